declare module '../../platform/engine/tables.ts' {
  interface Tables {
    /** Pickups; a standing one has weekdays ('1,2,3', Monday is 1) and no day, and makes one for each day it falls on. */
    pickups: {
      id: string;
      number: string;
      sender_id: string;
      warehouse_id: string;
      street: string;
      area: string;
      city: string;
      phone: string;
      note: string;
      day: string | null;
      weekdays: string;
      standing_id: string | null;
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
