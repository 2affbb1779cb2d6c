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

/** Presses it, answered without words: what is then said is the console's own. */
async function pressOn(page: Page, button: Locator, status: number): Promise<void> {
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
}

/** What a shot says that is of no language: as it stands, and after its button failed, and succeeded. */
async function walk(browser: Browser, address: string, shot: Shot): Promise<string[]> {
  const found: string[] = [];
  const open = async () => {
    const page = await pageFor(browser, address, shot, VIEW);
    const sent = collectSent(page);
    await reach(page, shot);
    const look = async () => found.push(...(await untranslated(page, sent)));
    await look();
    return { page, look };
  };
  const nameOf = async (page: Page) => {
    const button = await buttonOf(page);
    return (await button.count()) > 0 ? button.textContent() : null;
  };
  let { page, look } = await open();
  const name = shot.calls || OF_STAFF.includes(shot) ? null : await nameOf(page);
  for (const status of name === null ? [] : [500, 200]) {
    // What failed is mostly open still, to be pressed again.
    if ((await nameOf(page)) !== name) {
      await page.context().close();
      ({ page, look } = await open());
    }
    await pressOn(page, await buttonOf(page), status);
    await look();
  }
  await page.context().close();
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
