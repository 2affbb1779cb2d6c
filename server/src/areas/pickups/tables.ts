declare module '../../platform/engine/tables.ts' {
  interface Tables {
    pickups: {
      id: string;
      /** Those that stand for a day of a standing one have its number. */
      number: string;
      sender_id: string;
      warehouse_id: string;
      street: string;
      area: string;
      city: string;
      phone: string;
      note: string;
      /** The first one of a standing pickup. */
      day: string;
      /** Of a standing one, as '135' (Monday is 1); empty otherwise. */
      weekdays: string;
      /** The last day of a standing one; the day of its cancellation, if that comes before. */
      until: string | null;
      /** The standing pickup, and which day of it this is instead of. */
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
