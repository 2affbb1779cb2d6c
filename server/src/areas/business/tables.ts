import type { BrandColour } from '@tawseel/contract/facts/brand-colours';
import type { PricesWithVat } from '@tawseel/contract/facts/charges';

declare module '../../platform/engine/tables.ts' {
  interface Tables {
    /** Settings of the business: one row, missing until they are first saved. */
    business: {
      id: number;
      /** Number of times it was saved. */
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
      /** JSON, like the next two columns, in the contract's format. */
      working_days: string;
      holidays: string;
      ramadans: string;
      /** Picture as base64. */
      logo: string;
      /** Name in its address, a hash of its content. */
      logo_name: string;
      /** Name of one of the contract's colours. */
      colour: BrandColour;
      /** Difference of a count above which a supervisor confirms it, in fils. */
      difference_limit_fils: number;
      /** 1 if what is expected is shown only after counting. */
      blind_counts: number;
      /** Fees in fils for collecting cash and for a return, of senders without their own. */
      cod_fee_fils: number;
      return_fee_fils: number;
      /** Days until an invoice is due. */
      due_days: number;
      /** Tax identification number; '' if it is the first ten digits of the TRN. */
      tin: string;
      /** Service accounting code of its electronic invoices. */
      sac: string;
      /** Senders with prices that include VAT. */
      prices_have_vat: PricesWithVat;
      /** Day through which the acquirer has paid card payments; null if shops are paid them at once. */
      card_paid_through: string | null;
      updated_at: string;
    };
  }
}
