declare module '../../platform/engine/tables.ts' {
  interface Tables {
    /** Append-only: printing jobs, each for one call, with the reason if some of its labels were printed before. */
    print_jobs: {
      id: string;
      run_id: string | null;
      what: string;
      size: string;
      /** Copies of each label; for blank ones, the number of labels. */
      copies: number;
      reason: string;
      at: string;
      actor_kind: string;
      actor: string;
      actor_name: string;
    };
    /** Append-only: labels of a job in the order of their sheets; blank labels are stored as codes instead. */
    prints: {
      job_id: string;
      place: number;
      order_id: string;
      /** Texts of the label: cash to collect, in fils, and the lines of the address. */
      cash_fils: number;
      address: string;
    };
  }
}

export {};
