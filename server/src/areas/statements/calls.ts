import { setImmediate } from 'node:timers/promises';
import type { Invoice, ShopBalance, Statement } from '@tawseel/contract/statement-replies';
import type { statements } from '@tawseel/contract/statements';
import type { Database } from '../../platform/engine/tables.ts';
import type { Work } from '../../platform/engine/work.ts';
import { isAdministrator } from '../../platform/http/auth.ts';
import { Refusal, refuse } from '../../platform/http/errors.ts';
import { speakerOf } from '../../platform/http/language.ts';
import { refuseDayToCome } from '../../platform/http/refuse-day-to-come.ts';
import { runIdempotently } from '../../platform/http/run-idempotently.ts';
import { sendCsv } from '../../platform/http/send-csv.ts';
import type { Context, Handlers } from '../../platform/http/serve.ts';
import { callFacts, write } from '../../platform/http/write.ts';
import { toAed, toFils } from '../../platform/values/fils.ts';
import { pageOf } from '../../platform/values/paging.ts';
import { businessDay } from '../../platform/values/period.ts';
import type { Scope } from '../../platform/values/scope.ts';
import { ofOwnSender } from '../orders/calls/price.ts';
import { findSender, lockShop, openShop } from '../senders/store.ts';
import { closeStatement } from './close-statement.ts';
import { creditInvoice } from './credit-invoice.ts';
import { explainOrder } from './explain-order.ts';
import { openPaper, paperLinks } from './paper-links.ts';
import { adjustShop, beginBilling, payStatements, receivePayment } from './pay-shops.ts';
import { payoutsCsv, readPayouts } from './payouts.ts';
import { printInvoice, printStatement } from './print-statement.ts';
import { readShops } from './read-shops.ts';
import { listCharges, listInvoiced } from './store/charges.ts';
import { findListedInvoice, searchInvoices } from './store/invoices.ts';
import { findStatements, searchStatements } from './store/statements.ts';
import { toInvoice, toShopCharge, toStatements } from './views.ts';

const STATEMENTS_A_PAGE = 50;
/** Most charges of one reply; a statement on paper has all. */
const MOST_CHARGES = 1_000;
const MOST_OPEN = 100;

/** Returns what a shop is owed today. */
async function readShop(
  db: Database,
  { caller, clock, settings }: Pick<Context, 'caller' | 'clock' | 'settings'>,
  senderId: string,
): Promise<ShopBalance> {
  const through = businessDay(clock().toISOString(), settings.TIME_ZONE);
  const showsIbans = isAdministrator(caller);
  const [shop] = await readShops(db, { through, senderId, showsIbans, timeZone: settings.TIME_ZONE });
  if (!shop) throw refuse('no_such_sender');
  return caller.kind === 'key' ? { ...shop, ibanSetBy: '' } : shop;
}

/** Returns the sender of a call, or throws. */
async function findShopOrThrow({ trx }: Work, id: string) {
  const sender = await findSender(trx, id, 'child');
  if (!sender) throw refuse('no_such_sender');
  return sender;
}

const subjectOf = ({ _id, name }: { _id: string; name: string }) =>
  ({ kind: 'sender', id: _id, name }) as const;

/** Runs a change of a shop, and returns the message with what it is owed then. */
async function changeShop(
  context: Context,
  id: string,
  task: (work: Work, sender: { _id: string; name: string }) => Promise<{ message: string }>,
) {
  return runIdempotently(
    context,
    { id, body: context.request.body },
    ({ trx }) => readShop(trx, context, id).then((shop) => ({ ...shop, _id: id })),
    async (work) => {
      const sender = await findShopOrThrow(work, id);
      const before = await readShop(work.trx, context, id);
      const { message } = await task(work, sender);
      const data = { ...(await readShop(work.trx, context, id)), _id: id };
      await work.audit({ subject: subjectOf(sender), before, after: data });
      return { message, data };
    },
  );
}

/** Returns true if a shop may not be read, because the call has the key of another. */
const isOfOther = ({ senderId }: Scope, shop: string) => senderId !== undefined && senderId !== shop;

