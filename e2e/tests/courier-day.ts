import type { Locator, Page } from '@playwright/test';
import { addresses } from '@tawseel/console/addresses';
import { type Cluster, startCluster } from '@tawseel/server/src/testing/postgres.ts';
import { ask } from '../harness/ask.ts';
import { drawPhoto } from '../harness/drawn-photo.ts';
import {
  attemptsOf,
  button,
  cards,
  ended,
  openDoor,
  sent,
  settleWorker,
  sign,
  takePhoto,
} from '../harness/driver-page.ts';
import { adminOf, build, hire, keepPrices, letIn, register, signInAt } from '../harness/first-business.ts';
import { DRIVER_PAGE, type OnTheRoad, signInDriver, withPin } from '../harness/on-the-road.ts';
import { OurServer } from '../harness/our-server.ts';
import { expect, type Host, test } from '../harness/test.ts';

const MARINA = 'Dubai Marina';
const AREAS: Readonly<Record<string, number>> = {
  'Al Barsha': 15,
  'Business Bay': 10,
  Deira: 10,
  [MARINA]: 15,
  Jumeirah: 10,
};
const MOST_KEYS = 45;
const DRIVERS = ['Bilal', 'Imran', 'Rashid', 'Yusuf'];
/** Stops of the first driver: thirteen doors, one of them with three parcels, and a shop. */
const STOPS = 14;
const DEVICE = 'desk-of-the-story-1';
const PARCEL = {
  deliveryType: 'normal',
  orderWeight: 1.5,
  parcelSize: { length: 30, width: 20, height: 10 },
  pickup: { city: 'Dubai', area: 'Al Quoz' },
  orderTitle: 'Perfume set',
};

let server: OurServer;
let cluster: Cluster | undefined;

test.use({ signedIn: false, fresh: true, actionTimeout: 20_000 });
test.setTimeout(300_000);
test.afterEach(async () => {
  await server.stop();
  await cluster?.stop();
  cluster = undefined;
});

async function openBusiness(admin: Host) {
  const warehouseId = await build(admin, 'Dubai Hub', 'Dubai');
  await keepPrices(admin);
  const perfumes = await register(admin, 'Noor Perfumes', '04 338 7755');
  const cakes = await register(admin, 'Mirdif Cakes', '04 288 1200');
  const huda = await hire(admin, 'supervisor', { warehouseId, name: 'Huda' });
  const sara = await hire(admin, 'operator', { warehouseId, name: 'Sara' });
  for (const one of [huda, sara]) await letIn(admin, one);
  const drivers: OnTheRoad[] = [];
  for (const [at, name] of DRIVERS.entries()) {
    const hired = await hire(admin, 'driver', { warehouseId, name, phone: `050 771 010${at}` });
    drivers.push(await withPin(admin, hired));
  }
  return { warehouseId, perfumes, cakes, huda, sara, drivers };
}

type Business = Awaited<ReturnType<typeof openBusiness>>;

let scanned = 0;
async function scan(office: Host, act: 'received' | 'sent', ids: readonly string[], runId?: string) {
  const scans = ids.map((code) => {
    scanned += 1;
    const clientId = String(scanned).padStart(22, 's');
    return { clientId, act, code, ...(runId ? { runId } : {}) };
  });
  const { data } = await ask(office, 'POST', '/api/scans', {
    station: { device: DEVICE, name: 'Dock' },
    scans,
  });
  return data.map(({ result }: { result: string }) => result);
}

/** Sixty parcels of five areas that lie in the hub; three of the Marina are for one door, two are to be paid for there. */
async function takeIn({ perfumes }: Business, office: Host): Promise<Map<string, string[]>> {
  const taken = new Map<string, string[]>();
  for (const [area, count] of Object.entries(AREAS)) {
    const ids: string[] = [];
    for (let at = 0; at < count; at += 1) {
      const door = area === MARINA && at < 3 ? 0 : at + 1;
      const receiver = {
        receiverName: `${area} ${door}`,
        receiverPhone: `050 55${area.length} 0${100 + door}`,
      };
      const due = area === MARINA ? { 4: 250, 5: 249.9 }[at] : undefined;
      const paid = due
        ? { paymentMethod: 'COD', orderValue: due }
        : { paymentMethod: 'Card', orderValue: 90 };
      const dropoff = { city: 'Dubai', area, street: `Street ${door}`, ...receiver };
      const { data } = await ask(perfumes.key, 'POST', '/api/orders', { ...PARCEL, ...paid, dropoff });
      ids.push(data.trackingID);
    }
    taken.set(area, ids);
  }
  const all = [...taken.values()].flat();
  expect(new Set(await scan(office, 'received', all))).toEqual(new Set(['implied']));
  return taken;
}

