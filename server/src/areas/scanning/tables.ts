declare module '../../platform/engine/tables.ts' {
  interface Tables {
    /** Users who scan, by a small number; a changed name gets a new number. */
    actors: { no: number; kind: string; id: string; name: string };
    /** Desks that scan, by device; a changed name gets a new number, so that earlier scans keep theirs. */
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
    /** Scans, append-only. `seq` is derived from time like orders.seq; `parcel` is the seq of the order. */
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
      /** Scanned code if it is not the tracking ID. */
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
