import type { Page } from '@playwright/test';
import { addresses } from '@tawseel/console/addresses';
import { runs } from '@tawseel/contract/runs';
import { ask } from '../harness/ask.ts';
import { expectAccessible } from '../harness/axe.ts';
import { press } from '../harness/press.ts';
import { scan } from '../harness/scanner.ts';
import { startSession } from '../harness/sign-in.ts';
import { template } from '../harness/template.ts';
import { expect, type Host, test } from '../harness/test.ts';
import { storedToken, storeToken } from '../harness/token.ts';

test.use({ signedIn: false, writes: true });

const answer = (page: Page) => page.locator('[aria-live="assertive"][aria-atomic]');
const queue = (page: Page) => page.getByRole('status').filter({ hasText: /scans? (are|not) sent/ });

/** Opens a tab of the hub as the operator of Al Quoz, and returns how they ask the server. */
async function arrive(page: Page, host: Host, tab = 'receive'): Promise<Host> {
  const own = await startSession(page, host, 'operator');
  await page.goto(`${addresses.hub}?tab=${tab}`);
  await expect(answer(page)).toBeVisible();
  return own;
}

async function openTab(page: Page, name: string): Promise<void> {
  await page.getByRole('tab', { name }).click();
  await expect(page.getByRole('tab', { name })).toHaveAttribute('aria-selected', 'true');
}

type Place = { id: string; code: string };
type Goal = { trackingID: string; toWarehouse: Place | null };
type ListedParcel = { parcel: { trackingID: string }; isHere: boolean };

async function heldHere(own: Host, more = ''): Promise<string[]> {
  const { data } = await ask(own, 'GET', `/api/hub/held?place=here&limit=100${more}`);
  return data.map(({ trackingID }: { trackingID: string }) => trackingID);
}

async function scanned(own: Host, trackingID: string, act: string): Promise<number> {
  const { data } = await ask(own, 'GET', `/api/parcels/${trackingID}`);
  return data.road.filter((step: { what: string; kind: string }) => step.kind === 'scan' && step.what === act)
    .length;
}

