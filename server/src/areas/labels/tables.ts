declare module '../../platform/engine/tables.ts' {
  interface Tables {
    /** Append-only: labels that were printed, with the reason where it was not the first time. */
    prints: {
      id: string;
      order_id: string | null;
      run_id: string | null;
      what: string;
      size: string;
      copies: number;
      reason: string;
      at: string;
      actor_kind: string;
      actor: string;
      actor_name: string;
    };
    /** Codes that stand for an order beside its tracking ID; those of blank labels have none until they are bound. */
    parcel_codes: { code: string; order_id: string | null; made_at: string; bound_at: string | null };
  }
}

export {};
