import { addresses } from '@tawseel/console/addresses';
import { ask, readCode } from '../harness/ask.ts';
import {
  callAll,
  cardOf,
  dispatchByKeys,
  driveOffline,
  MARINA,
  openBusiness,
  PARCEL,
  scan,
  statusOf,
  takeIn,
  tryTwice,
} from '../harness/courier-day.ts';
import { attemptsOf, button, cards, ended, sent, settleWorker, sign } from '../harness/driver-page.ts';
import { signInAt } from '../harness/first-business.ts';
import { onEmptyServer } from '../harness/on-empty-server.ts';
import { DRIVER_PAGE, signInDriver } from '../harness/on-the-road.ts';
import { expect, type Host, test } from '../harness/test.ts';

/** Stops of the first driver: thirteen doors, one of them with three parcels, and a shop. */
const STOPS = 14;

test.use({ signedIn: false, fresh: true, actionTimeout: 20_000 });
test.setTimeout(300_000);

const followed = async (host: Host): Promise<string[]> =>
  (await ask(host, 'GET', '/api/follow-ups?limit=100')).data.map(
    ({ kind, parcel }: { kind: string; parcel: { trackingID: string } }) => `${kind} ${parcel.trackingID}`,
  );

onEmptyServer(
  "a courier's day, from sixty parcels in the hub to the return that its shop signs for",
  async ({ page, browser, server, admin }) => {
    const business = await openBusiness(admin);
    const { warehouseId, cakes, drivers } = business;
    const bilal = drivers[0]!;
    const sara = await signInAt(page, server.address, business.sara);
    const taken = await takeIn(business, sara);
    const marina = taken.get(MARINA)!;
    /** Returns the parcel of a door, which has its number in the order of entry. */
    const at = (door: number) => marina[door - 1]!;
    const other = await browser.newPage();
    const huda = await signInAt(other, server.address, business.huda);
    await tryTwice(huda, business, at(13));

    // 07:30: four drivers, three runs; a second dispatcher learns which run has a parcel.
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
    const code = await readCode(admin, at(7));
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
    // The office corrects a delivery that happened after all.
    await ask(huda, 'POST', `/api/orders/${at(8)}/tracking`, { trackingStatus: 'delivered' });

    // A phone died: the supervisor enters two stops, and says why.
    await other.goto(`${server.address}${addresses.runs}?run=${imrans._id}`);
    for (const id of taken.get('Jumeirah')!.slice(0, 2)) {
      const row = other.getByRole('table', { name: 'Stops' }).getByRole('row').filter({ hasText: id });
      await row.getByRole('button', { name: /^Enter what happened/ }).click();
      await other.getByLabel('Why the office enters it').fill('Phone fell into the creek');
      await other.getByRole('dialog').getByRole('button', { name: 'Enter' }).click();
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
    await expect(question).toContainText(at(15));
    await question.getByRole('button', { name: /^Close, mark \d+ missing$/ }).click();
    await expect(other.getByText('Closed', { exact: true }).first()).toBeVisible();
    expect(await followed(huda)).toContain(`missing ${at(15)}`);
    const collected = (await ask(sara, 'GET', `/api/runs/${pickups._id}`)).data.run;
    const closed = await ask(sara, 'POST', `/api/runs/${pickups._id}/close`, { version: collected.version });
    expect(closed.data).toMatchObject({ state: 'closed' });

    await callAll(page, sara, { thursday: `${MARINA} 11`, nobody: `${MARINA} 12`, back: `${MARINA} 13` });
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
      .getByRole('region', { name: 'Tracking History' });
    await expect(attempts).toContainText('Not delivered: Receiver not there');
    await expect(attempts).toContainText('Bilal Haddad');
    await expect(attempts.getByRole('button', { name: /^Photo, / }).getByRole('img')).toBeVisible();
    expect(await statusOf(huda, left)).toBe('warehouse');
    expect(server.check()).toContain('The database is healthy');
    await phone.close();
    await other.close();
  },
);
