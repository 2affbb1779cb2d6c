import type { Page } from '@playwright/test';
import { account } from '@tawseel/contract/account';
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
  storedFiles,
  unpaid,
} from '../harness/driver-page.ts';
import { expectFitForRoad } from '../harness/fit-for-road.ts';
import { DRIVER_PAGE, sendDriver, signInDriver } from '../harness/on-the-road.ts';
import { press } from '../harness/press.ts';
import { expect, test } from '../harness/test.ts';

/** Finishes a delivery without a proof. */
async function finishUnproved(page: Page): Promise<void> {
  await leaveUnproved(page);
  await ended(page, () => button(page, 'Done').click());
}

test.use({ signedIn: false, writes: true, viewport: { width: 360, height: 740 } });

type Stop = { _id: string; runId: string; trackingID: string; name: string; state: string; cashDue: number };

/** Gives three stops with cash due the same door, in every answer of the day from here on. */
async function putAtOneDoor(page: Page): Promise<void> {
  let ids: string[] | undefined;
  await page.route('**/api/my/day', async (route) => {
    const response = await route.fetch();
    const json = await response.json();
    const stops: Stop[] = json.data?.stops ?? [];
    const due = stops.filter(({ state, cashDue }) => state === 'pending' && cashDue > 0);
    ids ??= due.slice(0, 3).map(({ _id }) => _id);
    for (const stop of stops) if (ids.includes(stop._id)) Object.assign(stop, { door: 'one door' });
    await route.fulfill({ response, json });
  });
}

