declare module '../../platform/engine/tables.ts' {
  interface Tables {
    /** Who scanned, by a small number: a name that changes gets another. */
    actors: { no: number; kind: string; id: string; name: string };
    /** Desks that scan, by the device they are. */
    stations: { no: number; warehouse_id: string; device: string; name: string };
    stock_counts: {
      id: string;
      no: number;
      warehouse_id: string;
      /** Only parcels of this sort code; '' for all. */
      sort_code: string;
      begun_at: string;
      begun_by: string;
      begun_actor: string;
      ended_at: string | null;
      ended_by: string | null;
      expected: number;
      found: number;
      missing: number;
      surplus: number;
    };
    /** Append-only. `seq` is made from time, as orders.seq; `parcel` is that of the order. */
    scans: {
      seq: number;
      client_id: string;
      parcel: number | null;
      act: string;
      station: number;
      run: number | null;
      count: number | null;
      result: string;
      actor: number;
      /** What was read, where it is not the tracking ID. */
      code: string | null;
      weight_grams: number | null;
      length_mm: number | null;
      width_mm: number | null;
      height_mm: number | null;
      happened_at: string | null;
      skew_ms: number | null;
    };
  }
}

export {};
