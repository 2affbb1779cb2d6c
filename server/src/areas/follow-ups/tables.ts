import type { Tables } from '../../platform/engine/tables.ts';

declare module '../../platform/engine/tables.ts' {
  interface Tables {
    /** Tasks of a warehouse about an order; one is open for each order, kind and warehouse. */
    follow_ups: {
      id: string;
      order_id: string;
      warehouse_id: string;
      kind: string;
      state: string;
      note: string;
      run_id: string | null;
      opened_at: string;
      opened_by: string;
      /** When the task is due. */
      due_at: string;
      claimed_by: string | null;
      claimed_name: string | null;
      claimed_until: string | null;
      outcome: string | null;
      closed_at: string | null;
      closed_name: string | null;
      /** Acts at a stop or scans that opened and settled it. */
      cause_id?: string | null | undefined;
      end_cause_id?: string | null | undefined;
    };
    /** Calls to receivers with their outcomes, append-only. */
    contact_calls: {
      id: string;
      follow_up_id: string;
      order_id: string;
      at: string;
      actor_kind: string;
      actor: string;
      actor_name: string;
      outcome: string;
      note: string;
      /** When the next call is due; null if none is. */
      next_at: string | null;
    };
  }
}

export type StoredFollowUp = Tables['follow_ups'];
