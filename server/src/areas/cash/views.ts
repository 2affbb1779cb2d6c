import type { Balance, CashCount, CashDriver, DriverCards, Posting } from '@tawseel/contract/cash-replies';
import type { ExpenseKind } from '@tawseel/contract/facts/expenses';
import type { Say } from '@tawseel/contract/facts/sentences/say';
import { toAed } from '../../platform/values/fils.ts';
import { sayStored } from '../../platform/values/stored-text.ts';
import type { ExpenseRow } from '../expenses/store/expenses.ts';
import { photoOf } from '../expenses/views.ts';
import { type CountRow, kindOfCount, takenInBy } from '../ledger/store/counts.ts';
import type { CardsRow, DriverRow, NamedBalance, PageRow } from './store/balances.ts';

/** Returns a driver with money; a person who counts blind does not see how much. */
export function toCashDriver(row: DriverRow, isHidden: boolean): CashDriver {
  return {
    driver: { _id: row.id, name: row.name },
    warehouse: { _id: row.warehouse_id, name: row.warehouse_name },
    orders: row.orders,
    late: row.late,
    ...(!isHidden && {
      collected: toAed(row.held_fils),
      change: toAed(row.change_fils),
      total: toAed(row.held_fils + row.change_fils),
    }),
    openExpenses: toAed(row.open_expenses_fils),
    since: row.since,
    openStops: row.open_stops,
    onlineAt: row.online_at,
  };
}

export function toDriverCards(row: CardsRow): DriverCards {
  return {
    driver: { _id: row.id, name: row.name },
    warehouse: { _id: row.warehouse_id, name: row.warehouse_name },
    orders: row.orders,
    amount: toAed(row.fils),
    withoutSlip: row.without_slip,
  };
}

const party = (_id: string, name: string) => (_id === '' ? null : { _id, name });

export function toBalance(row: NamedBalance): Balance {
  return {
    no: row.no,
    kind: row.kind,
    party: party(row.party, row.party_name),
    warehouse: party(row.warehouse, row.warehouse_name),
    amount: toAed(row.fils),
  };
}

/** Expense of a count as it is stored; with its id and kind if the driver has entered it, and `what` is the note. */
export type StoredExpense = { what: string; fils: number; photo: string; id?: string; kind?: ExpenseKind };

export function expensesOf({ expenses }: CountRow): StoredExpense[] {
  return JSON.parse(expenses);
}

/** Returns an expense of a driver that a count has crossed out. */
const toCrossedOut = (row: ExpenseRow): CashCount['crossedOut'][number] => ({
  what: row.note,
  amount: toAed(row.fils),
  photo: photoOf(row),
  kind: row.kind,
  reason: row.reason,
});

export function toCashCount(
  row: CountRow,
  warehouseName: string,
  crossedOut: readonly ExpenseRow[],
): CashCount {
  const expenses = expensesOf(row);
  const takenIn = takenInBy(row);
  const { reversed_at: at, reversed_by: by, reversed_why: reason } = row;
  return {
    _id: String(row.no),
    number: row.no,
    kind: kindOfCount(row),
    person: { _id: row.person, name: row.person_name },
    warehouse: party(row.warehouse_id ?? '', warehouseName),
    at: row.at,
    pieces: JSON.parse(row.pieces),
    expenses: expenses.map(({ what, fils, photo, kind }) => ({
      what,
      amount: toAed(fils),
      photo,
      ...(kind && { kind }),
    })),
    crossedOut: crossedOut.filter(({ count_no }) => count_no === row.no).map(toCrossedOut),
    orders: row.orders,
    change: toAed(row.change_fils),
    expected: toAed(row.expected_fils),
    counted: toAed(row.counted_fils),
    spent: toAed(takenIn - row.counted_fils),
    difference: toAed(takenIn - row.expected_fils),
    reason: row.reason,
    by: row.actor_name,
    reversed: at === null ? null : { at, by: by ?? '', reason: reason ?? '' },
    isToConfirm: row.to_confirm === 1,
    confirmed:
      row.confirmed_at === null
        ? null
        : { at: row.confirmed_at, by: row.confirmed_by ?? '', note: row.confirmed_note ?? '' },
  };
}

/** Returns a posting from the point of view of the balance `no`, which held `after` fils after it. */
export function toPosting(
  row: PageRow,
  no: number,
  { balances, say, after }: { balances: ReadonlyMap<number, NamedBalance>; say: Say; after: number },
): Posting {
  const isOut = row.from_no === no;
  const other = balances.get(isOut ? row.to_no : row.from_no);
  return {
    seq: row.seq,
    at: row.at,
    kind: row.kind,
    amount: toAed(isOut ? -row.fils : row.fils),
    balance: toAed(after),
    other: {
      no: other?.no ?? 0,
      kind: other?.kind ?? 'box',
      party: party(other?.party ?? '', other?.party_name ?? ''),
    },
    trackingID: row.tracking_id,
    count: row.count_no,
    slip: row.slip,
    note: sayStored(row.note, say),
    by: row.actor_name,
    isReversed: row.is_reversed === 1,
  };
}
