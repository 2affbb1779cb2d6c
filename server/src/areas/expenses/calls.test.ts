import { cash } from '@tawseel/contract/cash';
import { expenses } from '@tawseel/contract/expenses';
import { myDay } from '@tawseel/contract/my-day';
import { describe, expect, test } from 'vitest';
import { findProblems } from '../../commands/check.ts';
import { newId } from '../../platform/engine/ids.ts';
import { draw, files, hashOf, type Person } from '../../testing/at-the-door.ts';
import { callDuring } from '../../testing/call-during.ts';
import { atTheCashDesk, IN_CASH } from '../../testing/cash-desk.ts';
import { insertExpense } from '../../testing/expenses.ts';
import { onEveryDatabase } from '../../testing/on-every-database.ts';
import { insertRow } from '../../testing/rows.ts';
import { differingFiles } from '../proofs/differing-files.ts';
import { removeStrays } from '../proofs/retention.ts';
import { lockColleague } from '../staff/store/staff.ts';

onEveryDatabase(
  (server) => {
    const { at, hire, put, refusedPut, held, reverse, amountOf, deliver } = atTheCashDesk(server);

    const idOf = () => newId().slice(0, 22);
    /** An expense as the phone sends it. */
    function given(contents: object = {}) {
      const now = server.clock.read().toISOString();
      return { clientId: idOf(), kind: 'parking', amount: 20, spentAt: now, clock: now, ...contents };
    }
    const add = async (contents: object = {}, by = at.bilal) =>
      (await server.call(expenses.addExpense, { body: given(contents) as never }, by)).data;
    const refusedAdd = (contents: object, by = at.bilal) =>
      server.refused(expenses.addExpense, { body: given(contents) as never }, by);
    const remove = (id: string, by = at.bilal) => server.call(expenses.removeExpense, { params: { id } }, by);
    const refusedRemove = (id: string, by = at.bilal) =>
      server.refused(expenses.removeExpense, { params: { id } }, by);
    const mine = async (by = at.bilal) => (await server.call(myDay.readMyDay, {}, by)).data.expenses;
    const handInBody = (body: object) =>
      ({ body: { driverId: at.bilal.id, total: 100, pieces: { 10000: 1 }, ...body } }) as never;
    const handIn = async (body: object) => (await server.call(cash.handIn, handInBody(body), at.karim)).data;
    const refusedHandIn = (body: object) => server.refused(cash.handIn, handInBody(body), at.karim);
    const problems = () => findProblems(server.db, 'Asia/Dubai', files);
    const expectExact = async () => expect(await problems()).toEqual([]);

    const take = (id: string) => ({ id, decision: 'take' });

    describe('an expense of a driver', () => {
      test('is refused if it is nothing, too much, unconfirmed, without what it needs, or of another driver', async () => {
        for (const [contents, path] of [
          [{ amount: 0 }, 'amount'],
          [{ amount: -5 }, 'amount'],
          [{ amount: 1.005 }, 'amount'],
          [{ amount: 2000.01, confirmAmount: true }, 'amount'],
          [{ amount: 500 }, 'confirmAmount'],
          [{ kind: 'lunch' }, 'kind'],
          [{ kind: 'other' }, 'note'],
          [{ kind: 'fuel' }, 'note'],
          [{ kind: 'repair', note: '  ' }, 'note'],
          [{ note: 'x'.repeat(121) }, 'note'],
          [{ clientId: 'short' }, 'clientId'],
          [{ photo: { sha256: hashOf(draw()), bytes: 300_001 } }, 'photo.bytes'],
        ] as const) {
          const { status, issues = [] } = await refusedAdd(contents);
          expect([contents, status, issues[0]?.path]).toEqual([contents, 422, path]);
        }
        expect(await refusedAdd({ driverId: at.yusuf.id })).toMatchObject({
          status: 404,
          code: 'no_such_driver',
        });
        const owner = { token: server.token } as Person;
        for (const body of [{}, { driverId: at.karim.id }])
          expect(await refusedAdd(body, owner)).toMatchObject({ status: 404 });
        for (const by of [at.karim, at.sara]) expect(await refusedAdd({}, by)).toMatchObject({ status: 403 });
        expect(await mine()).toEqual([]);
      });

      test('is entered once: the same id again answers as before, with other contents it is refused', async () => {
        const sent = given({ kind: 'fuel', amount: 500, confirmAmount: true, note: 'The pump printed none' });
        const data = await add(sent);
        expect(data).toMatchObject({ kind: 'fuel', amount: 500, state: 'open', photo: '', reason: '' });
        expect(await add(sent)).toEqual(data);
        for (const other of [
          { amount: 499 },
          { kind: 'toll' },
          { note: '', kind: 'toll' },
          { photo: { sha256: hashOf(draw()), bytes: 9 } },
        ])
          expect(await refusedAdd({ ...sent, ...other })).toMatchObject({
            status: 409,
            code: 'expense_id_taken',
          });
        expect(await refusedAdd(sent, at.yusuf)).toMatchObject({ code: 'expense_id_taken' });
        expect(await mine()).toEqual([data]);
        expect(await mine(at.yusuf)).toEqual([]);
        expect((await held()).entered).toEqual([{ ...data, samePhoto: null }]);
      });

      test('with the photo of another one names it to the cashier, also if that one is of another driver', async () => {
        const photo = { sha256: hashOf(draw()), bytes: 9 };
        const first = await add({ amount: 30, photo });
        await add({ amount: 12, photo: { sha256: hashOf(draw()), bytes: 9 } });
        const gone = await add({ amount: 7, photo });
        await remove(gone._id);
        expect((await held()).entered.map(({ samePhoto }) => samePhoto)).toEqual([null, null]);
        await add({ amount: 45, photo }, at.yusuf);
        const [doubted, other] = (await held()).entered;
        expect(doubted).toMatchObject({
          _id: first._id,
          samePhoto: { amount: 45, driverName: expect.stringMatching(/\w/) },
        });
        expect(other?.samePhoto).toBeNull();
      });

      test('lists its driver among those with cash, also without any', async () => {
        const listed = async () =>
          (await server.call(cash.listCash, {}, at.karim)).data.drivers.map(
            ({ driver, total, openExpenses }) => [driver._id, total, openExpenses],
          );
        expect(await listed()).toEqual([]);
        const { _id } = await add({ amount: 30 });
        expect(await listed()).toEqual([[at.bilal.id, 0, 30]]);
        await remove(_id);
        expect(await listed()).toEqual([]);
      });

      test('has the time of the phone, corrected by its clock, and never a later one than now', async () => {
        const now = server.clock.read().getTime();
        const at_ = (ms: number) => new Date(now + ms).toISOString();
        const hour = 3_600_000;
        expect((await add({ spentAt: at_(4 * hour), clock: at_(5 * hour) })).spentAt).toBe(at_(-hour));
        expect((await add({ spentAt: at_(hour) })).spentAt).toBe(at_(0));
      });

      test('is one of at most thirty that wait', async () => {
        for (let made = 0; made < 30; made += 1) await insertExpense(server.db, { driver_id: at.bilal.id });
        const [first] = await mine();
        expect(await refusedAdd({})).toMatchObject({
          status: 409,
          code: 'too_many_expenses',
          params: { max: 30 },
        });
        await remove(first!._id);
        await add();
      });

      test('is removed by its driver until a hand-in decides it', async () => {
        const data = await add();
        expect(await refusedRemove(idOf())).toMatchObject({ status: 404, code: 'no_such_expense' });
        expect(await refusedRemove(data._id, at.yusuf)).toMatchObject({ status: 404 });
        expect((await remove(data._id)).data.state).toBe('removed');
        expect((await remove(data._id)).data.state).toBe('removed');
        expect(await mine()).toEqual([]);
        const [taken, crossed] = [await add(), await add()];
        await deliver(IN_CASH);
        await handIn({
          pieces: { 5000: 1, 1000: 3 },
          entered: [take(taken._id), { id: crossed._id, decision: 'crossOut', reason: 'Private parking' }],
        });
        expect(await refusedRemove(taken._id)).toMatchObject({ status: 409, params: { isTaken: true } });
        expect(await refusedRemove(crossed._id)).toMatchObject({ status: 409, params: { isTaken: false } });
      });

      test('may be entered and removed by an administrator, if the phone is broken', async () => {
        const owner = { token: server.token } as Person;
        const { _id } = await add({ driverId: at.bilal.id }, owner);
        expect(await mine()).toMatchObject([{ _id }]);
        await remove(_id, owner);
        expect(await mine()).toEqual([]);
      });
    });

    describe('a hand-in', () => {
      test('is refused if it does not name exactly the expenses that are open', async () => {
        await deliver(IN_CASH);
        const [one, other] = [await add(), await add()];
        for (const entered of [
          undefined,
          [take(one._id)],
          [take(one._id), take(one._id)],
          [take(one._id), take(other._id), take(idOf())],
          [take(one._id), take(idOf())],
        ])
          expect([entered, await refusedHandIn({ entered })]).toMatchObject([
            entered,
            { status: 409, code: 'other_expenses', issues: [{ path: 'entered' }] },
          ]);
        const nameless = [take(one._id), { id: other._id, decision: 'crossOut', reason: ' ' }];
        expect(await refusedHandIn({ entered: nameless })).toMatchObject({
          status: 422,
          issues: [{ path: 'entered.1.reason' }],
        });
        await remove(other._id);
        expect(await refusedHandIn({ entered: [take(one._id), take(other._id)] })).toMatchObject({
          code: 'other_expenses',
        });
        expect(await mine()).toHaveLength(1);
        expect(await amountOf('expense')).toEqual([]);
        await expectExact();
      });

      test('compares the expenses once no other can be entered', async () => {
        await deliver(IN_CASH);
        const enter = async (trx: Parameters<typeof lockColleague>[0]) => {
          await lockColleague(trx, at.bilal.id);
          await insertExpense(trx, { driver_id: at.bilal.id });
        };
        expect(await callDuring(server.db, enter, () => refusedHandIn({}))).toMatchObject({
          code: 'other_expenses',
        });
        const [{ _id = '' } = {}] = await mine();
        const [removed, counted] = await Promise.all([
          server.send(expenses.removeExpense, { params: { id: _id } }, at.bilal),
          server.send(
            cash.handIn,
            handInBody({ pieces: { 5000: 1, 1000: 3 }, entered: [take(_id)] }),
            at.karim,
          ),
        ]);
        expect([removed.statusCode, counted.statusCode].toSorted()).toEqual(
          removed.statusCode === 200 ? [200, 409] : [201, 409],
        );
        await expectExact();
      });

      test('takes expenses, crosses them out or leaves them, and posts what it takes', async () => {
        await deliver(IN_CASH);
        const fuel = await add({ kind: 'fuel', amount: 30, note: 'Pump 4' });
        const parking = await add({ amount: 15 });
        const toll = await add({ kind: 'toll', amount: 4 });
        expect((await held()).openExpenses).toBe(49);
        expect(await amountOf('expense')).toEqual([]);
        const count = await handIn({
          pieces: { 5000: 1, 1000: 1 },
          expenses: [{ what: 'Tea', amount: 10 }],
          entered: [
            take(fuel._id),
            { id: parking._id, decision: 'crossOut', reason: 'A private car park' },
            { id: toll._id, decision: 'leave' },
          ],
        });
        expect(count).toMatchObject({ expected: 100, counted: 60, spent: 40, difference: 0 });
        expect(count.expenses).toMatchObject([
          { what: 'Tea', amount: 10 },
          { kind: 'fuel', what: 'Pump 4', amount: 30 },
        ]);
        expect(count.crossedOut).toMatchObject([
          { kind: 'parking', what: '', amount: 15, reason: 'A private car park' },
        ]);
        expect(await amountOf('expense')).toEqual([40]);
        expect(await mine()).toMatchObject([
          { _id: parking._id, state: 'crossedOut', reason: 'A private car park' },
          { _id: toll._id, state: 'open' },
        ]);
        const { balances } = (await server.call(cash.listCash, {}, at.karim)).data;
        expect((await server.call(cash.listCashCounts, { query: {} }, at.karim)).data).toEqual([count]);
        const params = { number: balances.find(({ kind }) => kind === 'expense')!.no } as never;
        const { postings } = (await server.call(cash.readBalance, { params, query: {} }, at.karim)).data;
        expect(postings.map(({ note }) => note)).toEqual(['Fuel: Pump 4', 'Tea']);
        const arabic = { token: at.karim.token, headers: { 'accept-language': 'ar' } };
        const file = await server.send(cash.exportBalance, { params }, arabic);
        expect(file.body).toContain('وقود');
        const receipt = await server.send(
          cash.readReceipt,
          { params: { number: count.number } as never },
          at.karim,
        );
        for (const part of ['وقود', 'Pump 4', 'Parking', 'A private car park', 'AED 15.00'])
          expect(receipt.body).toContain(part);
        server.clock.advance(8 * 86_400_000);
        expect((await mine()).map(({ _id }) => _id)).toEqual([toll._id]);
        await expectExact();
      });

      test('takes more than the driver holds with a reason, or leaves some for the next one', async () => {
        await deliver(IN_CASH);
        const [one, other] = [await add({ amount: 90 }), await add({ amount: 90 })];
        const entered = [take(one._id), take(other._id)];
        expect(await refusedHandIn({ pieces: {}, entered })).toMatchObject({
          status: 422,
          message: expect.stringContaining('business owes AED 80.00'),
        });
        await handIn({ pieces: { 1000: 1 }, entered: [take(one._id), { id: other._id, decision: 'leave' }] });
        expect(await mine()).toMatchObject([{ _id: other._id, state: 'open' }]);
        await expectExact();
      });

      test('opens its expenses again where it is reversed', async () => {
        await deliver(IN_CASH);
        const [one, other] = [await add(), await add()];
        const entered = [take(one._id), { id: other._id, decision: 'crossOut', reason: 'Twice' }];
        const { number } = await handIn({ pieces: { 5000: 1, 1000: 3 }, entered });
        await reverse(number);
        expect(await mine()).toMatchObject([
          { _id: one._id, state: 'open', reason: '' },
          { _id: other._id, state: 'open', reason: '' },
        ]);
        expect(await amountOf('expense')).toEqual([]);
        expect((await held()).entered).toHaveLength(2);
        await expectExact();
        await handIn({ pieces: { 5000: 1, 1000: 1 }, entered: [take(one._id), take(other._id)] });
        expect(await amountOf('expense')).toEqual([40]);
        await expectExact();
      });
    });

    describe('`check`', () => {
      test('finds expenses and counts that say different things', async () => {
        await deliver(IN_CASH);
        const [one, other] = [await add(), await add()];
        const entered = [take(one._id), { id: other._id, decision: 'crossOut', reason: 'Twice' }];
        const { number } = await handIn({ pieces: { 5000: 1, 1000: 3 }, entered });
        await expectExact();
        const set = (id: string, row: object) =>
          server.db.updateTable('driver_expenses').set(row).where('client_id', '=', id).execute();
        await set(one._id, { state: 'open', count_no: null });
        expect(await problems()).toEqual([
          `Count ${number} lists expense ${one._id}, which it has not taken.`,
        ]);
        await set(one._id, { state: 'taken', count_no: number, fils: 1_000 });
        expect(await problems()).toEqual([
          `Expense ${one._id} is taken, and count ${number} says otherwise.`,
        ]);
        await set(one._id, { fils: 2_000 });
        await set(other._id, { state: 'taken' });
        expect(await problems()).toEqual([
          `Expense ${other._id} is taken, and count ${number} says otherwise.`,
        ]);
        await set(other._id, { state: 'crossedOut', count_no: null });
        expect(await problems()).toEqual([`Expense ${other._id} is crossed out by no count that stands.`]);
        await set(other._id, { count_no: number });
        await server.db.updateTable('cash_counts').set({ expenses: '[]' }).execute();
        expect(await problems()).toEqual([
          `Count ${number} lists expenses of 0 fils, its postings 2000 fils.`,
          `Expense ${one._id} is taken, and count ${number} says otherwise.`,
        ]);
      });
    });

    describe('the photo of a receipt', () => {
      const read = (file: Buffer, by: Person = at.karim) =>
        server.send(cash.readReceiptPhoto, { params: { sha256: hashOf(file) } }, by);
      const photoOf = (file: Buffer) => ({ photo: { sha256: hashOf(file), bytes: file.length } });
      const DAYS_2 = 2 * 86_400_000;

      test('is refused if no expense of the driver names it, or it is another file', async () => {
        const [file, other] = [draw(), draw()];
        expect(await refusedPut(file)).toMatchObject({ status: 404, code: 'no_such_proof' });
        const { _id } = await add(photoOf(file));
        expect(await refusedPut(file, at.yusuf)).toMatchObject({ status: 404 });
        expect(await refusedPut(other, at.bilal, hashOf(file))).toMatchObject({ code: 'not_that_proof' });
        await remove(_id);
        expect(await refusedPut(file)).toMatchObject({ status: 404 });
        expect(await files.read(hashOf(file))).toBeUndefined();
      });

      test('is seen by the desk of the warehouse, kept, and missed by `check` if it is lost', async () => {
        const file = draw();
        const { _id, photo, photoAt } = await add(photoOf(file));
        expect([photo, photoAt]).toEqual([`/api/cash/photos/${hashOf(file)}`, null]);
        // It is still on the phone; another file of that hash is not for the desk.
        await files.put(hashOf(file), file);
        expect((await read(file)).statusCode).toBe(404);
        await files.remove(hashOf(file));
        await expectExact();
        expect((await put(file)).statusCode).toBe(200);
        expect((await put(file)).statusCode).toBe(200);
        expect((await mine())[0]?.photoAt).not.toBeNull();
        expect((await read(file)).rawPayload).toEqual(file);
        const elsewhere = await hire('cashier', (await insertRow(server.db, 'warehouses')).id);
        expect((await read(file, elsewhere)).statusCode).toBe(404);
        await removeStrays(server.db, files, new Date(Date.now() + DAYS_2));
        expect((await read(file)).statusCode).toBe(200);
        await files.remove(hashOf(file));
        expect(await differingFiles(server.db, files)).toEqual([
          expect.stringContaining(`Cash: the photo ${hashOf(file)} of expense ${_id} is missing`),
        ]);
        await remove(_id);
        await expectExact();
      });

      test('may arrive after the hand-in, and goes with a removed expense', async () => {
        const [file, unwanted] = [draw(), draw()];
        await deliver(IN_CASH);
        const { _id } = await add(photoOf(file));
        const removed = await add(photoOf(unwanted));
        await put(unwanted);
        await remove(removed._id);
        const count = await handIn({ pieces: { 5000: 1, 1000: 3 }, entered: [take(_id)] });
        expect(count.expenses).toMatchObject([{ photo: `/api/cash/photos/${hashOf(file)}` }]);
        await expectExact();
        expect((await put(file)).statusCode).toBe(200);
        expect((await read(file)).rawPayload).toEqual(file);
        await removeStrays(server.db, files, new Date(Date.now() + DAYS_2));
        expect((await read(file)).statusCode).toBe(200);
        expect(await files.read(hashOf(unwanted))).toBeUndefined();
        await expectExact();
      });
    });
  },
  undefined,
  { DOOR_PROOF: 'none' },
);
