declare module '../../platform/engine/tables.ts' {
  interface Tables {
    senders: {
      id: string;
      role: string;
      name: string;
      email: string;
      phone: string;
      country: string;
      city: string;
      street: string;
      house_no: string;
      profile_pic: string;
      /** JSON: [{_id, country, city, street, houseNo}] */
      addresses: string;
      created_at: string;
      deleted_at: string | null;
      /** The phone in E.164; null if it cannot be read. The following columns are null if unknown. */
      phone_e164: string | null;
      legal_name: string | null;
      trn: string | null;
      makani: string | null;
      landmark: string | null;
      iban: string | null;
    };
  }
}

export {};
