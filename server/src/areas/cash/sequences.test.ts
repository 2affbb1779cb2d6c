import { cash } from '@tawseel/contract/cash';
import { collections } from '@tawseel/contract/collections';
import { dispatch } from '@tawseel/contract/dispatch';
import type { LateMoneyAnswer } from '@tawseel/contract/facts/late-money';
import { COUNTABLE } from '@tawseel/contract/facts/ledger';
import { followUps } from '@tawseel/contract/follow-ups';
import { orders } from '@tawseel/contract/orders';
import fc from 'fast-check';
import { beforeEach, expect, test } from 'vitest';
import { atTheDoor, type Person } from '../../testing/at-the-door.ts';
import { insertAssigned } from '../../testing/cash.ts';
import { expectFiguresAgree } from '../../testing/expect-figures-agree.ts';
import { onEveryDatabase } from '../../testing/on-every-database.ts';
import { insertRow } from '../../testing/rows.ts';
import { differingCalls } from '../contact/store/differing-calls.ts';
import { differingBalances, differingCounts } from '../ledger/store/replay.ts';
import { differingCash } from '../orders/store/differing-cash.ts';
import { differingCollected } from '../orders/store/differing-collected.ts';
import { differingStops } from '../runs/store/differing-stops.ts';
import { differingCustody } from '../scanning/store/differing-custody.ts';

/** Batches of sequences; the environment asks for more than a run of all tests has time for. */
const BATCHES = Array.from({ length: Number(process.env.CASH_BATCHES ?? 1) }, (_, index) => index + 1);
const SEQUENCES = BATCHES.length === 1 ? 3 : 25;
const STOPS = 3;

/** An act, which stop it is at, and an amount in AED. */
const anAct = fc.record({
  what: fc.constantFrom(
    'cash',
    'card',
    'both',
    'nothing',
    'by hand',
    'correct',
    'correct card',
    'reopen',
    'undo',
    'old hand-in',
    'hand-in',
    'short hand-in',
    'reverse',
    'change',
    'close',
    'to safe',
    'to bank',
    'back',
    'expense above',
    'half',
    'part',
    'petty cash',
    'away',
    'opening',
    'bank less',
    'fee',
    'salary',
    'count safe',
    'late',
    'late is held',
    'late is nothing',
  ),
  at: fc.nat({ max: STOPS - 1 }),
  amount: fc.integer({ min: 1, max: 400 }).map((quarters) => quarters / 4),
});
type Act = typeof anAct extends fc.Arbitrary<infer A> ? A : never;

