import type { Page } from '@playwright/test';
import { addresses } from '@tawseel/console/addresses';
import { ask } from '../harness/ask.ts';
import { expectAccessible } from '../harness/axe.ts';
import { PARCEL } from '../harness/courier-day.ts';
import { register } from '../harness/first-business.ts';
import { pressArabic } from '../harness/scanner.ts';
import { startSession } from '../harness/sign-in.ts';
import { template } from '../harness/template.ts';
import { expect, type Host, test } from '../harness/test.ts';
import { visit } from '../harness/visit.ts';

test.use({ signedIn: false, writes: true });

const MOST_KEYS = 5;
const MORE_CALLS = 8;
/** Parcels at the head of the list that the tests open cases for themselves. */
const KEPT = 4;

/** However many receivers of the demo are to be called, so many more are. */
async function askForCalls(own: Host): Promise<void> {
  const held = (await ask(own, 'GET', '/api/hub/held?place=here&leg=out&limit=100')).data;
  for (const { trackingID } of held.slice(KEPT).slice(-MORE_CALLS))
    await ask(own, 'POST', '/api/follow-ups', { trackingID, kind: 'call', note: 'She asked for it' });
}

/** Starts the session of an operator of Al Quoz, and returns how they ask the server. */
async function arrive(page: Page, host: Host): Promise<Host> {
  const own = await startSession(page, host, 'operator');
  await askForCalls(own);
  return own;
}

/** Another of Al Quoz, who asks the server without a page. */
async function colleague(host: Host): Promise<Host> {
  const { token } = await ask(host, 'POST', '/api/admin/login', {
    email: 'supervisor@tawseel.example',
    password: template().staffPassword,
  });
  return { ...host, token };
}

const caseOf = (page: Page) => new URL(page.url()).searchParams.get('case') ?? '';
const read = async (own: Host, id: string) => (await ask(own, 'GET', `/api/cases/${id}`)).data;
/** Waits for a case, because the one before stays on the page for a moment after the address has changed. */
const shows = (page: Page, trackingID: string) =>
  expect(page.getByRole('definition').filter({ hasText: trackingID })).toBeVisible();
const save = (page: Page) => page.getByRole('button', { name: /^Save, next case/ });
const chosen = (page: Page, name: string) =>
  expect(page.locator('[data-outcome][aria-pressed="true"]')).toContainText(name);

async function takeNext(page: Page): Promise<string> {
  await page.goto(addresses.contact);
  await expect(page.getByRole('button', { name: /^Next case/ })).toBeVisible();
  await page.keyboard.press('n');
  await expect(save(page)).toBeVisible();
  return caseOf(page);
}

/** Records the numbers that the page dials, instead of opening a phone app. */
async function watchDialled(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const dialled: string[] = [];
    Object.assign(window, { dialled });
    document.addEventListener('click', (event) => {
      const link = event.target instanceof Element && event.target.closest('a[href^="tel:"]');
      if (!link) return;
      event.preventDefault();
      dialled.push(link.getAttribute('href') ?? '');
    });
  });
  return () => page.evaluate(() => Reflect.get(window, 'dialled'));
}

