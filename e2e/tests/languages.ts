import type { Browser, Locator, Page, Response } from '@playwright/test';
import { PROTECTED } from '@tawseel/console/addresses';
import { settle } from '../harness/axe.ts';
import { OurServer } from '../harness/our-server.ts';
import { buildPseudoConsole, servePseudoConsole } from '../harness/pseudo-console.ts';
import { template } from '../harness/template.ts';
import { expect, test } from '../harness/test.ts';
import { collectSent, untranslated } from '../harness/untranslated.ts';
import { pageFor, reach } from '../shots/open-shot.ts';
import { MAIL, SHOTS, type Shot } from '../shots/table.ts';

/** So many pages are walked through at a time. */
const AT_ONCE = 3;
const VIEW = { width: 1440, theme: 'light', language: 'ar-XB' } as const;

/** Every screen as each of the staff has it. */
const OF_STAFF: Shot[] = (['supervisor', 'operator', 'cashier'] as const).flatMap((as) =>
  PROTECTED.map((address) => ({ name: `${as} at ${address}`, address, as })),
);

/** The button that a question, a window or else a form is for. */
async function buttonOf(page: Page): Promise<Locator> {
  for (const role of ['alertdialog', 'dialog'] as const) {
    const open = page.getByRole(role).last();
    if ((await open.count()) > 0) return open.locator('button:enabled:not(.visually-hidden)').last();
  }
  return page.locator('button[type=submit]:enabled:visible').last();
}

/** Presses it, answered without words: what is then said is the console's own. False where there is none. */
async function pressOn(page: Page, status: number): Promise<boolean> {
  const button = await buttonOf(page);
  if ((await button.count()) === 0) return false;
  await page.route('**/api/**', (route) =>
    route.request().method() === 'GET' ? route.fallback() : route.fulfill({ status, json: {} }),
  );
  const isWrite = (response: Response) => response.request().method() !== 'GET';
  // A form that is not whole sends nothing.
  const answered = page.waitForResponse(isWrite, { timeout: 1000 }).catch(() => undefined);
  await button.click();
  if (await answered)
    await page
      .getByRole('status')
      .filter({ hasText: /./ })
      .first()
      .waitFor({ state: 'attached', timeout: 1000 })
      .catch(() => undefined);
  await settle(page);
  return true;
}

/** What a shot says that is of no language: as it stands, and after its button failed or succeeded. */
async function walk(browser: Browser, address: string, shot: Shot): Promise<string[]> {
  const found: string[] = [];
  for (const status of shot.calls ? [0] : [500, 200]) {
    const page = await pageFor(browser, address, shot, VIEW);
    const sent = collectSent(page);
    await reach(page, shot);
    found.push(...(await untranslated(page, sent)));
    const isPressed = status > 0 && (await pressOn(page, status));
    if (isPressed) found.push(...(await untranslated(page, sent)));
    await page.context().close();
    if (!isPressed) break;
  }
  return [...new Set(found)].map((text) => `${shot.name}: ${text}`);
}

test('every screen, window, form, toast and refusal says every word in the language that was chosen', async ({
  browser,
}) => {
  test.setTimeout(900_000);
  await buildPseudoConsole();
  const servers = await Promise.all(
    [{}, MAIL].map((settings) => OurServer.start(settings, template().folder)),
  );
  const consoles = await Promise.all(servers.map(({ address }) => servePseudoConsole(address)));
  const found: string[] = [];
  const left = [...SHOTS, ...OF_STAFF];
  const walkOn = async () => {
    for (let shot = left.shift(); shot; shot = left.shift()) {
      const { address } = consoles[shot.mail ? 1 : 0]!;
      const { name } = shot;
      found.push(
        ...(await walk(browser, address, shot).catch((error: Error) => [`${name}: ${error.message}`])),
      );
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, walkOn));
  for (const served of [...consoles, ...servers]) await served.stop();
  expect(found).toEqual([]);
});
