import * as z from 'zod/mini';
import { dueDays } from './due-days.ts';
import { CREDIT_REASON_NAMES, SHOP_CYCLES } from './facts/charges.ts';
import { LONGEST } from './facts/limits.ts';
import { CASH_DESK } from './facts/roles.ts';
import {
  byId,
  day,
  id,
  maybeWords,
  money,
  month,
  notEither,
  notOneOf,
  sumOfMoney,
  trackingID,
  wholeNumber,
  words,
} from './fields.ts';
import { openPaper } from './open-paper.ts';
import { explainOrder } from './order-reasons.ts';
import { pageFigures } from './paging.ts';
import { byNumber, positiveSum, postedNumber } from './posted.ts';
import { keyed, table, withMessage } from './route.ts';
import { noSuchSender } from './shared-refusals.ts';
import { Invoice, InvoicedCharge, ShopBalance, ShopCharge, Statement } from './statement-replies.ts';
import { maybeTin } from './uae-fields.ts';

const invoiceNumber = z.string().check(z.regex(/^(?:INV|CN)-\d{4}-\d{6,}$/), z.maxLength(24));

export const byInvoice = z.strictObject({ no: invoiceNumber });

/** Most shops whose statements one call closes or pays. */
const MOST_SHOPS = 500;

/** Roles that read what a shop is owed; the key of a sender reads its own. */
const READERS_OF_SHOPS = [...CASH_DESK, 'sender'] as const;

export const noSuchInvoice = { no_such_invoice: 'No such invoice' };
const noSuchStatement = { no_such_statement: 'No such statement' };
const shopNotOpen = { shop_not_open: 'It is not known yet what the shop was paid before' };
const notEnough = { not_enough_cash: 'The box has less' };
const ofBank = { bank_for_administrators: 'Only administrators record what the bank did' };
/** Areas whose replies change when a shop is billed or paid. */
const areasOfShops = ['statements', 'cash', 'senders'] as const;

const paged = { page: z.optional(wholeNumber(100_000)), limit: z.optional(wholeNumber(100)) };
const styleApart = z.strictObject({ styleApart: z.optional(z.literal('yes')) });
const printed = { query: styleApart, reply: z.string(), type: 'text/html' } as const;

/** Link that opens the paper without signing in; '' if the business has no public address. */
const link = z.string();

/** Places that a shop is paid from, or pays to. */
export const SHOP_PLACES = ['bank', 'box'] as const;

