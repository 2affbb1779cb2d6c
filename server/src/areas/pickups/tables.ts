declare module '../../platform/engine/tables.ts' {
  interface Tables {
    pickups: {
      id: string;
      /** Rows of a standing pickup's days have its number. */
      number: string;
      sender_id: string;
      warehouse_id: string;
      street: string;
      area: string;
      city: string;
      phone: string;
      note: string;
      /** Day; the first one of a standing pickup. */
      day: string;
      /** Weekdays of a standing pickup as '135' (Monday is 1); otherwise empty. */
      weekdays: string;
      /** Last day of a standing pickup; the day of its cancellation if that is earlier. */
      until: string | null;
      /** Standing pickup, and the day of it that this row replaces. */
      standing_id: string | null;
      standing_day: string | null;
      from_time: string;
      to_time: string;
      expected: number;
      state: string;
      reason: string;
      created_at: string;
    };
  }
}

export {};
