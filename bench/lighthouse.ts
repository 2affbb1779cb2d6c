// npm run lighthouse: runs Lighthouse on every screen with its desktop preset, in both themes, and writes
// bench/results/lighthouse.md. `-- --only dark` runs one theme, `-- --screens home,queries` some screens; both only print.
// npx downloads Lighthouse, because as a dependency it would add 176 MB.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { addresses } from '@tawseel/console/addresses';
import { findBrowser } from '../e2e/harness/browser.ts';
import { ADMIN, OurServer } from '../e2e/harness/our-server.ts';
import { runCases } from './program.ts';
import type { Result } from './result.ts';

const LIGHTHOUSE = 'lighthouse@13.5.0';
const VISITORS: string[] = [addresses.landing, addresses.login];
const CATEGORIES = [
  { id: 'accessibility', name: 'accessibility', least: 1 },
  { id: 'best-practices', name: 'best practices', least: 1 },
  { id: 'performance', name: 'performance', least: 0.97 },
];
const METRICS = [
  { id: 'first-contentful-paint', name: 'first paint' },
  { id: 'largest-contentful-paint', name: 'largest paint' },
  { id: 'total-blocking-time', name: 'blocked' },
  { id: 'cumulative-layout-shift', name: 'layout shift' },
];

/** Used part of Lighthouse's report. */
type Report = {
  finalDisplayedUrl: string;
  categories: { [id: string]: { score: number; auditRefs: { id: string; weight: number }[] } };
  audits: { [id: string]: { score: number | null; title: string; displayValue?: string } };
};

type Visit = { address: string; storage: { [key: string]: string }; warehouse: unknown };

/** Runs in the page before its own scripts: sets the storage, and the navigation state as if opened from the list. */
function prepare({ address, storage, warehouse }: Visit): void {
  for (const [key, value] of Object.entries(storage)) localStorage.setItem(key, value);
  if (location.pathname === address) history.replaceState({ usr: { warehouse }, key: 'list', idx: 1 }, '');
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  return port;
}

async function runLighthouse(url: string, port: number): Promise<Report> {
  const categories = CATEGORIES.map(({ id }) => id).join(',');
  const flags = [`--port=${port}`, '--preset=desktop', '--disable-storage-reset', '--output=json', '--quiet'];
  const args = ['--yes', LIGHTHOUSE, url, `--only-categories=${categories}`, ...flags];
  const child = spawn('npx', args, { stdio: ['ignore', 'pipe', 'inherit'] });
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (part) => {
    output += part;
  });
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`Lighthouse ended with ${code} on ${url}.`);
  return JSON.parse(output);
}

/** Runs Lighthouse in a new browser with an empty cache. */
async function visit(server: OurServer, given: Visit): Promise<Report> {
  const { address } = given;
  const profile = mkdtempSync(path.join(tmpdir(), 'tawseel-lighthouse-'));
  const port = await freePort();
  const launch = await findBrowser();
  const context = await chromium.launchPersistentContext(profile, {
    ...launch,
    args: [...launch.args, `--remote-debugging-port=${port}`],
    viewport: null,
  });
  await context.addInitScript(prepare, given);
  try {
    const report = await runLighthouse(server.address + address, port);
    const shown = new URL(report.finalDisplayedUrl).pathname;
    if (shown !== address) throw new Error(`${address} led to ${shown}.`);
    return report;
  } finally {
    await context.close();
    rmSync(profile, { recursive: true, force: true });
  }
}

function toResult(address: string, { categories, audits }: Report): Result {
  const scores = CATEGORIES.map(({ id, name, least }) => ({
    name,
    least,
    score: categories[id]?.score ?? 0,
  }));
  const refs = CATEGORIES.flatMap(({ id }) => categories[id]?.auditRefs ?? []);
  const faults = refs.filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9);
  for (const { id } of faults)
    console.log(`${address}: ${audits[id]?.title} ${audits[id]?.displayValue ?? ''}`);
  return {
    what: address,
    measured: {
      ...Object.fromEntries(scores.map(({ name, score }) => [name, String(Math.round(score * 100))])),
      ...Object.fromEntries(METRICS.map(({ id, name }) => [name, audits[id]?.displayValue ?? ''])),
    },
    figure: CATEGORIES.map(({ least }) => least * 100).join(', '),
    isReached: scores.every(({ score, least }) => score >= least),
  };
}

async function answerOf(server: OurServer, at: string, init: RequestInit): Promise<unknown> {
  const reply = await fetch(server.address + at, init);
  if (!reply.ok) throw new Error(`${at}: ${reply.status}`);
  return reply.json();
}

if (!existsSync(path.join(import.meta.dirname, '../console/dist/index.html'))) {
  throw new Error('The console is not built: npm start builds it.');
}
const { values } = parseArgs({ options: { only: { type: 'string' }, screens: { type: 'string' } } });
const wanted = values.screens?.split(',');
const screens = Object.values(addresses).filter((address) => wanted?.includes(address.slice(1)) ?? true);
const intro = `# Lighthouse on every screen

Written by \`npm run lighthouse\`: ${LIGHTHOUSE} with its desktop preset, the demo business, an empty cache.
`;
const server = await OurServer.start();
try {
  const headers = { 'content-type': 'application/json' };
  const login = { method: 'POST', headers, body: JSON.stringify(ADMIN) };
  const { token } = (await answerOf(server, '/api/admin/login', login)) as { token: string };
  const listed = await answerOf(server, '/api/warehouse/', { headers: { authorization: `Bearer ${token}` } });
  const [warehouse] = listed as unknown[];
  const inTheme = async (theme: string) => {
    const results: Result[] = [];
    for (const address of screens) {
      const storage = { theme, ...(VISITORS.includes(address) ? {} : { authToken: token }) };
      results.push(toResult(address, await visit(server, { address, storage, warehouse })));
    }
    return results;
  };
  const cases = {
    light: { title: 'In light colours', run: () => inTheme('light') },
    dark: { title: 'In dark colours', run: () => inTheme('dark') },
  };
  await runCases(cases, values.only, wanted ? undefined : { name: 'lighthouse', intro });
} finally {
  await server.stop();
}
