import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setFonts } from './fonts.ts';

const cache = path.resolve(import.meta.dirname, '../../node_modules/.cache/tawseel');
const unpacked = path.join(cache, 'chromium-153.0.0');

const INSTALLED = ['/usr/bin/chromium', '/usr/bin/google-chrome'];

/** Arguments of a browser for tests, also as root and without a network. */
export const LAUNCH_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export type Launch = { executablePath: string; args: string[]; env: Record<string, string> };

/** Unpacks the browser into the cache, because the npm package only uses the folder for temporary files. */
async function unpack(): Promise<void> {
  const unfinished = `${unpacked}.${process.pid}`;
  mkdirSync(unfinished, { recursive: true });
  const before = process.env.TMPDIR;
  process.env.TMPDIR = unfinished;
  // Without it the package leaves out the libraries that a bare Debian lacks.
  process.env.AWS_EXECUTION_ENV = 'AWS_Lambda_nodejs22.x';
  const { default: chromium } = await import('@sparticuz/chromium');
  await chromium.executablePath();
  delete process.env.AWS_EXECUTION_ENV;
  if (before === undefined) delete process.env.TMPDIR;
  else process.env.TMPDIR = before;
  try {
    renameSync(unfinished, unpacked);
  } catch (error) {
    // Another process was first.
    rmSync(unfinished, { recursive: true });
    if (!existsSync(unpacked)) throw error;
  }
}

/**
 * Launch options of the browser: CHROME names one, else the one that came with npm ci, which opens a page in a third
 * of the time, else an installed one.
 */
export async function findBrowser(): Promise<Launch> {
  const env = Object.fromEntries(Object.entries(process.env).filter(([, value]) => value !== undefined));
  const launch = { args: LAUNCH_ARGS, env: env as Record<string, string> };
  const runsOurs = process.platform === 'linux' && process.arch === 'x64';
  const named = process.env.CHROME || (runsOurs ? undefined : INSTALLED.find((file) => existsSync(file)));
  if (named) return { ...launch, executablePath: named };
  if (!runsOurs) {
    throw new Error('No browser found: name a Chromium or Chrome in the environment variable CHROME.');
  }
  if (!existsSync(unpacked)) await unpack();
  launch.env.LD_LIBRARY_PATH = path.join(unpacked, 'al2023', 'lib');
  launch.env.FONTCONFIG_PATH = setFonts(cache, path.join(unpacked, 'fonts'));
  return { ...launch, executablePath: path.join(unpacked, 'chromium') };
}
