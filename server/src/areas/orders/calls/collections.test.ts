import { cash } from '@tawseel/contract/cash';
import { collections } from '@tawseel/contract/collections';
import { orders } from '@tawseel/contract/orders';
import { beforeEach, describe, expect, test } from 'vitest';
import { findProblems } from '../../../commands/check.ts';
import type { Person } from '../../../testing/at-the-door.ts';
import { atTheCashDesk, COD } from '../../../testing/cash-desk.ts';
import { insertKey } from '../../../testing/keys.ts';
import { onEveryDatabase } from '../../../testing/on-every-database.ts';
import { insertOrder, insertRow } from '../../../testing/rows.ts';

onEveryDatabase((server) => {
  const { at, hire, act, followed, given, handIn: takeIn, expectExact, ...desk } = atTheCashDesk(server);
  let shop: string;

  beforeEach(async () => {
    shop = (await insertRow(server.db, 'senders')).id;
  });

  const cod = (aed = 1000) => ({ ...COD, value_fils: aed * 100, sender_id: shop });

  /** Bilal delivers an order of AED 1,000, for which he enters these payments. */
  async function deliver(paid: object, value = 1000) {
    const [{ stopId, trackingID } = { stopId: '', trackingID: '' }] = await given(1, cod(value));
    await act(stopId, paid);
    return { stopId, trackingID };
  }
  const closeRuns = () => server.db.updateTable('runs').set({ state: 'closed' }).execute();
  const correct = (trackingID: string, amounts: object, by: Person | undefined = at.sara) => {
    server.clock.advance(1000);
    const body = { card: 0, reason: 'Typed a zero too few', ...amounts };
    return server.call(collections.correctCollected, { params: { trackingID }, body: body as never }, by);
  };
  const refused = (trackingID: string, amounts: object, by: { token: string } | undefined = at.sara) => {
    const body = { card: 0, reason: 'Typed a zero too few', ...amounts };
    return server.refused(collections.correctCollected, { params: { trackingID }, body: body as never }, by);
  };
  const read = async (trackingID: string, by: Person | undefined = at.karim) =>
    (await server.call(collections.readCollected, { params: { trackingID } }, by)).data;
  const held = async () => (await desk.held()).collected;
  const handIn = async (total: number, counted: number) =>
    (await takeIn({ total, pieces: { 25: counted * 4 }, reason: 'As counted' })).data.number;
  const record = (trackingID: string, by: { token: string } = at.karim) =>
    server.send(orders.handInCash, { params: { trackingID }, body: { cashHandedIn: true } }, by);

  /** Balances in AED by kind, without those at 0. */
  async function balances(): Promise<Record<string, number>> {
    const rows = await server.db.selectFrom('balances').selectAll().where('fils', '<>', 0).execute();
    return Object.fromEntries(rows.map(({ kind, fils }) => [kind, Number(fils) / 100]));
  }

  describe('a correction of what was collected', () => {
    test('is also made where the driver of an order of another warehouse is', async () => {
      const home = (await insertRow(server.db, 'warehouses')).id;
      const [stop] = await given(1, { ...cod(), warehouse_id: home });
      const { stopId, trackingID } = stop!;
      await act(stopId, { cash: 100, confirmAmount: true });
      await closeRuns();
      const elsewhere = await hire('supervisor', (await insertRow(server.db, 'warehouses')).id);
      expect((await refused(trackingID, { cash: 1000 }, elsewhere)).status).toBe(404);
      await correct(trackingID, { cash: 1000 });
      expect(await held()).toBe(1000);
      expect(await read(trackingID)).toMatchObject({ cash: 1000, isCorrected: true });
      await correct(trackingID, { cash: 900 }, await hire('supervisor', home));
      expect(await held()).toBe(900);
      await expectExact();
    });

    test('is refused with what to do, and nothing is posted', async () => {
      const { trackingID } = await deliver({ cash: 100, confirmAmount: true });
      const open = await insertOrder(server.db, { ...cod(), warehouse_id: at.dubai });
      expect(await refused(open.tracking_id, { cash: 5 })).toMatchObject({
        code: 'not_delivered',
        status: 409,
      });
      expect(await refused(trackingID, { cash: 100 })).toMatchObject({ code: 'collected_unchanged' });
      expect(await refused(trackingID, { cash: 1000, version: 'old' })).toMatchObject({
        code: 'order_changed_meanwhile',
      });
      for (const wrong of [
        { cash: 5, reason: '' },
        { cash: -5 },
        { cash: 1.005 },
        { cash: 5, card: undefined },
      ])
        expect([wrong, (await refused(trackingID, wrong)).status]).toEqual([wrong, 422]);
      for (const by of [at.karim, await hire('operator'), at.bilal])
        expect((await refused(trackingID, { cash: 1000 }, by)).status).toBe(403);
      const elsewhere = await hire('supervisor', (await insertRow(server.db, 'warehouses')).id);
      expect((await refused(trackingID, { cash: 1000 }, elsewhere)).status).toBe(404);
      const byHand = await insertOrder(server.db, {
        ...cod(),
        warehouse_id: at.dubai,
        tracking_status: 'delivered',
      });
      expect(await refused(byHand.tracking_id, { cash: 5 })).toMatchObject({
        code: 'collected_not_recorded',
      });
      const byCard = {
        ...cod(),
        payment_method: 'Card',
        warehouse_id: at.dubai,
        tracking_status: 'delivered',
      };
      const paid = await insertOrder(server.db, byCard);
      expect(await refused(paid.tracking_id, { cash: 5 })).toMatchObject({ code: 'not_cash_on_delivery' });
      expect(await held()).toBe(100);
      expect(await balances()).toEqual({});
    });

    test('of an order that no driver delivered gives nobody cash before the desk has recorded it', async () => {
      const moved = { warehouse_id: at.dubai, tracking_status: 'delivered' };
      const { tracking_id: trackingID } = await insertOrder(server.db, { ...cod(), ...moved });
      await correct(trackingID, { cash: 0 });
      expect(await refused(trackingID, { cash: 50 })).toMatchObject({ code: 'collected_not_recorded' });
      await correct(trackingID, { cash: 0, card: 1000 });
      expect((await record(trackingID)).json()).toMatchObject({ code: 'no_cash_collected' });
      await correct(trackingID, { cash: 1000 });
      expect([await read(trackingID), await balances()]).toEqual([null, {}]);
      expect((await record(trackingID)).statusCode).toBe(200);
      expect(await balances()).toEqual({ box: 1000, shop: -1000 });
      await correct(trackingID, { cash: 50, card: 950 });
      expect(await balances()).toEqual({ box: 50, card: 950, shop: -1000 });
    });

    test('before the hand-in changes what the driver holds, with who and why', async () => {
      const { trackingID } = await deliver({ cash: 100, confirmAmount: true, note: 'Small notes' });
      await closeRuns();
      expect(await read(trackingID)).toMatchObject({
        ...{ due: 1000, cash: 100, card: 0, short: 900, over: 0, note: 'Small notes', isCorrected: false },
        ...{ isSettled: false, by: expect.stringContaining('Imran') },
      });
      expect((await followed()).map(([kind]) => kind)).toContain('cod_changed');
      await correct(trackingID, { cash: 1000 });
      expect(await held()).toBe(1000);
      expect(await read(trackingID)).toMatchObject({
        ...{ cash: 1000, short: 0, isCorrected: true, note: 'Typed a zero too few' },
      });
      expect((await followed()).map(([kind]) => kind)).not.toContain('cod_changed');
      const { data } = await server.call(orders.listTrackingEvents, { params: { trackingID } });
      expect(data.at(-1)).toMatchObject({
        event: 'corrected',
        reason: 'Typed a zero too few',
        changes: [{ field: 'collected.cash', before: '100', after: '1000' }],
      });
      await expectExact();
      await handIn(1000, 1000);
      expect(await balances()).toEqual({ box: 1000, shop: -1000 });
      await expectExact();
    });

    test('after the hand-in changes the shop and the difference of the count, however often', async () => {
      const { trackingID } = await deliver({ cash: 100, confirmAmount: true });
      const number = await handIn(100, 1000);
      await closeRuns();
      expect(await balances()).toEqual({ box: 1000, difference: -900, shop: -100 });
      await correct(trackingID, { cash: 1000 });
      expect(await balances()).toEqual({ box: 1000, shop: -1000 });
      await expectExact();
      await correct(trackingID, { cash: 0, card: 1000, slip: '4417' });
      expect(await balances()).toEqual({ box: 1000, difference: -1000, card: 1000, shop: -1000 });
      await correct(trackingID, { cash: 999.9 });
      expect(await balances()).toEqual({ box: 1000, rounding: -0.1, shop: -999.9 });
      await expectExact();
      await server.call(
        cash.reverseHandIn,
        { params: { number: String(number) } as never, body: { reason: 'Of another driver' } },
        at.sara,
      );
      expect(await balances()).toEqual({});
      expect(await held()).toBe(999.9);
      await expectExact();
      await handIn(999.9, 1000);
      expect(await balances()).toEqual({ box: 1000, rounding: -0.1, shop: -999.9 });
    });

    test('to nothing leaves the order settled when its hand-in is reversed', async () => {
      const { trackingID } = await deliver({ cash: 1000 });
      const number = await handIn(1000, 1000);
      await correct(trackingID, { cash: 0 });
      const params = { number: String(number) } as never;
      await server.call(cash.reverseHandIn, { params, body: { reason: 'Of another driver' } }, at.sara);
      expect(await read(trackingID)).toMatchObject({ cash: 0, isSettled: true });
      expect((await server.call(cash.listCash, {}, at.karim)).data.withoutDriver).toBe(0);
      expect([await held(), await balances()]).toEqual([0, {}]);
      await correct(trackingID, { cash: 900 });
      expect([await held(), await balances()]).toEqual([900, {}]);
      await expectExact();
    });

    test('of one order of a count leaves the others, and their corrections', async () => {
      const one = await deliver({ cash: 100, confirmAmount: true });
      const other = await deliver({ cash: 1000 });
      await handIn(1100, 1100);
      await correct(one.trackingID, { cash: 100.1 });
      await correct(other.trackingID, { cash: 1000.15 });
      // The driver lacks 0.25, which a coin can pay.
      expect(await balances()).toEqual({ box: 1100, difference: 0.25, shop: -1100.25 });
      await expectExact();
    });

    test('moves a payment between cash and card', async () => {
      const { trackingID } = await deliver({ cash: 1000 });
      await correct(trackingID, { cash: 0, card: 1000, slip: '4417' });
      expect(await held()).toBe(0);
      expect(await balances()).toEqual({ card: 1000, shop: -1000 });
      await correct(trackingID, { cash: 400, card: 600 });
      expect(await held()).toBe(400);
      expect(await balances()).toEqual({ card: 600, shop: -600 });
      await expectExact();
    });

    test('of cash that was recorded without a count changes the box, or the difference once the box was closed', async () => {
      const insert = () =>
        insertOrder(server.db, { ...cod(100), warehouse_id: at.dubai, tracking_status: 'delivered' });
      const [open, closed] = [await insert(), await insert()];
      await record(open.tracking_id);
      await correct(open.tracking_id, { cash: 80 });
      expect(await balances()).toEqual({ box: 80, shop: -80 });
      expect((await read(open.tracking_id))?.short).toBe(20);
      await record(closed.tracking_id);
      const body = { pieces: { 10000: 1 }, reason: 'As counted' };
      await server.call(cash.closeBox, { body }, at.karim);
      expect(await balances()).toEqual({ safe: 100, difference: 80, shop: -180 });
      await correct(closed.tracking_id, { cash: 20 });
      await correct(closed.tracking_id, { cash: 40 });
      expect(await balances()).toEqual({ safe: 100, difference: 20, shop: -120 });
      await expectExact();
    });

    test('of cash that a key put into the safe changes the safe, or the difference once that safe was counted', async () => {
      const order = { ...cod(100), warehouse_id: at.dubai, tracking_status: 'delivered' };
      const { tracking_id } = await insertOrder(server.db, order);
      const recording = { params: { trackingID: tracking_id }, body: { cashHandedIn: true as const } };
      await server.call(orders.moveOrder, recording, { token: await insertKey(server.db, 'tracking') });
      const count = (warehouseId: string, pieces: object) =>
        server.call(cash.countSafe, { body: { warehouseId, pieces } });
      await count((await insertRow(server.db, 'warehouses')).id, {});
      await correct(tracking_id, { cash: 80 });
      expect(await balances()).toEqual({ safe: 80, shop: -80 });
      await count(at.dubai, { 5000: 1, 1000: 3 });
      await correct(tracking_id, { cash: 100 });
      expect(await balances()).toEqual({ safe: 80, difference: 20, shop: -100 });
      await expectExact();
    });

    test('that is not in the postings is found by `check`', async () => {
      const { trackingID } = await deliver({ cash: 1000 });
      await handIn(1000, 1000);
      await server.db.updateTable('orders').set({ collected_cash_fils: 90_000 }).execute();
      expect(await findProblems(server.db, 'Asia/Dubai')).toEqual([
        `${trackingID}: 90000 fils in cash and 0 by card are recorded as collected, its postings come to 100000 and 0.`,
      ]);
    });

    test('is refused where the cash was handed in before there was a ledger', async () => {
      const earlier = { cash_handed_in_at: '2026-11-20T09:00:00.000Z', tracking_status: 'delivered' };
      const order = await insertOrder(server.db, { ...cod(), ...earlier, warehouse_id: at.dubai });
      expect(await refused(order.tracking_id, { cash: 5 })).toMatchObject({
        code: 'collected_before_ledger',
      });
    });
  });

  describe('an order delivered for nothing', () => {
    test('is settled by its act, and is short', async () => {
      const { trackingID } = await deliver({ cash: 0, note: 'A gift' });
      expect(await read(trackingID)).toMatchObject({
        due: 1000,
        short: 1000,
        isSettled: true,
        note: 'A gift',
      });
      expect((await server.call(cash.listCash, {}, at.karim)).data.withoutDriver).toBe(0);
      expect((await record(trackingID)).json()).toMatchObject({ code: 'no_cash_collected' });
      expect(await balances()).toEqual({});
      await expectExact();
    });

    test('is with its driver once cash is found to have been collected', async () => {
      const { trackingID, stopId } = await deliver({ cash: 0 });
      await correct(trackingID, { cash: 1000 });
      expect(await held()).toBe(1000);
      await expectExact();
      await correct(trackingID, { cash: 0 });
      expect(await held()).toBe(0);
      expect((await act(stopId, { act: 'reopened', receivedBy: undefined })).result).toBe('late');
      await expectExact();
    });

    test('may have been delivered by hand', async () => {
      const byHand = { ...cod(), warehouse_id: at.dubai, tracking_status: 'delivered' };
      const { tracking_id: trackingID } = await insertOrder(server.db, byHand);
      expect(await read(trackingID)).toBeNull();
      await correct(trackingID, { cash: 0 });
      expect((await server.call(cash.listCash, {}, at.karim)).data.withoutDriver).toBe(0);
      expect((await record(trackingID)).json()).toMatchObject({ code: 'no_cash_collected' });
    });
  });

  describe('recording cash without a count', () => {
    test('is refused for what a driver holds, and says who has it', async () => {
      const { trackingID } = await deliver({ cash: 1000 });
      for (const by of [at.karim, at.sara])
        expect((await record(trackingID, by)).json()).toMatchObject({
          code: 'cash_with_driver',
          message: expect.stringMatching(
            /^Imran Qureshi has the AED 1,000\.00 of .* hand-in under Cash, in /,
          ),
        });
      const many = { body: { trackingIDs: [trackingID], total: 1000 } };
      expect(await server.refused(orders.handInCashOfMany, many, at.karim)).toMatchObject({
        code: 'cash_not_recorded',
      });
      expect(await held()).toBe(1000);
      expect(await balances()).toEqual({});
    });

    test('is open to API keys inside the warehouse of the driver', async () => {
      const { trackingID } = await deliver({ cash: 900, confirmAmount: true });
      const key = { token: await insertKey(server.db, 'cashier-app', null, { staff_id: at.karim.id }) };
      const moveTo = (warehouse_id: string) =>
        server.db.updateTable('staff').set({ warehouse_id }).where('id', '=', at.bilal.id).execute();
      await moveTo((await insertRow(server.db, 'warehouses')).id);
      expect((await record(trackingID, key)).json()).toMatchObject({ code: 'cash_with_driver' });
      await moveTo(at.dubai);
      expect((await record(trackingID, key)).statusCode).toBe(200);
      expect(await balances()).toEqual({ box: 900, shop: -900 });
      await expectExact();
    });
  });
});
