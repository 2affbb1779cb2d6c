declare module '../../platform/engine/tables.ts' {
  interface Tables {
    /** What drivers did at the door, append-only; `due_seen_fils` is what the driver was told to collect. */
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
      /** Whether the code that was typed is the order's: 1, 0, or null where none was. */
      code_right: number | null;
      /** Where the phone was, in millionths of a degree, and how exactly it knew; null where it did not say. */
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
    /** The day, and the hours if any, that the receiver of an order was promised. */
    promises: {
      order_id: string;
      day: string;
      from_time: string;
      to_time: string;
      note: string;
      made_at: string;
      made_by: string;
      /** guard or neighbour; empty for the receiver alone. */
      leave_with: string;
      /** When an attempt ended it; a stop that is reopened restores it. */
      ended_at: string | null;
    };
  }
}

export {};