test('hub: an operator receives, labels, counts and looks up parcels by a scanner, also from an open window', async ({
  page,
  host,
}) => {
  const own = await arrive(page, host);

  await test.step('a run is received with the computer on the Arabic layout, and missing parcels are named', async () => {
    const { data: arrivals } = await ask(own, 'GET', '/api/hub/arrivals');
    const run = arrivals.find(
      ({ kind, parcels }: { kind: string; parcels: number }) => kind === 'run' && parcels > 1,
    );
    const { data: expected } = await ask(own, 'GET', `/api/hub/expected?runId=${run.id}`);
    const ids: string[] = expected
      .filter(({ isHere }: ListedParcel) => !isHere)
      .map(({ parcel }: ListedParcel) => parcel.trackingID);
    await page.getByLabel('Receiving from').selectOption(`run:${run.id}`);
    await expect(page.getByText(/ not scanned yet$/)).toBeVisible();
    const [last = '', ...others] = ids;
    expect(others.length).toBeGreaterThan(0);
    for (const id of others) {
      await scan(page, id);
      await expect(answer(page)).toContainText(id);
      await expect(answer(page)).toContainText(/Received|Goes on|Return/);
    }
    await expect(page.getByText('1 not scanned yet')).toBeVisible();
    await page.keyboard.press('m');
    await expect(page.getByRole('table').getByRole('row')).toHaveCount(2);
    await expect(page.getByRole('table')).toContainText(last);
  });

  await test.step('a scan in an open window is accepted, and leaves the field unchanged', async () => {
    const [, , id = ''] = await heldHere(own);
    await page.getByRole('button', { name: /^Station/ }).click();
    const name = page.getByLabel('Name of this station');
    await name.fill('Dock 7');
    await scan(page, id);
    await expect(page.locator('[aria-hidden="true"]').filter({ hasText: id }).first()).toBeVisible();
    await expect(name).toHaveValue('Dock 7');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('button', { name: 'Station Dock 7' })).toBeVisible();
    await expect(answer(page)).toContainText(id);
  });

  await test.step('an unknown label is bound to its parcel, read as that parcel from then on, and unbound', async () => {
    const [, , , one = ''] = await heldHere(own);
    const { data: order } = await ask(own, 'GET', `/api/orders/orders-all?search=${one}&page=1`);
    const { receiverName, receiverPhone } = order[0].dropoff;
    const other = `JX-4471-${Date.now()}`;
    await scan(page, other);
    await expect(answer(page)).toContainText('Unknown');
    await expectAccessible(page);
    await page.keyboard.press('1');
    const found = page.getByRole('dialog', { name: `Which parcel has the label ${other}?` });
    await found.getByRole('searchbox').fill('nobody of this name');
    await expect(found.getByRole('status')).toContainText('Nothing found');
    await found.getByRole('searchbox').fill(receiverPhone);
    await expect(found.getByRole('listitem').filter({ hasText: one })).toContainText(receiverName);
    await expectAccessible(page);
    await found.getByRole('button', { name: `The label is on this one: ${one}` }).click();
    await expect(found).toHaveCount(0);
    await expect(page.getByText(`${other} now identifies ${one}.`)).toBeVisible();
    await expect(answer(page)).toContainText(one);
    await expect(page.getByText('Which parcel has this label?')).toHaveCount(0);
    expect((await ask(own, 'GET', `/api/parcels/${other}`)).data.parcel.trackingID).toBe(one);

    // It was the wrong one.
    await page.getByRole('tab', { name: 'Held' }).click();
    await expect(page.getByRole('status').filter({ hasText: /^\d+ parcels?\b/ })).toBeVisible();
    await scan(page, other);
    const parcel = page.getByRole('dialog', { name: new RegExp(one) });
    await parcel.getByRole('button', { name: new RegExp(`Take off ${other}`) }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Take off' }).click();
    await expect(parcel.getByText('Other labels on it')).toHaveCount(0);
    await expect(page.getByText(`${other} no longer identifies ${one}.`)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(parcel).toHaveCount(0);
  });

  await test.step('a misread sends no request; a QR code and a typed code do', async () => {
    await openTab(page, 'Receive');
    const calls: string[] = [];
    page.on('request', (request) => calls.push(new URL(request.url()).pathname));
    await scan(page, 'TWS-2222-232X');
    await expect(answer(page)).toContainText('Scan again');
    expect(calls).not.toContain('/api/scans');
    const [one = '', two = ''] = await heldHere(own);
    await scan(page, `https://parcels.example/t/${one}`);
    await expect(answer(page)).toContainText(one);
    await page.keyboard.press('e');
    await expect(page.getByLabel('Scan or type a code')).toBeFocused();
    await page.keyboard.type(two.toLowerCase(), { delay: 60 });
    await page.keyboard.press('Enter');
    await expect(answer(page)).toContainText(two);
  });

  await test.step('a count finds parcels on the shelf, and only a supervisor ends it', async () => {
    const ids = await heldHere(own);
    await openTab(page, 'Count');
    await page.getByRole('button', { name: 'Begin a count' }).click();
    await expect(page.getByText(`0 of ${ids.length} found`)).toBeVisible();
    for (const [at, id] of ids.slice(0, 3).entries()) {
      await scan(page, id);
      await expect(page.getByText(`${at + 1} of ${ids.length} found`)).toBeVisible();
    }
    await expect(page.getByRole('button', { name: 'End the count' })).toHaveCount(0);
    await expectAccessible(page);
  });

  await test.step('the answer has the same height in each tab for many scans, and leaves lists visible', async () => {
    const { width, height } = page.viewportSize()!;
    const heightAt = async (tab: string, windowHeight: number) => {
      await page.setViewportSize({ width: 1024, height: windowHeight });
      await openTab(page, tab);
      return (await answer(page).boundingBox())!.height;
    };
    const usual = await heightAt('Receive', 900);
    expect(usual).toBeGreaterThanOrEqual(200);
    for (const tab of ['Sort', 'Send']) {
      expect(await heightAt(tab, 900), tab).toBe(usual);
      expect(await heightAt(tab, 700), tab).toBeLessThan(130);
    }
    for (const tab of ['Count', 'Held']) expect(await heightAt(tab, 900), tab).toBeLessThan(130);
    await page.setViewportSize({ width, height });
  });

  await test.step('held parcels are listed; each opens with its route', async () => {
    await openTab(page, 'Held');
    await expect(page.getByRole('row').nth(1)).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('row').nth(1).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('heading', { name: 'Tracking History' })).toBeVisible();
    await expect(dialog.getByRole('listitem').first()).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  });

  await test.step('the keys of the hub are listed on no other page, and the window of an order has the route of its parcel', async () => {
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog')).toContainText('Parcels not scanned yet');
    await page.keyboard.press('Escape');
    const [id = ''] = await heldHere(own);
    await page.goto(`${addresses.allOrders}?search=${id}&custody=held`);
    await expect(page.getByRole('button', { name: `View order ${id}` })).toBeVisible();
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog')).toContainText('Show these keys');
    await expect(page.getByRole('dialog')).not.toContainText('Parcels not scanned yet');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.getByRole('button', { name: `View order ${id}` }).click();
    await expect(page.getByRole('dialog').getByRole('heading', { name: 'Where it is' })).toBeVisible();
    await expect(page.getByRole('dialog')).toContainText('Al Quoz Central Warehouse');
  });
});

