import type { EXPENSE_KINDS } from '@tawseel/contract/facts/expenses';
import type { Picture } from '../../ui/display/make-picture.ts';

/** Expense as a driver enters it. */
export type ExpenseDraft = {
  kind: (typeof EXPENSE_KINDS)[number];
  note: string;
  amount: number;
  confirmAmount: boolean;
};

/** Change of the list of expenses that the server does not have yet: an added or a removed one. */
export type ExpenseChange =
  | (ExpenseDraft & { photo?: { sha256: string; bytes: number } })
  | { removes: string };

/** Expense in the list; `sha256` of its photo. */
export type ListedExpense = Omit<ExpenseDraft, 'confirmAmount'> & {
  id: string;
  spentAt: string;
  sha256: string;
  state: 'open' | 'crossedOut' | 'refused';
  /** Why it was crossed out, or refused by the server. */
  reason: string;
  isUnsent: boolean;
};

/** Change with its answer, if it has one. */
type QueuedChange = {
  clientId: string;
  expense: ExpenseChange;
  at: number;
  waits?: string;
  answer?: { result?: string | undefined; message?: string | undefined };
};

/** Returns the expenses after the changes of this phone, which are in their order. */
export function expensesAfter(
  known: readonly ListedExpense[],
  changes: readonly QueuedChange[],
): ListedExpense[] {
  return changes.reduce<ListedExpense[]>(
    (list, { clientId: id, expense, at, waits, answer }) => {
      if ('removes' in expense) return list.filter((one) => one.id !== expense.removes);
      const isRefused = answer?.result === 'refused';
      const added: ListedExpense = {
        ...expense,
        id,
        spentAt: new Date(at).toISOString(),
        sha256: expense.photo?.sha256 ?? '',
        state: isRefused ? 'refused' : 'open',
        reason: (isRefused && answer?.message) || '',
        isUnsent: waits !== undefined,
      };
      return [...list.filter((one) => one.id !== id), added];
    },
    [...known],
  );
}

/** Returns an added expense with its photo, as it is stored. */
export function addedExpense(draft: ExpenseDraft, picture: Picture | undefined): ExpenseChange {
  if (!picture) return draft;
  return { ...draft, photo: { sha256: picture.sha256, bytes: picture.bytes.byteLength } };
}
