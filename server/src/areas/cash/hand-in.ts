import type { CashCount, HandIn } from '@tawseel/contract/cash';
import { sumOfPieces } from '@tawseel/contract/facts/ledger';
import { sentence } from '@tawseel/contract/facts/sentences/sentence';
import type { Database, Trx } from '../../platform/engine/tables.ts';
import type { Work } from '../../platform/engine/work.ts';
import { refuse, refuseField } from '../../platform/http/errors.ts';
import { toAed, toFils } from '../../platform/values/fils.ts';
import type { Scope } from '../../platform/values/scope.ts';
import { storeSentence } from '../../platform/values/stored-text.ts';
import {
  closeExpense,
  type ExpenseRow,
  listCrossedOut,
  listOpenExpenses,
  reopenExpenses,
} from '../expenses/store/expenses.ts';
import { photoOf } from '../expenses/views.ts';
import { BANK, type BalanceName, cashDeskOf } from '../ledger/rules/names.ts';
import {
  type CountRow,
  findCount,
  hasClosing,
  hasLaterHandIn,
  insertCount,
  lockCount,
  markReversed,
} from '../ledger/store/counts.ts';
import { listHeldBy } from '../ledger/store/held.ts';
import { filsOf, lockPostings, type Posting } from '../ledger/store/post.ts';
import { listOfCount, reversalOf } from '../ledger/store/postings.ts';
import { act } from '../orders/act.ts';
import { lockOrdersBySeq } from '../orders/store/orders.ts';
import { lockColleague } from '../staff/store/staff.ts';
import { findWarehouse } from '../warehouses/store.ts';
import { checkedDifference, differenceOfCount, newCount } from './new-count.ts';
import { refuseKnownSlip } from './refuse-known-slip.ts';
import { type DriverRow, type Float, findDriverCash, listFloats } from './store.ts';
import { type StoredExpense, toCashCount } from './views.ts';

export async function findDriverOrThrow(
  db: Database,
  { warehouseId }: Scope,
  id: string,
): Promise<DriverRow> {
  const driver = await findDriverCash(db, id, warehouseId);
  if (!driver) throw refuse('no_such_driver');
  return driver;
}

async function warehouseName(db: Database, id: string | null): Promise<string> {
  return id === null ? '' : ((await findWarehouse(db, id))?.wareHouseName ?? '');
}

/** Returns a count of the own warehouse. */
export async function readCount(db: Database, { warehouseId }: Scope, no: number): Promise<CashCount> {
  const row = await findCount(db, no, warehouseId);
  if (!row) throw refuse('no_such_cash_count');
  return toCashCount(row, await warehouseName(db, row.warehouse_id), await listCrossedOut(db, [no]));
}

const sumOfFils = (parts: readonly { fils: number }[]) => parts.reduce((sum, { fils }) => sum + fils, 0);

/** Returns the postings of a hand-in beside those of its orders. */
function postingsOf(
  count: CountRow,
  box: BalanceName,
  difference: number,
  expenses: readonly StoredExpense[],
  floats: readonly Float[],
) {
  const { no: countNo, person, warehouse_id } = count;
  const expense: BalanceName = { kind: 'expense', party: '', warehouse: warehouse_id ?? '' };
  const postings: Posting[] = expenses.map(({ what, fils, kind }) => ({
    kind: 'expense',
    from: box,
    to: expense,
    fils,
    countNo,
    note: kind ? storeSentence(sentence('driver_expense', { kind, note: what })) : what,
  }));
  for (const { fils, warehouse } of floats) {
    const from: BalanceName = { kind: 'float', party: person, warehouse };
    postings.push({ kind: 'change', from, to: box, fils, countNo });
  }
  return [...postings, ...differenceOfCount(count, box, difference)];
}

/** Returns the posting of what a deposit machine has taken of a count. */
function depositOf({ no }: CountRow, box: BalanceName, deposit: HandIn['deposit']): Posting[] {
  if (!deposit) return [];
  const { amount, slip } = deposit;
  return [{ kind: 'deposit', from: box, to: BANK, fils: toFils(amount), slip, countNo: no }];
}

/**
 * Locks the orders whose cash a driver holds, and the ledger, and reads afterwards what is held: a sum that a person
 * was shown is compared once it can no longer change. An order that came in between is held, and not among the orders.
 * Returns chosen orders alone and without the change, if some were chosen; `isWhole` is false if one is missing.
 */
