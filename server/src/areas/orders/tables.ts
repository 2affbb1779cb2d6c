import type { Tables } from '../../platform/engine/tables.ts';
import type { StoredOrder } from './rules/new-order.ts';

declare module '../../platform/engine/tables.ts' {
  interface Tables {
    /** Orders: entered columns are in rules/order-fields.ts, the others in rules/new-order.ts. */
    orders: StoredOrder & {
      /** Sort key of lists, newest highest: see store/seq.ts. SQLite stores the table in this order. */
      seq: number;
      /** Phones as keys of the search (phoneKey); see store/seq.ts. */
      receiver_phone_e164: string;
      receiver_phone2_e164: string;
      sender_phone_e164: string;
      /** Reference and receiver in one spelling (foldText), if they are not plain; see store/seq.ts. */
      folded_texts: string | null;
      /** Time of the last event that is no correction. */
      moved_at: string;
    };
    /** Seqs of orders of an unfinished import; see store/unfinished-import.ts. */
    unfinished_import: { seq: number };
    /** Events of orders; null columns were not stored at that time. */
    order_events: {
      id: string;
      order_id: string;
      status: string;
      note: string;
      created_at: string;
      kind?: string | null | undefined;
      /** A role, or 'key'. */
      actor_kind?: string | null | undefined;
      /** Id of the actor. */
      actor?: string | null | undefined;
      actor_name?: string | null | undefined;
      reason?: string | null | undefined;
      /** JSON of a correction: [{field, before, after}] */
      changes?: string | null | undefined;
      /** Hash of the caller's address, while the audit log keeps it. */
      address_hash?: string | null | undefined;
      /** 1 if a scan implied it. */
      implied?: number | null | undefined;
      /** Act at a stop or scan that caused it. */
      cause_id?: string | null | undefined;
      /** When it happened by the phone, for an act at a stop; otherwise it happened when it was stored. */
      happened_at?: string | null | undefined;
    };
    /**
     * Codes that name an order beside its tracking ID: those of blank labels, which have no order until they are
     * bound, and those that other carriers have printed.
     */
    parcel_codes: {
      code: string;
      order_id: string | null;
      /** Print job of a blank label. */
      job_id: string | null;
      made_at: string;
      bound_at: string | null;
    };
    /**
     * Pre-aggregated sums over orders (a rollup table) at four grains, kept in the transaction that writes the order:
     * `all` (start ''), `month` ('2026-11'), `day` ('2026-11-21'), `hour` ('2026-11-21T14'), in the business time zone.
     */
    order_totals: {
      grain: string;
      start: string;
      warehouse_id: string;
      delivery_type: string;
      orders: number;
      revenue_fils: number;
      paid_cod_fils: number;
      unpaid_cod_fils: number;
      /** Part of unpaid_cod_fils of orders that are not delivered. */
      to_collect_fils: number;
    };
  }
}

export type OrderRow = Tables['orders'];
export type EventRow = Tables['order_events'];
export type TotalsRow = Tables['order_totals'];