test('hub: a run goes from one hub to another; scans are queued without a network, through a reload and an ended session, and arrive once each', async ({
  page,
  host,
}) => {
  const own = await arrive(page, host, 'send');

  await test.step('a run goes to another hub; a parcel that does not arrive is missing at both', async () => {
    const { data: held } = await ask(own, 'GET', '/api/hub/held?place=here&leg=out&limit=100');
    const byGoal = Map.groupBy(held as Goal[], ({ toWarehouse }) => toWarehouse?.code ?? '');
    const { data: choices } = await ask(own, 'GET', '/api/runs/choices');
    const to = (choices.warehouses as Place[]).find(({ code }) => (byGoal.get(code)?.length ?? 0) > 1);
    if (!to) throw new Error('Nothing is to be sent on.');
    const ids = (byGoal.get(to.code) ?? []).slice(0, 3).map(({ trackingID }) => trackingID);
    await page.keyboard.press('n');
    const form = page.getByRole('dialog');
    await form.getByLabel('To warehouse').selectOption(to.id);
    await form.getByLabel('Vehicle').fill('Dubai K 41207');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Loaded: 0' })).toBeVisible();
    for (const [at, id] of ids.entries()) {
      await scan(page, id);
      await expect(page.getByRole('heading', { name: `Loaded: ${at + 1}` })).toBeVisible();
    }
    await expectAccessible(page);
    await page.keyboard.press('l');
    await page.getByRole('dialog').getByRole('button', { name: 'Start run' }).click();
    await expect(page.getByRole('heading', { name: 'Left here' })).toBeVisible();

    const admin = await page.context().browser()!.newPage({ baseURL: host.address });
    await admin.goto('/favicon.svg');
    await storeToken(admin, host.token);
    await admin.goto(`${addresses.hub}?tab=send`);
    await admin.getByRole('button', { name: new RegExp(to.code) }).click();
    await admin.getByRole('button', { name: 'Receive' }).first().click();
    const [lost = '', ...arrived] = ids;
    for (const id of arrived) {
      await scan(admin, id);
      await expect(answer(admin)).toContainText(id);
    }
    await admin.keyboard.press('d');
    await admin.getByRole('button', { name: 'Close' }).first().click();
    const question = admin.getByRole('alertdialog');
    await expect(question).toContainText(lost);
    await press(question.getByRole('button', { name: 'Close run' }), { sends: runs.closeRun });
    await admin.getByRole('link', { name: 'Follow-ups' }).click();
    // At some hours the demo has more than a page of others.
    await admin.getByRole('main').getByRole('combobox', { name: 'About' }).selectOption('missing');
    // Both hubs look for it, in one row of an administrator's.
    const sought = admin.getByRole('row').filter({ hasText: lost });
    await expect(sought).toHaveCount(1);
    await expectAccessible(admin);
    await sought.click();
    await expect(admin.getByRole('dialog')).toContainText(/Put on a run.*Amina/);
    await admin.close();
  });

  await test.step('twenty scans without a network are queued, and arrive once each when it is back', async () => {
    const ids = (await heldHere(own)).slice(0, 20);
    expect(ids).toHaveLength(20);
    const before = await Promise.all(ids.map((id) => scanned(own, id, 'sorted')));
    await openTab(page, 'Sort');
    await page.waitForLoadState('networkidle');
    await page.context().setOffline(true);
    for (const [at, id] of ids.entries()) {
      await scan(page, id);
      await expect(queue(page)).toContainText(at === 0 ? '1 scan not sent' : `${at + 1} scans not sent`);
    }
    await expect(answer(page)).toContainText('Not checked yet');
    await expectAccessible(page);
    await page.context().setOffline(false);
    await expect(queue(page)).toContainText('All scans are sent');
    const after = await Promise.all(ids.map((id) => scanned(own, id, 'sorted')));
    expect(after).toEqual(before.map((count) => count + 1));
  });

  await test.step('an unsent scan survives a reload, and is sent once, from either of two tabs', async () => {
    const ids = (await heldHere(own)).slice(0, 3);
    const [one = '', two = '', three = ''] = ids;
    const before = await Promise.all(ids.map((id) => scanned(own, id, 'sorted')));
    await page.route('**/api/scans', (route) => route.abort());
    await scan(page, one);
    await expect(queue(page)).toContainText('1 scan not sent');
    page.on('dialog', (dialog) => dialog.accept());
    await page.reload();
    await expect(queue(page)).toContainText('1 scan not sent');
    const other = await page.context().newPage();
    await other.goto(`${addresses.hub}?tab=sort`);
    await expect(queue(other)).toContainText('All scans are sent');
    await expect(queue(page)).toContainText('All scans are sent');
    await page.unroute('**/api/scans');
    await Promise.all([scan(page, two), scan(other, three)]);
    await expect(answer(page)).toContainText(two);
    await expect(answer(other)).toContainText(three);
    const after = () => Promise.all(ids.map((id) => scanned(own, id, 'sorted')));
    await expect.poll(after).toEqual(before.map((count) => count + 1));
    await other.close();
  });

  await test.step('a session that ends is renewed over the hub screen, and loses no scan', async () => {
    const [id = ''] = await heldHere(own);
    const before = await scanned(own, id, 'sorted');
    await ask(own, 'POST', '/api/admin/logout');
    await scan(page, id);
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    await expect(page).toHaveURL(/\/hub/);
    await scan(page, id);
    const password = dialog.getByLabel('Your password');
    await expect(password).toHaveValue('');
    await password.fill(template().staffPassword);
    await page.keyboard.press('Enter');
    await expect(dialog).toHaveCount(0);
    await expect(queue(page)).toContainText('All scans are sent');
    const again = { ...own, token: (await storedToken(page)) ?? '' };
    expect(await scanned(again, id, 'sorted')).toBe(before + 2);
  });
});