async function lockHeld(trx: Trx, driverId: string, trackingIDs: readonly string[] | undefined) {
  const seqs = (await listHeldBy(trx, driverId)).map(({ order_seq }) => order_seq);
  const locked = await lockOrdersBySeq(trx, seqs);
  await lockPostings(trx);
  const held = await listHeldBy(trx, driverId);
  const isHeld = new Set(held.map(({ order_seq }) => order_seq));
  const orders = locked.filter(({ seq }) => isHeld.has(seq));
  if (!trackingIDs)
    return { held, orders, floats: await listFloats(trx, driverId), isWhole: orders.length === held.length };
  const wanted = new Set(trackingIDs);
  const chosen = orders.filter(({ tracking_id }) => wanted.has(tracking_id));
  const isChosen = new Set(chosen.map(({ seq }) => seq));
  return {
    held: held.filter(({ order_seq }) => isChosen.has(order_seq)),
    orders: chosen,
    floats: [],
    isWhole: chosen.length === wanted.size,
  };
}

/** Open expense with the decision of the cashier; `reason` is why it was crossed out. */
type DecidedExpense = ExpenseRow & Pick<NonNullable<HandIn['entered']>[number], 'decision'>;

/** Returns the open expenses of a locked driver with their decisions. Throws if these are about other expenses. */
async function decideExpenses(
  trx: Trx,
  { id, name: person }: DriverRow,
  entered: NonNullable<HandIn['entered']>,
): Promise<DecidedExpense[]> {
  const decisions = new Map(entered.map((one) => [one.id, one]));
  const open = await listOpenExpenses(trx, id);
  const decided = open.flatMap((row) => {
    const { decision, reason } = decisions.get(row.client_id) ?? {};
    return decision ? [{ ...row, decision, reason: reason ?? '' }] : [];
  });
  if (decided.length < open.length || entered.length > open.length)
    throw refuseField('entered', 'other_expenses', { person });
  return decided;
}

/** Records in the expenses of a driver what a count has decided. */
async function closeExpenses(
  trx: Trx,
  { no, at }: CountRow,
  decided: readonly DecidedExpense[],
): Promise<void> {
  for (const { client_id, decision, reason } of decided) {
    if (decision === 'leave') continue;
    const isTaken = decision === 'take';
    await closeExpense(trx, client_id, {
      state: isTaken ? 'taken' : 'crossedOut',
      count_no: no,
      decided_at: at,
      reason: isTaken ? '' : reason,
    });
  }
}

/**
 * Takes in all that a driver holds, or chosen orders, as it was counted: the orders are handed in, expenses and a difference are posted,
 * the rest is in the box of the user who counts. An act that arrives later is tomorrow's cash. Expenses above the cash,
 * or without any, are a difference too: the business owes them to the driver.
 */
export async function handIn(work: Work, body: HandIn): Promise<{ row: CountRow; driver: DriverRow }> {
  const { trx, actor, scope } = work;
  // Two cashiers do not take in the same cash.
  await lockColleague(trx, body.driverId);
  const driver = await findDriverOrThrow(trx, scope, body.driverId);
  const { held, orders, floats, isWhole } = await lockHeld(trx, driver.id, body.trackingIDs);
  const change = sumOfFils(floats);
  const expected = sumOfFils(held) + change;
  const person = driver.name;
  if (toFils(body.total) !== expected || !isWhole)
    throw refuseField('total', 'other_cash', { person, total: toAed(expected) });
  const entered = await decideExpenses(trx, driver, body.entered ?? []);
  const expenses: StoredExpense[] = [
    ...(body.expenses ?? []).map(({ what, amount, photo = '' }) => ({ what, fils: toFils(amount), photo })),
    ...entered
      .filter(({ decision }) => decision === 'take')
      .map((row) => ({
        what: row.note,
        fils: row.fils,
        photo: photoOf(row),
        id: row.client_id,
        kind: row.kind,
      })),
  ];
  const isEmpty = expenses.length === 0 && entered.every(({ decision }) => decision === 'leave');
  if (expected === 0 && isEmpty) throw refuse('nothing_to_hand_in', { person });
  const spent = sumOfFils(expenses);
  const { deposit } = body;
  if (deposit)
    await refuseKnownSlip(trx, {
      ...{ slip: deposit.slip, fils: toFils(deposit.amount) },
      ...{ isConfirmed: deposit.confirmSlip, path: 'deposit.confirmSlip' },
    });
  const counted = sumOfPieces(body.pieces) + toFils(deposit?.amount ?? 0);
  const reason = body.reason ?? '';
  const difference = checkedDifference({ expected, counted: counted + spent, reason });
  const row = await newCount(work, {
    kind: 'handIn',
    person: driver.id,
    person_name: person,
    warehouse_id: driver.warehouse_id,
    pieces: JSON.stringify(body.pieces),
    expenses: JSON.stringify(expenses),
    orders: held.length,
    change_fils: change,
    expected_fils: expected,
    counted_fils: counted,
    reason,
  });
  await insertCount(trx, row);
  await closeExpenses(trx, row, entered);
  const box = cashDeskOf(actor, scope.warehouseId ?? driver.warehouse_id);
  const acts = [{ name: 'handInCash', with: { count: { no: row.no, box } } }] as const;
  await act(
    work,
    orders.map((order) => ({ order, acts })),
    { also: [...postingsOf(row, box, difference, expenses, floats), ...depositOf(row, box, deposit)] },
  );
  return { row, driver };
}

