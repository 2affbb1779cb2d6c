import type { Tables } from '../../platform/engine/tables.ts';

declare module '../../platform/engine/tables.ts' {
  interface Tables {
    cashier_payments: {
      id: string;
      cashier_id: string;
      warehouse_id: string;
      month: string;
      total_fils: number;
      notes: string;
      /** JSON: addresses of invoices. */
      invoice_images: string;
      paid_at: string;
    };
  }
}

export type PaymentRow = Tables['cashier_payments'];
