import type { Locator, Page } from '@playwright/test';
import { ask } from './ask.ts';
import { DRIVER_PAGE, type OnTheRoad, sendDriver, signInDriver } from './on-the-road.ts';
import { expect, type Host } from './test.ts';

export const cards = (page: Page) => page.getByRole('main').locator('ol > li');
export const paid = (page: Page) => cards(page).filter({ hasNotText: 'Collect' }).first();
export const unpaid = (page: Page) => cards(page).filter({ hasText: 'Collect' }).first();
export const button = (page: Page, name: string) => page.getByRole('button', { name });
export const sent = (page: Page) => page.getByRole('banner').getByRole('status');

/** A driver whose run has left, signed in, and another of the same warehouse. */
export async function openDay(page: Page, host: Host): Promise<[OnTheRoad, OnTheRoad]> {
  const drivers = await sendDriver(host);
  await page.goto(DRIVER_PAGE);
  await signInDriver(page, drivers[0]);
  await expect(cards(page).first()).toBeVisible();
  return drivers;
}

/** The worker is there, and has what the page needs. */
export async function settleWorker(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

/** Returns the paths that match of the files that the worker stores. */
export async function storedFiles(page: Page, pattern: RegExp): Promise<string[]> {
  const stored = await page.evaluate(async () => {
    const names = await caches.keys();
    const lists = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return lists.flat().map(({ url }) => new URL(url).pathname);
  });
  return stored.filter((path) => pattern.test(path));
}

/** Opens a stop, and says which parcels are there. */
export async function openDoor(card: Locator, page: Page): Promise<string[]> {
  await card.getByRole('link').click();
  const parcels = page.getByRole('group', { name: /Parcels|Tick/ });
  return ((await parcels.textContent()) ?? '').match(/TWS-\w{4}-\w{4}/g) ?? [];
}

/** Takes a picture with the phone's camera, which the tap on a button opens. */
export async function takePhoto(page: Page, name: string, photo: Buffer): Promise<void> {
  const camera = page.waitForEvent('filechooser');
  await button(page, name).click();
  await (await camera).setFiles({ name: 'photo.jpg', mimeType: 'image/jpeg', buffer: photo });
}

/** Draws a signature in the field. */
export async function sign(page: Page): Promise<void> {
  const sheet = (await page.getByRole('img', { name: 'Field to sign in' }).boundingBox())!;
  await page.mouse.move(sheet.x + 40, sheet.y + 60);
  await page.mouse.down();
  for (const [x, y] of [
    [90, 110],
    [140, 40],
    [200, 120],
    [260, 60],
  ] as const) {
    await page.mouse.move(sheet.x + x, sheet.y + y, { steps: 4 });
  }
  await page.mouse.up();
}

/** Delivers without any proof, up to the last tap. */
export async function leaveUnproved(page: Page): Promise<void> {
  await button(page, 'Without proof').click();
  await page.getByLabel('Note').fill('Camera broken');
}

/** A tap that ends a stop, while there is a network: waits for the server's answer. */
export async function ended(page: Page, tap: () => Promise<void>): Promise<void> {
  const answer = page.waitForResponse('**/api/my/acts');
  await tap();
  await answer;
  await expect(sent(page)).toHaveText('All sent');
}

export async function attemptsOf(host: Host, code: string) {
  const { data } = await ask(host, 'GET', `/api/dispatch/attempts/${code}`);
  return data.attempts;
}
