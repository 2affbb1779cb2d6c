import { createHash } from 'node:crypto';
import { tinOf } from '@tawseel/contract/facts/charges';
import { dayAfter } from '@tawseel/contract/facts/durations';
import { newId } from '../../platform/engine/ids.ts';
import { nextOf } from '../../platform/engine/number-series.ts';
import type { Trx } from '../../platform/engine/tables.ts';
import type { Work } from '../../platform/engine/work.ts';
import { invalidField, refuse } from '../../platform/http/errors.ts';
import { toAed } from '../../platform/values/fils.ts';
import { businessDay } from '../../platform/values/period.ts';
import { findBusiness } from '../business/store.ts';
import { REVENUE, shopOf, VAT } from '../ledger/rules/names.ts';
import { billCharges } from '../ledger/store/charges.ts';
import { filsOf, lockPostings, type Posting, post } from '../ledger/store/post.ts';
import { lastPosting } from '../ledger/store/replay.ts';
import { findSenderRecord, lockShop } from '../senders/store.ts';
import { pricingOf } from './read-shops.ts';
import {
  type InvoiceDocument,
  type InvoicedCharge,
  type InvoiceParty,
  linesOf,
  sumsOf,
} from './rules/invoice.ts';
import { settle } from './rules/sums.ts';
import { lockOpenCharges } from './store/charges.ts';
import { insertInvoice } from './store/invoices.ts';
import { findShops, movementsSince, type Shop } from './store/shops.ts';
import { completeStatement, insertStatement } from './store/statements.ts';

/** Statement to close, and what was shown to be paid, in fils. */
type Closing = { senderId: string; through: string; toPayFils: number };
type Business = Awaited<ReturnType<typeof findBusiness>>;
type Written = { net: number; vat: number };

const NUMBER_DIGITS = 6;

/** Returns the next number of invoices or credit notes of a year; none is missing, because it is drawn with the row. */
export async function invoiceNumber(trx: Trx, kind: 'INV' | 'CN', day: string): Promise<string> {
  const series = `${kind}-${day.slice(0, 4)}`;
  return `${series}-${String(await nextOf(trx, series)).padStart(NUMBER_DIGITS, '0')}`;
}

const lastDayOf = (month: string) => dayAfter(`${nextMonth(month)}-01`, -1);

function nextMonth(month: string): string {
  return dayAfter(`${month}-28`, 4).slice(0, 7);
}

function sellerOf(business: Business): InvoiceParty {
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

type Issuing = { shop: Shop; business: Business; statementNo: number; day: string };

/** Issues the invoice of a month, and returns its sums. */
async function issueInvoice(
  trx: Trx,
  { shop, business, statementNo, day }: Issuing,
  charges: readonly InvoicedCharge[],
): Promise<Written> {
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

function chargePostings(senderId: string, { net, vat }: Written): Posting[] {
  const to = shopOf(senderId);
  return [
    { kind: 'charges', from: REVENUE, to, fils: net } as const,
    { kind: 'vat', from: VAT, to, fils: vat } as const,
  ].filter(({ fils }) => fils > 0);
}

/**
 * Closes the statement of a shop: all its postings since the last one, and its charges through a day, with an invoice for
 * each month of them. What many wait for, the numbers of postings, is drawn last.
 */
export async function closeStatement(
  work: Pick<Work, 'trx' | 'actor' | 'now' | 'timeZone'>,
  { senderId, through, toPayFils }: Closing,
): Promise<number> {
  const { trx, actor, now, timeZone } = work;
  const at = now.toISOString();
  const day = businessDay(at, timeZone);
  await lockShop(trx, senderId);
  const [shop] = await findShops(trx, [senderId]);
  if (!shop) throw refuse('no_such_sender');
  const { name, terms, last } = shop;
  if (!terms) throw refuse('shop_not_open', { name });
  if (terms.cycle === 'month' && through !== lastDayOf(through.slice(0, 7)))
    throw invalidField('through', 'month_not_over', { name });
  const charges = await lockOpenCharges(trx, senderId, through);
  const no = await nextOf(trx, 'statements');
  await insertStatement(trx, {
    ...{ no, sender_id: senderId, at, through, first_seq: (last?.last_seq ?? 0) + 1, last_seq: -no },
    ...{ orders: new Set(charges.map(({ trackingID }) => trackingID).filter(Boolean)).size },
    ...{ opening_fils: last?.closing_fils ?? 0, cash_fils: 0, charges_fils: 0, vat_fils: 0, other_fils: 0 },
    ...{ closing_fils: 0, payable_fils: 0, unpaid_fils: 0, iban: shop.iban ?? '', sender_name: name },
    ...{ paid_seq: null, paid_on: null },
    ...{ actor_kind: actor.kind, actor: actor.id, actor_name: actor.name },
  });
  const business = await findBusiness(trx);
  const issuing = { shop, business, statementNo: no, day };
  const sums: Written = { net: 0, vat: 0 };
  for (const ofMonth of Map.groupBy(charges, ({ day }) => day.slice(0, 7)).values()) {
    const { net, vat } = await issueInvoice(trx, issuing, ofMonth);
    sums.net += net;
    sums.vat += vat;
  }
  await lockPostings(trx);
  const { cash, other, settled } = await movementsSince(trx, senderId, last?.last_seq ?? 0);
  if (charges.length === 0 && cash === 0 && other === 0) throw refuse('nothing_to_close', { name });
  const closing = -(await filsOf(trx, shopOf(senderId))) - sums.net - sums.vat;
  const { payable, unpaid } = settle(
    { closing, unpaidBefore: last?.unpaid_fils ?? 0, charged: sums.net + sums.vat, settled },
    terms.nets === 1,
  );
  if (payable !== toPayFils) {
    const total = toAed(Math.abs(payable - toPayFils));
    throw refuse('shop_changed', { total, isMore: payable > toPayFils });
  }
  await post(work, at, chargePostings(senderId, sums));
  await completeStatement(trx, no, {
    ...{ last_seq: await lastPosting(trx), cash_fils: cash, charges_fils: sums.net, vat_fils: sums.vat },
    ...{ other_fils: other, closing_fils: closing, payable_fils: payable, unpaid_fils: unpaid },
  });
  return no;
}