/** Two days before, nobody opened for this parcel. */
async function tryTwice(office: Host, { warehouseId, drivers }: Business, id: string): Promise<void> {
  for (const _ of ['once', 'and again']) {
    const assignments = [{ driverId: drivers[3]?.id, trackingIDs: [id] }];
    const [run] = (await ask(office, 'POST', '/api/dispatch/assign', { warehouseId, assignments })).data.runs;
    await ask(office, 'POST', `/api/runs/${run._id}/out`, { version: run.version, unloaded: 'load' });
    const failed = { act: 'failed', reason: 'no_answer', why: 'Phone was empty' };
    await ask(office, 'POST', `/api/runs/${run._id}/stops/${id}/enter`, failed);
    await scan(office, 'received', [id]);
    const { version } = (await ask(office, 'GET', `/api/runs/${run._id}`)).data.run;
    await ask(office, 'POST', `/api/runs/${run._id}/close`, { version });
  }
}

const statusOf = async (host: Host, id: string) =>
  (await ask(host, 'GET', `/api/parcels/${id}`)).data.parcel.trackingStatus;
const followed = async (host: Host): Promise<string[]> =>
  (await ask(host, 'GET', '/api/follow-ups?limit=100')).data.map(
    ({ kind, parcel }: { kind: string; parcel: { trackingID: string } }) => `${kind} ${parcel.trackingID}`,
  );

/** Gives an area to a driver by keys, and answers the run. */
async function give(
  page: Page,
  office: Host,
  press: (key: string) => Promise<void>,
  area: string,
  driver: number,
) {
  const rows = page.getByRole('list', { name: 'Areas' }).locator('[data-line]');
  const at = () => rows.evaluateAll((all) => all.findIndex((row) => row.matches(':focus-within')));
  if ((await at()) === -1) await press('ArrowDown');
  const goal = (await rows.allTextContents()).findIndex((line) => line.includes(area));
  for (let steps = goal - (await at()); steps > 0; steps -= 1) await press('ArrowDown');
  for (let steps = (await at()) - goal; steps > 0; steps -= 1) await press('ArrowUp');
  await press(String(driver));
  await expect(rows.filter({ hasText: area })).toHaveCount(0);
  const { drivers } = (await ask(office, 'GET', '/api/dispatch')).data;
  return drivers[driver - 1].runs[0] as { _id: string; number: string };
}

/** Sixty parcels to four drivers, three runs handed out; of the last, one was not loaded. */
async function dispatchByKeys(page: Page, office: Host, taken: Map<string, string[]>) {
  await page.goto(`${server.address}${addresses.runs}`);
  await expect(page.getByRole('list', { name: 'Areas' }).locator('[data-line]')).toHaveCount(5);
  let keys = 0;
  const press = async (key: string) => {
    keys += 1;
    await page.keyboard.press(key);
  };
  const handOut = async (run: { _id: string }, loaded: readonly string[]) => {
    await scan(office, 'sent', loaded, run._id);
    await press('h');
    const dialog = page.getByRole('dialog', { name: /^Hand out/ });
    await expect(dialog).toContainText(/on it/);
    await expect(dialog.getByRole('button', { name: /^(Hand out|Leave)/ })).toBeFocused();
    return dialog;
  };
  const bilals = await give(page, office, press, MARINA, 1);
  await handOut(bilals, taken.get(MARINA)!);
  await press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const imrans = await give(page, office, press, 'Jumeirah', 2);
  await handOut(imrans, taken.get('Jumeirah')!);
  await press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const rashids = await give(page, office, press, 'Deira', 3);
  const [left = '', ...loaded] = taken.get('Deira')!;
  const dialog = await handOut(rashids, loaded);
  await expect(dialog).toContainText(left);
  await press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await give(page, office, press, 'Al Barsha', 4);
  await give(page, office, press, 'Business Bay', 4);
  expect(keys).toBeLessThanOrEqual(MOST_KEYS);
  expect(await statusOf(office, left)).toBe('warehouse');
  expect(await statusOf(office, loaded[0]!)).toBe('assignedtodriver');
  return { bilals, imrans, left };
}

const cardOf = (page: Page, name: string): Locator =>
  cards(page).filter({ has: page.getByText(name, { exact: true }) });

/** Opens a stop of the first driver's, and says that it is delivered. */
async function deliver(page: Page, name: string): Promise<void> {
  await openDoor(cardOf(page, name), page);
  await button(page, 'Delivered').click();
}

