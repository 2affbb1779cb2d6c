import { administrators } from '@tawseel/contract/administrators';
import { business } from '@tawseel/contract/business';
import { cash } from '@tawseel/contract/cash';
import { dispatch } from '@tawseel/contract/dispatch';
import { myDay } from '@tawseel/contract/my-day';
import { orders } from '@tawseel/contract/orders';
import { staff } from '@tawseel/contract/staff';
import { warehouses } from '@tawseel/contract/warehouses';
import { describe, expect, test } from 'vitest';
import { findProblems } from '../../commands/check.ts';
import type { Trx } from '../../platform/engine/tables.ts';
import { NOW, sessionOf } from '../../testing/app.ts';
import { FAILED, type Person } from '../../testing/at-the-door.ts';
import { callDuring } from '../../testing/call-during.ts';
import { atTheCashDesk, COD, IN_CASH } from '../../testing/cash-desk.ts';
import { insertKey } from '../../testing/keys.ts';
import { onEveryDatabase } from '../../testing/on-every-database.ts';
import { BUSINESS } from '../../testing/requests.ts';
import { insertOrder, insertRow } from '../../testing/rows.ts';
import { listCashOfDriver } from '../ledger/store/driver-cash.ts';
import { post } from '../ledger/store/post.ts';
import { repairCash } from '../orders/store/differing-cash.ts';
import { lockOrdersBySeq } from '../orders/store/orders.ts';

