import * as z from 'zod/mini';
import { E_STATES } from './facts/e-invoices.ts';
import { LONGEST } from './facts/limits.ts';
import { rule } from './facts/sentences/rule.ts';
import { maybeWords, month, notOneOf, wholeNumber } from './fields.ts';
import { pageFigures } from './paging.ts';
import { table, withMessage } from './route.ts';
import { Invoice } from './statement-replies.ts';
import { byInvoice, noSuchInvoice } from './statements.ts';

const ofInvoice = { ...noSuchInvoice, not_e_invoice: 'It is to a person, or without VAT' };

/** E-invoice of a list. */
export const EInvoice = z.object({
  _id: z.string(),
  shop: z.object({ _id: z.string(), name: z.string() }),
  /** Null if something is missing. */
  xml: z.nullable(z.string()),
  /** Details that are missing. */
  lacks: z.array(z.object({ field: z.string(), what: z.string() })),
});
export type EInvoice = z.infer<typeof EInvoice>;

/** Invoices as XML for the provider that sends them. */
export const eInvoices = table('statements', {
  listInvoiceXml: {
    method: 'GET',
    path: '/api/invoices/xml',
    feature: 'tawseel',
    summary:
      'Invoices and credit notes of a month as XML of PINT AE, paged; plain ones and those to persons are left out',
    query: z.strictObject({
      month,
      page: z.optional(wholeNumber(100_000)),
      limit: z.optional(wholeNumber(100)),
    }),
    reply: z.object({ data: z.array(EInvoice), ...pageFigures }),
    key: 'data',
  },
  readInvoiceXml: {
    method: 'GET',
    path: '/api/invoices/:no/xml',
    feature: 'tawseel',
    summary:
      'An invoice or a credit note as XML of PINT AE; details that it was issued without are those of today',
    params: byInvoice,
    reply: z.string(),
    type: 'application/xml',
    refusals: {
      ...ofInvoice,
      e_invoice_lacks: 'Details are missing: `issues` names them',
    },
  },
  markInvoice: {
    method: 'PUT',
    path: '/api/invoices/:no/state',
    feature: 'tawseel',
    summary: 'Records how an e-invoice was sent: none, sent, accepted, or rejected with the reason',
    invalidates: ['statements'],
    params: byInvoice,
    body: z
      .strictObject({
        state: z.enum(E_STATES, notOneOf(E_STATES)),
        note: z.optional(maybeWords(LONGEST.note)),
      })
      .check(
        z.refine(({ state, note }) => state !== 'rejected' || Boolean(note), {
          path: ['note'],
          error: rule('rejection_unsaid'),
        }),
      ),
    ...withMessage(Invoice),
    refusals: ofInvoice,
  },
});
