declare module '../../platform/engine/tables.ts' {
  interface Tables {
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

export {};
