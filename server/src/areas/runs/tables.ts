declare module '../../platform/engine/tables.ts' {
  interface Tables {
    /** Runs, so far between two warehouses; `no` is what scans name them by, `version` rises with each change. */
    runs: {
      id: string;
      no: number;
      number: string;
      kind: string;
      warehouse_id: string;
      to_warehouse_id: string | null;
      driver_id: string | null;
      vehicle_no: string;
      day: string;
      state: string;
      version: number;
      created_at: string;
      created_by: string;
      out_at: string | null;
      closed_at: string | null;
    };
    /** What is on a run: pending until it is where it should be (done) or known to be missing (failed). */
    run_stops: {
      id: string;
      run_id: string;
      kind: string;
      order_id: string;
      state: string;
      added_at: string;
      done_at: string | null;
    };
  }
}

export {};
