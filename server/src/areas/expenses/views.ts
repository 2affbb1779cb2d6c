import type { DriverExpense, EnteredExpense } from '@tawseel/contract/expenses';
import { RECEIPT_PHOTOS } from '@tawseel/contract/facts/ledger';
import { toAed } from '../../platform/values/fils.ts';
import type { ExpenseRow } from './store/expenses.ts';

/** Returns the address of the photo of an expense's receipt; '' if there is none. */
export function photoOf({ sha256 }: Pick<ExpenseRow, 'sha256'>): string {
  return sha256 === '' ? '' : `${RECEIPT_PHOTOS}${sha256}`;
}

export function toDriverExpense(row: ExpenseRow): DriverExpense {
  return {
    _id: row.client_id,
    kind: row.kind,
    note: row.note,
    amount: toAed(row.fils),
    spentAt: row.spent_at,
    photo: photoOf(row),
    photoAt: row.photo_at,
    state: row.state,
    reason: row.reason,
  };
}

/** Returns open expenses, each with another one of the same photo if there is one. */
export function toEnteredExpenses(
  open: readonly ExpenseRow[],
  withPhotos: readonly (ExpenseRow & { driver_name: string })[],
): EnteredExpense[] {
  return open.map((row) => {
    const same = withPhotos.find(
      ({ client_id, sha256 }) => sha256 === row.sha256 && client_id !== row.client_id,
    );
    const { kind, note, amount, spentAt } = toDriverExpense(same ?? row);
    const samePhoto = same ? { driverName: same.driver_name, kind, note, amount, spentAt } : null;
    return { ...toDriverExpense(row), samePhoto };
  });
}