test('driver: from sign-in through a day of failures, cash and one door, each page is usable in sunlight with a thumb', async ({
  page,
  host,
}) => {
  const [driver] = await sendDriver(host);
  const context = page.context();
  const show = (name: string) => page.getByRole('link', { name }).click();
  let stops: Stop[] = [];
  let due = '';

  await test.step('a wrong PIN is refused, and the right one opens the day', async () => {
    await page.goto(DRIVER_PAGE.slice(0, -1));
    await expect(page).toHaveURL(DRIVER_PAGE);
    await expectFitForRoad(page, 'sign-in');
    await signInDriver(page, { ...driver, pin: '111333' });
    await expect(page.getByRole('alert').first()).toContainText('The phone number or the PIN is wrong');
    const read = page.waitForResponse('**/api/my/day');
    await signInDriver(page, driver);
    stops = (await (await read).json()).data.stops;
    await expect(cards(page)).not.toHaveCount(0);
    expect(await page.evaluate(() => localStorage.getItem('authToken'))).toBeNull();
    await expectFitForRoad(page, 'stops');
  });

  await test.step('a parcel that the office takes off the run is to be brought back', async () => {
    const before = await cards(page).count();
    const { runId, trackingID, name } = stops.find(({ cashDue }) => cashDue === 0)!;
    const reason = 'The shop wants it back';
    await ask(host, 'POST', `/api/runs/${runId}/stops/${trackingID}/withdraw`, { reason });
    await page.reload();
    const recalled = page.getByRole('region', { name: 'Bring 1 parcel back' });
    await expect(recalled).toContainText(`${trackingID}, ${name}: ${reason}`);
    await expect(cards(page)).toHaveCount(before - 1);
    await expectFitForRoad(page, 'recalled');
  });

  await test.step('two parcels are delivered, and one is not', async () => {
    const [free = ''] = await openDoor(paid(page), page);
    await expectFitForRoad(page, 'door');
    await button(page, 'Delivered').click();
    await finishUnproved(page);
    const [attempt] = await attemptsOf(host, free);
    expect(attempt).toMatchObject({ act: 'delivered', relation: 'self' });

    [due = ''] = await openDoor(unpaid(page), page);
    await button(page, 'Delivered').click();
    await expectFitForRoad(page, 'money');
    await button(page, 'Cash received').click();
    await finishUnproved(page);
    expect((await attemptsOf(host, due))[0].cash).toBeGreaterThan(0);

    await unpaid(page).getByRole('link').click();
    await button(page, 'Failed').click();
    await expectFitForRoad(page, 'why');
    await button(page, 'Receiver asked for another time').click();
    await page.getByText(/13:00.17:00/).click();
    await expectFitForRoad(page, 'day asked for');
    await button(page, 'Back').click();
    await ended(page, () => button(page, 'Cash not ready').click());
    await expect(page.getByText('Done today (3)')).toBeVisible();
  });

  await test.step('cash, scanned parcels and the other pages', async () => {
    await show('Cash');
    await expect(page.getByRole('main')).toContainText(due);
    await expectFitForRoad(page, 'cash');
    await show('Scan');
    await page.getByLabel('Code on the label').fill('TWS-2222-232W');
    await button(page, 'Find').click();
    await expect(page.getByRole('alert').last()).toContainText('is not on your run');
    await expectFitForRoad(page, 'scan');
    await page.getByLabel('Code on the label').fill(due.toLowerCase());
    await button(page, 'Find').click();
    await expect(page.getByRole('main')).toContainText(due);
    await show('More');
    await expect(page.getByRole('main')).toContainText(driver.name);
    await expectFitForRoad(page, 'more');
  });

  await test.step('an expense is entered and removed', async () => {
    const entered = async () => (await ask(host, 'GET', `/api/cash/drivers/${driver.id}`)).data.entered;
    await show('Cash');
    await button(page, 'Add expense').click();
    await expectFitForRoad(page, 'expense-kinds');
    await button(page, 'Fuel').click();
    await button(page, 'Done').click();
    await expect(page.getByText('Enter an amount, like 249.90.')).toBeVisible();
    await expectFitForRoad(page, 'expense');
    await page.getByLabel('Amount in AED').fill('20');
    await page.getByLabel('Note').fill('The pump printed none');
    const added = page.waitForResponse('**/api/my/expenses');
    await button(page, 'Done').click();
    await added;
    await expect(page.getByRole('main')).toContainText('The pump printed none');
    await expectFitForRoad(page, 'expenses');
    expect(await entered()).toMatchObject([{ kind: 'fuel', amount: 20, note: 'The pump printed none' }]);
    const removed = page.waitForResponse('**/api/my/expenses/*');
    await button(page, 'Remove the expense Fuel').click();
    await removed;
    expect(await entered()).toEqual([]);
  });

  await test.step('a position is sent with an act if the phone allows it, and the page shows its time, or why there is none', async () => {
    const failNext = async () => {
      await show('Stops');
      const [code = ''] = await openDoor(paid(page), page);
      await button(page, 'Failed').click();
      // Once one that asks later has its answer, the page has its own.
      await page.evaluate(
        () => new Promise((done) => navigator.geolocation.getCurrentPosition(() => done(1), done)),
      );
      await ended(page, () => button(page, 'Receiver does not answer').click());
      return (await attemptsOf(host, code))[0].position;
    };
    const more = page.getByRole('main');
    // Permissions that are not named are denied.
    await context.grantPermissions([], { origin: host.address });
    expect(await failNext()).toBeNull();
    await show('More');
    await expect(more).toContainText('Recorded only when you act at a stop.');
    await expect(more).toContainText('Your phone does not share its location with this page.');
    await context.grantPermissions(['geolocation'], { origin: host.address });
    await context.setGeolocation({ latitude: 25.0804, longitude: 55.1403, accuracy: 9 });
    expect(await failNext()).toEqual({ lat: 25.0804, lng: 55.1403, accuracy: 9 });
    await show('More');
    await expect(more).toContainText('Recorded only when you act at a stop');
    await expect(more).not.toContainText('does not tell');
    await show('Stops');
  });

  await test.step('a stop that is longer than the phone is shown from its top', async () => {
    await page.setViewportSize({ width: 360, height: 560 });
    await openDoor(unpaid(page), page);
    await expect(page.getByRole('main')).toBeFocused();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await button(page, 'Failed').click();
    await expect(button(page, 'Cash not ready')).toBeVisible();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await page.setViewportSize({ width: 360, height: 740 });
  });

  await test.step('parcels of one door are ticked and delivered together; another amount needs a reason, and a card its slip', async () => {
    const acts: Record<string, unknown>[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/api/my/acts')) acts.push(...request.postDataJSON().acts);
    });
    await show('Stops');
    await putAtOneDoor(page);
    await page.reload();
    await cards(page).filter({ hasText: '3 parcels' }).getByRole('link').click();
    await page.getByRole('checkbox').first().uncheck();
    await expectFitForRoad(page, 'parcels');
    await button(page, 'Delivered').click();
    await button(page, 'Another amount').click();
    await page.getByLabel('Amount in AED').fill('1.50');
    await button(page, 'Next').click();
    await expect(page.getByText('Enter why the amount differs.')).toBeVisible();
    await page.getByLabel('Why is it another amount?').fill('Had no more');
    await expectFitForRoad(page, 'other-amount');
    await button(page, 'Next').click();
    await page.getByRole('button', { name: /^I received/ }).click();
    await page.getByText('Guard', { exact: true }).click();
    await page.getByLabel('Name').fill('Rashid');
    await finishUnproved(page);
    expect(acts.map(({ cash }) => cash)).toEqual([1.5, 0]);
    expect(acts[0]).toMatchObject({
      receivedBy: 'Rashid',
      relation: 'guard',
      note: 'Had no more. Camera broken',
    });

    await cards(page).filter({ hasText: 'Collect' }).last().getByRole('link').click();
    await button(page, 'Delivered').click();
    await button(page, 'Card').click();
    await page.getByLabel('Number of the slip').fill('004217');
    await expectFitForRoad(page, 'card');
    await button(page, 'Next').click();
    await finishUnproved(page);
    const last = acts.at(-1);
    expect(last).toMatchObject({ cash: 0, card: last?.dueSeen, slip: '004217' });
    // A day that is still being read would be changed after the page is gone.
    await page.unrouteAll({ behavior: 'wait' });
  });
});

