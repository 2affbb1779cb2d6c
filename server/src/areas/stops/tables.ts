declare module '../../platform/engine/tables.ts' {
  interface Tables {
    /**
     * What is on a run, in the order of `place`: pending until it is where it should be (done), missing or tried in vain
     * (failed), or back untried (skipped). Loaded once it was scanned onto the run, said to be on it, or collected;
     * `pickup_id` is the pickup that its shop asked for, if it is to be collected and one was asked.
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
      /** When a return came back to a warehouse from this run; of other parcels an event of the order says so. */
      back_at?: string | null | undefined;
      /** Why it was withdrawn from a run that is out; empty otherwise. */
      why: string;
    };
    /**
     * Pickups without booked parcels that a run is to visit. `client_id` is the driver's last act there, whose reason, note
     * and name are kept.
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
  }
}

export {};
