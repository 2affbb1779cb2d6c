declare module '../../platform/engine/tables.ts' {
  interface Tables {
    /**
     * Stops of parcels on a run, in the order of `place`: pending until the parcel is where it should be (done),
     * missing or attempted without success (failed), or back without an attempt (skipped). `loaded_at` is set by a
     * scan onto the run, by loading without a scan, or by collection; `pickup_id` is the pickup that the shop
     * requested, if any.
     */
    run_stops: {
      id: string;
      run_id: string;
      kind: string;
      order_id: string;
      pickup_id: string | null;
      state: string;
      place: number;
      added_at: string;
      loaded_at: string | null;
      done_at: string | null;
      /** When a return came back to a warehouse from this run; other parcels have an event in their order instead. */
      back_at?: string | null | undefined;
      /** Act at a stop or scan that caused its last change of state. */
      cause_id?: string | null | undefined;
      /** Reason for withdrawing it from a run that is out; otherwise empty. */
      why: string;
    };
    /**
     * Pickups without booked parcels on the list of a run. `client_id` is the driver's last act there, whose reason,
     * note and name are stored.
     */
    pickup_visits: {
      pickup_id: string;
      run_id: string;
      state: string;
      added_at: string;
      client_id: string | null;
      reason: string;
      note: string;
      received_by: string;
      ended_at: string | null;
    };
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