onEveryDatabase((server) => {
  const {
    at,
    hire,
    act,
    list,
    held,
    handIn,
    refusedHandIn,
    move,
    isHandedIn,
    amountOf,
    expectExact,
    given,
    deliver,
  } = atTheCashDesk(server);

  test('card payments are listed by driver and day, without undone ones and those of other warehouses', async () => {
    const cards = async (day: string, by: Person | undefined = at.karim) =>
      (await server.call(cash.listCards, { query: { day } }, by)).data;
    const byCard = { cash: 0, card: 100 };
    await deliver(IN_CASH, { ...byCard, slip: '004417' }, byCard, {
      ...byCard,
      cash: 60,
      card: 40,
      slip: '4418',
    });
    const { day } = await server.db.selectFrom('runs').select('day').executeTakeFirstOrThrow();
    const paid = { driver: { _id: at.bilal.id }, warehouse: { _id: at.dubai } };
    expect(await cards(day)).toMatchObject([{ ...paid, orders: 3, amount: 240, withoutSlip: 1 }]);
    expect(await cards('2026-11-01')).toEqual([]);
    const elsewhere = await hire('cashier', (await insertRow(server.db, 'warehouses')).id);
    expect(await cards(day, elsewhere)).toEqual([]);
    const stop = await server.db
      .selectFrom('stop_acts')
      .select('stop_id')
      .where('slip', '=', '004417')
      .executeTakeFirstOrThrow();
    await act(stop.stop_id, { act: 'reopened', receivedBy: undefined });
    expect(await cards(day)).toMatchObject([{ orders: 2, amount: 140 }]);
  });

  test('counts are listed by person, by month and to differences, page by page', async () => {
    const counts = async (query: object, by: Person | undefined = at.karim) => {
      const found = await server.call(cash.listCashCounts, { query: query as never }, by);
      return [found.total, found.data.map(({ number }) => number)];
    };
    await deliver(IN_CASH);
    const { number: exact } = (await handIn({ total: 100, pieces: { 10000: 1 } })).data;
    await deliver(IN_CASH);
    const { number: short } = (await handIn({ total: 100, pieces: { 5000: 1 }, reason: 'Lost' })).data;
    expect(await counts({})).toEqual([2, [short, exact]]);
    expect(await counts({ page: 2, limit: 1 })).toEqual([2, [exact]]);
    expect(await counts({ only: 'differences' })).toEqual([1, [short]]);
    expect(await counts({ only: 'differences', person: at.bilal.id }, undefined)).toEqual([1, [short]]);
    expect(await counts({ only: 'differences', person: at.yusuf.id })).toEqual([0, []]);
    expect(await counts({ person: at.bilal.id, month: NOW.slice(0, 7) })).toEqual([2, [short, exact]]);
    expect(await counts({ person: at.yusuf.id })).toEqual([0, []]);
    expect(await counts({ month: '2026-10' })).toEqual([0, []]);
    const today = NOW.slice(0, 10);
    expect(await counts({ day: today })).toEqual([2, [short, exact]]);
    expect(await counts({ day: '2026-11-01', month: NOW.slice(0, 7) })).toEqual([0, []]);
    expect(await counts({ day: today, number: exact })).toEqual([1, [exact]]);
    expect(await counts({ number: 4711 })).toEqual([0, []]);
    const elsewhere = await hire('cashier', (await insertRow(server.db, 'warehouses')).id);
    expect(await counts({}, elsewhere)).toEqual([0, []]);
    expect(await counts({ only: 'differences' }, elsewhere)).toEqual([0, []]);
    const refused = await server.refused(cash.listCashCounts, { query: { month: 'May' } }, at.karim);
    expect(refused).toMatchObject({ status: 422 });
  });

  describe('a difference above the limit of the business', () => {
    const short = (pieces: object) => ({ total: 100, pieces, reason: 'Lost' });
    const confirm = (number: number, by: Person | undefined) =>
      server.call(cash.confirmCount, { params: { number } as never, body: { note: 'Seen' } }, by);
    const refusedConfirm = (number: number, by: Person) =>
      server.refused(cash.confirmCount, { params: { number } as never, body: { note: 'Seen' } }, by);

    test('is confirmed by a supervisor, and not by the one who counted', async () => {
      await deliver(IN_CASH);
      // Exactly AED 20, the limit that a new business has.
      const { data: exact } = await handIn(short({ 5000: 1, 1000: 3 }));
      expect(exact).toMatchObject({ difference: -20, isToConfirm: false, confirmed: null });
      expect(await refusedConfirm(exact.number, at.sara)).toMatchObject({ code: 'count_not_open' });
      await deliver(IN_CASH);
      const { data } = await handIn(short({ 5000: 1, 1000: 2, 500: 1 }), at.sara);
      expect(data).toMatchObject({ difference: -25, isToConfirm: true });
      const query = { only: 'toConfirm' as const };
      const open = await server.call(cash.listCashCounts, { query }, at.karim);
      expect(open.data.map(({ number }) => number)).toEqual([data.number]);
      expect((await list(at.karim)).toConfirm).toBe(1);
      const elsewhere = await hire('supervisor', (await insertRow(server.db, 'warehouses')).id);
      expect((await list(elsewhere)).toConfirm).toBe(0);
      expect((await refusedConfirm(data.number, at.karim)).status).toBe(403);
      expect((await refusedConfirm(data.number, elsewhere)).status).toBe(404);
      expect((await refusedConfirm(data.number, at.sara)).code).toBe('own_count');
      const omar = await hire('supervisor');
      expect((await confirm(data.number, omar)).data).toMatchObject({
        isToConfirm: false,
        confirmed: { note: 'Seen', by: expect.any(String) },
      });
      expect((await refusedConfirm(data.number, omar)).code).toBe('count_not_open');
      expect((await list(at.karim)).toConfirm).toBe(0);
      await expectExact();
    });

    test('has the limit of the settings, and is settled by a reversal', async () => {
      const { data: details } = await server.call(business.updateBusiness, {
        body: { ...BUSINESS, version: 0, differenceLimit: 4.75, blindCounts: true },
      });
      expect(details).toMatchObject({ differenceLimit: 4.75, blindCounts: true });
      const kept = await server.call(business.updateBusiness, { body: { ...BUSINESS, version: 1 } });
      expect(kept.data).toMatchObject({ differenceLimit: 4.75, blindCounts: true });
      await deliver(IN_CASH);
      const { data } = await handIn(short({ 5000: 1, 1000: 4, 500: 1 }));
      expect(data).toMatchObject({ difference: -5, isToConfirm: true });
      const params = { number: data.number } as never;
      await server.call(cash.reverseHandIn, { params, body: { reason: 'Counted again' } }, at.sara);
      expect((await list(undefined)).toConfirm).toBe(0);
      const close = { body: { pieces: { 500: 1 }, reason: 'Found' } };
      const { data: own } = await server.call(cash.closeBox, close);
      expect(own).toMatchObject({ difference: 5, isToConfirm: true });
      expect((await list(undefined)).toConfirm).toBe(1);
      // An owner may have no supervisor who could do it.
      await confirm(own.number, undefined);
      expect((await list(undefined)).toConfirm).toBe(0);
    });
  });

  test('a count is read by its number, in the own warehouse', async () => {
    await deliver(IN_CASH);
    const { data } = await handIn({ total: 100, pieces: { 10000: 1 } });
    const params = { number: String(data.number) } as never;
    expect((await server.call(cash.readCashCount, { params }, at.karim)).data).toEqual(data);
    const elsewhere = await hire('cashier', (await insertRow(server.db, 'warehouses')).id);
    expect(await server.refused(cash.readCashCount, { params }, elsewhere)).toMatchObject({
      status: 404,
      code: 'no_such_cash_count',
    });
  });

  describe('a sum that was shown', () => {
    test('is compared once what it sums can no longer change', async () => {
      await deliver(IN_CASH);
      const setHeld = async (trx: Trx) => {
        const [row] = await listCashOfDriver(trx, at.bilal.id);
        await lockOrdersBySeq(trx, [row!.order_seq]);
        await trx.updateTable('cash_held').set({ fils: 100 }).execute();
      };
      const right = { total: 100, pieces: { 10000: 1 } };
      expect(await callDuring(server.db, setHeld, () => refusedHandIn(right))).toMatchObject({
        code: 'other_cash',
        params: { total: 1 },
      });
      await repairCash(server.db);
      await handIn(right);
      const box = { kind: 'box', party: at.karim.id, warehouse: at.dubai } as const;
      const safe = { kind: 'safe', party: '', warehouse: at.dubai } as const;
      const work = { actor: { kind: 'staff', id: at.karim.id, name: 'Karim' } } as const;
      const takeOne = (trx: Trx) =>
        post({ ...work, trx } as never, NOW, [{ kind: 'move', from: box, to: safe, fils: 100 }]);
      const close = { body: { total: 100, pieces: { 10000: 1 } } };
      expect(
        await callDuring(server.db, takeOne, () => server.refused(cash.closeBox, close, at.karim)),
      ).toMatchObject({
        code: 'other_cash',
        params: { total: 99 },
      });
      await expectExact();
    });

    test('may be more than a single amount, at every step to the bank', async () => {
      await deliver(IN_CASH, IN_CASH);
      await server.db.updateTable('cash_held').set({ fils: 80_000_000 }).execute();
      const total = 1_600_000;
      await handIn({ total, pieces: { 100000: 1600 } });
      const close = { body: { total, pieces: { 100000: 1600 }, keep: 0 } };
      await server.call(cash.closeBox, close, at.karim);
      const deposit = { from: { kind: 'safe' }, to: { kind: 'bank' }, amount: total, slip: 'ENBD 1' };
      await move(deposit, await hire('supervisor'));
      expect(await amountOf('bank')).toEqual([total]);
    });

    test('that differs from the postings of its count is found by `check`', async () => {
      await deliver(IN_CASH);
      await handIn({ total: 100, pieces: { 10000: 1 } });
      await server.db.updateTable('cash_counts').set({ expected_fils: 9_900, counted_fils: 9_900 }).execute();
      expect(await findProblems(server.db, 'Asia/Dubai')).toEqual([
        expect.stringMatching(/^Count \d+ says 9900 fils and 9900 counted, its postings 10000 and 10000\.$/),
      ]);
    });
  });

  describe('what a driver holds', () => {
    test('is the cash that was collected, without cards, and what others may not see', async () => {
      const [, byCard = ''] = await deliver(IN_CASH, { card: 100 }, { cash: 60, card: 40 });
      expect(await held()).toMatchObject({ orders: 2, collected: 160, total: 160, change: 0, openStops: 0 });
      expect((await held()).held.map(({ amount, due }) => [amount, due])).toEqual([
        [100, 100],
        [60, 100],
      ]);
      expect(await isHandedIn(byCard)).toBe(true);
      expect(await amountOf('card')).toEqual([140]);
      const other = await hire('cashier', (await insertRow(server.db, 'warehouses')).id);
      expect((await list(other)).drivers).toEqual([]);
      expect(await server.refused(cash.readDriverCash, { params: { id: at.bilal.id } }, other)).toMatchObject(
        {
          status: 404,
        },
      );
      for (const by of [at.bilal, await hire('operator')])
        expect(await server.refused(cash.listCash, {}, by)).toMatchObject({ status: 403 });
      await expectExact();
    });

    test('goes back with the delivery, however it is undone', async () => {
      const [stop] = await given(1);
      await act(stop!.stopId, { cash: 100 });
      await act(stop!.stopId, { act: 'reopened' });
      expect((await held()).total).toBe(0);
      await act(stop!.stopId, { card: 100 });
      expect(await amountOf('card')).toEqual([100]);
      const params = { trackingID: stop!.trackingID };
      const { version } = (await server.call(orders.readOrder, { params })).data;
      await server.call(orders.undoMove, { params, body: { version } });
      expect(await amountOf('card')).toEqual([]);
      expect(await isHandedIn(stop!.trackingID)).toBe(false);
      await expectExact();
    });

    test('is found and put right by `check` where it is not what the acts say', async () => {
      await deliver(IN_CASH, IN_CASH);
      await server.db.updateTable('cash_held').set({ fils: 1 }).execute();
      await server.db.updateTable('balances').set({ fils: 1 }).execute();
      expect(await findProblems(server.db, 'Asia/Dubai')).toHaveLength(4);
      await repairCash(server.db);
      expect((await held()).total).toBe(200);
      await expectExact();
    });
  });

  test('is seen where it matters: on the phone, on the board, in the order, and by who deletes or moves staff', async () => {
    const day = async () => (await server.call(myDay.readMyDay, {}, at.bilal)).data;
    const moneyOf = async (trackingID: string) =>
      (await server.call(orders.readOrder, { params: { trackingID } })).data.money;
    const [id = '', byCard = ''] = await deliver(IN_CASH, { card: 100 });
    expect(await day()).toMatchObject({ cash: 100, change: 0, lastHandIn: null });
    expect((await day()).held).toMatchObject([{ trackingID: id, due: 100, amount: 100 }]);
    expect(await moneyOf(id)).toMatchObject({ amount: 100, place: 'driver', count: null });
    expect(await moneyOf(byCard)).toMatchObject({ amount: 100, place: 'card', name: '' });
    const shop = await insertRow(server.db, 'senders');
    await server.db.updateTable('orders').set({ sender_id: shop.id }).where('tracking_id', '=', id).execute();
    const token = await insertKey(server.db, 'sender', null, { sender_id: shop.id });
    const seen = await server.call(orders.readOrder, { params: { trackingID: id } }, { token });
    expect(seen.data.money).toBeNull();
    const board = (await server.call(dispatch.readBoard, { query: { warehouseId: at.dubai } }, at.sara)).data;
    expect(board.drivers.find((one) => one.id === at.bilal.id)?.cash).toBe(100);
    await server.db.updateTable('runs').set({ state: 'closed' }).execute();
    const params = { id: at.bilal.id };
    const remove = () => server.refused(staff.driver.deleteStaff, { params });
    expect(await remove()).toMatchObject({
      status: 409,
      message: expect.stringContaining('has AED 100.00 of the business'),
    });
    const { number } = (await handIn({ total: 100, pieces: { 10000: 1 } })).data;
    expect(await day()).toMatchObject({ cash: 0, held: [], lastHandIn: { number, total: 100 } });
    expect(await moneyOf(id)).toMatchObject({ amount: 100, place: 'box', count: number });
    expect(await server.refused(staff.cashier.deleteStaff, { params: { id: at.karim.id } })).toMatchObject({
      status: 409,
    });
    await server.call(staff.driver.deleteStaff, { params });
  });

  test('delivered orders that nobody collected for are counted apart, until their cash is recorded', async () => {
    await deliver(IN_CASH);
    const order = { warehouse_id: at.dubai, tracking_status: 'delivered', ...COD };
    const { tracking_id: trackingID } = await insertOrder(server.db, order);
    await insertOrder(server.db, { ...order, tracking_status: 'assignedtodriver' });
    await insertOrder(server.db, { ...order, payment_method: 'Card' });
    expect((await list(at.karim)).withoutDriver).toBe(100);
    await server.call(orders.handInCash, { params: { trackingID }, body: { cashHandedIn: true } }, at.karim);
    expect((await list(at.karim)).withoutDriver).toBe(0);
  });

  test('the list tells that a phone may have more: stops without a result, and when it was last online', async () => {
    await deliver(IN_CASH);
    await given(2);
    const online = server.clock.read().toISOString();
    const [shown] = (await list(at.karim)).drivers;
    expect(shown?.openStops).toBe(2);
    expect(Date.parse(online) - Date.parse(shown?.onlineAt ?? '')).toBeLessThan(5 * 60_000);
    server.clock.advance(3 * 3_600_000);
    expect((await held()).onlineAt).toBe(shown?.onlineAt);
    await server.call(myDay.readMyDay, {}, at.bilal);
    expect((await held()).onlineAt).toBe(server.clock.read().toISOString());
  });

  test('a driver who was deactivated with money is listed, and handed in for', async () => {
    const ids = await deliver(IN_CASH);
    await given(1);
    await server.call(staff.driver.toggleStatus, { body: { driverId: at.bilal.id } });
    expect((await list(at.karim)).drivers).toMatchObject([{ orders: 1, openStops: 1, onlineAt: null }]);
    await handIn({ total: 100, pieces: { 10000: 1 } });
    for (const id of ids) expect(await isHandedIn(id)).toBe(true);
    await server.call(staff.driver.toggleStatus, { body: { driverId: at.bilal.id } });
    const again = { ...at.bilal, token: await sessionOf(server.db, at.bilal.id) };
    expect((await server.call(myDay.readMyDay, {}, again)).data).toMatchObject({ cash: 0, change: 0 });
    await expectExact();
  });

  test('an administrator with money in the box is not removed', async () => {
    const body = { name: 'Huda Saeed', email: 'huda@tawseel.example' };
    const { data } = await server.call(administrators.createAdministrator, { body });
    await server.db.updateTable('accounts').set({ must_change_password: 0 }).execute();
    const huda = { id: data._id, token: await sessionOf(server.db, data._id) };
    await deliver(IN_CASH);
    await handIn({ total: 100, pieces: { 10000: 1 } }, huda);
    const params = { id: huda.id };
    expect(await server.refused(administrators.deleteAdministrator, { params })).toMatchObject({
      status: 409,
      message: 'Huda Saeed has AED 100.00 of the business. Take it in or move it under Cash first.',
    });
    await move({ from: { kind: 'box' }, to: { kind: 'safe' }, amount: 100, warehouseId: at.dubai }, huda);
    await server.call(administrators.deleteAdministrator, { params });
    await expectExact();
  });

  test('the box of an administrator is closed as it is once another call that posts has ended', async () => {
    await deliver(IN_CASH);
    const body = { driverId: at.bilal.id, total: 100, pieces: { 10000: 1 } };
    await server.call(cash.handIn, { body });
    const { id } = await server.db.selectFrom('admins').select('id').executeTakeFirstOrThrow();
    const box = { kind: 'box', party: id, warehouse: '' } as const;
    const safe = { kind: 'safe', party: '', warehouse: at.dubai } as const;
    const actor = { kind: 'administrator', id, name: 'Huda' };
    const takeHalf = (trx: Trx) =>
      post({ actor, trx } as never, NOW, [{ kind: 'move', from: box, to: safe, fils: 5_000 }]);
    const close = () => server.call(cash.closeBox, { body: { pieces: { 5000: 1 } } });
    const { data } = await callDuring(server.db, takeHalf, close);
    expect(data).toMatchObject({ expected: 50, counted: 50, difference: 0 });
    await expectExact();
  });

  test('a person who owes a difference is deleted once it is settled or written off', async () => {
    await deliver(IN_CASH);
    await handIn({ total: 100, pieces: { 5000: 1, 1000: 4 }, reason: 'A note is missing' });
    await server.db.updateTable('runs').set({ state: 'closed' }).execute();
    const params = { id: at.bilal.id };
    expect(await server.refused(staff.driver.deleteStaff, { params })).toMatchObject({
      status: 409,
      message: expect.stringContaining('owes AED 10.00 for a difference'),
    });
    const off = { from: { kind: 'difference', person: at.bilal.id }, to: { kind: 'expense' } };
    await server.call(cash.moveCash, { body: { ...off, amount: 10, warehouseId: at.dubai } as never });
    await server.call(staff.driver.deleteStaff, { params });
    await expectExact();
  });

  test('a warehouse with money in the safe is not deleted', async () => {
    const { id, name } = await insertRow(server.db, 'warehouses');
    const [safe, bank] = [{ kind: 'safe' }, { kind: 'bank' }];
    const moved = { amount: 100, warehouseId: id, slip: 'DIB 1' };
    await server.call(cash.moveCash, { body: { from: bank, to: safe, ...moved } as never });
    expect(await server.refused(warehouses.deleteWarehouse, { params: { id } })).toMatchObject({
      status: 409,
      message: `${name} cannot be deleted: its safe has AED 100.00. Move it under Cash first.`,
    });
    await server.call(cash.moveCash, { body: { from: safe, to: bank, ...moved } as never });
    await server.call(warehouses.deleteWarehouse, { params: { id } });
    await expectExact();
  });

  test('an attempt that failed collects nothing', async () => {
    const [stop] = await given(1);
    await act(stop!.stopId, FAILED);
    expect((await list(at.karim)).drivers).toEqual([]);
    await expectExact();
  });
});
