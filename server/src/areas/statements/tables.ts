import type { EState } from '@tawseel/contract/facts/e-invoices';

declare module '../../platform/engine/tables.ts' {
  interface Tables {
    /** Balance of a shop, closed on a day: all its postings since its last statement. Sums in fils. */
    statements: {
      no: number;
      sender_id: string;
      at: string;
      /** Last day whose charges are on it. */
      through: string;
      /** Numbers of the postings that it covers, both included. */
      first_seq: number;
      last_seq: number;
      /** Number of the orders that are charged. */
      orders: number;
      /** Closing balance of its last statement. */
      opening_fils: number;
      /** Money that was collected for it. */
      cash_fils: number;
      /** Charges without VAT. */
      charges_fils: number;
      vat_fils: number;
      /** All else: paid out, paid by the shop, compensated, credited. */
      other_fils: number;
      closing_fils: number;
      /** Card payments that the acquirer had not paid: owed to the shop, but not payable. */
      held_fils: number;
      /** Amount to pay out, and the sum of invoices that the shop still owes afterwards. */
      payable_fils: number;
      unpaid_fils: number;
      /** IBAN and name as they were. */
      iban: string;
      sender_name: string;
      /** Posting by which it was paid, and the day. */
      paid_seq: number | null;
      paid_on: string | null;
      actor_kind: string;
      actor: string;
      actor_name: string;
    };
    /** Invoices and credit notes, which never change once they are issued. Sums in fils. */
    invoices: {
      no: string;
      /** 380 for an invoice, 381 for a credit note. */
      kind: 380 | 381;
      /** Invoice that a credit note is of. */
      of_no: string | null;
      statement_no: number | null;
      sender_id: string;
      month: string;
      issued_on: string;
      due_on: string;
      net_fils: number;
      vat_fils: number;
      total_fils: number;
      /** All that is printed on it, as JSON. */
      document: string;
      sha256: string;
      uuid: string;
      /** How its electronic transmission went, and why it was rejected. */
      e_state: EState;
      e_note: string;
    };
  }
}