const waiting = (page: Page, count: number) => expect(sent(page)).toContainText(`${count} not sent, since`);

/** Eight doors, three in vain and a shop, without a network: what was done is counted after each. */
async function driveOffline(page: Page, code: string): Promise<void> {
  const photo = () => drawPhoto(page);
  const door = (number: number) => `${MARINA} ${number}`;
  await deliver(page, door(0));
  await takePhoto(page, 'Photo', await photo());
  await waiting(page, 4);
  await deliver(page, door(4));
  await button(page, 'Signature').click();
  await sign(page);
  await button(page, 'Done').dblclick();
  await waiting(page, 6);
  await deliver(page, door(7));
  await button(page, 'Code').click();
  await page.getByLabel('Code of the receiver').fill(code);
  await button(page, 'Done').dblclick();
  await waiting(page, 7);
  await page.reload();
  await waiting(page, 7);
  await deliver(page, door(5));
  await button(page, 'Another amount').click();
  await page.getByLabel('Amount in AED').fill('200');
  await page.getByLabel('Note').fill('One bottle was missing');
  await button(page, 'Next').click();
  await takePhoto(page, 'Photo', await photo());
  await waiting(page, 9);
  await deliver(page, door(6));
  await expect(page.getByRole('main')).toContainText('249.90');
  await button(page, 'Got it').click();
  await takePhoto(page, 'Photo', await photo());
  await waiting(page, 11);
  for (const [at, number] of [8, 9, 10].entries()) {
    await deliver(page, door(number));
    await takePhoto(page, 'Photo', await photo());
    await waiting(page, 13 + 2 * at);
  }
  await openDoor(cardOf(page, door(11)), page);
  await button(page, 'Failed').click();
  await takePhoto(page, 'Receiver not there', await photo());
  await waiting(page, 19);
  for (const [at, [number, reason]] of (
    [
      [12, 'Receiver does not answer'],
      [13, 'Mobile switched off'],
    ] as const
  ).entries()) {
    await openDoor(cardOf(page, door(number)), page);
    await button(page, 'Failed').click();
    await button(page, reason).dblclick();
    await waiting(page, 20 + at);
  }
  await page.reload();
  await waiting(page, 21);
  await cardOf(page, 'Mirdif Cakes').getByRole('link').click();
  await button(page, 'All 6 there').click();
  await button(page, 'Collected').click();
  await button(page, 'Done').dblclick();
  await waiting(page, 27);
}

/** What the three calls come to, whichever is the next: Thursday, nobody, and the return. */
async function callAll(page: Page, names: { thursday: string; nobody: string; back: string }): Promise<void> {
  await page.goto(`${server.address}${addresses.contact}`);
  await expect(page.getByText('3 receivers to call now')).toBeVisible();
  await page.keyboard.press('n');
  for (let left = 3; left > 0; left -= 1) {
    const heading = page.getByRole('heading', { name: new RegExp(`^${MARINA} 1[123]$`) });
    const name = (await heading.textContent()) ?? '';
    if (name === names.thursday) {
      await page.keyboard.press('1');
      const day = new Date(Date.now() + 24 * 60 * 60 * 1000);
      while (day.getUTCDay() !== 4) day.setUTCDate(day.getUTCDate() + 1);
      await page.getByRole('textbox', { name: 'Day', exact: true }).fill(day.toISOString().slice(0, 10));
      await page.getByRole('textbox', { name: 'From', exact: true }).fill('17:00');
      await page.getByRole('textbox', { name: 'To', exact: true }).fill('21:00');
    }
    if (name === names.nobody) await page.keyboard.press('5');
    if (name === names.back) await page.keyboard.press('r');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name, exact: true })).toHaveCount(0);
  }
  await expect(page.getByText('Nobody to call now')).toBeVisible();
}

