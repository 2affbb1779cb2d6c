import type { Page } from '@playwright/test';
import { addresses } from '@tawseel/console/addresses';
import { OurServer } from '../harness/our-server.ts';
import { buildPseudoConsole, servePseudoConsole } from '../harness/pseudo-console.ts';
import { template } from '../harness/template.ts';
import { expect, test } from '../harness/test.ts';
import { collectSent, untranslated } from '../harness/untranslated.ts';
import { keptBy, lookingAt, reach } from '../shots/open-shot.ts';
import { MAIL, SHOTS, type Shot } from '../shots/table.ts';

const LANGUAGE = 'ar-XB';

/** Windows whose words component tests check (console/src/testing/untranslated.ts), as they do of any failed or empty load. */
const ELSEWHERE =
  /^(hub-|runs?-|follow-up$|import-file-|rates-|zone-rate|warehouse-|single-warehouse-|driver-(details|status)|cashier-|prices-|quer|login-(problems|failed)|register-warehouse-|home-custom|warehouses-|users-(individual|companies)|user-|orders-search|palette|keys)/;
const shots = SHOTS.filter(({ name, calls }) => !calls && !ELSEWHERE.test(name));
const homes = (['supervisor', 'operator', 'cashier'] as const).map(
  (as): Shot => ({ name: as, address: addresses.home, as }),
);

const sessionOf = ({ visitor, as = 'administrator' }: Shot) => (visitor ? 'visitor' : as);

/** Moves to another screen as a link does, without loading the page anew. */
async function moveTo(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState({ idx: (history.state?.idx ?? 0) + 1 }, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  }, address);
}

/** One page in front of a server, which shows one shot after the other. */
async function walkThrough(page: Page, address: string, all: readonly Shot[]): Promise<string[]> {
  const found: string[] = [];
  const sent = collectSent(page);
  let session = '';

  async function enter(shot: Shot) {
    session = sessionOf(shot);
    // A page without a script, so that nothing runs while the session changes.
    await page.goto('/favicon.svg');
    const kept = await keptBy(address, shot, LANGUAGE);
    await page.evaluate((values) => {
      localStorage.clear();
      Object.assign(localStorage, values);
    }, kept);
  }

  async function show(shot: Shot) {
    // A shot may have ended the session.
    const isSignedIn = () => page.evaluate(() => 'authToken' in localStorage);
    if (shot.visitor || sessionOf(shot) !== session || !(await isSignedIn())) {
      await enter(shot);
      return reach(page, shot);
    }
    // Elsewhere first: a move to where the page is would leave its windows open.
    await moveTo(page, addresses.profileView);
    const other = page.getByRole('heading', { level: 1, name: /Profile/ });
    // The palette stays open, and a form that guards what was typed asks.
    const stays = page.getByRole('dialog').or(page.getByRole('alertdialog'));
    const moved = other.or(stays).first().waitFor({ timeout: 3000 });
    // A page that asks for a first password does not move at all.
    const isFree = await moved.then(
      async () => (await stays.count()) === 0,
      () => false,
    );
    return reach(page, shot, isFree ? () => moveTo(page, shot.address) : undefined);
  }

  for (const shot of all) {
    await test.step(shot.name, async () => {
      await show(shot).catch((error: Error) => {
        found.push(`${shot.name}: ${error.message}`);
        session = '';
      });
      const texts = await untranslated(page, sent);
      found.push(...texts.map((text) => `${shot.name} at ${page.url()}: ${text}`));
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    });
  }
  return [...new Set(found)];
}

const walks = [
  { settings: {}, own: [...homes, ...shots.filter(({ mail }) => !mail)] },
  { settings: MAIL, own: shots.filter(({ mail }) => mail) },
];

test('the console has every word from the chosen language', async ({ browser }) => {
  test.setTimeout(600_000);
  await buildPseudoConsole();
  for (const { settings, own } of walks) {
    const server = await OurServer.start(settings, template().folder);
    const served = await servePseudoConsole(server.address);
    const context = await browser.newContext(lookingAt(served.address, { width: 1440, theme: 'light' }));
    const bySession = own.toSorted((one, other) => sessionOf(one).localeCompare(sessionOf(other)));
    expect(await walkThrough(await context.newPage(), served.address, bySession)).toEqual([]);
    await context.close();
    await served.stop();
    await server.stop();
  }
});
