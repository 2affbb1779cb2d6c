import type { Page } from '@playwright/test';
import { ask } from '../harness/ask.ts';
import {
  attemptsOf,
  button,
  cards,
  ended,
  leaveUnproved,
  openDay,
  openDoor,
  paid,
  sent,
  settleWorker,
  unpaid,
} from '../harness/driver-page.ts';
import { expectFitForRoad } from '../harness/fit-for-road.ts';
import { DRIVER_PAGE, sendDriver, signInDriver } from '../harness/on-the-road.ts';
import { expect, test } from '../harness/test.ts';

/** Without a proof, and what stands between two taps. */
async function finishUnproved(page: Page): Promise<void> {
  await leaveUnproved(page);
  await ended(page, () => button(page, 'Done').click());
}

test.use({ signedIn: false, writes: true, viewport: { width: 360, height: 740 } });

test('driver: from the sign-in to a failure, each page is fit for the sun and a thumb', async ({
  page,
  host,
}) => {
  const [driver] = await sendDriver(host);
  await page.goto(DRIVER_PAGE.slice(0, -1));
  await expect(page).toHaveURL(DRIVER_PAGE);
  await expectFitForRoad(page, 'sign-in');
  await signInDriver(page, { ...driver, pin: '111333' });
  await expect(page.getByRole('alert').first()).toContainText('The phone number or the PIN is wrong');
  await signInDriver(page, driver);
  await expect(cards(page)).not.toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem('authToken'))).toBeNull();
  await expectFitForRoad(page, 'stops');

  const [free = ''] = await openDoor(paid(page), page);
  await expectFitForRoad(page, 'door');
  await button(page, 'Delivered').click();
  await finishUnproved(page);
  const [attempt] = await attemptsOf(host, free);
  expect(attempt).toMatchObject({ act: 'delivered', relation: 'self' });

  const [due = ''] = await openDoor(unpaid(page), page);
  await button(page, 'Delivered').click();
  await expectFitForRoad(page, 'money');
  await button(page, 'Got it').click();
  await finishUnproved(page);
  expect((await attemptsOf(host, due))[0].cash).toBeGreaterThan(0);

  await unpaid(page).getByRole('link').click();
  await button(page, 'Failed').click();
  await expectFitForRoad(page, 'why');
  await ended(page, () => button(page, 'Cash not ready').click());
  await expect(page.getByText('Done today (3)')).toBeVisible();
});

test('driver: cash, what is scanned and the rest of the pages are fit for it too', async ({ page, host }) => {
  const [driver] = await openDay(page, host);
  const [due = ''] = await openDoor(unpaid(page), page);
  await button(page, 'Delivered').click();
  await button(page, 'Got it').click();
  await finishUnproved(page);
  await page.getByRole('link', { name: 'Cash', exact: true }).click();
  await expect(page.getByRole('main')).toContainText(due);
  await expectFitForRoad(page, 'cash');
  await page.getByRole('link', { name: 'Scan', exact: true }).click();
  await page.getByLabel('Code on the label').fill('TWS-2222-232W');
  await button(page, 'Find').click();
  await expect(page.getByRole('alert').last()).toContainText('is not on your run');
  await expectFitForRoad(page, 'scan');
  await page.getByLabel('Code on the label').fill(due.toLowerCase());
  await button(page, 'Find').click();
  await expect(page.getByRole('main')).toContainText(due);
  await page.getByRole('link', { name: 'More', exact: true }).click();
  await expect(page.getByRole('main')).toContainText(driver.name);
  await expectFitForRoad(page, 'more');
});

test('driver: where the phone is goes with what is done, if it may say so; the driver reads when, and why not', async ({
  page,
  host,
}) => {
  await openDay(page, host);
  const context = page.context();
  const failNext = async () => {
    const [code = ''] = await openDoor(cards(page).first(), page);
    await button(page, 'Failed').click();
    // Once one that asks later has its answer, the page has its own.
    await page.evaluate(
      () => new Promise((done) => navigator.geolocation.getCurrentPosition(() => done(1), done)),
    );
    await ended(page, () => button(page, 'Receiver does not answer').click());
    return (await attemptsOf(host, code))[0].position;
  };
  // Whatever is not named is forbidden.
  await context.grantPermissions([], { origin: host.address });
  expect(await failNext()).toBeNull();
  await page.getByRole('link', { name: 'More', exact: true }).click();
  const said = page.getByRole('main');
  await expect(said).toContainText('Noted with what you do at a stop, and at no other time.');
  await expect(said).toContainText('Your phone does not tell this page where it is.');
  await context.grantPermissions(['geolocation'], { origin: host.address });
  await context.setGeolocation({ latitude: 25.0804, longitude: 55.1403, accuracy: 9 });
  await page.getByRole('link', { name: 'Stops', exact: true }).click();
  expect(await failNext()).toEqual({ lat: 25.0804, lng: 55.1403, accuracy: 9 });
  await page.getByRole('link', { name: 'More', exact: true }).click();
  await expect(said).toContainText('Noted with what you do at a stop');
  await expect(said).not.toContainText('does not tell');
});

