declare module '../../platform/engine/tables.ts' {
  interface Tables {
    /**
     * Runs between warehouses and from door to door. Scans refer to a run by `no`; `version` increases with each
     * change.
     */
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
  }
}

export {};
