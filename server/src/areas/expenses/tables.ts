import type { ExpenseKind, ExpenseState } from '@tawseel/contract/facts/expenses';

declare module '../../platform/engine/tables.ts' {
  interface Tables {
    /** Expenses that drivers have entered, by the id that the phone generated. */
    driver_expenses: {
      client_id: string;
      driver_id: string;
      kind: ExpenseKind;
      note: string;
      fils: number;
      /** SHA-256 of the photo of the receipt, and its size; '' and 0 if there is none. */
      sha256: string;
      bytes: number;
      /** When the file of the photo arrived. */
      photo_at: string | null;
      spent_at: string;
      received_at: string;
      state: ExpenseState;
      /** Count that has taken it or crossed it out, when, and why it was crossed out. */
      count_no: number | null;
      decided_at: string | null;
      reason: string;
    };
  }
}
