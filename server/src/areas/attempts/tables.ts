declare module '../../platform/engine/tables.ts' {
  interface Tables {
    /** Acts of drivers at the door, append-only; `due_seen_fils` is the amount that the driver's page showed. */
    stop_acts: {
      id: string;
      client_id: string;
      stop_id: string;
      run_id: string;
      order_id: string;
      act: string;
      reason: string;
      note: string;
      received_by: string;
      relation: string;
      cash_fils: number;
      card_fils: number;
      slip: string;
      due_seen_fils: number | null;
      /** 1 if the typed code was the order's, 0 if not, null if none was typed. */
      code_right: number | null;
      /** Position of the phone in millionths of a degree, and its accuracy; null if unknown. */
      lat_e6: number | null;
      lng_e6: number | null;
      accuracy_m: number | null;
      actor_kind: string;
      actor: string;
      actor_name: string;
      happened_at: string;
      skew_ms: number;
      received_at: string;
      result: string;
      why: string;
    };
    /** Acts of drivers, and of the office for them, at shops without booked parcels, append-only. */
    visit_acts: {
      client_id: string;
      pickup_id: string;
      run_id: string;
      act: string;
      reason: string;
      note: string;
      received_by: string;
      relation: string;
      cash_fils: number;
      card_fils: number;
      slip: string;
      due_seen_fils: number | null;
      actor_kind: string;
      actor: string;
      actor_name: string;
      happened_at: string;
      skew_ms: number;
      received_at: string;
      result: string;
      why: string;
    };
  }
}

export {};
