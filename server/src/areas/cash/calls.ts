import type { cash, HandIn } from '@tawseel/contract/cash';
import type { Balance, CashCount } from '@tawseel/contract/cash-replies';
import { CASH, RECEIPT_PHOTOS } from '@tawseel/contract/facts/ledger';
import type { Sentence } from '@tawseel/contract/facts/sentences/say';
import { sentence } from '@tawseel/contract/facts/sentences/sentence';
import { FIGURE_LISTS } from '@tawseel/contract/overview';
import type { Work } from '../../platform/engine/work.ts';
import type { FileStore } from '../../platform/files/file-store.ts';
import { actorOf } from '../../platform/http/auth.ts';
import { invalidField, refuse } from '../../platform/http/errors.ts';
import { fileOf } from '../../platform/http/files.ts';
import { speakerOf } from '../../platform/http/language.ts';
import { OF_A_PICTURE, pictureTypeOrThrow, readPicture } from '../../platform/http/pictures.ts';
import { type Recall, runIdempotently } from '../../platform/http/run-idempotently.ts';
import { sendCsv } from '../../platform/http/send-csv.ts';
import { type Context, type Handlers, Streamed } from '../../platform/http/serve.ts';
import { toAed } from '../../platform/values/fils.ts';
import { pageOf } from '../../platform/values/paging.ts';
import { businessDay, spanOf } from '../../platform/values/period.ts';
import { WHOLE_BUSINESS } from '../../platform/values/scope.ts';
import { findBusiness } from '../business/store.ts';
import { listOpenExpenses } from '../expenses/store/expenses.ts';
import { isExpensePhoto, listWithPhotos } from '../expenses/store/photos.ts';
import { toEnteredExpenses } from '../expenses/views.ts';
import { cashDeskOf, shopOf } from '../ledger/rules/names.ts';
import { countToConfirm, isReceiptPhoto, searchCounts } from '../ledger/store/counts.ts';
import { filsOf, findBalance } from '../ledger/store/post.ts';
import { filterOf } from '../orders/calls/orders.ts';
import { readDriverCash } from '../orders/store/held-orders.ts';
import { findOpenCash } from '../orders/store/open-cash.ts';
import { listWarehouses } from '../warehouses/store.ts';
import { closeBox, countSafe } from './close-box.ts';
import { confirmCount } from './confirm-count.ts';
import { journalCsv, postingsCsv } from './csv.ts';
import { findDriverOrThrow, handedInText, handIn } from './hand-in.ts';
import { isBlind } from './is-blind.ts';
import { moveCash } from './move.ts';
import { readCount, toCashCounts } from './read-count.ts';
import { readAllPostings, readJournal, readPostings } from './read-postings.ts';
import { printReceipt } from './receipt.ts';
import { reverseHandIn } from './reverse-hand-in.ts';
import {
  findBalanceByName,
  findBalanceByNo,
  isSender,
  listBalances,
  listBalancesByNo,
  listCards,
  listCashPeople,
  listDriversWithCash,
  type NamedBalance,
  sumOfDrivers,
} from './store/balances.ts';
import { toBalance, toCashDriver, toDriverCards } from './views.ts';

const POSTINGS_A_PAGE = 50;
const COUNTS_A_PAGE = 25;

const subjectOf = ({ _id, person }: CashCount) => ({ kind: 'cash', id: _id, name: person.name }) as const;

/** Returns whose a balance is: a person, a warehouse, or its kind if it is of the whole business. */
const holderOf = ({ party, warehouse, kind }: Balance) => party?.name ?? warehouse?.name ?? kind;

/** Returns a balance. Throws if there is none, or the caller counts its cash without seeing what is expected. */
async function findBalanceOrThrow(
  { db, scope, caller }: Pick<Context, 'db' | 'scope' | 'caller'>,
  no: number,
): Promise<NamedBalance> {
  const balance = await findBalanceByNo(db, no, scope.warehouseId);
  const isHidden = balance && CASH.includes(balance.kind) && (await isBlind(db, actorOf(caller)));
  if (!balance || isHidden) throw refuse('no_such_balance');
  return balance;
}

/** Refuses a hand-in whose expenses name photos that were not stored. */
async function requirePhotos(files: FileStore, expenses: HandIn['expenses'] = []): Promise<void> {
  for (const [at, { photo = '' }] of expenses.entries()) {
    if (!photo.startsWith(RECEIPT_PHOTOS)) continue;
    const isStored = await files.read(photo.slice(RECEIPT_PHOTOS.length));
    if (!isStored) throw invalidField(`expenses.${at}.photo`, 'photo_not_sent');
  }
}

/** A count that a call has written, as it was before if it was there, and the sentence about it. */
type WrittenCount = { no: number; before?: CashCount; done: (count: CashCount) => Sentence };