test('contact: an operator records calls by keys, confirms cash and charges first, and decides a return', async ({
  page,
  host,
}) => {
  const own = await arrive(page, host);

  await test.step('calls are recorded with at most five keys each, with the computer on the Arabic layout', async () => {
    await page.goto(addresses.contact);
    await expect(page.getByText(/to call now/)).toBeVisible();
    await expectAccessible(page);
    const dialled = await watchDialled(page);
    await pressArabic(page, 'N');
    await expect(save(page)).toBeVisible();
    await expectAccessible(page);

    const wanted = [
      { keys: ['C', '1', 'T', 'Enter'], outcome: 'agreed' },
      { keys: ['C', '5', 'Enter'], outcome: 'no_answer' },
      { keys: ['C', '6', 'T', 'Enter'], outcome: 'leave_with' },
    ];
    for (const { keys, outcome } of wanted) {
      const id = caseOf(page);
      const { order, cashDue } = await read(own, id);
      await shows(page, order.trackingID);
      // The person who pays for the receiver is asked about twice.
      const pressed = outcome === 'leave_with' && cashDue > 0 ? [...keys, 'Enter'] : keys;
      expect(pressed.length).toBeLessThanOrEqual(MOST_KEYS);
      for (const key of pressed) await pressArabic(page, key);
      await expect(page).not.toHaveURL(new RegExp(id));
      const { calls, followUp } = await read(own, id);
      expect(calls).toMatchObject([{ outcome }]);
      expect(followUp.state).toBe(outcome === 'no_answer' ? 'open' : 'done');
      const number = order.dropoff.receiverPhone.replaceAll(/[^\d+]/g, '');
      expect((await dialled()).at(-1)).toBe(`tel:${number}`);
    }
  });

  await test.step('cash to be paid by a guard is confirmed before anything is saved', async () => {
    const held = (await ask(own, 'GET', '/api/hub/held?place=here&leg=out&limit=100')).data;
    const parcel = held.find(({ paymentMethod }: { paymentMethod: string }) => paymentMethod === 'COD');
    const made = { trackingID: parcel.trackingID, kind: 'call', note: 'She asked for it' };
    const id = (await ask(own, 'POST', '/api/follow-ups', made)).data._id;
    await visit(page, `${addresses.contact}?case=${id}`, 'Contact');
    await shows(page, parcel.trackingID);
    for (const key of ['6', 't', 'Enter']) await page.keyboard.press(key);
    await expect(page.getByRole('alert').filter({ hasText: 'is to be collected' })).toBeVisible();
    expect((await read(own, id)).calls).toEqual([]);
    await page.keyboard.press('Enter');
    await expect(page).not.toHaveURL(new RegExp(id));
    expect((await read(own, id)).calls).toMatchObject([{ outcome: 'leave_with' }]);
  });

  await test.step('an address with another charge is confirmed, and saved at that charge by the next Enter', async () => {
    const { key } = await register(host, 'Noor Perfumes', '04 338 7755');
    const { warehouseId } = (await ask(own, 'GET', '/api/profile/')).user;
    const dropoff = {
      city: 'Dubai',
      area: 'Dubai Marina',
      street: 'Street 12',
      receiverPhone: '050 552 0110',
    };
    const parcel = { ...PARCEL, paymentMethod: 'Card', orderValue: 90, warehouseId };
    const { data: order } = await ask(key, 'POST', '/api/orders', {
      ...parcel,
      dropoff: { ...dropoff, receiverName: 'Mariam' },
    });
    const before = order.charge.total;
    const asked = { trackingID: order.trackingID, kind: 'call', note: 'She has moved' };
    const id = (await ask(own, 'POST', '/api/follow-ups', asked)).data._id;
    await visit(page, `${addresses.contact}?case=${id}`, 'Contact');
    await shows(page, order.trackingID);
    await page.keyboard.press('2');
    await page.getByLabel('Area').fill('Hatta');
    await page.getByLabel('Street').fill('4 Dam Road');
    await page.keyboard.press('Enter');
    const question = page.getByRole('alert').filter({ hasText: 'changes the delivery charge' });
    await expect(question).toContainText(`from AED ${before.toFixed(2)} to AED`);
    await expectAccessible(page);
    expect((await read(own, id)).order.charge.total).toBe(before);
    await page.keyboard.press('Enter');
    await expect(page).not.toHaveURL(new RegExp(id));
    const after = (await read(own, id)).order;
    expect([after.dropoff.area, after.charge.total > before]).toEqual(['Hatta', true]);
  });

  await test.step('a proposed return is decided by its key', async () => {
    const held = (await ask(own, 'GET', '/api/hub/held?place=here&leg=out&limit=100')).data;
    const parcel = held.find(({ paymentMethod }: { paymentMethod: string }) => paymentMethod === 'Card');
    const made = { trackingID: parcel.trackingID, kind: 'return', note: 'Refused three times' };
    const id = (await ask(own, 'POST', '/api/follow-ups', made)).data._id;
    await visit(page, `${addresses.contact}?case=${id}`, 'Contact');
    await shows(page, parcel.trackingID);
    await expect(page.getByText('Return proposed')).toBeVisible();
    await page.keyboard.press('4');
    await expect(page.locator('[aria-pressed="true"][data-outcome]')).toHaveCount(0);
    await page.keyboard.press('r');
    await chosen(page, 'Return to sender');
    await page.keyboard.press('Enter');
    await expect(page).not.toHaveURL(new RegExp(id));
    const { order, followUp } = await read(own, id);
    expect(order.trackingStatus).toBe('return');
    expect(followUp.state).toBe('done');
  });

  await test.step('an empty queue names the time of the next call', async () => {
    for (;;) {
      const { data } = await ask(own, 'POST', '/api/cases/next');
      if (data._id === '') break;
      await ask(own, 'POST', `/api/cases/${data._id}/calls`, { outcome: 'no_answer' });
    }
    await page.goto(addresses.contact);
    await expect(page.getByText('Nobody to call now')).toBeVisible();
    await expect(page.getByText(/^The next call is due .*09:00\.$/)).toBeVisible();
    await page.keyboard.press('n');
    await expect(page.getByText('Nobody to call now')).toBeVisible();
    await expectAccessible(page);
  });
});

