import { createHash } from 'node:crypto';
import { tinOf } from '@tawseel/contract/facts/charges';
import { dayAfter } from '@tawseel/contract/facts/durations';
import { newId } from '../../platform/engine/ids.ts';
import { nextOf } from '../../platform/engine/number-series.ts';
import type { Trx } from '../../platform/engine/tables.ts';
import { refuse } from '../../platform/http/errors.ts';
import type { findBusiness } from '../business/store.ts';
import { billCharges } from '../ledger/store/charges.ts';
import { findSenderRecord } from '../senders/store.ts';
import { pricingOf } from './read-shops.ts';
import {
  type InvoiceDocument,
  type InvoicedCharge,
  type InvoiceParty,
  type InvoiceSums,
  linesOf,
  sumsOf,
} from './rules/invoice.ts';
import { insertInvoice } from './store/invoices.ts';
import type { Shop } from './store/shops.ts';

/** Details of the business for invoices. */
export type Business = Awaited<ReturnType<typeof findBusiness>>;

const NUMBER_DIGITS = 6;

/** Returns the next number of invoices or credit notes of a year; none is missing, because it is drawn with the row. */
export async function invoiceNumber(trx: Trx, kind: 'INV' | 'CN', day: string): Promise<string> {
  const series = `${kind}-${day.slice(0, 4)}`;
  return `${series}-${String(await nextOf(trx, series)).padStart(NUMBER_DIGITS, '0')}`;
}

export function sellerOf(business: Business): InvoiceParty {
  const { legalName, legalNameAr, tradeName, trn, street, city, phone, email, iban } = business;
  const { licenceNumber, licenceAuthority, billing } = business;
  return {
    ...{ name: legalName || tradeName, nameArabic: legalNameAr, trn, tin: billing.tin || tinOf(trn) },
    ...{ street, city, phone, email, iban, licenceNumber, licenceAuthority, isPerson: false },
  };
}

async function buyerOf(trx: Trx, { id, role, terms }: Shop): Promise<InvoiceParty> {
  const sender = await findSenderRecord(trx, id);
  if (!sender) throw refuse('no_such_sender');
  const { name, legalName, trn, street, city, phone, email } = sender;
  return {
    ...{
      name: legalName || name,
      nameArabic: '',
      trn,
      tin: terms?.tin || tinOf(trn),
      street,
      city,
      phone,
      email,
    },
    ...{ iban: '', licenceNumber: '', licenceAuthority: '', isPerson: role === 'User' },
  };
}

/** Shop, and statement that the invoice is issued with. */
type Issuing = { shop: Shop; business: Business; statementNo: number; day: string };

/** Issues the invoice of a month, and returns its sums. */
export async function issueInvoice(
  trx: Trx,
  { shop, business, statementNo, day }: Issuing,
  charges: readonly InvoicedCharge[],
): Promise<InvoiceSums> {
  const [first] = charges;
  const month = first?.day.slice(0, 7) ?? '';
  const pricing = pricingOf(business, shop);
  const sums = sumsOf(charges, pricing);
  const { net, vat } = sums;
  const no = await invoiceNumber(trx, 'INV', day);
  const document: InvoiceDocument = {
    ...{
      no,
      kind: 380,
      issuedOn: day,
      dueOn: dayAfter(day, shop.terms?.due_days ?? business.billing.dueDays),
    },
    ...{ from: first?.day ?? day, to: charges.at(-1)?.day ?? day },
    period: shop.terms?.cycle === 'month' ? 'MTH' : 'WKY',
    seller: sellerOf(business),
    buyer: await buyerOf(trx, shop),
    ...pricing,
    sac: business.billing.sac,
    ...{ lines: linesOf(charges, sums), net, vat, total: net + vat },
    charges: [...charges],
  };
  const written = JSON.stringify(document);
  await insertInvoice(trx, {
    ...{ no, kind: 380, of_no: null, statement_no: statementNo, sender_id: shop.id, month, issued_on: day },
    ...{ due_on: document.dueOn, net_fils: net, vat_fils: vat, total_fils: net + vat, document: written },
    ...{
      sha256: createHash('sha256').update(written).digest('hex'),
      uuid: newId(),
      e_state: 'none',
      e_note: '',
    },
  });
  const ids = charges.map(({ id }) => id);
  await billCharges(trx, ids, { statement_no: statementNo, invoice_no: no });
  return { net, vat };
}
