import type { eInvoices } from '@tawseel/contract/e-invoices';
import { sentence } from '@tawseel/contract/facts/sentences/sentence';
import type { Database } from '../../platform/engine/tables.ts';
import { Refusal, refuse } from '../../platform/http/errors.ts';
import { type Handlers, Streamed } from '../../platform/http/serve.ts';
import { write } from '../../platform/http/write.ts';
import { findBusiness } from '../business/store.ts';
import { findSenderRecord } from '../senders/store.ts';
import { sellerOf } from './issue-invoice.ts';
import { pintXml } from './pint-xml.ts';
import { invoiceLacks } from './rules/e-invoice-rules.ts';
import type { InvoiceDocument, InvoiceParty } from './rules/invoice.ts';
import { type PintInvoice, pintElements } from './rules/pint-ae.ts';
import { findListedInvoice, type InvoiceRow, markInvoice } from './store/invoices.ts';
import { isEInvoice, toInvoice } from './views.ts';

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

/** Returns an invoice as it was issued; details that it lacks are those of today. */
async function completed(
  db: Database,
  { document: written, uuid, sender_id: buyerId }: InvoiceRow,
): Promise<PintInvoice> {
  const stored: InvoiceDocument = JSON.parse(written);
  const business = await findBusiness(db);
  const { street = '', city = '' } = (await findSenderRecord(db, buyerId)) ?? {};
  const document = {
    ...stored,
    seller: filled(stored.seller, sellerOf(business)),
    buyer: filled(stored.buyer, { street, city }),
    sac: stored.sac || business.billing.sac,
  };
  return { uuid, buyerId, document };
}

/** Calls of invoices as XML. */
export const eInvoiceCalls: Handlers<typeof eInvoices> = {
  readInvoiceXml: async ({ params: { no } }, { db, reply }) => {
    const row = await findOrThrow(db, no);
    const invoice = await completed(db, row);
    const lacks = invoiceLacks(pintElements(invoice)).map(({ id, lack }) => ({
      ...{ path: id, problem: sentence('e_invoice_lack', { lack, name: row.sender_name }) },
    }));
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
