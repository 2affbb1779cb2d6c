import type { HandIn } from '@tawseel/contract/cash';
import type { CashCount } from '@tawseel/contract/cash-replies';
import { sumOfPieces } from '@tawseel/contract/facts/ledger';
import { sentence } from '@tawseel/contract/facts/sentences/sentence';
import type { Database, Trx } from '../../platform/engine/tables.ts';
import type { Work } from '../../platform/engine/work.ts';
import { invalidField, refuse, refuseField } from '../../platform/http/errors.ts';
import { toAed, toFils } from '../../platform/values/fils.ts';
import type { Scope } from '../../platform/values/scope.ts';
import { storeSentence } from '../../platform/values/stored-text.ts';
import { closeExpense, type ExpenseRow, listOpenExpenses } from '../expenses/store/expenses.ts';
import { photoOf } from '../expenses/views.ts';
import { BANK, type BalanceName, cashDeskOf } from '../ledger/rules/names.ts';
import { type CountRow, insertCount } from '../ledger/store/counts.ts';
import { type DriverCashRow, listCashOfDriver } from '../ledger/store/driver-cash.ts';
import { lockPostings, type Posting } from '../ledger/store/post.ts';
import { act } from '../orders/act.ts';
import { lockOrdersBySeq } from '../orders/store/orders.ts';
import type { OrderRow } from '../orders/tables.ts';
import { lockColleague } from '../staff/store/staff.ts';
import { isBlind } from './is-blind.ts';
import { checkedDifference, differenceOfCount, newCount } from './new-count.ts';
import { refuseKnownSlip } from './refuse-known-slip.ts';
import { type DriverRow, type Float, findDriver, listFloats } from './store/balances.ts';
import type { StoredExpense } from './views.ts';

export async function findDriverOrThrow(
  db: Database,
  { warehouseId }: Scope,
  id: string,
): Promise<DriverRow> {
  const driver = await findDriver(db, id, warehouseId);
  if (!driver) throw refuse('no_such_driver');
  return driver;
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
    const float: BalanceName = { kind: 'float', party: person, warehouse };
    const [from, to] = fils > 0 ? [float, box] : [box, float];
    postings.push({ kind: 'change', from, to, fils: Math.abs(fils), countNo });
  }
  return [...postings, ...differenceOfCount(count, box, difference)];
}

/** Returns the posting of what a deposit machine has taken of a count. */
function depositOf({ no }: CountRow, box: BalanceName, deposit: HandIn['deposit']): Posting[] {
  if (!deposit) return [];
  const { amount, slip } = deposit;
  return [{ kind: 'deposit', from: box, to: BANK, fils: toFils(amount), slip, countNo: no }];
}

/** Cash to take in: of these orders, and change. */
type Holding = { held: readonly DriverCashRow[]; orders: readonly OrderRow[]; floats: readonly Float[] };

/**
 * Locks the orders whose cash a driver holds, and the ledger, and reads afterwards what is held: a sum that a person
 * was shown is compared once it can no longer change. An order that came in between is held, and not among the orders.
 */
async function lockHolding(trx: Trx, driverId: string): Promise<Holding> {
  const seqs = (await listCashOfDriver(trx, driverId)).map(({ order_seq }) => order_seq);
  const locked = await lockOrdersBySeq(trx, seqs);
  await lockPostings(trx);
  const held = await listCashOfDriver(trx, driverId);
  const isHeld = new Set(held.map(({ order_seq }) => order_seq));
  const orders = locked.filter(({ seq }) => isHeld.has(seq));
  return { held, orders, floats: await listFloats(trx, driverId) };
}

/** Returns the cash of some of the orders, without the change. */
function ofOrders({ held, orders }: Holding, seqs: ReadonlySet<number>): Holding {
  return {
    held: held.filter(({ order_seq }) => seqs.has(order_seq)),
    orders: orders.filter(({ seq }) => seqs.has(seq)),
    floats: [],
  };
}

