import { chromium } from '@playwright/test';
import { writeFileSync } from 'node:fs';
import { findBrowser } from './harness/browser.ts';
import { OurServer } from './harness/our-server.ts';
import { makeTemplate, template } from './harness/template.ts';
import { keptBy } from './shots/open-shot.ts';
const [, , lang, out, ...paths] = process.argv;
const remove = await makeTemplate();
const server = await OurServer.start({}, template().folder);
const browser = await chromium.launch(await findBrowser());
const widths = (process.env.WIDTHS ?? '1440').split(',').map(Number);
for (const theme of (process.env.THEMES ?? 'light').split(',') as ('light'|'dark')[])
for (const width of widths) {
  const kept = process.env.VISITOR ? {language: lang!} : await keptBy(server.address, { name: 'x' } as never, lang);
  const context = await browser.newContext({ baseURL: server.address, viewport: { width, height: 900 }, colorScheme: theme, reducedMotion: 'reduce', locale: 'en-GB',
    storageState: { cookies: [], origins: [{ origin: server.address, localStorage: Object.entries(kept).map(([name, value]) => ({ name, value })) }] } });
  const page = await context.newPage();
  for (const [at, path] of paths.entries()) {
    await page.goto(path.split('#')[0]!);
    await page.waitForLoadState('networkidle'); await page.waitForTimeout(400);
    for (const step of path.split('#').slice(1)) { await page.locator(step).first().click(); await page.waitForLoadState('networkidle'); await page.waitForTimeout(500); }
    writeFileSync(`${out}-${at}-${lang}-${theme}-${width}.png`, await page.screenshot({ fullPage: !path.includes('#') }));
    if (process.env.EVAL) console.log(path, width, JSON.stringify(await page.evaluate(process.env.EVAL)));
  }
  await context.close();
}
await browser.close(); await server.stop(); await remove(); process.exit();
