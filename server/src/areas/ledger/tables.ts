import type { ChargeKind } from '@tawseel/contract/facts/charges';
import type { LateMoneyState } from '@tawseel/contract/facts/late-money';
import type { BalanceKind, CountKind, PostingKind } from '@tawseel/contract/facts/ledger';

declare module '../../platform/engine/tables.ts' {
  interface Tables {
    /**
     * Balances: the sums of their postings. `party` is a member of staff, an administrator or a sender, '' for none;
     * `warehouse` is '' for the whole business.
     */
    balances: { no: number; kind: BalanceKind; party: string; warehouse: string; fils: number };
    /** Money that moved from one balance to another, append-only, numbered without gaps. */
    postings: {
      seq: number;
      at: string;
      kind: PostingKind;
      from_no: number;
      to_no: number;
      fils: number;
      order_seq: number | null;
      count_no: number | null;
      /** Posting that this one reverses. */
      reverses: number | null;
      slip: string;
      note: string;
      actor_kind: string;
      actor: string;
      actor_name: string;
    };
    /** Cash of delivered orders that drivers have collected and not handed in. */
    cash_held: { order_seq: number; driver_id: string; fils: number; since: string };
    /** Where the money of deliveries is that came too late; see LATE_MONEY. `decided_at` is when the office said so. */
    late_money: { act_id: string; state: LateMoneyState; decided_at: string | null };
    /** Charges of senders for services: each once, from the day of the service on; see `billed_from` of shops. */
    sender_charges: {
      id: string;
      /** Null for a charge that is entered by hand. */
      order_seq: number | null;
      kind: ChargeKind;
      sender_id: string;
      day: string;
      fils: number;
      /** Purpose, if it is entered by hand; '' otherwise. */
      what: string;
      /** Statement and invoice that it is on; null until it is billed. */
      statement_no: number | null;
      invoice_no: string | null;
      /** Credit note that takes it back. */
      credited_by: string | null;
    };
    /** Counts of cash: what a driver has handed in, and what was in a box. */
    cash_counts: {
      no: number;
      /** A safe is counted as a box is. */
      kind: Exclude<CountKind, 'safe'>;
      /** Driver, or the person whose box it is; '' for the safe of the warehouse. */
      person: string;
      person_name: string;
      warehouse_id: string | null;
      at: string;
      /** Number of notes and coins by their value in fils, as JSON. */
      pieces: string;
      /** Expenses as JSON: {what, fils, photo}. */
      expenses: string;
      orders: number;
      /** Change of a driver that came back. */
      change_fils: number;
      expected_fils: number;
      counted_fils: number;
      reason: string;
      actor_kind: string;
      actor: string;
      actor_name: string;
      reversed_at: string | null;
      reversed_by: string | null;
      reversed_why: string | null;
      /** 1 if a supervisor has to confirm the difference and has not. */
      to_confirm: number;
      confirmed_at: string | null;
      confirmed_by: string | null;
      confirmed_note: string | null;
    };
  }
}
