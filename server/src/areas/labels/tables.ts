declare module '../../platform/engine/tables.ts' {
  interface Tables {
    /**
     * Append-only: labels that were printed, with the reason where it was not the first time; of blank ones a row for all
     * of a job, without an order.
     */
    prints: {
      id: string;
      order_id: string | null;
      run_id: string | null;
      /** What was printed by one call. */
      job: string;
      what: string;
      size: string;
      copies: number;
      reason: string;
      /** What the label said: cash to collect, in fils, and the lines of the address; null of a blank one. */
      cash_fils: number | null;
      address: string | null;
      at: string;
      actor_kind: string;
      actor: string;
      actor_name: string;
    };
  }
}

export {};
