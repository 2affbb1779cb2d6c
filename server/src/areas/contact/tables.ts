declare module '../../platform/engine/tables.ts' {
  interface Tables {
    /** Calls to receivers, each with what came of it; nobody changes one. */
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
      /** When the next one is due; null where none is. */
      next_at: string | null;
    };
  }
}

export {};
