import type { Tables } from '../../platform/engine/tables.ts';

declare module '../../platform/engine/tables.ts' {
  interface Tables {
    staff: {
      id: string;
      kind: string;
      warehouse_id: string;
      first_name: string;
      last_name: string;
      email: string;
      image: string;
      profile_status: string;
      phone: string;
      /** The phone in E.164; '' if it could not be read. */
      phone_e164: string;
      identity_number: string;
      country: string;
      city: string;
      street: string;
      house_no: string;
      account_number: string;
      documents: string;
      license_no: string;
      vehicle_type: string;
      vehicle_no: string;
      created_at: string;
      deleted_at: string | null;
    };
  }
}

export type StaffRow = Tables['staff'];