async function listOf(
  db: Database,
  caller: Context['caller'],
  numbers: readonly number[],
): Promise<Statement[]> {
  return toStatements(db, await findStatements(db, numbers), caller);
}

async function findInvoiceOrThrow(db: Database, scope: Scope, no: string): Promise<Invoice> {
  const invoice = await findListedInvoice(db, no);
  if (!invoice || isOfOther(scope, invoice.sender_id)) throw refuse('no_such_invoice');
  return toInvoice(invoice);
}

async function findStatementOrThrow({ db, caller, scope }: Context, number: number): Promise<Statement> {
  const [statement] = await listOf(db, caller, [number]);
  if (!statement || isOfOther(scope, statement.shop._id)) throw refuse('no_such_statement');
  return statement;
}

/** Returns the link that opens a paper of a shop without signing in. */
async function linkTo(context: Context, no: string, { shop }: { shop: { _id: string } }): Promise<string> {
  const linkOf = await paperLinks(context.db, callFacts(context));
  return linkOf({ no, senderId: shop._id });
}

/** Calls of shops' balances and statements. */
export const statementCalls: Handlers<typeof statements> = {
  listShopBalances: async ({ query }, { db, caller, clock, settings }) => {
    const now = clock();
    const timeZone = settings.TIME_ZONE;
    const through = query.through ?? businessDay(now.toISOString(), timeZone);
    refuseDayToCome({ now, timeZone }, 'through', through);
    return readShops(db, { through, showsIbans: isAdministrator(caller), timeZone });
  },

  readShop: async ({ params }, context) => {
    ofOwnSender({ senderId: params.id }, context.scope);
    const open = await listCharges(context.db, { senderId: params.id }, MOST_OPEN);
    return { ...(await readShop(context.db, context, params.id)), open: open.map(toShopCharge) };
  },

  explainOrder: ({ params, query }, context) => explainOrder({ shop: params.id, ...query }, context),

  openShop: ({ params, body }, context) =>
    changeShop(context, params.id, async (work, sender) => {
      await beginBilling(work, sender, body);
      return context.done('shop_opened', { name: sender.name });
    }),

  changeShopTerms: ({ params, body }, context) =>
    changeShop(context, params.id, async ({ trx }, { name }) => {
      const { cycle, nets, codFee, returnFee, dueDays, tin } = body;
      const shop = await lockShop(trx, params.id);
      if (!shop) throw refuse('shop_not_open', { name });
      const fils = (aed: number | null) => (aed === null ? null : toFils(aed));
      await openShop(trx, {
        ...{ ...shop, cycle, nets: nets ? 1 : 0, due_days: dueDays, tin },
        ...{ cod_fee_fils: fils(codFee), return_fee_fils: fils(returnFee) },
      });
      return context.done('shop_terms_changed', { name });
    }),

  closeStatements: async ({ body: { through, shops } }, context) => {
    const { settings, clock, request } = context;
    refuseDayToCome({ now: clock(), timeZone: settings.TIME_ZONE }, 'through', through);
    const say = speakerOf(request);
    const data: { shop: string; number: number | null; reason: string }[] = [];
    for (const { _id: shop, toPay } of shops) {
      const closing = { senderId: shop, through, toPayFils: toFils(toPay) };
      try {
        const number = await write(context, async (work) => {
          const sender = await findShopOrThrow(work, shop);
          const no = await closeStatement(work, closing);
          const [after] = await listOf(work.trx, context.caller, [no]);
          await work.audit({ subject: subjectOf(sender), after: { ...after, statement: no } });
          return no;
        });
        data.push({ shop, number, reason: '' });
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        const problem = error.issues?.[0]?.problem ?? error.sentence;
        data.push({ shop, number: null, reason: say(problem) });
      }
      // Short transactions in a row would leave other callers no turn.
      await setImmediate();
    }
    const closed = data.filter(({ number }) => number !== null).length;
    return { ...context.done('statements_closed', { closed, refused: data.length - closed }), data };
  },

  listStatements: async ({ query }, { db, caller, scope }) => {
    const { senderId: shop } = ofOwnSender({ senderId: query.shop }, scope);
    const { only, page = 1, limit = STATEMENTS_A_PAGE } = query;
    const { wanted, figures } = pageOf(page, limit);
    const { rows, total } = await searchStatements(db, { shop, isPayable: only === 'payable' }, wanted);
    return { data: await toStatements(db, rows, caller), ...figures(total) };
  },

  readStatement: async ({ params }, context) => {
    const statement = await findStatementOrThrow(context, params.number);
    const lines = await listCharges(context.db, { statement: params.number }, MOST_CHARGES);
    const link = await linkTo(context, String(params.number), statement);
    return { ...statement, lines: lines.map(toShopCharge), link };
  },

  printStatement: async ({ params, query }, context) => {
    await findStatementOrThrow(context, params.number);
    const { db, settings, reply } = context;
    const printing = { timeZone: settings.TIME_ZONE, styleApart: query.styleApart === 'yes' };
    return printStatement(db, printing, params.number, reply);
  },

  openPaper: ({ params, query }, context) => openPaper(params.paper, query.k, context),

  exportPayouts: (_, context) => sendCsv(context, 'payouts', payoutsCsv, readPayouts(context.db)),

  payStatements: ({ body }, context) =>
    runIdempotently(
      context,
      body,
      async ({ trx }, id) => ({
        _id: id,
        paid: await listOf(trx, context.caller, id.split(' ').map(Number)),
      }),
      async (work) => {
        await payStatements(work, body);
        const paid = await listOf(work.trx, context.caller, body.numbers);
        const data = { _id: body.numbers.join(' '), paid };
        for (const { number, shop } of paid)
          await work.audit({ subject: subjectOf(shop), after: { ...body, statement: number } });
        const total = toAed(paid.reduce((sum, { payable }) => sum + toFils(payable), 0));
        return { ...context.done('statements_paid', { count: paid.length, total }), data };
      },
    ),

  listInvoices: async ({ query }, { db, scope }) => {
    const { senderId: shop } = ofOwnSender({ senderId: query.shop }, scope);
    const { month, page = 1, limit = STATEMENTS_A_PAGE } = query;
    const { wanted, figures } = pageOf(page, limit);
    const { rows, total } = await searchInvoices(db, { shop, month }, wanted);
    return { data: rows.map(toInvoice), ...figures(total) };
  },

  readInvoice: async ({ params: { no } }, context) => {
    const invoice = await findInvoiceOrThrow(context.db, context.scope, no);
    const charges = (await listInvoiced(context.db, no)).map(({ creditNote, ...charge }) => ({
      ...{ _id: charge.id, ...toShopCharge(charge), creditNote },
    }));
    return { ...invoice, charges, link: await linkTo(context, no, invoice) };
  },

  creditInvoice: ({ params: { no }, body }, context) =>
    runIdempotently(
      context,
      { no, ...body },
      ({ trx, scope }, id) => findInvoiceOrThrow(trx, scope, id),
      async (work) => {
        const number = await creditInvoice(work, { no, ...body });
        const data = await findInvoiceOrThrow(work.trx, work.scope, number);
        await work.audit({ subject: subjectOf(data.shop), after: { ...body, ...data } });
        return { ...context.done('invoice_credited', { invoice: no, number, total: data.total }), data };
      },
    ),

  printInvoice: async ({ params, query }, { db, scope, reply }) => {
    await findInvoiceOrThrow(db, scope, params.no);
    return printInvoice(db, { styleApart: query.styleApart === 'yes' }, params.no, reply);
  },

  receivePayment: ({ params, body }, context) =>
    changeShop(context, params.id, async (work, { name }) => {
      await receivePayment(work, params.id, body);
      return context.done('shop_payment_received', { name, total: body.amount });
    }),

  adjustShop: ({ params, body }, context) =>
    changeShop(context, params.id, async (work, { name }) => {
      await adjustShop(work, params.id, body);
      const code = body.kind === 'charge' ? 'shop_charged' : 'shop_compensated';
      return context.done(code, { name, total: body.amount });
    }),
};