test('driver: a stop that is longer than the phone is shown from its top, with the way back', async ({
  page,
  host,
}) => {
  await page.setViewportSize({ width: 360, height: 560 });
  await openDay(page, host);
  await openDoor(unpaid(page), page);
  await expect(page.getByRole('main')).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await button(page, 'Failed').click();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test('driver: what the office takes off the run is no stop any more, and is to be brought back', async ({
  page,
  host,
}) => {
  const read = page.waitForResponse('**/api/my/day');
  await openDay(page, host);
  const { stops } = (await (await read).json()).data;
  const { runId, trackingID, name } = stops[0];
  const before = await cards(page).count();
  const reason = 'The shop wants it back';
  await ask(host, 'POST', `/api/runs/${runId}/stops/${trackingID}/withdraw`, { reason });
  await page.reload();
  const recalled = page.getByRole('region', { name: 'Bring 1 parcel back' });
  await expect(recalled).toContainText(`${trackingID}, ${name}: ${reason}`);
  await expect(cards(page)).toHaveCount(before - 1);
  await expectFitForRoad(page, 'recalled');
});

test('driver: without a network the page opens, what is done stays done through two reloads, a double tap is one act', async ({
  page,
  host,
  context,
}) => {
  await openDay(page, host);
  await settleWorker(page);
  const before = await cards(page).count();
  await context.setOffline(true);
  const [free = ''] = await openDoor(paid(page), page);
  await button(page, 'Delivered').click();
  await leaveUnproved(page);
  await button(page, 'Done').dblclick();
  await expect(sent(page)).toContainText('1 not sent, since');
  for (const _ of ['once', 'and again']) {
    await page.reload();
    await expect(sent(page)).toContainText('1 not sent, since');
    await expect(sent(page)).toContainText('No network');
    await expect(cards(page)).toHaveCount(before - 1);
  }
  await expectFitForRoad(page, 'offline');
  await unpaid(page).getByRole('link').click();
  await button(page, 'Failed').click();
  await button(page, 'Receiver does not answer').dblclick({ delay: 300 });
  await expect(sent(page)).toContainText('2 not sent, since');
  // The second tap opened whatever stop lay below.
  await expect(cards(page)).toHaveCount(before - 2);
  expect(await attemptsOf(host, free)).toEqual([]);
  await context.setOffline(false);
  await expect(sent(page)).toHaveText('All sent', { timeout: 20_000 });
  expect(await attemptsOf(host, free)).toHaveLength(1);
  await page.reload();
  await expect(cards(page)).toHaveCount(before - 2);
});

test('driver: a session that ends in the middle keeps the work, and the PIN over the page sends it', async ({
  page,
  host,
}) => {
  const [driver, other] = await openDay(page, host);
  await ask(host, 'DELETE', `/api/staff/${driver.id}/sessions`);
  const [free = ''] = await openDoor(paid(page), page);
  await button(page, 'Delivered').click();
  await leaveUnproved(page);
  await button(page, 'Done').click();
  const dialog = page.getByRole('dialog', { name: 'Enter your PIN again' });
  await expect(dialog).toContainText(driver.name);
  await expectFitForRoad(page, 'pin');
  await button(page, 'Later').click();
  await page.reload();
  await expect(sent(page)).toContainText('1 not sent');
  expect(await attemptsOf(host, free)).toEqual([]);

  // Somebody else takes the phone meanwhile, and sends nothing of it.
  await dialog.getByRole('button', { name: 'I am another driver' }).click();
  await expect(page.getByText(`1 act of ${driver.name} waits on this phone.`)).toBeVisible();
  await signInDriver(page, other);
  await expect(page.getByText('No stops yet')).toBeVisible();
  await expect(page.getByText(`1 act of ${driver.name} waits on this phone.`)).toBeVisible();
  expect(await attemptsOf(host, free)).toEqual([]);
  await page.getByRole('link', { name: 'More', exact: true }).click();
  const ended = page.waitForResponse('**/api/admin/logout');
  await button(page, 'Sign out').click();
  expect((await ended).status()).toBe(200);

  await signInDriver(page, driver);
  await expect(cards(page).first()).toBeVisible();
  await expect(sent(page)).toHaveText('All sent');
  await expect.poll(() => attemptsOf(host, free)).toHaveLength(1);
});

test('driver: parcels of one door are ticked and done at once; another amount says why, and a card has its slip', async ({
  page,
  host,
}) => {
  const bodies: { acts: Record<string, unknown>[] }[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/my/acts')) bodies.push(request.postDataJSON());
  });
  await page.route('**/api/my/day', async (route) => {
    const response = await route.fetch();
    const body = await response.json();
    const due = body.data?.stops?.filter(({ cashDue }: { cashDue: number }) => cashDue > 0) ?? [];
    for (const stop of due.slice(0, 3)) stop.door = 'one door';
    await route.fulfill({ response, json: body });
  });
  await openDay(page, host);
  const door = cards(page).filter({ hasText: '3 parcels' });
  await door.getByRole('link').click();
  await page.getByRole('checkbox').first().uncheck();
  await expectFitForRoad(page, 'parcels');
  await button(page, 'Delivered').click();
  await button(page, 'Another amount').click();
  await page.getByLabel('Amount in AED').fill('1.50');
  await button(page, 'Next').click();
  await expect(page.getByText('Say why it is another amount.')).toBeVisible();
  await page.getByLabel('Note').fill('Had no more');
  await expectFitForRoad(page, 'other-amount');
  await button(page, 'Next').click();
  await page.getByText('Guard', { exact: true }).click();
  await page.getByLabel('Name').fill('Rashid');
  await finishUnproved(page);
  const acts = bodies.flatMap((body) => body.acts);
  expect(acts.map(({ cash }) => cash)).toEqual([1.5, 0]);
  expect(acts[0]).toMatchObject({
    receivedBy: 'Rashid',
    relation: 'guard',
    note: 'Had no more. Camera broken',
  });

  const [single] = [cards(page).filter({ hasText: 'Collect' }).last()];
  await single!.getByRole('link').click();
  await button(page, 'Delivered').click();
  await button(page, 'Card').click();
  await page.getByLabel('Number of the slip').fill('004217');
  await expectFitForRoad(page, 'card');
  await button(page, 'Next').click();
  await finishUnproved(page);
  const last = bodies.at(-1)?.acts.at(-1);
  expect(last).toMatchObject({ cash: 0, card: last?.dueSeen, slip: '004217' });
  // A day that is still being read would be changed after the page is gone.
  await page.unrouteAll({ behavior: 'wait' });
});

test.describe('on a clock that is put forward', () => {
  test.use({ fresh: true });

  test('driver: what a server does not take is kept and said, in red after 15 minutes; signing out asks first', async ({
    page,
    host,
  }) => {
    await page.clock.install();
    await openDay(page, host);
    const refusal = { status: 422, json: { message: 'The call is wrong.' } };
    await page.route('**/api/my/acts', (route) => route.fulfill(refusal));
    await paid(page).getByRole('link').click();
    await button(page, 'Delivered').click();
    await leaveUnproved(page);
    await button(page, 'Done').click();
    const banner = page.getByRole('banner');
    await expect(banner).toContainText('The server did not take them: The call is wrong.');
    await expectFitForRoad(page, 'refused');
    await page.getByRole('link', { name: 'More', exact: true }).click();
    await button(page, 'Sign out').click();
    await expect(page.getByRole('alert').last()).toContainText('1 act is not sent yet.');
    await expectFitForRoad(page, 'sign-out');
    await button(page, 'Stay').click();
    await page.unroute('**/api/my/acts');
    await page.route('**/api/my/acts', (route) => route.fulfill({ status: 503, json: { message: 'Busy.' } }));
    await page.clock.fastForward('16:00');
    await expect(banner).toContainText('your work is not sent for a long time');
    await expectFitForRoad(page, 'long');
    await page.unroute('**/api/my/acts');
    await button(page, 'Send now').click();
    await expect(sent(page)).toHaveText('All sent');
  });
});