onEveryDatabase((server) => {
  const { at, hire, out, act } = atTheDoor(server);
  let karim: Person;
  let senderId: string;
  let sharjah: string;

  beforeEach(async () => {
    karim = await hire('cashier');
    senderId = (await insertRow(server.db, 'senders')).id;
    sharjah = (await insertRow(server.db, 'warehouses')).id;
  });

  const send = (row: object, request: object, by: { token: string } | undefined) =>
    // Refusals are fine here: cash.test.ts says which call is refused and why.
    server.send(row as never, request as never, by as never).then(({ statusCode }) => {
      expect(statusCode).not.toBe(500);
    });

  async function handIn(short: number, spent = 0) {
    const params = { id: at.bilal.id };
    const { total = 0 } = (await server.call(cash.readDriverCash, { params }, karim)).data;
    const quarters = Math.max(0, Math.round((total - spent) * 4) - short);
    const expenses = spent === 0 ? [] : [{ what: 'Fuel', amount: spent }];
    const body = { driverId: at.bilal.id, total, pieces: { 25: quarters }, expenses, reason: 'Counted' };
    await send(cash.handIn, { body }, karim);
  }

  async function handInOne(trackingID: string, amount: number) {
    const params = { id: at.bilal.id };
    const { held } = (await server.call(cash.readDriverCash, { params }, karim)).data;
    const total = held.find((one) => one.trackingID === trackingID)?.amount ?? 0;
    const deposit = { amount, slip: `CDM ${amount}` };
    const body = {
      driverId: at.bilal.id,
      total,
      trackingIDs: [trackingID],
      pieces: {},
      deposit,
      reason: 'Noon',
    };
    await send(cash.handIn, { body }, karim);
  }

  async function handInPart(amount: number) {
    const params = { id: at.bilal.id };
    const { total = 0 } = (await server.call(cash.readDriverCash, { params }, karim)).data;
    const body = { driverId: at.bilal.id, pieces: { 25: amount * 4 }, isPart: true, reason: 'Noon' };
    await send(cash.handIn, { body: { ...body, ...(total >= 0 && { total }) } }, karim);
  }

  async function reverse() {
    const [last] = (await server.call(cash.listCashCounts, { query: {} }, at.sara)).data;
    if (!last) return;
    const body = { reason: 'Another driver' };
    await send(cash.reverseHandIn, { params: { number: last.number }, body }, at.sara);
  }

  const correct = (trackingID: string, amounts: object) =>
    send(
      collections.correctCollected,
      { params: { trackingID }, body: { cash: 0, card: 0, reason: 'Mistyped', ...amounts } },
      at.sara,
    );

  async function undo(trackingID: string) {
    const params = { trackingID };
    const { version } = (await server.call(orders.readOrder, { params })).data;
    await send(orders.undoMove, { params, body: { version } }, undefined);
  }

  /** The office withdraws a stop, and its driver has taken the money of the order. */
  async function late({ stopId, trackingID }: { stopId: string; trackingID: string }, amount: number) {
    const stop = server.db.selectFrom('run_stops').select('run_id').where('id', '=', stopId);
    const { run_id: id } = await stop.executeTakeFirstOrThrow();
    await send(dispatch.withdrawStop, { params: { id, trackingID }, body: { reason: 'Closed' } }, at.sara);
    await act(stopId, { cash: amount, note: 'Agreed', confirmAmount: true });
  }

  async function sayWhere(is: LateMoneyAnswer) {
    const query = { kind: 'late_act' } as const;
    const { data } = await server.call(followUps.listFollowUps, { query }, at.sara);
    const [first] = data;
    if (!first) return;
    const money = first.money.map(({ actId }) => ({ actId, is }));
    const asked = { params: { id: first._id }, body: { outcome: 'Asked', money } };
    await send(followUps.settleFollowUp, asked, at.sara);
  }

  async function perform({ what, at: index, amount }: Act, stops: Awaited<ReturnType<typeof out>>) {
    const { stopId, trackingID } = stops[index]!;
    const bilal = { kind: 'float', person: at.bilal.id };
    const owed = { kind: 'difference', person: at.bilal.id };
    const move = (from: object, to: object, by: Person | undefined, more: object = {}) =>
      send(cash.moveCash, { body: { from, to, amount, ...more } }, by);
    switch (what) {
      case 'cash':
        return act(stopId, { cash: amount });
      case 'card':
        return act(stopId, { card: amount });
      case 'both':
        return act(stopId, { cash: amount, card: amount });
      case 'nothing':
        return act(stopId, { note: 'A gift' });
      case 'by hand':
        return send(
          orders.moveOrder,
          { params: { trackingID }, body: { trackingStatus: 'delivered' } },
          undefined,
        );
      case 'correct':
        return correct(trackingID, { cash: amount });
      case 'correct card':
        return correct(trackingID, { card: amount });
      case 'reopen':
        return act(stopId, { act: 'reopened', receivedBy: undefined });
      case 'undo':
        return undo(trackingID);
      case 'old hand-in':
        return send(orders.handInCash, { params: { trackingID }, body: { cashHandedIn: true } }, karim);
      case 'hand-in':
        return handIn(0);
      case 'short hand-in':
        return handIn(3);
      case 'reverse':
        return reverse();
      case 'change':
        return move({ kind: 'box' }, bilal, karim);
      case 'close':
        return send(cash.closeBox, { body: { pieces: { 25: 7 }, reason: 'Counted' } }, karim);
      case 'to safe':
        return move({ kind: 'box' }, { kind: 'safe' }, karim);
      case 'to bank':
        return move({ kind: 'safe' }, { kind: 'bank' }, at.sara, { slip: 'S1' });
      case 'back':
        return move(owed, { kind: 'box' }, karim);
      case 'expense above':
        return handIn(0, 150 + amount);
      case 'half':
        return handInOne(trackingID, amount);
      case 'part':
        return handInPart(amount);
      case 'petty cash':
        return move({ kind: 'box' }, { kind: 'expense' }, karim, { note: 'Water' });
      case 'away':
        return move({ kind: 'safe' }, { kind: 'safe' }, at.sara, { toWarehouseId: sharjah });
      case 'opening':
        return move({ kind: 'opening' }, { kind: 'box', person: karim.id }, undefined);
      case 'bank less':
        return move({ kind: 'bank' }, owed, undefined, { slip: 'S1', note: 'A false note' });
      case 'fee':
        return move({ kind: 'card' }, { kind: 'fee' }, undefined);
      case 'count safe':
        return send(cash.countSafe, { body: { pieces: { 25: amount * 4 }, reason: 'Counted' } }, at.sara);
      case 'late':
        return late(stops[index]!, amount);
      case 'late is held':
        return sayWhere('held');
      case 'late is nothing':
        return sayWhere('never');
      case 'salary':
        return move(owed, { kind: 'expense' }, undefined, {
          ...{ purpose: 'salary', note: 'May', warehouseId: at.dubai },
        });
    }
  }

  /** Plays a sequence of acts on new stops, and expects all figures to agree. */
  async function play(sequence: readonly Act[]) {
    const stops = (
      await out(STOPS, { payment_method: 'COD', value_fils: 10_000, sender_id: senderId })
    ).slice(-STOPS);
    await insertAssigned(server.db, stops);
    for (const one of sequence) await perform(one, stops);
    const balances = await server.db.selectFrom('balances').selectAll().execute();
    expect(balances.reduce((sum, { fils }) => sum + Number(fils), 0)).toBe(0);
    for (const { kind, fils } of balances)
      if (COUNTABLE.includes(kind)) expect(Number(fils)).toBeGreaterThanOrEqual(0);
    const asked = { driver: at.bilal, cashier: karim, senderId, warehouseId: at.dubai };
    // Money that was paid twice is collected besides that of its order.
    const twice = server.db.selectFrom('late_money').select('act_id').where('state', '=', 'twice');
    const isTwice = await twice.executeTakeFirst();
    await (isTwice ? undefined : expectFiguresAgree(server, asked))?.catch((why: Error) => {
      throw new Error(`After ${JSON.stringify(sequence)}`, { cause: why });
    });
    const money = [differingBalances, differingCash, differingCollected, differingCounts];
    const checks = [...money, differingStops, differingCustody, differingCalls];
    for (const check of checks) expect([sequence, await check(server.db)]).toEqual([sequence, []]);
    await server.db.updateTable('runs').set({ state: 'closed' }).execute();
    await server.db
      .updateTable('run_stops')
      .set({ state: 'skipped' })
      .where('state', '=', 'pending')
      .execute();
  }

  test('the money of a delivery that the office undid is not that of its run', async () => {
    const acts: Act['what'][] = ['card', 'undo', 'by hand', 'old hand-in', 'correct'];
    for (let taken = 3; taken <= acts.length; taken += 1)
      await play(acts.slice(0, taken).map((what) => ({ what, at: 0, amount: 40 })));
  });

  test.each(BATCHES)(
    'batch %i: whatever happens in whatever order, all figures agree with their postings, and nothing countable is below 0',
    async (seed) => {
      const acts = fc.array(anAct, { minLength: 5, maxLength: 25 });
      for (const sequence of fc.sample(acts, { numRuns: SEQUENCES, seed })) {
        await play(sequence);
      }
    },
  );
});
