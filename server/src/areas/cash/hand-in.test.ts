import { StatementSync } from 'node:sqlite';
import { cash } from '@tawseel/contract/cash';
import { myDay } from '@tawseel/contract/my-day';
import { orders } from '@tawseel/contract/orders';
import { describe, expect, test, vi } from 'vitest';
import { draw, files, hashOf, type Person } from '../../testing/at-the-door.ts';
import { atTheCashDesk, IN_CASH } from '../../testing/cash-desk.ts';
import { insertKey } from '../../testing/keys.ts';
import { onEveryDatabase } from '../../testing/on-every-database.ts';
import { insertRow } from '../../testing/rows.ts';
import { differingFiles } from '../proofs/differing-files.ts';
import { removeStrays } from '../proofs/retention.ts';

onEveryDatabase((server) => {
  const {
    at,
    hire,
    act,
    list,
    held,
    handIn,
    refusedHandIn,
    reverse,
    move,
    isHandedIn,
    amountOf,
    expectExact,
    given,
    deliver,
    fillBox,
  } = atTheCashDesk(server);

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
      expect((await list(at.karim)).drivers).toMatchObject([
        { driver: { _id: at.bilal.id }, orders: 3, collected: 300, change: 200, total: 500, openStops: 1 },
      ]);
      const body = {
        total: 500,
        pieces: { 20000: 2, 1000: 3, 500: 1 },
        expenses: [{ what: 'Fuel', amount: 60 }],
        reason: 'A coin roll was short',
      };
      const along = { token: at.karim.token, headers: { 'idempotency-key': 'one evening' } };
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
        at.karim,
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
      const paper = await server.send(
        cash.readReceipt,
        { params: { number: data.number } as never },
        at.karim,
      );
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
      await reverse(second.number);
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
      await reverse(data.number);
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
      const answers = await Promise.all(
        [at.karim, other].map((by) => server.send(cash.handIn, { body }, by)),
      );
      expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409]);
      await expectExact();
    });

    test('is reversed by a supervisor: the driver has the cash again', async () => {
      const ids = await deliver(IN_CASH, IN_CASH);
      const { number } = (await handIn({ total: 200, pieces: { 10000: 2 } })).data;
      const params = { number } as never;
      const body = { reason: 'It was Yusuf' };
      expect(await server.refused(cash.reverseHandIn, { params, body }, at.karim)).toMatchObject({
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
      await reverse(number);
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
      await server.call(cash.closeBox, { body: { pieces: {} } }, at.karim);
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
      await server.call(cash.closeBox, { body: closing }, at.karim);
      await reverse(number);
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
      await reverse(number);
      expect(await held()).toMatchObject({ orders: 2, total: 200 });
      for (const id of [trackingID, other]) expect(await isHandedIn(id)).toBe(false);
      await expectExact();
      const again = (await handIn({ total: 200, pieces: { 10000: 2 } })).data;
      await reverse(again.number);
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
      await reverse(second);
      const third = (await handIn({ total: 100, pieces: { 10000: 1 } })).data.number;
      server.clock.advance(A_DAY);
      expect(await server.refused(cash.reverseHandIn, reversing(first), at.sara)).toMatchObject({
        status: 409,
        message: expect.stringContaining('the driver has handed in since'),
      });
      await reverse(third);
      await reverse(first);
      expect((await held()).total).toBe(200);
      await expectExact();
    });
  });

  describe('the photo of a receipt', () => {
    const put = (file: Buffer, by: Person = at.karim, sha256 = hashOf(file)) =>
      server.send(cash.putReceiptPhoto, { params: { sha256 }, file }, by);
    const read = (sha256: string, by: Person = at.karim) =>
      server.send(cash.readReceiptPhoto, { params: { sha256 } }, by);

    test('is refused if it is no picture, another one, or from a driver', async () => {
      const [file, other] = [draw(), draw()];
      expect((await put(Buffer.from('%PDF-1.7'))).json()).toMatchObject({ code: 'not_a_picture' });
      expect((await put(file, at.karim, hashOf(other))).json()).toMatchObject({ code: 'not_that_proof' });
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
    const own = { token: await insertKey(server.db, 'cashier-app', null, { staff_id: at.karim.id }) };
    const recorded = await server.call(orders.handInCash, { params, ...recording }, own);
    expect(recorded.message).toContain('AED 60.00');
    expect([(await held()).total, await amountOf('box')]).toEqual([0, [60]]);
    const { version } = (await server.call(orders.readOrder, { params })).data;
    await server.call(orders.undoMove, { params, body: { version } });
    expect([(await held()).total, await amountOf('box')]).toEqual([60, []]);
    await expectExact();
  });

  /** Hands in all that the driver holds with so many more orders, reverses it, and counts the statements on SQLite. */
  async function handInAndReverse(many: number) {
    await deliver(...Array.from({ length: many }, () => IN_CASH));
    const { total = 0 } = (await server.call(cash.readDriverCash, { params: { id: at.bilal.id } }, at.karim))
      .data;
    const run = [vi.spyOn(StatementSync.prototype, 'all'), vi.spyOn(StatementSync.prototype, 'run')];
    const countStatements = () => {
      const count = run.reduce((sum, { mock }) => sum + mock.calls.length, 0);
      for (const each of run) each.mockClear();
      return count;
    };
    const body = { driverId: at.bilal.id, total, pieces: { 10000: total / 100 } };
    const { data } = await server.call(cash.handIn, { body }, at.karim);
    const handedIn = countStatements();
    const request = { params: { number: data.number }, body: { reason: 'Miscounted' } };
    await server.call(cash.reverseHandIn, request, at.sara);
    const reversed = countStatements();
    for (const each of run) each.mockRestore();
    return { handedIn, reversed };
  }

  test('reads and changes the orders of a hand-in and of its reversal together', async () => {
    const few = await handInAndReverse(2);
    const more = await handInAndReverse(4);
    // For each of the four orders that came in between: its event, its posting, and what the driver holds again.
    expect(more.handedIn - few.handedIn).toBeLessThanOrEqual(4 * 2);
    expect(more.reversed - few.reversed).toBeLessThanOrEqual(4 * 3);
    await expectExact();
  });
});
