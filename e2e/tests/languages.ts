import type { Locator, Page, Request } from '@playwright/test';
import { addresses } from '@tawseel/console/addresses';
import { settle } from '../harness/axe.ts';
import { OurServer } from '../harness/our-server.ts';
import { buildPseudoConsole, servePseudoConsole } from '../harness/pseudo-console.ts';
import { template } from '../harness/template.ts';
import { expect, test } from '../harness/test.ts';
import { collectSent, untranslated } from '../harness/untranslated.ts';
import { WarmContext } from '../harness/warm-context.ts';
import { keptBy, lookingAt, reach } from '../shots/open-shot.ts';
import { MAIL, SHOTS, type Shot } from '../shots/table.ts';

/** So many pages are walked through at a time. */
const AT_ONCE = 2;
const PARTS = 6;
const LANGUAGE = 'ar-XB';

// One after the other, on the same servers: a window whose button one of them pressed is pressed in no other.
test.describe.configure({ mode: 'default', timeout: 240_000 });

type Place = { warm: WarmContext; address: string };

/** What waits for an answer has no words of its own. */
const shots = SHOTS.filter(({ calls }) => calls !== 'hang');
const homes = (['supervisor', 'operator', 'cashier'] as const).map(
  (as): Shot => ({ name: as, address: addresses.home, as }),
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
  const isWrite = (request: Request) => request.method() !== 'GET';
  // A form that is not whole sends nothing.
  const asked = page.waitForRequest(isWrite, { timeout: 500 }).catch(() => undefined);
  await button.click();
  if (await asked)
    await page
      .getByRole('status')
      .filter({ hasText: /./ })
      .first()
      .waitFor({ state: 'attached', timeout: 1000 })
      .catch(() => undefined);
  await settle(page);
}

/** Opens a shot; `look` finds what it says that is of no language. */
async function open({ warm, address }: Place, shot: Shot) {
  await warm.clear();
  await warm.store(await keptBy(address, shot, LANGUAGE));
  const page = await warm.newSavingPage();
  const sent = collectSent(page);
  await reach(page, shot).catch(async (error: Error) => {
    throw new Error(`${error.message}The page says: ${await page.locator('main').innerText()}`);
  });
  const look = async () =>
    (await untranslated(page, sent)).map((text) => `${shot.name} at ${page.url()}: ${text}`);
  return { page, look };
}

/** What the screens that one of the staff has say in no language. */
async function walkStaff(place: Place, home: Shot): Promise<string[]> {
  const { page, look } = await open(place, home);
  const entries = await page.getByRole('navigation').getByRole('link').all();
  const screens = await Promise.all(entries.map((entry) => entry.getAttribute('href')));
  const found: string[] = [];
  for (const address of screens) {
    await reach(page, { ...home, address: String(address) });
    found.push(...(await look()));
  }
  return found;
}

/** Windows and forms whose button was pressed: others of the same show them in another state, and say no more. */
const pressed = new Set<string>();

async function windowOf(page: Page, button: Locator): Promise<string> {
  const titles = await page
    .getByRole('dialog')
    .or(page.getByRole('alertdialog'))
    .locator('h2')
    .allTextContents();
  return [new URL(page.url()).pathname, ...titles, await button.textContent()].join(' ');
}

/** What a shot says in no language: as it stands, and after its button failed, and succeeded. */
async function walk(place: Place, shot: Shot): Promise<string[]> {
  const nameOf = async (page: Page) => {
    const button = await buttonOf(page);
    return (await button.count()) > 0 ? windowOf(page, button) : null;
  };
  let { page, look } = await open(place, shot);
  const found = await look();
  const name = shot.calls ? null : await nameOf(page);
  if (name === null || pressed.has(name)) return found;
  pressed.add(name);
  for (const status of [500, 200]) {
    // What failed is mostly open still, to be pressed again.
    if ((await nameOf(page)) !== name) ({ page, look } = await open(place, shot));
    await pressOn(page, await buttonOf(page), status);
    found.push(...(await look()));
  }
  return found;
}

type Walked = { shot: Shot; walked: (place: Place, shot: Shot) => Promise<string[]> };
const walks: readonly Walked[] = [
  ...homes.map((home) => ({ shot: home, walked: walkStaff })),
  ...shots.map((shot) => ({ shot, walked: walk })),
];

type Served = { address: string; stop: () => Promise<void> };
let served: Served[] = [];
/** Where as many walk at a time: each in browser contexts of its own, one for each server. */
let lanes: Place[][] = [];

test.beforeAll(async ({ browser }) => {
  await buildPseudoConsole();
  const servers = await Promise.all(
    [{}, MAIL].map((settings) => OurServer.start(settings, template().folder)),
  );
  const consoles = await Promise.all(servers.map(({ address }) => servePseudoConsole(address)));
  served = [...consoles, ...servers];
  const openPlace = async ({ address }: Served): Promise<Place> => {
    const options = lookingAt(address, { width: 1440, theme: 'light' });
    return { address, warm: await WarmContext.open(browser, options) };
  };
  lanes = await Promise.all(
    Array.from({ length: AT_ONCE }, () => Promise.all(consoles.map((each) => openPlace(each)))),
  );
});
test.afterAll(async () => {
  for (const each of served) await each.stop();
});

/** What these say in no language. */
async function walkAll(left: Walked[]): Promise<string[]> {
  const found: string[] = [];
  const walkOn = async ([plain, mail]: Place[]) => {
    for (let next = left.shift(); next; next = left.shift()) {
      const { shot, walked } = next;
      const said = walked((shot.mail ? mail : plain) as Place, shot);
      found.push(...(await said.catch((error: Error) => [`${shot.name}: ${error.message}`])));
    }
  };
  await Promise.all(lanes.map(walkOn));
  return [...new Set(found)];
}

for (let part = 0; part < PARTS; part += 1) {
  test(`every screen, window, form, toast and refusal says every word in the language that was chosen, part ${part + 1} of ${PARTS}`, async () => {
    const own = walks.filter((_, at) => at % PARTS === part);
    expect(await walkAll(own)).toEqual([]);
  });
}
