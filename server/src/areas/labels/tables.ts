declare module '../../platform/engine/tables.ts' {
  interface Tables {
    /** Append-only: labels that one call printed, with the reason where some of them were printed before. */
    print_jobs: {
      id: string;
      run_id: string | null;
      what: string;
      size: string;
      /** Of each label; of blank ones, how many they are. */
      copies: number;
      reason: string;
      at: string;
      actor_kind: string;
      actor: string;
      actor_name: string;
    };
    /** Append-only: labels of a job in the order of their sheets; blank ones have their codes. */
    prints: {
      job_id: string;
      place: number;
      order_id: string;
      /** What the label said: cash to collect, in fils, and the lines of the address. */
      cash_fils: number;
      address: string;
    };
  }
}

export {};