/** How long a hand-in can be reversed although the driver has handed in again. */
const REVERSIBLE_MS = 24 * 3_600_000;

/**
 * Returns the posting that brings back what the box lacks for a reversal, because it was closed after the count and its
 * cash is in the safe.
 */
async function fromSafe(trx: Trx, count: CountRow, reversals: readonly Posting[]): Promise<Posting[]> {
  const box = reversals.flatMap(({ from, to }) => [from, to]).find(({ kind }) => kind === 'box');
  if (!box || !(await hasClosing(trx, box.party, count.at))) return [];
  await lockPostings(trx);
  const isBox = ({ kind, party }: BalanceName) => kind === box.kind && party === box.party;
  const taken = reversals.reduce(
    (sum, { from, to, fils }) => sum + (isBox(from) ? fils : 0) - (isBox(to) ? fils : 0),
    0,
  );
  const fils = taken - (await filsOf(trx, box));
  const safe: BalanceName = {
    kind: 'safe',
    party: '',
    warehouse: box.warehouse || (count.warehouse_id ?? ''),
  };
  return fils > 0 ? [{ kind: 'move', from: safe, to: box, fils, countNo: count.no }] : [];
}

/** Reverses a hand-in: each posting of it, the hand-in of each of its orders, and its expenses. */
export async function reverseHandIn(work: Work, no: number, reason: string): Promise<CountRow> {
  const { trx, scope, now, actor } = work;
  const known = await findCount(trx, no, scope.warehouseId);
  if (!known) throw refuse('no_such_cash_count');
  await lockColleague(trx, known.person);
  const count = await lockCount(trx, no);
  if (count.kind !== 'handIn') throw refuse('no_such_cash_count');
  if (count.reversed_at !== null) throw refuse('count_reversed', { number: no });
  const at = now.toISOString();
  const isOld = now.getTime() - Date.parse(count.at) >= REVERSIBLE_MS;
  if (isOld && (await hasLaterHandIn(trx, count))) throw refuse('count_is_final', { number: no });
  const seqs = (await listOfCount(trx, no)).flatMap(({ order_seq }) => order_seq ?? []);
  const orders = await lockOrdersBySeq(trx, [...new Set(seqs)]);
  // Read once the orders are locked, because what was collected of them may have been corrected meanwhile.
  const postings = await listOfCount(trx, no);
  const acts = [{ name: 'reopenCash', with: {} }] as const;
  const reversals = postings.map(reversalOf);
  await act(
    work,
    orders.map((order) => ({ order, acts })),
    { also: [...(await fromSafe(trx, count, reversals)), ...reversals] },
  );
  await reopenExpenses(trx, no);
  await markReversed(trx, no, { at, by: actor.name, why: reason });
  return { ...count, reversed_at: at, reversed_by: actor.name, reversed_why: reason };
}

export function handedInText({ person, orders, counted, spent, difference, number }: CashCount) {
  return sentence('cash_counted', { person: person.name, orders, counted, spent, difference, number });
}