test.describe('on a clock that is put forward', () => {
  test.use({ fresh: true });

  test('contact: typed text stays after a lost answer, a case settled in another session and an expired claim', async ({
    page,
    host,
  }) => {
    const own = await arrive(page, host);

    await test.step('a case that another user has claimed names them, and is not saved', async () => {
      const supervisor = await colleague(host);
      const { data } = await ask(supervisor, 'POST', '/api/cases/next');
      await page.goto(`${addresses.contact}?case=${data._id}`);
      await expect(page.getByText(/works on this case until \d\d:\d\d/)).toBeVisible();
      await page.keyboard.press('5');
      await chosen(page, 'No answer');
      await expect(save(page)).toBeDisabled();
      await expectAccessible(page);
    });

    await test.step('a lost network keeps typed text, and the next Enter saves it once', async () => {
      const id = await takeNext(page);
      await page.keyboard.press('2');
      await page.getByLabel('Street').fill('12 Al Nahda St');
      // The server has it, and its answer is lost on the way.
      await page.route('**/api/cases/*/calls', async (route) => {
        await route.fetch();
        await route.abort();
      });
      await expect(save(page)).toBeEnabled();
      await page.keyboard.press('Enter');
      await expect(page.getByText('The call could not be saved')).toBeVisible();
      await expect(page.getByLabel('Street')).toHaveValue('12 Al Nahda St');
      expect(caseOf(page)).toBe(id);
      await page.unroute('**/api/cases/*/calls');
      await page.keyboard.press('Enter');
      await expect(page).not.toHaveURL(new RegExp(id));
      const { calls, order } = await read(own, id);
      expect(calls).toMatchObject([{ outcome: 'other_address' }]);
      expect(order.dropoff.street).toBe('12 Al Nahda St');
    });

    await test.step('another tab gets the same case, which was settled in another session, and keeps the text typed here', async () => {
      const id = await takeNext(page);
      const other = await page.context().newPage();
      expect(await takeNext(other)).toBe(id);

      await page.keyboard.press('7');
      await page.getByLabel('Note').fill('After the prayer');
      await ask(own, 'POST', `/api/cases/${id}/calls`, { outcome: 'agreed', day: '2099-01-01' });
      await page.getByLabel('Note').press('Enter');
      await expect(page.getByText('This follow-up is done already.')).toBeVisible();
      await expect(page.getByLabel('Note')).toHaveValue('After the prayer');
      expect(caseOf(page)).toBe(id);
      await other.close();
    });

    await test.step('typed text survives an expired claim, and is saved', async () => {
      await page.clock.install();
      const id = await takeNext(page);
      await page.keyboard.press('3');
      const phone = page.getByRole('textbox', { name: 'Phone' });
      await expect(phone).toBeFocused();
      await page.keyboard.type('050 222 3344');
      await page.clock.fastForward('05:10');
      await expect(page.getByText(/Your 5 minutes are over/)).toBeVisible();
      await expect(phone).toHaveValue('050 222 3344');
      await expect(save(page)).toBeEnabled();
      await page.keyboard.press('Enter');
      await expect(page).not.toHaveURL(new RegExp(id));
      const { delivery, calls, followUp } = await read(own, id);
      expect(delivery.receiverPhone2).toBe('050 222 3344');
      expect(calls).toMatchObject([{ outcome: 'other_phone' }]);
      expect(followUp).toMatchObject({ state: 'open' });
    });
  });
});
