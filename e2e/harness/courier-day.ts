import type { Locator, Page } from '@playwright/test';
import { addresses } from '@tawseel/console/addresses';
import { ask } from './ask.ts';
import { drawPhoto } from './drawn-photo.ts';
import { button, cards, openDoor, sent, sign, takePhoto } from './driver-page.ts';
import { build, hire, keepPrices, letIn, register } from './first-business.ts';
import { type OnTheRoad, withPin } from './on-the-road.ts';
import { expect, type Host } from './test.ts';

export const MARINA = 'Dubai Marina';
const AREAS: Readonly<Record<string, number>> = {
  'Al Barsha': 15,
  'Business Bay': 10,
  Deira: 10,
  [MARINA]: 15,
  Jumeirah: 10,
};
const MOST_KEYS = 45;
const DRIVERS = ['Bilal', 'Imran', 'Rashid', 'Yusuf'];
const DEVICE = 'desk-of-the-story-1';
export const PARCEL = {
  deliveryType: 'normal',
  orderWeight: 1.5,
  parcelSize: { length: 30, width: 20, height: 10 },
  pickup: { city: 'Dubai', area: 'Al Quoz' },
  orderTitle: 'Perfume set',
};

export async function openBusiness(admin: Host) {
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
export async function scan(office: Host, act: 'received' | 'sent', ids: readonly string[], runId?: string) {
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
export async function takeIn({ perfumes }: Business, office: Host): Promise<Map<string, string[]>> {
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

/** A failed attempt for this parcel two days before. */
export async function tryTwice(office: Host, { warehouseId, drivers }: Business, id: string): Promise<void> {
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

export const statusOf = async (host: Host, id: string) =>
  (await ask(host, 'GET', `/api/parcels/${id}`)).data.parcel.trackingStatus;
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
export async function dispatchByKeys(page: Page, office: Host, taken: Map<string, string[]>) {
  await page.goto(`${office.address}${addresses.runs}`);
  await expect(page.getByRole('list', { name: 'Areas' }).locator('[data-line]')).toHaveCount(5);
  let keys = 0;
  const press = async (key: string) => {
    keys += 1;
    await page.keyboard.press(key);
  };
  const handOut = async (run: { _id: string }, loaded: readonly string[]) => {
    await scan(office, 'sent', loaded, run._id);
    await press('h');
    const dialog = page.getByRole('dialog', { name: /^Start/ });
    await expect(dialog).toContainText(/to collect/);
    await expect(dialog.getByRole('button', { name: 'Start run' })).toBeFocused();
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

export const cardOf = (page: Page, name: string): Locator =>
  cards(page).filter({ has: page.getByText(name, { exact: true }) });

/** Opens a stop of the first driver's, and says that it is delivered. */
async function deliver(page: Page, name: string): Promise<void> {
  await openDoor(cardOf(page, name), page);
  await button(page, 'Delivered').click();
}

const waiting = (page: Page, count: number) => expect(sent(page)).toContainText(`${count} not sent, since`);

/** Eight doors, three failed attempts and a shop, without a network: the queue is counted after each. */
export async function driveOffline(page: Page, code: string): Promise<void> {
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
  await page.getByLabel('Delivery code').fill(code);
  await button(page, 'Done').dblclick();
  await waiting(page, 7);
  await page.reload();
  await waiting(page, 7);
  await deliver(page, door(5));
  await button(page, 'Another amount').click();
  await page.getByLabel('Amount in AED').fill('200');
  await page.getByLabel('Why is it another amount?').fill('One bottle was missing');
  await button(page, 'Next').click();
  await takePhoto(page, 'Photo', await photo());
  await waiting(page, 9);
  await deliver(page, door(6));
  await expect(page.getByRole('main')).toContainText('249.90');
  await button(page, 'Cash received').click();
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

/** Outcomes of the three calls, whichever is next: Thursday, no answer, and the return. */
export async function callAll(
  page: Page,
  office: Host,
  names: { thursday: string; nobody: string; back: string },
): Promise<void> {
  await page.goto(`${office.address}${addresses.contact}`);
  await expect(page.getByText('3 receivers to call now')).toBeVisible();
  await page.keyboard.press('n');
  for (let left = 3; left > 0; left -= 1) {
    const heading = page.getByRole('heading', { name: new RegExp(`^${MARINA} 1[123]$`) });
    const name = (await heading.textContent()) ?? '';
    if (name === names.thursday) {
      await page.keyboard.press('1');
      const day = new Date(Date.now() + 24 * 60 * 60 * 1000);
      while (day.getUTCDay() !== 4) day.setUTCDate(day.getUTCDate() + 1);
      await page.getByRole('textbox', { name: 'Day' }).fill(day.toISOString().slice(0, 10));
      await page.getByRole('textbox', { name: 'From' }).fill('17:00');
      await page.getByRole('textbox', { name: 'To' }).fill('21:00');
    }
    if (name === names.nobody) await page.keyboard.press('5');
    if (name === names.back) await page.keyboard.press('r');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name })).toHaveCount(0);
  }
  await expect(page.getByText('Nobody to call now')).toBeVisible();
}
