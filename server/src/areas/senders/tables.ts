import type { ShopCycle } from '@tawseel/contract/facts/charges';
import type { Tables } from '../../platform/engine/tables.ts';

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
      iban_set_at: string | null;
      /** Name of the user who entered the IBAN. */
      iban_set_by: string | null;
    };
    /** Senders that are billed by statements. */
    shops: {
      sender_id: string;
      /** First day whose services are billed. */
      billed_from: string;
      /** How often a statement is closed. */
      cycle: ShopCycle;
      /** 1 if charges are deducted from what is paid out. */
      nets: number;
      /** Fees in fils; null for those of the business. */
      cod_fee_fils: number | null;
      return_fee_fils: number | null;
      /** Days until an invoice is due; null for those of the business. */
      due_days: number | null;
      /** Tax identification number; '' if it is the first ten digits of the TRN. */
      tin: string;
    };
  }
}
export type SenderRow = Tables['senders'];
