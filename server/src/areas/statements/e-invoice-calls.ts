import type { EInvoice, eInvoices } from '@tawseel/contract/e-invoices';
import { sentence } from '@tawseel/contract/facts/sentences/sentence';
import type { Database } from '../../platform/engine/tables.ts';
import { Refusal, refuse } from '../../platform/http/errors.ts';
import { speakerOf } from '../../platform/http/language.ts';
import { type Handlers, Streamed } from '../../platform/http/serve.ts';
import { write } from '../../platform/http/write.ts';
import { pageOf } from '../../platform/values/paging.ts';
import { findBusiness } from '../business/store.ts';
import { findSenderRecord } from '../senders/store.ts';
import { type Business, sellerOf } from './issue-invoice.ts';
import { pintXml } from './pint-xml.ts';
import { invoiceLacks } from './rules/e-invoice-rules.ts';
import type { InvoiceDocument, InvoiceParty } from './rules/invoice.ts';
import { type PintInvoice, pintElements } from './rules/pint-ae.ts';
import { findListedInvoice, markInvoice, searchInvoices } from './store/invoices.ts';
import { isEInvoice, toInvoice } from './views.ts';

const INVOICES_A_PAGE = 50;

async function findOrThrow(db: Database, no: string) {
  const invoice = await findListedInvoice(db, no);
  if (!invoice) throw refuse('no_such_invoice');
  if (!isEInvoice(invoice)) throw refuse('not_e_invoice', { no });
  return invoice;
}

/** Returns a party as it was, with empty details as they are today. */
function filled(stored: InvoiceParty, today: Partial<InvoiceParty>): InvoiceParty {
  const missing = Object.entries(today).filter(([name]) => stored[name as keyof InvoiceParty] === '');
  return { ...stored, ...Object.fromEntries(missing) };
}

/** Returns an e-invoice as it was issued, with today's details instead of missing ones, and what it still lacks. */
async function readEInvoice(db: Database, no: string, business: Business) {
  const row = await findOrThrow(db, no);
  const { uuid, sender_id: buyerId, sender_name: name } = row;
  const stored: InvoiceDocument = JSON.parse(row.document);
  const { street = '', city = '' } = (await findSenderRecord(db, buyerId)) ?? {};
  const document = {
    ...stored,
    seller: filled(stored.seller, sellerOf(business)),
    buyer: filled(stored.buyer, { street, city }),
    sac: stored.sac || business.billing.sac,
  };
  const invoice: PintInvoice = { uuid, buyerId, document };
  const lacks = new Map(
    invoiceLacks(pintElements(invoice)).map(({ id: rule, lack }) => [
      lack,
      { path: lack, problem: sentence('e_invoice_lack', { lack, rule, name }) },
    ]),
  );
  return { shop: { _id: buyerId, name }, invoice, lacks: [...lacks.values()] };
}

/** Calls of invoices as XML. */
export const eInvoiceCalls: Handlers<typeof eInvoices> = {
  listInvoiceXml: async ({ query: { month, page = 1, limit = INVOICES_A_PAGE } }, { db, request }) => {
    const { wanted, figures } = pageOf(page, limit);
    const { rows, total } = await searchInvoices(db, { shop: undefined, month }, wanted);
    const business = await findBusiness(db);
    const say = speakerOf(request);
    const data: EInvoice[] = [];
    for (const { no } of rows.filter(isEInvoice)) {
      const { shop, invoice, lacks } = await readEInvoice(db, no, business);
      data.push({
        ...{ _id: no, shop, xml: lacks.length === 0 ? pintXml(invoice) : null },
        lacks: lacks.map(({ path: field, problem }) => ({ field, what: say(problem) })),
      });
    }
    return { data, ...figures(total) };
  },

  readInvoiceXml: async ({ params: { no } }, { db, reply }) => {
    const { invoice, lacks } = await readEInvoice(db, no, await findBusiness(db));
    if (lacks.length > 0) {
      throw new Refusal(sentence('e_invoice_lacks', { no, count: lacks.length }), lacks);
    }
    reply.header('content-disposition', `attachment; filename="${no}.xml"`);
    return new Streamed(Buffer.from(pintXml(invoice)), 'application/xml; charset=utf-8');
  },

  markInvoice: ({ params: { no }, body: { state, note = '' } }, context) =>
    write(context, async ({ trx, audit }) => {
      const before = toInvoice(await findOrThrow(trx, no));
      await markInvoice(trx, no, { e_state: state, e_note: note });
      const data = toInvoice(await findOrThrow(trx, no));
      const { _id: id, name } = data.shop;
      await audit({ subject: { kind: 'sender', id, name }, before, after: data });
      return { ...context.done('invoice_marked', { no, state }), data };
    }),
};
