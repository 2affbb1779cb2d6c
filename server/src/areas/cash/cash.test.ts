import { administrators } from '@tawseel/contract/administrators';
import { audit } from '@tawseel/contract/audit';
import { business } from '@tawseel/contract/business';
import { cash } from '@tawseel/contract/cash';
import { dispatch } from '@tawseel/contract/dispatch';
import { myDay } from '@tawseel/contract/my-day';
import { orders } from '@tawseel/contract/orders';
import { staff } from '@tawseel/contract/staff';
import { warehouses } from '@tawseel/contract/warehouses';
import { beforeEach, describe, expect, test } from 'vitest';
import { findProblems } from '../../commands/check.ts';
import type { Trx } from '../../platform/engine/tables.ts';
import { NOW, sessionOf } from '../../testing/app.ts';
import { atTheDoor, draw, FAILED, files, hashOf, type Person } from '../../testing/at-the-door.ts';
import { callDuring } from '../../testing/call-during.ts';
import { insertAssigned } from '../../testing/cash.ts';
import { insertKey } from '../../testing/keys.ts';
import { onEveryDatabase } from '../../testing/on-every-database.ts';
import { BUSINESS } from '../../testing/requests.ts';
import { insertOrder, insertRow } from '../../testing/rows.ts';
import { listCashOfDriver } from '../ledger/store/driver-cash.ts';
import { post } from '../ledger/store/post.ts';
import { repairCash } from '../orders/store/differing-cash.ts';
import { lockOrdersBySeq } from '../orders/store/orders.ts';
import { differingFiles } from '../proofs/differing-files.ts';
import { removeStrays } from '../proofs/retention.ts';

const COD = { payment_method: 'COD', value_fils: 10_000, moved_at: '2026-11-21T09:00:00.000Z' };