/** Writes a count once for each idempotency key, with its audit row; metrics count new ones by their kind. */
function writeCount(
  context: Context,
  asked: object,
  { kind }: { kind?: 'handIn' | 'close' },
  write: (work: Work) => Promise<WrittenCount>,
) {
  const { tally } = context.request.server;
  return runIdempotently(
    context,
    asked,
    ({ trx, scope }, id) => readCount(trx, scope, Number(id)),
    async (work) => {
      const { no, before, done } = await write(work);
      const data = await readCount(work.trx, work.scope, no);
      await work.audit({ subject: subjectOf(data), before, after: data });
      return { message: work.say(done(data)), data };
    },
    { done: () => kind && tally.emit('cashCounted', kind) },
  );
}

/** Changes a count that is there. */
function changeCount(
  context: Context,
  asked: { number: number },
  code: 'hand_in_reversed' | 'count_confirmed',
  change: (work: Work) => Promise<unknown>,
) {
  return writeCount(context, asked, {}, async (work) => {
    const { number: no } = asked;
    const before = await readCount(work.trx, work.scope, no);
    await change(work);
    return { no, before, done: ({ number }) => sentence(code, { number }) };
  });
}

/** Returns the two balances of a move, whose id is their numbers, or undefined if one does not exist. */
const recallMove: Recall<{ _id: string; from: Balance; to: Balance }> = async ({ trx }, id) => {
  const numbers = id.split(' ').map(Number);
  const found = await listBalancesByNo(trx, numbers);
  const [from, to] = numbers.map((no) => found.find((balance) => balance.no === no));
  return from && to && { _id: id, from: toBalance(from), to: toBalance(to) };
};

