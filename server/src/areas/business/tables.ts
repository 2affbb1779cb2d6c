declare module '../../platform/engine/tables.ts' {
  interface Tables {
    /** The business itself: one row, absent until somebody has saved it. */
    business: {
      id: number;
      /** How often it was saved. */
      version: number;
      legal_name: string;
      legal_name_ar: string;
      trade_name: string;
      trn: string;
      licence_number: string;
      licence_authority: string;
      street: string;
      city: string;
      phone: string;
      email: string;
      iban: string;
      /** JSON, like the two after it; their shapes are the contract's. */
      working_days: string;
      holidays: string;
      ramadans: string;
      /** The picture as base64. */
      logo: string;
      /** What it is called in its address, by what is in it. */
      logo_name: string;
      updated_at: string;
    };
  }
}

export {};