onEveryDatabase((server) => {
  const { at, hire, out, act } = atTheDoor(server);
  let karim: Person;

  beforeEach(async () => {
    karim = await hire('cashier');
  });

  /** Cash as a person sees it; without one, as the administrator does. */
  const list = async (by: Person | undefined) => (await server.call(cash.listCash, {}, by)).data;
  const held = async (id = at.bilal.id, by = karim) =>
    (await server.call(cash.readDriverCash, { params: { id } }, by)).data;
  const handIn = (body: object, by = karim) =>
    server.call(cash.handIn, { body: { driverId: at.bilal.id, ...body } as never }, by);
  const refusedHandIn = (body: object, by = karim) =>
    server.refused(cash.handIn, { body: { driverId: at.bilal.id, ...body } as never }, by);
  const move = (body: object, by = karim) => server.call(cash.moveCash, { body: body as never }, by);
  const refusedMove = (body: object, by: Person | null = karim) =>
    server.refused(cash.moveCash, { body: body as never }, by ?? undefined);
  const isHandedIn = async (trackingID: string) =>
    (await server.call(orders.readOrder, { params: { trackingID } })).data.cashHandedInAt !== null;
  const amountOf = async (kind: string) =>
    (await list(undefined)).balances.filter((one) => one.kind === kind).map(({ amount }) => amount);
  /** Replays the ledger and what drivers hold. */
  const expectExact = async () => expect(await findProblems(server.db, 'Asia/Dubai')).toEqual([]);

  /** Stops of Bilal's with as many orders of AED 100, which were given to him. */
  async function given(many: number) {
    const known = new Set(
      (await server.call(myDay.readMyDay, {}, at.bilal)).data.stops.map(({ _id }) => _id),
    );
    const stops = (await out(many, COD)).filter(({ stopId }) => !known.has(stopId));
    await insertAssigned(server.db, stops);
    return stops;
  }

  /** Bilal delivers an order of AED 100 for each of these payments. */
  async function deliver(...paid: object[]) {
    const stops = await given(paid.length);
    for (const [index, { stopId }] of stops.entries()) await act(stopId, paid[index]);
    return stops.map(({ trackingID }) => trackingID);
  }
  const IN_CASH = { cash: 100 };

  test('card payments are listed by driver and day, without undone ones and those of other warehouses', async () => {
    const cards = async (day: string, by: Person | undefined = karim) =>
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
    const counts = async (query: object, by: Person | undefined = karim) => {
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
    const refused = await server.refused(cash.listCashCounts, { query: { month: 'May' } }, karim);
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
      const open = await server.call(cash.listCashCounts, { query }, karim);
      expect(open.data.map(({ number }) => number)).toEqual([data.number]);
      expect((await list(karim)).toConfirm).toBe(1);
      const elsewhere = await hire('supervisor', (await insertRow(server.db, 'warehouses')).id);
      expect((await list(elsewhere)).toConfirm).toBe(0);
      expect((await refusedConfirm(data.number, karim)).status).toBe(403);
      expect((await refusedConfirm(data.number, elsewhere)).status).toBe(404);
      expect((await refusedConfirm(data.number, at.sara)).code).toBe('own_count');
      const omar = await hire('supervisor');
      expect((await confirm(data.number, omar)).data).toMatchObject({
        isToConfirm: false,
        confirmed: { note: 'Seen', by: expect.any(String) },
      });
      expect((await refusedConfirm(data.number, omar)).code).toBe('count_not_open');
      expect((await list(karim)).toConfirm).toBe(0);
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
      expect((await server.call(cash.closeBox, close)).data).toMatchObject({
        difference: 5,
        isToConfirm: true,
      });
      const own = (await list(undefined)).toConfirm;
      expect(own).toBe(1);
    });
  });

  test('a bank slip with the same amount is asked about', async () => {
    await fillBox(300);
    await move({ from: { kind: 'box' }, to: { kind: 'safe' }, amount: 300 });
    const deposit = { from: { kind: 'safe' }, to: { kind: 'bank' }, amount: 100, slip: 'DIB 7' };
    await move(deposit, at.sara);
    expect(await refusedMove(deposit, at.sara)).toMatchObject({
      status: 409,
      code: 'slip_known',
      issues: [{ path: 'confirmSlip' }],
    });
    await move({ ...deposit, amount: 50 }, at.sara);
    await move({ ...deposit, slip: 'DIB 8' }, at.sara);
    await deliver(IN_CASH);
    const machine = { total: 100, pieces: {}, deposit: { amount: 100, slip: 'DIB 7' } };
    expect(await refusedHandIn(machine)).toMatchObject({ issues: [{ path: 'deposit.confirmSlip' }] });
    await handIn({ ...machine, deposit: { ...machine.deposit, confirmSlip: true } });
    await fillBox(100);
    await move({ from: { kind: 'box' }, to: { kind: 'safe' }, amount: 100 });
    await move({ ...deposit, confirmSlip: true }, at.sara);
    expect(await amountOf('bank')).toEqual([450]);
    await expectExact();
  });

  test('a count is read by its number, in the own warehouse', async () => {
    await deliver(IN_CASH);
    const { data } = await handIn({ total: 100, pieces: { 10000: 1 } });
    const params = { number: String(data.number) } as never;
    expect((await server.call(cash.readCashCount, { params }, karim)).data).toEqual(data);
    const elsewhere = await hire('cashier', (await insertRow(server.db, 'warehouses')).id);
    expect(await server.refused(cash.readCashCount, { params }, elsewhere)).toMatchObject({
      status: 404,
      code: 'no_such_cash_count',
    });
  });

  /** The safe and Karim's box have what he needs to give change. */
  async function fillBox(aed: number) {
    const order = await insertOrder(server.db, {
      warehouse_id: at.dubai,
      tracking_status: 'delivered',
      payment_method: 'COD',
      value_fils: aed * 100,
    });
    const params = { trackingID: order.tracking_id };
    await server.call(orders.handInCash, { params, body: { cashHandedIn: true } }, karim);
  }

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
      const box = { kind: 'box', party: karim.id, warehouse: at.dubai } as const;
      const safe = { kind: 'safe', party: '', warehouse: at.dubai } as const;
      const work = { actor: { kind: 'staff', id: karim.id, name: 'Karim' } } as const;
      const takeOne = (trx: Trx) =>
        post({ ...work, trx } as never, NOW, [{ kind: 'move', from: box, to: safe, fils: 100 }]);
      const close = { body: { total: 100, pieces: { 10000: 1 } } };
      expect(
        await callDuring(server.db, takeOne, () => server.refused(cash.closeBox, close, karim)),
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
      await server.call(cash.closeBox, close, karim);
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

  describe('a hand-in', () => {
    test('is refused with what to do, and nothing is recorded', async () => {
      expect(await refusedHandIn({ total: 0, pieces: {} })).toMatchObject({ status: 409 });
      const ids = await deliver(IN_CASH, IN_CASH);
      const right = { total: 200, pieces: { 10000: 2 } };
      expect(await refusedHandIn({ ...right, total: 100 })).toMatchObject({
        status: 409,
        message: expect.stringContaining('has AED 200.00 now'),
        issues: [{ path: 'total' }],
      });
      for (const wrong of [
        { ...right, pieces: { 10000: 1 } },
        { ...right, pieces: { 10000: 3 } },
        { ...right, pieces: { 10000: -2 } },
        { ...right, pieces: { 10000: 1.5 } },
        { ...right, pieces: { 30000: 1 } },
        { ...right, pieces: { 10000: 1e9 } },
        { ...right, expenses: [{ what: 'Fuel', amount: 200.01 }] },
        { ...right, expenses: [{ what: 'Fuel', amount: 0 }] },
        { ...right, expenses: [{ what: 'Fuel', amount: 1.005 }] },
        { ...right, expenses: [{ what: '', amount: 5 }] },
      ])
        expect([wrong, (await refusedHandIn(wrong)).status]).toEqual([wrong, 422]);
      expect(await refusedHandIn({ ...right, pieces: { 10000: 1 } })).toMatchObject({
        message: expect.stringContaining('AED 100.00 missing: write why'),
        issues: [{ path: 'reason' }],
      });
      const other = await hire('cashier', (await insertRow(server.db, 'warehouses')).id);
      expect(await refusedHandIn(right, other)).toMatchObject({ status: 404 });
      for (const id of ids) expect(await isHandedIn(id)).toBe(false);
      expect((await held()).total).toBe(200);
      await expectExact();
    });

    test('takes in all that a driver holds, with expenses, change and what is missing', async () => {
      await fillBox(500);
      await move({ from: { kind: 'box' }, to: { kind: 'float', person: at.bilal.id }, amount: 200 });
      const ids = await deliver(IN_CASH, IN_CASH, IN_CASH);
      const stops = await given(1);
      expect((await list(karim)).drivers).toMatchObject([
        { driver: { _id: at.bilal.id }, orders: 3, collected: 300, change: 200, total: 500, openStops: 1 },
      ]);
      const body = {
        total: 500,
        pieces: { 20000: 2, 1000: 3, 500: 1 },
        expenses: [{ what: 'Fuel', amount: 60 }],
        reason: 'A coin roll was short',
      };
      const along = { token: karim.token, headers: { 'idempotency-key': 'one evening' } };
      const request = { body: { driverId: at.bilal.id, ...body } };
      const { data, message } = await server.call(cash.handIn, request, along);
      expect(data).toMatchObject({
        ...{ orders: 3, change: 200, expected: 500, counted: 435, spent: 60, difference: -5 },
      });
      expect(message).toBe(
        `AED 435.00 of ${data.person.name} for 3 orders taken in, AED 60.00 of expenses, AED 5.00 missing, count ${data.number}.`,
      );
      const { lastHandIn } = (await server.call(myDay.readMyDay, {}, at.bilal)).data;
      expect(lastHandIn).toMatchObject({ number: data.number, total: 495, difference: -5 });
      // The answer was lost, and it is sent again.
      expect((await server.call(cash.handIn, request, along)).data.number).toBe(data.number);
      for (const id of ids) expect(await isHandedIn(id)).toBe(true);
      expect((await held()).total).toBe(0);
      expect(await amountOf('box')).toEqual([300 + 435]);
      expect(await amountOf('difference')).toEqual([5]);
      expect(await amountOf('expense')).toEqual([60]);
      await act(stops[0]!.stopId, { cash: 100 });
      expect((await held()).total).toBe(100);
      await expectExact();
      const receipt = await server.send(
        cash.readReceipt,
        { params: { number: data.number } as never },
        karim,
      );
      for (const part of ['Fuel', 'AED 435.00', 'سند قبض', 'A coin roll was short', ...ids])
        expect(receipt.body).toContain(part);
    });

    test('takes expenses above the cash, and with none: the business owes them to the driver', async () => {
      await deliver(IN_CASH);
      const tyre = { total: 100, pieces: {}, expenses: [{ what: 'Tyre', amount: 150 }] };
      expect(await refusedHandIn(tyre)).toMatchObject({ issues: [{ path: 'reason' }] });
      const { data, message } = await handIn({ ...tyre, reason: 'More than the cash' });
      expect(message).toContain('AED 150.00 of expenses, business owes AED 50.00, count');
      const paper = await server.send(cash.readReceipt, { params: { number: data.number } as never }, karim);
      expect(paper.body).toContain('Business owes');
      expect(data).toMatchObject({ expected: 100, counted: 0, spent: 150, difference: 50, orders: 1 });
      expect([await amountOf('difference'), await amountOf('expense'), await amountOf('box')]).toEqual([
        [-50],
        [150],
        [],
      ]);
      await expectExact();
      const fuel = { total: 0, pieces: {}, expenses: [{ what: 'Fuel', amount: 20 }], reason: 'No cash' };
      expect((await refusedHandIn({ ...fuel, expenses: [] })).code).toBe('nothing_to_hand_in');
      const { data: second } = await handIn(fuel);
      expect(second).toMatchObject({ expected: 0, spent: 20, difference: 20, orders: 0 });
      expect(await amountOf('difference')).toEqual([-70]);
      await expectExact();
      const params = { number: second.number } as never;
      await server.call(cash.reverseHandIn, { params, body: { reason: 'Wrong driver' } }, at.sara);
      expect(await amountOf('difference')).toEqual([-50]);
      await fillBox(50);
      const paid = { from: { kind: 'box' }, to: { kind: 'difference', person: at.bilal.id }, amount: 50 };
      await move(paid);
      expect([await amountOf('difference'), await amountOf('box')]).toEqual([[], []]);
      await expectExact();
    });

    test('takes chosen orders alone, and what a deposit machine has taken; the rest stays with the driver', async () => {
      await fillBox(50);
      await move({ from: { kind: 'box' }, to: { kind: 'float', person: at.bilal.id }, amount: 50 });
      const [one = '', two = '', three = ''] = await deliver(IN_CASH, IN_CASH, IN_CASH);
      const half = { total: 200, trackingIDs: [one, three], pieces: { 10000: 1 } };
      const deposit = { amount: 100, slip: 'CDM 5521' };
      for (const trackingIDs of [[one, three, 'TWS-2222-222N'], [one], [two, three, one]])
        expect((await refusedHandIn({ ...half, trackingIDs, deposit })).code).toBe('other_cash');
      expect((await refusedHandIn({ ...half, trackingIDs: [] })).status).toBe(422);
      expect((await refusedHandIn(half)).issues).toMatchObject([{ path: 'reason' }]);
      const { data } = await handIn({ ...half, deposit });
      expect(data).toMatchObject({ orders: 2, change: 0, expected: 200, counted: 200, difference: 0 });
      expect([await isHandedIn(one), await isHandedIn(two), await isHandedIn(three)]).toEqual([
        true,
        false,
        true,
      ]);
      expect(await held()).toMatchObject({ orders: 1, collected: 100, change: 50, total: 150 });
      expect([await amountOf('box'), await amountOf('bank')]).toEqual([[100], [100]]);
      await expectExact();
      const params = { number: data.number } as never;
      await server.call(cash.reverseHandIn, { params, body: { reason: 'Other orders' } }, at.sara);
      expect(await held()).toMatchObject({ orders: 3, total: 350 });
      expect([await amountOf('box'), await amountOf('bank')]).toEqual([[], []]);
      await expectExact();
    });

    test('needs no reason for less than the smallest coin', async () => {
      await deliver({ cash: 99.9 });
      const { data } = await handIn({
        total: 99.9,
        pieces: { 5000: 1, 1000: 4, 500: 1, 100: 4, 50: 1, 25: 1 },
      });
      expect(data).toMatchObject({ counted: 99.75, difference: -0.15, reason: '' });
      await expectExact();
    });

    test('is taken in once where two cashiers do it at the same moment', async () => {
      await deliver(IN_CASH, IN_CASH);
      const other = await hire('cashier');
      const body = { driverId: at.bilal.id, total: 200, pieces: { 20000: 1 } };
      const answers = await Promise.all([karim, other].map((by) => server.send(cash.handIn, { body }, by)));
      expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409]);
      await expectExact();
    });

    test('is reversed by a supervisor: the driver has the cash again', async () => {
      const ids = await deliver(IN_CASH, IN_CASH);
      const { number } = (await handIn({ total: 200, pieces: { 10000: 2 } })).data;
      const params = { number } as never;
      const body = { reason: 'It was Yusuf' };
      expect(await server.refused(cash.reverseHandIn, { params, body }, karim)).toMatchObject({
        status: 403,
      });
      const [id = ''] = ids;
      const { version } = (await server.call(orders.readOrder, { params: { trackingID: id } })).data;
      expect(
        await server.refused(orders.undoMove, { params: { trackingID: id }, body: { version } }),
      ).toMatchObject({ status: 409, message: expect.stringContaining(`part of count ${number}`) });
      await server.call(cash.reverseHandIn, { params, body }, at.sara);
      expect(await server.refused(cash.reverseHandIn, { params, body }, at.sara)).toMatchObject({
        status: 409,
      });
      expect(await held()).toMatchObject({ orders: 2, total: 200 });
      for (const trackingID of ids) expect(await isHandedIn(trackingID)).toBe(false);
      expect(await amountOf('box')).toEqual([]);
      await expectExact();
      await handIn({ total: 200, pieces: { 10000: 2 } });
      await expectExact();
    });

    test('is taken in again, with change of another warehouse, after a driver who moved has it back', async () => {
      await fillBox(200);
      await move({ from: { kind: 'box' }, to: { kind: 'float', person: at.bilal.id }, amount: 200 });
      await deliver(IN_CASH);
      const { number } = (await handIn({ total: 300, pieces: { 10000: 3 } })).data;
      const { id } = await insertRow(server.db, 'warehouses');
      await server.db.updateTable('staff').set({ warehouse_id: id }).where('id', '=', at.bilal.id).execute();
      const request = { params: { number } as never, body: { reason: 'Counted twice' } };
      await server.call(cash.reverseHandIn, request, at.sara);
      const there = await hire('cashier', id);
      expect((await handIn({ total: 300, pieces: { 10000: 3 } }, there)).data).toMatchObject({ change: 200 });
      expect((await held(at.bilal.id, there)).total).toBe(0);
      await expectExact();
    });

    const reversing = (number: number) =>
      ({ params: { number } as never, body: { reason: 'Wrong' } }) as const;
    const A_DAY = 86_400_000;

    test('is not reversed once the money has left the box and the safe', async () => {
      await deliver(IN_CASH);
      const { number } = (await handIn({ total: 100, pieces: { 10000: 1 } })).data;
      await move({ from: { kind: 'box' }, to: { kind: 'safe' }, amount: 100 });
      expect(await server.refused(cash.reverseHandIn, reversing(number), at.sara)).toMatchObject({
        status: 409,
        message: 'Nothing was recorded: the cash box has only AED 0.00.',
      });
      await server.call(cash.closeBox, { body: { pieces: {} } }, karim);
      await move({ from: { kind: 'safe' }, to: { kind: 'bank' }, amount: 60, slip: 'DIB 1' }, at.sara);
      expect(await server.refused(cash.reverseHandIn, reversing(number), at.sara)).toMatchObject({
        status: 409,
        message: 'Nothing was recorded: the safe has only AED 40.00.',
      });
      await expectExact();
    });

    test('is reversed with the cash of the safe once the box was closed', async () => {
      await deliver(IN_CASH);
      const { number } = (await handIn({ total: 100, pieces: { 5000: 1, 1000: 4 }, reason: 'Ten' })).data;
      const closing = { total: 90, pieces: { 5000: 1, 1000: 4 }, keep: 20 };
      await server.call(cash.closeBox, { body: closing }, karim);
      await server.call(cash.reverseHandIn, reversing(number), at.sara);
      expect([await amountOf('box'), await amountOf('safe'), await amountOf('difference')]).toEqual([
        [],
        [],
        [],
      ]);
      expect((await held()).total).toBe(100);
      await expectExact();
    });

    test('is reversed past a correction of one of its orders, once', async () => {
      const [trackingID = '', other = ''] = await deliver(IN_CASH, IN_CASH);
      const { number } = (await handIn({ total: 200, pieces: { 10000: 2 } })).data;
      const { version } = (await server.call(orders.readOrder, { params: { trackingID } })).data;
      const body = { version, orderDetails: 'Paid in one note', reason: 'The receiver rang' };
      await server.call(orders.updateOrder, { params: { trackingID }, body });
      await server.call(cash.reverseHandIn, reversing(number), at.sara);
      expect(await held()).toMatchObject({ orders: 2, total: 200 });
      for (const id of [trackingID, other]) expect(await isHandedIn(id)).toBe(false);
      await expectExact();
      const again = (await handIn({ total: 200, pieces: { 10000: 2 } })).data;
      await server.call(cash.reverseHandIn, reversing(again.number), at.sara);
      expect((await held()).total).toBe(200);
      await expectExact();
    });

    test('is final a day later, if the driver has handed in again', async () => {
      const hand = async () => {
        await deliver(IN_CASH);
        return (await handIn({ total: 100, pieces: { 10000: 1 } })).data.number;
      };
      const [first, second] = [await hand(), await hand()];
      server.clock.advance(A_DAY - 60_000);
      await server.call(cash.reverseHandIn, reversing(second), at.sara);
      const third = (await handIn({ total: 100, pieces: { 10000: 1 } })).data.number;
      server.clock.advance(A_DAY);
      expect(await server.refused(cash.reverseHandIn, reversing(first), at.sara)).toMatchObject({
        status: 409,
        message: expect.stringContaining('the driver has handed in since'),
      });
      await server.call(cash.reverseHandIn, reversing(third), at.sara);
      await server.call(cash.reverseHandIn, reversing(first), at.sara);
      expect((await held()).total).toBe(200);
      await expectExact();
    });
  });

  describe('the photo of a receipt', () => {
    const put = (file: Buffer, by: Person = karim, sha256 = hashOf(file)) =>
      server.send(cash.putReceiptPhoto, { params: { sha256 }, file }, by);
    const read = (sha256: string, by: Person = karim) =>
      server.send(cash.readReceiptPhoto, { params: { sha256 } }, by);

    test('is refused if it is no picture, another one, or from a driver', async () => {
      const [file, other] = [draw(), draw()];
      expect((await put(Buffer.from('%PDF-1.7'))).json()).toMatchObject({ code: 'not_a_picture' });
      expect((await put(file, karim, hashOf(other))).json()).toMatchObject({ code: 'not_that_proof' });
      expect((await put(file, at.bilal)).statusCode).toBe(403);
      expect(await files.read(hashOf(file))).toBeUndefined();
    });

    test('is refused in a hand-in if it did not arrive', async () => {
      await deliver(IN_CASH);
      const expenses = [{ what: 'Fuel', amount: 60, photo: `/api/cash/photos/${hashOf(draw())}` }];
      expect(await refusedHandIn({ total: 100, pieces: { 2000: 2 }, expenses })).toMatchObject({
        issues: [{ path: 'expenses.0.photo', code: 'photo_not_sent' }],
      });
    });

    test('is kept with its expense, for the desk of its warehouse, and missed by `check`', async () => {
      const [file, stray] = [draw(), draw()];
      await put(stray);
      const { photo } = (await put(file)).json().data;
      expect((await read(hashOf(file))).statusCode).toBe(404);
      await deliver(IN_CASH);
      const expenses = [{ what: 'Fuel', amount: 60, photo }];
      const { data } = await handIn({ total: 100, pieces: { 2000: 2 }, expenses });
      expect(data.expenses).toMatchObject([{ photo }]);
      const answer = await read(hashOf(file));
      expect(answer.rawPayload).toEqual(file);
      expect(answer.headers['content-type']).toBe('image/jpeg');
      const other = await hire('cashier', (await insertRow(server.db, 'warehouses')).id);
      expect((await read(hashOf(file), other)).statusCode).toBe(404);
      await removeStrays(server.db, files, new Date(Date.now() + 2 * 86_400_000));
      expect(await files.read(hashOf(stray))).toBeUndefined();
      expect((await read(hashOf(file))).statusCode).toBe(200);
      await files.remove(hashOf(file));
      expect(await differingFiles(server.db, files)).toEqual([
        expect.stringContaining(`Cash: the photo ${hashOf(file)} of count ${data.number} is missing`),
      ]);
      expect((await read(hashOf(file))).statusCode).toBe(404);
    });
  });

  test('keys record what is held into the box of their person, otherwise into the safe', async () => {
    const [byKey = '', wrong = ''] = await deliver(IN_CASH, { cash: 60, card: 40 });
    const recording = { body: { cashHandedIn: true as const } };
    const key = { token: await insertKey(server.db, 'tracking') };
    await server.call(orders.moveOrder, { params: { trackingID: byKey }, ...recording }, key);
    expect(await amountOf('safe')).toEqual([100]);
    const params = { trackingID: wrong };
    const own = { token: await insertKey(server.db, 'cashier-app', null, { staff_id: karim.id }) };
    const recorded = await server.call(orders.handInCash, { params, ...recording }, own);
    expect(recorded.message).toContain('AED 60.00');
    expect([(await held()).total, await amountOf('box')]).toEqual([0, [60]]);
    const { version } = (await server.call(orders.readOrder, { params })).data;
    await server.call(orders.undoMove, { params, body: { version } });
    expect([(await held()).total, await amountOf('box')]).toEqual([60, []]);
    await expectExact();
  });

  describe('money moves', () => {
    test('only as the table of moves says, and never below zero', async () => {
      await fillBox(100);
      const toFloat = { from: { kind: 'box' }, to: { kind: 'float', person: at.bilal.id } };
      for (const [body, status] of [
        [{ ...toFloat, amount: 100.01 }, 409],
        [{ ...toFloat, amount: 0 }, 422],
        [{ ...toFloat, amount: -5 }, 422],
        [{ from: { kind: 'box' }, to: { kind: 'float', person: karim.id }, amount: 5 }, 404],
        [{ from: { kind: 'box' }, to: { kind: 'box' }, amount: 5 }, 422],
        [{ from: { kind: 'box' }, to: { kind: 'expense' }, amount: 5 }, 422],
        [{ from: { kind: 'box' }, to: { kind: 'bank' }, amount: 5, slip: 'S1' }, 422],
        [{ from: { kind: 'box', person: at.sara.id }, to: { kind: 'safe' }, amount: 5 }, 403],
      ] as const)
        expect([body, (await refusedMove(body)).status]).toEqual([body, status]);
      const toBank = { from: { kind: 'safe' }, to: { kind: 'bank' }, amount: 100 };
      expect(await refusedMove(toBank, at.sara)).toMatchObject({ issues: [{ path: 'slip' }] });
      const withdrawn = { from: { kind: 'bank' }, to: { kind: 'safe' }, amount: 100, slip: 'S1' };
      for (const warehouseId of [undefined, 'gone'])
        expect((await refusedMove({ ...withdrawn, warehouseId }, null)).status).toBe(warehouseId ? 404 : 422);
      await expectExact();
    });

    test('settle a difference where it was posted, no more than there is, with the own box', async () => {
      const missing = { from: { kind: 'difference', person: at.bilal.id }, to: { kind: 'box' } };
      expect(await refusedMove({ ...missing, amount: 5 })).toMatchObject({
        status: 404,
        message: 'This person has no such difference.',
      });
      await deliver(IN_CASH);
      await handIn({ total: 100, pieces: { 5000: 1, 1000: 4, 500: 1 }, reason: 'A coin is missing' });
      expect(await refusedMove({ ...missing, amount: 5000 })).toMatchObject({
        status: 409,
        message: 'Nothing was recorded: the difference is only AED 5.00.',
      });
      const other = await hire('cashier');
      expect(
        await refusedMove({ ...missing, to: { kind: 'box', person: other.id }, amount: 5 }),
      ).toMatchObject({ status: 403 });
      const over = { to: { kind: 'difference', person: at.bilal.id }, amount: 5 };
      expect((await refusedMove({ ...over, from: { kind: 'income' } }, null)).status).toBe(404);
      expect((await refusedMove({ ...over, from: { kind: 'bank' } }, null)).status).toBe(422);
      // A person who has left still owes it.
      const { id } = await insertRow(server.db, 'warehouses');
      const left = { warehouse_id: id, deleted_at: '2026-11-21T12:00:00.000Z' };
      await server.db.updateTable('staff').set(left).where('id', '=', at.bilal.id).execute();
      const once = { ...karim, headers: { 'idempotency-key': 'paid-back-at-noon' } };
      const { data } = await move({ ...missing, amount: 2 }, once);
      expect([data.from.kind, data.to.kind]).toEqual(['difference', 'box']);
      expect((await move({ ...missing, amount: 2 }, once)).data).toEqual(data);
      const off = { from: missing.from, to: { kind: 'expense' }, amount: 3, warehouseId: at.dubai };
      await server.call(cash.moveCash, { body: off as never });
      expect(await amountOf('difference')).toEqual([]);
      expect(await amountOf('box')).toEqual([97]);
      await expectExact();
    });

    test('less than the smallest coin is rounding of the warehouse, and never owed by a person', async () => {
      const [stop] = await out(1, { ...COD, value_fils: 9_990 });
      await act(stop!.stopId, { cash: 99.9 });
      await handIn({ total: 99.9, pieces: { 5000: 1, 1000: 4, 500: 1, 100: 4, 50: 1, 25: 1 } });
      expect(await amountOf('rounding')).toEqual([0.15]);
      expect(await amountOf('difference')).toEqual([]);
      const close = { total: 99.75, pieces: { 5000: 1, 1000: 4, 500: 1, 100: 3 }, reason: 'A coin' };
      const { data } = await server.call(cash.closeBox, { body: close }, karim);
      expect(data).toMatchObject({ expected: 99.75, counted: 98, difference: -1.75 });
      expect(await amountOf('difference')).toEqual([1.75]);
      await expectExact();
    });

    test('of a missing amount that coins cannot pay, a person owes what they can', async () => {
      const [stop] = await out(1, { ...COD, value_fils: 9_990 });
      await act(stop!.stopId, { cash: 99.9 });
      const pieces = { 5000: 1, 1000: 4, 500: 1, 100: 4 };
      expect((await refusedHandIn({ total: 99.9, pieces })).issues).toMatchObject([{ path: 'reason' }]);
      await handIn({ total: 99.9, pieces, reason: 'Lost coins' });
      expect([await amountOf('difference'), await amountOf('rounding')]).toEqual([[0.75], [0.15]]);
      await expectExact();
    });

    test('what was too much is paid back from a box, or kept as income by an administrator', async () => {
      await deliver(IN_CASH);
      await handIn({ total: 100, pieces: { 10000: 1, 1000: 1 }, reason: 'Tips' });
      expect(await amountOf('difference')).toEqual([-10]);
      const over = { to: { kind: 'difference', person: at.bilal.id } };
      const [paidBack, kept] = [
        { ...over, from: { kind: 'box' }, amount: 4 },
        { ...over, from: { kind: 'income' }, amount: 6 },
      ];
      expect((await refusedMove({ ...paidBack, amount: 11 })).status).toBe(409);
      expect((await refusedMove(paidBack, await hire('cashier'))).status).toBe(409);
      expect((await refusedMove(kept, at.sara)).status).toBe(422);
      await move(paidBack);
      await server.call(cash.moveCash, { body: kept as never });
      expect([await amountOf('difference'), await amountOf('box'), await amountOf('income')]).toEqual([
        [],
        [106],
        [-6],
      ]);
      await expectExact();
    });

    test('from before the ledger, as expenses and fees, and to another warehouse', async () => {
      const admin = async (body: object) => server.call(cash.moveCash, { body: body as never });
      const opening = { from: { kind: 'opening' } };
      const [box, bilal] = [{ kind: 'box', person: karim.id }, { person: at.bilal.id }];
      expect((await refusedMove({ ...opening, to: box, amount: 50 }, at.sara)).status).toBe(422);
      await admin({ ...opening, to: box, amount: 500 });
      await admin({ ...opening, to: { kind: 'safe' }, warehouseId: at.dubai, amount: 900 });
      await admin({ ...opening, to: { kind: 'float', ...bilal }, amount: 100 });
      await admin({ ...opening, to: { kind: 'difference', ...bilal }, amount: 40 });
      await admin({ ...opening, to: { kind: 'bank' }, amount: 1000 });
      await admin({ ...opening, to: { kind: 'card' }, amount: 200 });
      expect(await amountOf('opening')).toEqual([-2740]);

      const petty = { from: { kind: 'box' }, to: { kind: 'expense' }, amount: 60 };
      expect(await refusedMove(petty)).toMatchObject({ status: 422, issues: [{ path: 'note' }] });
      await move({ ...petty, note: 'Water' });
      expect((await refusedMove({ ...petty, amount: 441, note: 'Tyres' })).status).toBe(409);
      const back = { from: { kind: 'expense' }, to: box, amount: 10, note: 'Bottles' };
      expect((await refusedMove({ ...back, to: { kind: 'box' } })).status).toBe(422);
      await move(back, at.sara);
      expect(await amountOf('box')).toEqual([450]);

      const { id: sharjah } = await insertRow(server.db, 'warehouses');
      const away = { from: { kind: 'safe' }, to: { kind: 'safe' }, amount: 300 };
      expect((await refusedMove({ ...away, toWarehouseId: sharjah })).status).toBe(422);
      for (const [toWarehouseId, status] of [
        [undefined, 422],
        [at.dubai, 422],
        ['gone', 404],
      ] as const)
        expect((await refusedMove({ ...away, toWarehouseId }, at.sara)).status).toBe(status);
      expect((await refusedMove({ ...away, toWarehouseId: sharjah }, null)).status).toBe(422);
      await move({ ...away, toWarehouseId: sharjah }, at.sara);
      await admin({ ...away, warehouseId: sharjah, toWarehouseId: at.dubai, amount: 100 });
      expect(await amountOf('safe')).toEqual([700, 200]);

      await admin({ from: { kind: 'card' }, to: { kind: 'fee' }, amount: 5 });
      await admin({ from: { kind: 'bank' }, to: { kind: 'fee' }, amount: 15 });
      const less = {
        from: { kind: 'bank' },
        to: { kind: 'difference', ...bilal },
        amount: 20,
        slip: 'DIB 1',
      };
      expect(await refusedMove({ ...less }, null)).toMatchObject({ issues: [{ path: 'note' }] });
      await admin({ ...less, note: 'A false note' });
      expect([await amountOf('fee'), await amountOf('card'), await amountOf('bank')]).toEqual([
        [20],
        [195],
        [965],
      ]);

      const wages = { from: { kind: 'difference', ...bilal }, to: { kind: 'expense' }, purpose: 'salary' };
      const deducted = { ...wages, warehouseId: at.dubai, note: 'November' };
      expect((await refusedMove({ ...deducted, amount: 61 }, null)).status).toBe(409);
      expect((await refusedMove({ ...deducted, amount: 1 }, at.sara)).status).toBe(422);
      await admin({ ...deducted, amount: 60 });
      expect(await amountOf('difference')).toEqual([]);
      const expense = (await list(undefined)).balances.find(({ kind }) => kind === 'expense');
      const { data } = await server.call(cash.readBalance, {
        params: { number: String(expense?.no) } as never,
        query: {},
      });
      expect(data.postings[0]).toMatchObject({ note: 'Deducted from the salary: November', amount: 60 });
      await expectExact();
    });

    test('to the sender of an order who is not registered, no more than is with us of it', async () => {
      const [guest = '', known = ''] = await deliver({ cash: 100 }, { cash: 80, note: 'Agreed' });
      await handIn({ total: 180, pieces: { 10000: 1, 5000: 1, 1000: 3 } });
      const { id: sender_id } = await insertRow(server.db, 'senders', { name: 'Noor Trading' });
      await server.db
        .updateTable('orders')
        .set({ sender_id, sender_name: 'Noor Trading' })
        .where('tracking_id', '=', known)
        .execute();
      const paid = { from: { kind: 'box' }, to: { kind: 'shop' }, amount: 60 };
      const refused = async (body: object, by?: Person) => refusedMove({ ...paid, ...body }, by);
      expect(await refused({})).toMatchObject({ issues: [{ path: 'trackingID' }] });
      expect((await refused({ trackingID: 'TWS-2222-2222' })).status).toBe(404);
      expect((await refused({ trackingID: guest }, at.bilal)).status).toBe(403);
      expect(await refused({ trackingID: known })).toMatchObject({
        status: 409,
        issues: [
          { message: 'The sender of this order is registered: Noor Trading is paid under Statements.' },
        ],
      });
      await move({ ...paid, trackingID: guest });
      const more = { ...paid, trackingID: guest, amount: 40.25 };
      expect(await refused(more)).toMatchObject({
        status: 409,
        issues: [{ path: 'amount', message: expect.stringContaining('only AED 40.00 is with us') }],
      });
      const byBank = { ...more, from: { kind: 'bank' }, amount: 40 };
      expect((await refused({ ...byBank, slip: 'FT 1' })).status).toBe(422);
      await server.call(cash.moveCash, { body: { ...byBank, slip: 'FT 1' } as never });
      expect((await refused({ ...more, amount: 0.25 })).status).toBe(409);
      await expectExact();
    });

    test('the owner holds cash that others bring', async () => {
      await fillBox(100);
      const { id } = await server.db.selectFrom('admins').select('id').executeTakeFirstOrThrow();
      const desk = (await server.call(cash.readCashDesk, {}, karim)).data;
      expect(desk.people.find(({ _id }) => _id === id)).toMatchObject({
        role: 'administrator',
        warehouse: null,
      });
      expect(desk.safes).toContainEqual({ _id: at.dubai, name: expect.any(String) });
      const owner = { kind: 'box', person: id };
      await move({ from: { kind: 'box' }, to: owner, amount: 100 });
      expect((await refusedMove({ from: owner, to: { kind: 'safe' }, amount: 100 }, at.sara)).status).toBe(
        404,
      );
      expect((await server.call(cash.readCashDesk, {})).data.box).toBe(100);
      await expectExact();
    });

    test('from a box over the safe to the bank, and a missing amount comes back', async () => {
      await deliver(IN_CASH, IN_CASH);
      await handIn({ total: 200, pieces: { 10000: 1, 5000: 1, 500: 9 }, reason: 'A note is missing' });
      expect(await server.refused(cash.closeBox, { body: { total: 200, pieces: {} } }, karim)).toMatchObject({
        status: 409,
      });
      const { data, message } = await server.call(
        cash.closeBox,
        { body: { total: 195, pieces: { 20000: 1, 1000: 1, 500: 1 }, keep: 15, reason: '20 over' } },
        karim,
      );
      expect(data).toMatchObject({ expected: 195, counted: 215, difference: 20 });
      expect(message).toBe(
        `The box is closed: AED 215.00 counted, AED 20.00 too much, AED 200.00 moved to the safe, AED 15.00 left in the box, count ${data.number}.`,
      );
      expect(await amountOf('safe')).toEqual([200]);
      await move({ from: { kind: 'safe' }, to: { kind: 'bank' }, amount: 200, slip: 'DIB 4471' }, at.sara);
      await move({ from: { kind: 'difference', person: at.bilal.id }, to: { kind: 'box' }, amount: 5 });
      expect(await amountOf('box')).toEqual([20]);
      expect(await amountOf('bank')).toEqual([200]);
      const bank = (await list(undefined)).balances.find(({ kind }) => kind === 'bank');
      const params = { number: bank?.no } as never;
      const page = (await server.call(cash.readBalance, { params, query: {} })).data;
      expect(page).toMatchObject({ hasMore: false, postings: [{ amount: 200, slip: 'DIB 4471' }] });
      const box = (await list(karim)).balances.find(({ kind }) => kind === 'box');
      const moved = (await server.call(cash.readBalance, { params: { number: box?.no } as never, query: {} }))
        .data;
      const steps = moved.postings.map(({ seq, amount, balance }) => ({ seq, amount, balance }));
      // The balance after each movement is that before it and the amount.
      expect(steps[0]?.balance).toBe(20);
      for (const [index, { amount, balance }] of steps.entries())
        expect((steps[index + 1]?.balance ?? 0) + amount).toBe(balance);
      const before = { params: { number: box?.no } as never, query: { before: steps[1]?.seq } as never };
      expect((await server.call(cash.readBalance, before)).data.postings).toMatchObject(steps.slice(2));
      const file = await server.send(cash.exportBalance, { params });
      expect(file.headers['content-disposition']).toContain(`tawseel-balance-${bank?.no}-`);
      expect(file.body).toMatch(
        /^\uFEFFnumber,time,kind,came_in,went_out,from_or_to,name,.*\r\n\d+,.*,deposit,200\.00,,safe,,/,
      );
      const journal = async (query: object) =>
        (await server.send(cash.exportJournal, { query: query as never })).body.trim().split('\r\n').slice(1);
      const { data: last } = await server.call(cash.readBalance, { params, query: {} });
      const all = await journal({});
      expect(all[0]).toMatch(/^\d+,.*,move,5\.00,difference,.+,.+,box,.+,.+,,,,,,/);
      expect(all.find((line) => line.startsWith(`${last.postings[0]?.seq},`))).toMatch(
        /,deposit,200\.00,safe,,.+,bank,,,,,,DIB 4471,,/,
      );
      expect(all).toHaveLength((await server.db.selectFrom('postings').selectAll().execute()).length);
      expect(await journal({ month: NOW.slice(0, 7) })).toEqual(all);
      expect(await journal({ month: '2026-10' })).toEqual([]);
      expect(await server.refused(cash.exportJournal, { query: {} }, at.sara)).toMatchObject({ status: 403 });
      const { rows: audited } = await server
        .call(audit.listAudit, { query: { call: 'cash.moveCash' } as never })
        .then(({ data }) => ({ rows: data }));
      expect(JSON.stringify(audited[0])).toMatch(/fromName.*toName/);
      for (const call of [cash.readBalance, cash.exportBalance])
        expect(await server.refused(call, { params }, karim)).toMatchObject({ status: 404 });
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
    expect(await server.refused(staff.cashier.deleteStaff, { params: { id: karim.id } })).toMatchObject({
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
    expect((await list(karim)).withoutDriver).toBe(100);
    await server.call(orders.handInCash, { params: { trackingID }, body: { cashHandedIn: true } }, karim);
    expect((await list(karim)).withoutDriver).toBe(0);
  });

  test('the list tells that a phone may have more: stops without a result, and when it was last online', async () => {
    await deliver(IN_CASH);
    await given(2);
    const online = server.clock.read().toISOString();
    const [shown] = (await list(karim)).drivers;
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
    expect((await list(karim)).drivers).toMatchObject([{ orders: 1, openStops: 1, onlineAt: null }]);
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
    expect((await list(karim)).drivers).toEqual([]);
    await expectExact();
  });
});