export const cashCalls = (files: FileStore): Handlers<typeof cash> => ({
  listCash: async (_, context) => {
    const { db, scope, settings, caller } = context;
    const { warehouseId } = scope;
    const isHidden = await isBlind(db, actorOf(caller));
    const unheld = filterOf(context, FIGURE_LISTS.unheldCash, scope);
    const drivers = await listDriversWithCash(db, warehouseId);
    return {
      drivers: drivers.map((driver) => toCashDriver(driver, isHidden)),
      ...(!isHidden && { withDrivers: toAed(sumOfDrivers(drivers)) }),
      balances: (await listBalances(db, warehouseId))
        .filter(({ kind }) => !isHidden || !CASH.includes(kind))
        .map(toBalance),
      toConfirm: await countToConfirm(db, warehouseId),
      withoutDriver: toAed((await findOpenCash(db, settings.TIME_ZONE, unheld)) ?? 0),
    };
  },

  listCashCounts: async ({ query }, { db, scope, settings }) => {
    const { person, number, only, page = 1, limit = COUNTS_A_PAGE } = query;
    const { wanted, figures } = pageOf(page, limit);
    const span = spanOf(query, settings.TIME_ZONE);
    const filter = { warehouseId: scope.warehouseId, person, number, span, only };
    const { rows, total } = await searchCounts(db, filter, wanted);
    return { data: await toCashCounts(db, scope, rows), ...figures(total) };
  },

  readCashCount: ({ params }, { db, scope }) => readCount(db, scope, params.number),

  readDriverCash: async ({ params }, { db, scope, caller }) => {
    const isHidden = await isBlind(db, actorOf(caller));
    const driver = await findDriverOrThrow(db, scope, params.id);
    const { held, fils } = await readDriverCash(db, driver.id);
    const since = held[0]?.since ?? null;
    const late = held.filter(({ isLate }) => isLate).length;
    const open = await listOpenExpenses(db, driver.id);
    const photos = open.flatMap(({ sha256 }) => (sha256 === '' ? [] : sha256));
    const entered = toEnteredExpenses(open, await listWithPhotos(db, photos));
    return {
      ...toCashDriver({ ...driver, orders: held.length, late, held_fils: fils, since }, isHidden),
      held: held.map(({ due, amount, ...order }) => ({ ...order, ...(!isHidden && { due, amount }) })),
      entered,
    };
  },

  listCards: async ({ query }, { db, scope, clock, settings }) => {
    const day = query.day ?? businessDay(clock().toISOString(), settings.TIME_ZONE);
    return (await listCards(db, scope.warehouseId, day)).map(toDriverCards);
  },

  readBalance: async ({ params, query }, context) => {
    const reading = { db: context.db, say: speakerOf(context.request) };
    const balance = await findBalanceOrThrow(context, params.number);
    const postings = await readPostings(reading, balance.no, query.before, POSTINGS_A_PAGE + 1);
    const hasMore = postings.length > POSTINGS_A_PAGE;
    return { balance: toBalance(balance), postings: postings.slice(0, POSTINGS_A_PAGE), hasMore };
  },

  readShopBalance: async ({ params }, context) => {
    const { db } = context;
    if (!(await isSender(db, params.id))) throw refuse('no_such_sender');
    const row = await findBalance(db, shopOf(params.id));
    return row ? toBalance(await findBalanceOrThrow(context, row.no)) : null;
  },

  exportBalance: async ({ params }, context) => {
    const { no } = await findBalanceOrThrow(context, params.number);
    const reading = { db: context.db, say: speakerOf(context.request) };
    return sendCsv(context, `balance-${no}`, postingsCsv, readAllPostings(reading, no));
  },

  exportJournal: async ({ query }, context) => {
    const { db, settings, request } = context;
    const span = spanOf(query, settings.TIME_ZONE);
    return sendCsv(context, 'journal', journalCsv, readJournal({ db, say: speakerOf(request) }, span));
  },

  readCashDesk: async (_, { db, caller, scope: { warehouseId } }) => {
    const isHidden = await isBlind(db, actorOf(caller));
    const box = toAed(await filsOf(db, cashDeskOf(actorOf(caller), warehouseId ?? '')));
    return {
      ...(!isHidden && { box }),
      people: (await listCashPeople(db, warehouseId)).map(({ id, name, role, ...row }) => ({
        _id: id,
        name,
        role,
        warehouse: row.warehouse_id === '' ? null : { _id: row.warehouse_id, name: row.warehouse_name },
      })),
      isBlind: isHidden,
      differenceLimit: (await findBusiness(db)).differenceLimit,
      safes: (await listWarehouses(db, WHOLE_BUSINESS)).map(({ _id, wareHouseName: name }) => ({
        _id,
        name,
      })),
    };
  },

  putReceiptPhoto: async ({ params: { sha256 } }, { request }) => {
    const content = fileOf(request);
    pictureTypeOrThrow(content, sha256);
    await files.put(sha256, content);
    return { photo: `${RECEIPT_PHOTOS}${sha256}` };
  },

  readReceiptPhoto: async ({ params: { sha256 } }, { db, scope, reply }) => {
    const { warehouseId } = scope;
    const isNamed =
      (await isReceiptPhoto(db, sha256, warehouseId)) || (await isExpensePhoto(db, sha256, warehouseId));
    const content = isNamed ? await files.read(sha256) : undefined;
    const picture = content && readPicture(content);
    if (!picture) throw refuse('no_such_photo');
    reply.headers({ ...OF_A_PICTURE, 'content-disposition': 'attachment; filename="receipt"' });
    return new Streamed(content, picture.type);
  },

  handIn: async ({ body }, context) => {
    await requirePhotos(files, body.expenses);
    return writeCount(context, body, { kind: 'handIn' }, async (work) => {
      const { row } = await handIn(work, body);
      return { no: row.no, done: handedInText };
    });
  },

  reverseHandIn: ({ params, body }, context) =>
    changeCount(context, { ...params, ...body }, 'hand_in_reversed', (work) =>
      reverseHandIn(work, params.number, body.reason),
    ),

  confirmCount: ({ params, body }, context) =>
    changeCount(context, { ...params, ...body }, 'count_confirmed', (work) =>
      confirmCount(work, params.number, body.note),
    ),

  closeBox: ({ body }, context) =>
    writeCount(context, body, { kind: 'close' }, async (work) => {
      const { no, toSafe } = await closeBox(work, body);
      const done = ({ counted, difference }: CashCount) =>
        sentence('box_closed', { counted, difference, toSafe, number: no });
      return { no, done };
    }),

  countSafe: ({ body }, context) =>
    writeCount(context, body, { kind: 'close' }, async (work) => {
      const done = ({ counted, difference, number }: CashCount) =>
        sentence('safe_counted', { counted, difference, number });
      return { no: await countSafe(work, body), done };
    }),

  moveCash: ({ body }, context) =>
    runIdempotently(context, body, recallMove, async (work) => {
      const [source, target] = await moveCash(work, body);
      const from = toBalance(await findBalanceByName(work.trx, source));
      const to = toBalance(await findBalanceByName(work.trx, target));
      const data = { _id: `${from.no} ${to.no}`, from, to };
      const subject = { kind: 'cash', id: String(to.no), name: holderOf(to) } as const;
      const sides = { from: from.kind, fromName: holderOf(from), to: to.kind, toName: holderOf(to) };
      await work.audit({ subject, after: { ...body, ...sides } });
      return { ...context.done('money_moved', { total: body.amount }), data };
    }),

  readReceipt: async ({ params, query }, { db, scope, settings, reply }) =>
    printReceipt(
      db,
      { scope, timeZone: settings.TIME_ZONE, styleApart: query.styleApart === 'yes' },
      params.number,
      reply,
    ),
});
