import type { Tables } from '../../platform/engine/tables.ts';
import type { StoredOrder } from './rules/new-order.ts';

declare module '../../platform/engine/tables.ts' {
  interface Tables {
    /** What is said of an order stands in rules/order-fields.ts, the rest of it in rules/new-order.ts. */
    orders: StoredOrder & {
      /**
       * Sort key in time, newest highest, which lists go by: see store/seq.ts. SQLite keeps the table in this order.
       */
      seq: number;
      /** The phones as phoneKey has them, for the search; see store/seq.ts. */
      receiver_phone_e164: string;
      sender_phone_e164: string;
      /** Time of the last event but corrections. */
      moved_at: string;
    };
    /** Seqs of the orders that an import has stored that is not finished; see store/unfinished-import.ts. */
    unfinished_import: { seq: number };
    /** What is null was not kept when the event was stored. */
    order_events: {
      id: string;
      order_id: string;
      status: string;
      note: string;
      created_at: string;
      kind?: string | null | undefined;
      /** A role, or 'key'. */
      actor_kind?: string | null | undefined;
      /** Id of who it was. */
      actor?: string | null | undefined;
      actor_name?: string | null | undefined;
      reason?: string | null | undefined;
      /** JSON of a correction: [{field, before, after}] */
      changes?: string | null | undefined;
      /** Of the address it came from, if it came by a call that the audit log still tells of. */
      address_hash?: string | null | undefined;
      /** 1: a scan took the order this way through its statuses. */
      implied?: number | null | undefined;
    };
    /**
     * Codes that stand for an order beside its tracking ID: those of blank labels, which have none until they are bound, and
     * those that other carriers have printed.
     */
    parcel_codes: {
      code: string;
      order_id: string | null;
      /** The printing that a blank label is of. */
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
    };
  }
}

export type OrderRow = Tables['orders'];