test.describe('on a clock that is set forward', () => {
  // A worker of another language cannot be fetched without a network.
  test.use({ fresh: true, complaints: [/An unknown error occurred when fetching the script/] });

  test('driver: acts are queued without a network, without a session and while the server refuses them, and are sent once', async ({
    page,
    host,
    context,
  }) => {
    const [driver, other] = await openDay(page, host);
    const dialog = page.getByRole('dialog', { name: 'Enter your PIN again' });
    const banner = page.getByRole('banner');

    await test.step('without a network the page opens, acts survive two reloads, and a double tap is one act', async () => {
      await settleWorker(page);
      const before = await cards(page).count();
      await context.setOffline(true);
      const [free = ''] = await openDoor(paid(page), page);
      await button(page, 'Delivered').click();
      await leaveUnproved(page);
      await button(page, 'Done').dblclick();
      // The list opens after the act is stored; a reload before that opens the stop again.
      await expect(cards(page)).toHaveCount(before - 1);
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
      // The second tap opened the stop below.
      await expect(cards(page)).toHaveCount(before - 2);
      expect(await attemptsOf(host, free)).toEqual([]);
      await context.setOffline(false);
      await expect(sent(page)).toHaveText('All sent', { timeout: 20_000 });
      expect(await attemptsOf(host, free)).toHaveLength(1);
      const day = page.waitForResponse('**/api/my/day');
      await page.reload();
      await day;
      await expect(cards(page)).toHaveCount(before - 2);
    });

    await test.step('another language needs a network, and is then the only one that is stored', async () => {
      const texts = () => storedFiles(page, /\/common-/);
      const fonts = () => storedFiles(page, /arabic.+\.woff2$/);
      const english = await texts();
      expect([english.length, await fonts()]).toEqual([1, []]);
      await page.getByRole('link', { name: 'More' }).click();
      await context.setOffline(true);
      await button(page, 'اردو').click();
      await expect(page.getByRole('alert').last()).toContainText('No network.');
      await context.setOffline(false);
      await button(page, 'اردو').click();
      await expect(page.getByRole('heading', { name: 'اسٹاپ' })).toBeVisible();
      await expect.poll(texts).not.toEqual(english);
      expect(await texts()).toHaveLength(1);
      expect(await fonts()).toHaveLength(2);
      await context.setOffline(true);
      await page.reload();
      await expect(page.getByRole('heading', { name: 'اسٹاپ' })).toBeVisible();
      await context.setOffline(false);
      await page.getByRole('link', { name: 'مزید' }).click();
      await button(page, 'English').click();
      await expect(cards(page).first()).toBeVisible();
      await expect.poll(texts).toEqual(english);
    });

    await test.step('a session that ends hides the queue from another driver, and the next sign-in sends it', async () => {
      const [free = ''] = await openDoor(paid(page), page);
      await button(page, 'Delivered').click();
      await leaveUnproved(page);
      await ask(host, 'DELETE', `/api/staff/${driver.id}/sessions`);
      await button(page, 'Done').click();
      await expect(dialog).toContainText(driver.name);
      await expectFitForRoad(page, 'pin');
      await button(page, 'Later').click();
      await expect(dialog).toHaveCount(0);
      await page.reload();
      await expect(sent(page)).toContainText('1 not sent');
      expect(await attemptsOf(host, free)).toEqual([]);

      await dialog.getByRole('button', { name: 'I am another driver' }).click();
      await expect(page.getByText(`1 act of ${driver.name} waits on this phone.`)).toBeVisible();
      await signInDriver(page, other);
      await expect(page.getByText('No stops yet')).toBeVisible();
      await expect(page.getByText(`1 act of ${driver.name} waits on this phone.`)).toBeVisible();
      expect(await attemptsOf(host, free)).toEqual([]);
      await page.getByRole('link', { name: 'More' }).click();
      const signedOut = await press(button(page, 'Sign out'), { sends: account.logout });
      expect(signedOut.status()).toBe(200);

      await signInDriver(page, driver);
      await expect(cards(page).first()).toBeVisible();
      await expect(sent(page)).toHaveText('All sent');
      await expect.poll(() => attemptsOf(host, free)).toHaveLength(1);
    });

    await test.step('an act that the server refuses is kept, in red after 15 minutes; signing out asks first', async () => {
      await page.clock.install();
      await page.reload();
      const refusal = { status: 400, json: { message: 'The call is wrong.' } };
      await page.route('**/api/my/acts', (route) => route.fulfill(refusal));
      await paid(page).getByRole('link').click();
      await button(page, 'Delivered').click();
      await leaveUnproved(page);
      await button(page, 'Done').click();
      await expect(banner).toContainText('The server refused your work: The call is wrong.');
      await expectFitForRoad(page, 'refused');
      await page.getByRole('link', { name: 'More' }).click();
      await button(page, 'Sign out').click();
      await expect(page.getByRole('alert').last()).toContainText('1 act is not sent yet.');
      await expectFitForRoad(page, 'sign-out');
      await button(page, 'Stay').click();
      await page.unroute('**/api/my/acts');
      await page.route('**/api/my/acts', (route) =>
        route.fulfill({ status: 503, json: { message: 'Busy.' } }),
      );
      await page.clock.fastForward('16:00');
      await expect(banner).toContainText('Your work has not been sent for a long time');
      await expectFitForRoad(page, 'long');
      // An act may be sent before the press waits for it, because an answer removes the button.
      const pressed = Promise.withResolvers<void>();
      await page.route('**/api/my/acts', async (route) => {
        await pressed.promise;
        await route.continue();
      });
      await button(page, 'Send now').click();
      pressed.resolve();
      await expect(sent(page)).toHaveText('All sent');
    });
  });
});
