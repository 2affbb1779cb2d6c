// npm run shots: a picture of everything the console shows (shots/table.ts), at three widths, light and dark, into
// /shots, and what axe finds on each. `npm run shots -- users rates` takes those whose names contain one of the words,
// `npm run shots -- --lang=ar` those in Arabic, `--lang=ar-XB` of the pseudo-language from right to left, `--lang=en-XA` from
// left to right.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { findByAxe } from './harness/axe.ts';
import { findBrowser } from './harness/browser.ts';
import { OurServer } from './harness/our-server.ts';
import { buildPseudoConsole, servePseudoConsole } from './harness/pseudo-console.ts';
import { makeTemplate, template } from './harness/template.ts';
import { findBrokenCodes } from './shots/broken-codes.ts';
import { findInLanguage } from './shots/in-language.ts';
import { pageFor, reach } from './shots/open-shot.ts';
import { MAIL, SHOTS, type Shot } from './shots/table.ts';

const wanted = process.argv.slice(2).filter((word) => !word.startsWith('--'));
/** `--lang=ar`: of the console in another language, at the widest and the narrowest. */
const language = process.argv.find((word) => word.startsWith('--lang='))?.slice('--lang='.length);
/** `--width=1024`: only at that width. */
const width = Number(process.argv.find((word) => word.startsWith('--width='))?.slice('--width='.length));
const WIDTHS = width > 0 ? [width] : language ? [1440, 360] : [1440, 768, 360];
/** True for a language of development, of which there are pictures by day alone. */
const isPseudo = language?.includes('-X') ?? false;
const THEMES = isPseudo ? (['light'] as const) : (['light', 'dark'] as const);
/** Maximum height of a picture in pixels: a list of hundreds of rows looks the same below. */
const TALLEST = 2500;
const folder = path.resolve(import.meta.dirname, '../shots', language ?? '');

async function findProblems(page: Page): Promise<string[]> {
  const found = await findByAxe(page);
  const isTooWide = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
  const all = [...found, ...(await findBrokenCodes(page))];
  return isTooWide ? [...all, 'the page scrolls sideways'] : all;
}

async function take(browser: Browser, address: string, shot: Shot, width: number, theme: 'light' | 'dark') {
  const page = await pageFor(browser, address, shot, { width, theme, language });
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(`uncaught: ${error.message}`));
  try {
    await reach(page, shot);
    problems.push(...(await findProblems(page)));
  } catch (error) {
    problems.push(error instanceof Error ? error.message.split('\n')[0]! : String(error));
  }
  const opened = await page.getByRole('dialog').or(page.getByRole('alertdialog')).count();
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  const whole = { fullPage: true, clip: { x: 0, y: 0, width, height: Math.min(height, TALLEST) } };
  const image = await page.screenshot({ ...(opened === 0 ? whole : {}), animations: 'disabled' });
  mkdirSync(path.join(folder, shot.name), { recursive: true });
  writeFileSync(path.join(folder, shot.name, `${width}-${theme}.png`), image);
  await page.context().close();
  return problems;
}

/** The pictures of a shot on one sheet, which is quicker to look at. */
async function makeSheet(browser: Browser, { name }: Shot): Promise<void> {
  const page = await browser.newPage({ viewport: { width: 1800, height: 600 } });
  const pictures = THEMES.flatMap((theme) =>
    WIDTHS.map((width) => {
      const data = readFileSync(path.join(folder, name, `${width}-${theme}.png`)).toString('base64');
      return `<img width="${Math.round(width * 0.68)}" src="data:image/png;base64,${data}">`;
    }),
  );
  const columns = `grid-template-columns:repeat(${WIDTHS.length},max-content)`;
  const style = `display:grid;${columns};gap:12px;background:#888;align-items:start`;
  await page.setContent(`<body style="margin:12px;${style}">${pictures.join('')}</body>`);
  await page.screenshot({ path: path.join(folder, `${name}.png`), fullPage: true });
  await page.close();
}

const removeTemplate = await makeTemplate();
const server = await OurServer.start({}, template().folder);
const browser = await chromium.launch(await findBrowser());
const shots = SHOTS.filter(({ name }) => wanted.length === 0 || wanted.some((part) => name.includes(part)));
const mailing = shots.some(({ mail }) => mail) ? await OurServer.start(MAIL, template().folder) : server;
if (language) await buildPseudoConsole();
if (language && !isPseudo) await findInLanguage(await browser.newPage(), language);

/** Address of the console in the language. */
async function consoleOf({ address }: OurServer): Promise<{ address: string; stop?: () => Promise<void> }> {
  return language ? servePseudoConsole(address) : { address };
}

const consoles = { server: await consoleOf(server), mailing: await consoleOf(mailing) };
let troubled = 0;
for (const shot of shots) {
  const found = new Map<string, string[]>();
  for (const theme of THEMES) {
    const taken = await Promise.all(
      WIDTHS.map(async (width) => ({
        width,
        problems: await take(browser, consoles[shot.mail ? 'mailing' : 'server'].address, shot, width, theme),
      })),
    );
    for (const { width, problems } of taken) {
      for (const problem of problems) {
        found.set(problem, [...(found.get(problem) ?? []), `${width} ${theme}`]);
      }
    }
  }
  if (!isPseudo) await makeSheet(browser, shot);
  console.log(`${found.size === 0 ? '✓' : '✗'} ${shot.name}`);
  for (const [problem, where] of found) console.log(`    ${problem} [${where.join(', ')}]`);
  if (found.size > 0) troubled++;
}
console.log(`${shots.length} shown, ${troubled} with problems; look at them in ${folder}`);
await browser.close();
for (const { stop } of Object.values(consoles)) await stop?.();
await server.stop();
if (mailing !== server) await mailing.stop();
await removeTemplate();
process.exitCode = troubled > 0 ? 1 : 0;
