// npm run shots: a picture of everything the console shows (shots/table.ts), at three widths, light and dark, into
// /shots, and what axe finds on each. `npm run shots -- users rates` takes those whose names contain one of the words.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import { type Browser, chromium, type Page } from '@playwright/test';
import { settle } from './harness/axe.ts';
import { findBrowser } from './harness/browser.ts';
import { ADMIN, OurServer } from './harness/our-server.ts';
import { makeTemplate, template } from './harness/template.ts';
import { type Role, SHOTS, type Shot } from './shots/table.ts';

const WIDTHS = [1440, 768, 360];
/** As far down as a picture goes: a list of hundreds of rows looks the same below. */
const TALLEST = 2500;
const THEMES = ['light', 'dark'] as const;
const folder = path.resolve(import.meta.dirname, '../shots');
const wanted = process.argv.slice(2);

function emailOf(role: Role): string {
  return role === 'administrator' ? ADMIN.email : `${role}@tawseel.example`;
}

async function answerCalls(page: Page, calls: NonNullable<Shot['calls']>): Promise<void> {
  await page.route('**/api/**', (route) => {
    if (calls === 'empty') return route.fulfill({ json: [] });
    if (calls === 'fail') return route.fulfill({ status: 500, json: { message: 'The depot is closed.' } });
  });
}

async function findProblems(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const isTooWide = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
  const found = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target }) => `${id}: ${help} (${target.join(' ')})`),
  );
  return isTooWide ? [...found, 'the page scrolls sideways'] : found;
}

const tokens = new Map<string, string>();

/** The session of a role, signed in once; that of the administrator stands in the template. */
async function tokenOf(role: Role): Promise<string> {
  if (role === 'administrator') return template().token;
  const known = tokens.get(role);
  if (known) return known;
  const login = await fetch(`${server.address}/api/admin/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: emailOf(role), password: template().staffPassword }),
  });
  const { token } = await login.json();
  tokens.set(role, token);
  return token;
}

async function take(browser: Browser, address: string, shot: Shot, width: number, theme: 'light' | 'dark') {
  const role = shot.as ?? 'administrator';
  const token = await tokenOf(role);
  // As a browser that was here before: who has signed in need not be read first.
  const signedIn = { email: emailOf(role), role, token: token.slice(-8) };
  const kept = [
    { name: 'authToken', value: token },
    { name: 'signedIn', value: JSON.stringify(signedIn) },
  ];
  const localStorage = shot.visitor ? [] : kept;
  const context = await browser.newContext({
    baseURL: address,
    viewport: { width, height: 900 },
    colorScheme: theme,
    reducedMotion: 'reduce',
    locale: 'en-GB',
    storageState: { cookies: [], origins: [{ origin: address, localStorage }] },
  });
  const page = await context.newPage();
  page.setDefaultTimeout(20_000);
  if (shot.calls) await answerCalls(page, shot.calls);
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(`uncaught: ${error.message}`));
  try {
    await page.goto(shot.address, { waitUntil: shot.calls === 'hang' ? 'load' : 'networkidle' });
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await shot.steps?.(page);
    await settle(page);
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
  await context.close();
  return problems;
}

/** The six pictures of a shot on one sheet, which is quicker to look at. */
async function makeSheet(browser: Browser, { name }: Shot): Promise<void> {
  const page = await browser.newPage({ viewport: { width: 1800, height: 600 } });
  const pictures = THEMES.flatMap((theme) =>
    WIDTHS.map((width) => {
      const data = readFileSync(path.join(folder, name, `${width}-${theme}.png`)).toString('base64');
      return `<img width="${Math.round(width * 0.68)}" src="data:image/png;base64,${data}">`;
    }),
  );
  const style =
    'display:grid;grid-template-columns:repeat(3,max-content);gap:12px;background:#888;align-items:start';
  await page.setContent(`<body style="margin:12px;${style}">${pictures.join('')}</body>`);
  await page.screenshot({ path: path.join(folder, `${name}.png`), fullPage: true });
  await page.close();
}

const removeTemplate = await makeTemplate();
const server = await OurServer.start({}, template().folder);
/** One that can mail: nobody listens there, which changes nothing of what is shown. */
const MAIL = {
  SMTP_URL: 'smtp://127.0.0.1:9',
  MAIL_FROM: 'no-reply@parcels.example',
  PUBLIC_URL: 'https://parcels.example',
};
const browser = await chromium.launch(await findBrowser());
const shots = SHOTS.filter(({ name }) => wanted.length === 0 || wanted.some((part) => name.includes(part)));
const mailing = shots.some(({ mail }) => mail) ? await OurServer.start(MAIL, template().folder) : server;
let troubled = 0;
for (const shot of shots) {
  const found = new Map<string, string[]>();
  for (const theme of THEMES) {
    const taken = await Promise.all(
      WIDTHS.map(async (width) => ({
        width,
        problems: await take(browser, (shot.mail ? mailing : server).address, shot, width, theme),
      })),
    );
    for (const { width, problems } of taken) {
      for (const problem of problems) {
        found.set(problem, [...(found.get(problem) ?? []), `${width} ${theme}`]);
      }
    }
  }
  await makeSheet(browser, shot);
  console.log(`${found.size === 0 ? '✓' : '✗'} ${shot.name}`);
  for (const [problem, where] of found) console.log(`    ${problem} [${where.join(', ')}]`);
  if (found.size > 0) troubled++;
}
console.log(`${shots.length} shown, ${troubled} with problems; look at them in ${folder}`);
await browser.close();
await server.stop();
if (mailing !== server) await mailing.stop();
await removeTemplate();
process.exitCode = troubled > 0 ? 1 : 0;
