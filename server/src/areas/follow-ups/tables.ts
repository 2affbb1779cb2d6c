declare module '../../platform/engine/tables.ts' {
  interface Tables {
    /** What somebody of a warehouse has to look after about an order; open once for each order, kind and warehouse. */
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
      /** From when on somebody is to look after it. */
      due_at: string;
      claimed_by: string | null;
      claimed_name: string | null;
      claimed_until: string | null;
      outcome: string | null;
      closed_at: string | null;
      closed_name: string | null;
    };
  }
}

export {};
