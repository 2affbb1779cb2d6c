import type { DriverExpense } from '@tawseel/contract/expenses';
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