for (const engine of ['SQLite', 'PostgreSQL'] as const) {
  test(`a courier's day, from sixty parcels in the hub to the return that its shop signs for, on ${engine}`, async ({
    page,
    browser,
  }) => {
    if (engine === 'PostgreSQL') cluster = startCluster('quick');
    test.skip(engine === 'PostgreSQL' && !cluster, 'PostgreSQL is not installed');
    server = await OurServer.start({ DEMO: 'no', ...(cluster ? { DATABASE_URL: cluster.url } : {}) });
    const admin = await adminOf(server.address);
    const business = await openBusiness(admin);
    const { warehouseId, cakes, drivers } = business;
    const bilal = drivers[0]!;
    const sara = await signInAt(page, server.address, business.sara);
    const taken = await takeIn(business, sara);
    const marina = taken.get(MARINA)!;
    /** Of the door with this number, which is the parcel's in its order. */
    const at = (door: number) => marina[door - 1]!;
    const other = await browser.newPage();
    const huda = await signInAt(other, server.address, business.huda);
    await tryTwice(huda, business, at(13));

    // 07:30: four drivers, three runs; a second dispatcher is told whose a parcel is.
    const { bilals, imrans, left } = await dispatchByKeys(page, sara, taken);
    const again = [{ driverId: drivers[3]?.id, trackingIDs: [at(4)] }];
    const { data: told } = await ask(huda, 'POST', '/api/dispatch/assign', {
      warehouseId,
      assignments: again,
    });
    expect(told.results).toMatchObject([
      { isAssigned: false, message: `${at(4)} is on ${bilals.number} already.` },
    ]);
    const shop: string[] = [];
    for (let made = 0; made < 6; made += 1) {
      const dropoff = { city: 'Dubai', area: 'Al Barsha', street: 'Street 4', receiverName: 'Omar Farouk' };
      const order = { ...PARCEL, paymentMethod: 'Card', orderValue: 90, warehouseId };
      const asked = { ...order, dropoff: { ...dropoff, receiverPhone: '+971 52 118 6640' } };
      shop.push((await ask(cakes.key, 'POST', '/api/orders', asked)).data.trackingID);
    }
    const pickup = { warehouseId, kind: 'pickup', assignments: [{ driverId: bilal.id, trackingIDs: shop }] };
    const [pickups] = (await ask(sara, 'POST', '/api/dispatch/assign', pickup)).data.runs;
    await ask(sara, 'POST', `/api/runs/${pickups._id}/out`, { version: pickups.version });

    // Fourteen stops on a phone. The network goes.
    const phone = await browser.newPage({ viewport: { width: 360, height: 740 } });
    await phone.goto(`${server.address}${DRIVER_PAGE}`);
    await signInDriver(phone, bilal);
    await expect(cards(phone)).toHaveCount(STOPS);
    await settleWorker(phone);
    const { code } = (await ask(sara, 'GET', `/api/orders/${at(7)}/proofs`)).data;
    await phone.context().setOffline(true);
    await driveOffline(phone, code);
    await expect(cards(phone)).toHaveCount(2);

    // Meanwhile his session ends, a shop wants less cash, and one parcel back.
    await ask(huda, 'PUT', `/api/driver/pin/${bilal.id}`, { pin: bilal.pin });
    const { version } = (await ask(sara, 'GET', `/api/orders/${at(6)}`)).data;
    const lower = { version, reason: 'The shop said so', orderValue: 229.9 };
    expect(await ask(sara, 'PUT', `/api/orders/${at(6)}`, lower)).toMatchObject({
      data: { orderValue: 229.9 },
    });
    await ask(sara, 'POST', `/api/runs/${bilals._id}/stops/${at(8)}/withdraw`, {
      reason: 'The shop wants it back',
    });
    expect(await attemptsOf(huda, at(4))).toEqual([]);

    // Evening: the network, the PIN, and all is sent once.
    await phone.context().setOffline(false);
    const dialog = phone.getByRole('dialog', { name: 'Enter your PIN again' });
    await dialog.getByLabel('PIN').fill(bilal.pin);
    await dialog.getByRole('button', { name: 'Sign in' }).click();
    await expect(sent(phone)).toHaveText('All sent', { timeout: 30_000 });
    const acts = new Map<string, unknown[]>();
    for (const id of [...marina, ...shop]) acts.set(id, await attemptsOf(huda, id));
    const mine = [...acts.values()]
      .flat()
      .filter((act) => Reflect.get(Object(act), 'by').startsWith('Bilal'));
    expect(mine).toHaveLength(10 + 3 + 6);
    expect(acts.get(at(4))).toMatchObject([{ act: 'delivered', proofs: [{ kind: 'signature' }] }]);
    expect(acts.get(at(5))).toMatchObject([
      { cash: 200, note: 'One bottle was missing', result: 'accepted' },
    ]);
    expect(acts.get(at(6))).toMatchObject([{ cash: 249.9, result: 'accepted' }]);
    expect(acts.get(at(7))).toMatchObject([{ isCodeRight: true, proofs: [] }]);
    expect(acts.get(at(8))).toMatchObject([{ act: 'delivered', result: 'late' }]);
    expect(acts.get(at(13))).toHaveLength(3);
    for (const door of [4, 5, 6, 8, 9, 10, 11]) {
      const { proofs } = (await ask(huda, 'GET', `/api/orders/${at(door)}/proofs`)).data;
      expect(proofs).toMatchObject([{ arrivedAt: expect.any(String) }]);
    }
    expect((await followed(huda)).toSorted()).toEqual(
      [
        `cod_changed ${at(5)}`,
        `cod_changed ${at(6)}`,
        `late_act ${at(8)}`,
        `recall ${at(8)}`,
        `call ${at(11)}`,
        `call ${at(12)}`,
        `return ${at(13)}`,
      ].toSorted(),
    );
    // What was delivered all the same is put right by the office.
    await ask(huda, 'POST', `/api/orders/${at(8)}/tracking`, { trackingStatus: 'delivered' });

    // A phone died: the supervisor enters two stops, and says why.
    await other.goto(`${server.address}${addresses.runs}?run=${imrans._id}`);
    for (const id of taken.get('Jumeirah')!.slice(0, 2)) {
      const row = other.getByRole('table', { name: 'Stops' }).getByRole('row').filter({ hasText: id });
      await row.getByRole('button', { name: /^Enter what happened/ }).click();
      await other.getByLabel('Why the office enters it').fill('Phone fell into the creek');
      await other.getByRole('dialog').getByRole('button', { name: 'Enter', exact: true }).click();
      await expect(row).toContainText('Done');
      expect(await attemptsOf(huda, id)).toMatchObject([
        { act: 'delivered', why: 'Phone fell into the creek' },
      ]);
    }

    // He hands back what is left; one parcel is missing, and named before the run closes.
    await scan(sara, 'received', [at(11), at(12), at(13), at(14), ...shop]);
    await other.goto(`${server.address}${addresses.runs}?run=${bilals._id}`);
    await other.getByRole('button', { name: 'Close run' }).click();
    const question = other.getByRole('alertdialog');
    await question.getByRole('button', { name: 'Close run' }).click();
    await expect(question).toContainText(at(15));
    await question.getByRole('button', { name: 'Close with them missing' }).click();
    await expect(other.getByText('Closed', { exact: true }).first()).toBeVisible();
    expect(await followed(huda)).toContain(`missing ${at(15)}`);
    const collected = (await ask(sara, 'GET', `/api/runs/${pickups._id}`)).data.run;
    const closed = await ask(sara, 'POST', `/api/runs/${pickups._id}/close`, { version: collected.version });
    expect(closed.data).toMatchObject({ state: 'closed' });

    await callAll(page, { thursday: `${MARINA} 11`, nobody: `${MARINA} 12`, back: `${MARINA} 13` });
    const { promised } = (await ask(huda, 'GET', `/api/dispatch/attempts/${at(11)}`)).data;
    expect(promised).toMatchObject({ from: '17:00', to: '21:00' });
    expect(await statusOf(huda, at(13))).toBe('return');

    // The return goes to its shop, which signs.
    const back = { kind: 'return', driverId: bilal.id };
    const { data: returning } = await ask(huda, 'POST', '/api/runs', back);
    await scan(sara, 'sent', [at(13)], returning._id);
    const loaded = (await ask(huda, 'GET', `/api/runs/${returning._id}`)).data.run;
    await ask(huda, 'POST', `/api/runs/${returning._id}/out`, { version: loaded.version });
    await phone.reload();
    await cardOf(phone, 'Noor Perfumes').getByRole('link').click();
    await button(phone, 'Hand back').click();
    await button(phone, 'Signature').click();
    await sign(phone);
    await ended(phone, () => button(phone, 'Done').click());
    expect((await attemptsOf(huda, at(13)))[0]).toMatchObject({
      act: 'handed_back',
      proofs: [{ kind: 'signature', arrivedAt: expect.any(String) }],
    });

    // The details of an order show who tried, when, why and with which photo.
    await other.goto(`${server.address}${addresses.allOrders}?search=${at(11)}`);
    await other
      .getByRole('table')
      .getByRole('row')
      .filter({ hasText: at(11) })
      .getByRole('button')
      .first()
      .click();
    const attempts = other
      .getByRole('dialog', { name: `Order ${at(11)}` })
      .getByRole('region', { name: 'Attempts' });
    await expect(attempts).toContainText('Not delivered: Receiver not there');
    await expect(attempts).toContainText('Bilal Haddad');
    await expect(attempts.getByRole('button', { name: /^Photo, / }).getByRole('img')).toBeVisible();
    expect(await statusOf(huda, left)).toBe('warehouse');
    expect(server.check()).toContain('The database is healthy');
    await phone.close();
    await other.close();
  });
}
