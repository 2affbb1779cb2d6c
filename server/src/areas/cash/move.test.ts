import { audit } from '@tawseel/contract/audit';
import { cash } from '@tawseel/contract/cash';
import { describe, expect, test } from 'vitest';
import { NOW } from '../../testing/app.ts';
import type { Person } from '../../testing/at-the-door.ts';
import { atTheCashDesk, COD, IN_CASH } from '../../testing/cash-desk.ts';
import { onEveryDatabase } from '../../testing/on-every-database.ts';
import { insertRow } from '../../testing/rows.ts';

onEveryDatabase((server) => {
  const {
    at,
    hire,
    out,
    act,
    list,
    handIn,
    refusedHandIn,
    move,
    refusedMove,
    amountOf,
    expectExact,
    deliver,
    fillBox,
  } = atTheCashDesk(server);

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

  describe('money moves', () => {
    test('only as the table of moves says, and never below zero', async () => {
      await fillBox(100);
      const toFloat = { from: { kind: 'box' }, to: { kind: 'float', person: at.bilal.id } };
      for (const [body, status] of [
        [{ ...toFloat, amount: 100.01 }, 409],
        [{ ...toFloat, amount: 0 }, 422],
        [{ ...toFloat, amount: -5 }, 422],
        [{ from: { kind: 'box' }, to: { kind: 'float', person: at.karim.id }, amount: 5 }, 404],
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
      const once = { ...at.karim, headers: { 'idempotency-key': 'paid-back-at-noon' } };
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
      const { data } = await server.call(cash.closeBox, { body: close }, at.karim);
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
      const [box, bilal] = [{ kind: 'box', person: at.karim.id }, { person: at.bilal.id }];
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
      const desk = (await server.call(cash.readCashDesk, {}, at.karim)).data;
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
      expect(
        await server.refused(cash.closeBox, { body: { total: 200, pieces: {} } }, at.karim),
      ).toMatchObject({
        status: 409,
      });
      const { data, message } = await server.call(
        cash.closeBox,
        { body: { total: 195, pieces: { 20000: 1, 1000: 1, 500: 1 }, keep: 15, reason: '20 over' } },
        at.karim,
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
      const box = (await list(at.karim)).balances.find(({ kind }) => kind === 'box');
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
        expect(await server.refused(call, { params }, at.karim)).toMatchObject({ status: 404 });
      await expectExact();
    });
  });
});