/** Returns the oldest orders that an amount pays in full, and the rest of the amount as change that comes back. */
function paidBy(fils: number, holding: Holding, warehouse: string): Holding {
  const paid = new Set<number>();
  let rest = fils;
  for (const { order_seq, fils: cash } of holding.held) {
    if (cash > rest) continue;
    paid.add(order_seq);
    rest -= cash;
  }
  return { ...ofOrders(holding, paid), floats: rest === 0 ? [] : [{ fils: rest, warehouse }] };
}

const sumOfHolding = ({ held, floats }: Holding) => sumOfFils(held) + sumOfFils(floats);

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
 * Returns the cash that a hand-in is about: all of the driver, or chosen orders. Throws if that is not the total that was
 * shown, if any was, or if a chosen order is no longer held.
 */
async function lockAsked(
  trx: Trx,
  { id, name: person }: DriverRow,
  { total, trackingIDs }: Pick<HandIn, 'total' | 'trackingIDs'>,
): Promise<Holding> {
  const all = await lockHolding(trx, id);
  const wanted = trackingIDs && new Set(trackingIDs);
  const chosen = wanted && all.orders.filter(({ tracking_id }) => wanted.has(tracking_id));
  const asked = chosen ? ofOrders(all, new Set(chosen.map(({ seq }) => seq))) : all;
  const expected = sumOfHolding(asked);
  const isWhole = asked.orders.length === (wanted?.size ?? asked.held.length);
  if ((total !== undefined && toFils(total) !== expected) || !isWhole)
    throw refuseField('total', 'other_cash', { person, total: toAed(expected) });
  return asked;
}

/**
 * Takes in all that a driver holds, chosen orders, or a part of the amount, as it was counted: the orders are handed in,
 * expenses and a difference are posted, the rest is in the box of the user who counts. An act that arrives later is
 * tomorrow's cash. Expenses above the cash, or without any, are a difference too: the business owes them to the driver.
 */
export async function handIn(work: Work, body: HandIn): Promise<{ row: CountRow; driver: DriverRow }> {
  const { trx, actor, scope } = work;
  // Two cashiers do not take in the same cash.
  await lockColleague(trx, body.driverId);
  const driver = await findDriverOrThrow(trx, scope, body.driverId);
  const isHidden = await isBlind(trx, actor);
  const { total, trackingIDs } = body;
  const asked = await lockAsked(trx, driver, { total: isHidden ? undefined : total, trackingIDs });
  const person = driver.name;
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
  if (asked.held.length + asked.floats.length === 0 && isEmpty)
    throw refuse('nothing_to_hand_in', { person });
  const { deposit } = body;
  if (deposit)
    await refuseKnownSlip(trx, {
      ...{ slip: deposit.slip, fils: toFils(deposit.amount) },
      ...{ isConfirmed: deposit.confirmSlip, path: 'deposit.confirmSlip' },
    });
  const counted = sumOfPieces(body.pieces) + toFils(deposit?.amount ?? 0);
  const spent = sumOfFils(expenses);
  const takenIn = counted + spent;
  // An amount that pays everything is no part.
  const isPart = body.isPart === true && takenIn < sumOfHolding(asked);
  if (isPart && takenIn === 0 && isEmpty) throw invalidField('pieces', 'not_positive');
  const taken = isPart ? paidBy(takenIn, asked, driver.warehouse_id) : asked;
  const { held, orders, floats } = taken;
  const expected = sumOfHolding(taken);
  const reason = body.reason ?? '';
  const difference = checkedDifference({ expected, counted, spent, reason }, isHidden);
  const row = await newCount(work, {
    kind: 'handIn',
    person: driver.id,
    person_name: person,
    warehouse_id: driver.warehouse_id,
    pieces: JSON.stringify(body.pieces),
    expenses: JSON.stringify(expenses),
    orders: held.length,
    change_fils: sumOfFils(floats),
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

export function handedInText({ person, orders, counted, spent, difference, number }: CashCount) {
  return sentence('cash_counted', { person: person.name, orders, counted, spent, difference, number });
}