/** Calls of shops: their balances, charges, statements and payments. */
export const statements = table('statements', {
  listShopBalances: {
    method: 'GET',
    path: '/api/shops',
    may: CASH_DESK,
    feature: 'tawseel',
    summary: 'What each shop is owed through a day (today if none is named), those with most to pay first',
    query: z.strictObject({ through: z.optional(day) }),
    ...keyed('data', z.array(ShopBalance)),
  },
  readShop: {
    method: 'GET',
    path: '/api/shops/:id',
    may: READERS_OF_SHOPS,
    feature: 'tawseel',
    summary: 'What a shop is owed today, and its newest charges that are on no statement, at most 100',
    params: byId,
    ...keyed('data', z.object({ ...ShopBalance.shape, open: z.array(ShopCharge) })),
    refusals: noSuchSender,
  },
  explainOrder,
  openShop: {
    method: 'POST',
    path: '/api/shops/:id/open',
    feature: 'tawseel',
    summary:
      'Begins to bill a shop, once: what was paid to it until now is taken off its balance, and what is delivered from a day on is charged',
    invalidates: areasOfShops,
    params: byId,
    body: z.strictObject({
      /** Sum that was paid to the shop outside of this program, in AED. */
      paid: sumOfMoney,
      billedFrom: day,
    }),
    ...withMessage(ShopBalance),
    refusals: { ...noSuchSender, shop_is_open: 'It is billed already' },
  },
  changeShopTerms: {
    method: 'PUT',
    path: '/api/shops/:id/terms',
    feature: 'tawseel',
    summary: 'Changes how a shop is billed and paid; null is what the business has set',
    invalidates: areasOfShops,
    params: byId,
    body: z.strictObject({
      cycle: z.enum(SHOP_CYCLES, notEither(SHOP_CYCLES)),
      nets: z.boolean(),
      codFee: z.nullable(money),
      returnFee: z.nullable(money),
      dueDays: z.nullable(dueDays),
      tin: maybeTin,
    }),
    ...withMessage(ShopBalance),
    refusals: { ...noSuchSender, ...shopNotOpen },
  },
  closeStatements: {
    method: 'POST',
    path: '/api/statements',
    feature: 'tawseel',
    summary:
      'Closes the statements of shops through a day, one by one, and issues their invoices; a refused one does not stop the others',
    invalidates: areasOfShops,
    body: z.strictObject({
      through: day,
      /** Each with the amount that was shown, in AED; refused if it has changed. */
      shops: z
        .array(z.strictObject({ _id: id, toPay: sumOfMoney }))
        .check(z.minLength(1), z.maxLength(MOST_SHOPS)),
    }),
    ...withMessage(
      z.array(
        z.object({
          shop: z.string(),
          /** Number of the statement; null if it was refused, with the reason. */
          number: z.nullable(z.number()),
          reason: z.string(),
        }),
      ),
    ),
  },
  listStatements: {
    method: 'GET',
    path: '/api/statements',
    may: READERS_OF_SHOPS,
    feature: 'tawseel',
    summary: 'Statements, newest first, paged: of a shop, or only those to pay',
    query: z.strictObject({
      shop: z.optional(id),
      only: z.optional(z.literal('payable')),
      ...paged,
    }),
    reply: z.object({ data: z.array(Statement), ...pageFigures }),
    key: 'data',
    refusals: noSuchSender,
  },
  readStatement: {
    method: 'GET',
    path: '/api/statements/:number',
    may: READERS_OF_SHOPS,
    feature: 'tawseel',
    summary: 'A statement with its charges, at most 1,000',
    params: byNumber,
    ...keyed('data', z.object({ ...Statement.shape, lines: z.array(ShopCharge), link })),
    refusals: noSuchStatement,
  },
  printStatement: {
    method: 'GET',
    path: '/api/statements/:number/print',
    may: READERS_OF_SHOPS,
    feature: 'tawseel',
    summary: 'A statement to print, in both languages',
    params: byNumber,
    ...printed,
    refusals: noSuchStatement,
  },
  openPaper,
  exportPayouts: {
    method: 'GET',
    path: '/api/statements/payouts',
    feature: 'tawseel',
    summary: 'The statements to pay that have an IBAN, as CSV for the bank',
    reply: z.string(),
    type: 'text/csv',
  },
  payStatements: {
    method: 'POST',
    path: '/api/statements/payments',
    may: CASH_DESK,
    feature: 'tawseel',
    summary: 'Records that statements were paid: by the bank, which administrators do, or from the own box',
    invalidates: areasOfShops,
    idempotent: true,
    body: z.strictObject({
      numbers: z.array(postedNumber).check(z.minLength(1), z.maxLength(MOST_SHOPS)),
      from: z.enum(SHOP_PLACES, notEither(SHOP_PLACES)),
      /** Day of the payment. */
      on: day,
      /** Reference of the bank. */
      slip: z.optional(maybeWords(LONGEST.name)),
    }),
    ...withMessage(z.object({ _id: z.string(), paid: z.array(Statement) })),
    refusals: {
      ...noSuchStatement,
      ...notEnough,
      statement_not_payable: 'It is paid, or a newer one takes its place',
      ...ofBank,
    },
  },
  listInvoices: {
    method: 'GET',
    path: '/api/invoices',
    may: READERS_OF_SHOPS,
    feature: 'tawseel',
    summary: 'Invoices and credit notes, newest first, paged: of a shop, or of a month',
    query: z.strictObject({
      shop: z.optional(id),
      month: z.optional(month),
      ...paged,
    }),
    reply: z.object({ data: z.array(Invoice), ...pageFigures }),
    key: 'data',
    refusals: noSuchSender,
  },
  readInvoice: {
    method: 'GET',
    path: '/api/invoices/:no',
    may: READERS_OF_SHOPS,
    feature: 'tawseel',
    summary: 'An invoice with its charges',
    params: byInvoice,
    ...keyed('data', z.object({ ...Invoice.shape, charges: z.array(InvoicedCharge), link })),
    refusals: noSuchInvoice,
  },
  creditInvoice: {
    method: 'POST',
    path: '/api/invoices/:no/credits',
    feature: 'tawseel',
    summary: 'Takes charges of an invoice back by a credit note, each once; the shop is owed them',
    invalidates: areasOfShops,
    idempotent: true,
    params: byInvoice,
    body: z.strictObject({
      /** Ids of charges. */
      charges: z.array(id).check(z.minLength(1), z.maxLength(MOST_SHOPS)),
      reason: z.enum(CREDIT_REASON_NAMES, notOneOf(CREDIT_REASON_NAMES)),
    }),
    ...withMessage(Invoice),
    status: 201,
    refusals: { ...noSuchInvoice, charge_credited: 'One of them is credited, or is not on the invoice' },
  },
  printInvoice: {
    method: 'GET',
    path: '/api/invoices/:no/print',
    may: READERS_OF_SHOPS,
    feature: 'tawseel',
    summary: 'An invoice or a credit note to print, in both languages, as it was issued',
    params: byInvoice,
    ...printed,
    refusals: noSuchInvoice,
  },
  receivePayment: {
    method: 'POST',
    path: '/api/shops/:id/payments',
    may: CASH_DESK,
    feature: 'tawseel',
    summary: 'Records what a shop has paid: to the bank, which administrators do, or into the own box',
    invalidates: areasOfShops,
    idempotent: true,
    params: byId,
    body: z.strictObject({
      amount: positiveSum,
      into: z.enum(SHOP_PLACES, notEither(SHOP_PLACES)),
      slip: z.optional(maybeWords(LONGEST.name)),
      note: z.optional(maybeWords(LONGEST.note)),
    }),
    ...withMessage(ShopBalance),
    status: 201,
    refusals: { ...noSuchSender, ...ofBank },
  },
  adjustShop: {
    method: 'POST',
    path: '/api/shops/:id/adjustments',
    feature: 'tawseel',
    summary:
      'Compensates a shop, for a lost parcel for instance, or charges it for something else than an order',
    invalidates: areasOfShops,
    idempotent: true,
    params: byId,
    body: z.strictObject({
      kind: z.enum(['compensation', 'charge']),
      amount: positiveSum,
      what: words(LONGEST.note),
      /** Order that a compensation is for. */
      trackingID: z.optional(trackingID),
    }),
    ...withMessage(ShopBalance),
    status: 201,
    refusals: { ...noSuchSender, ...shopNotOpen, no_such_order: 'No such order of the shop' },
  },
});
