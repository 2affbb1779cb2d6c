import * as z from 'zod/mini';
import { Balance, CashCount, CashDriver, CashPerson, DriverCards, Party, Posting } from './cash-replies.ts';
import { EnteredExpense } from './expenses.ts';
import { EXPENSE_DECISIONS, MOST_DECIDED_EXPENSES } from './facts/expenses.ts';
import { BALANCE_KINDS, MOST_PIECES, MOVE_PURPOSES, PIECES } from './facts/ledger.ts';
import { LONGEST } from './facts/limits.ts';
import { LONGEST_PROOF, PROOF_TYPES } from './facts/proofs.ts';
import { CASH_DESK } from './facts/roles.ts';
import { rule } from './facts/sentences/rule.ts';
import {
  aed,
  byId,
  day,
  id,
  maybeWords,
  money,
  month,
  notNegative,
  notOneOf,
  picture,
  sumOfMoney,
  trackingID,
  wholeNumber,
  words,
} from './fields.ts';
import { HeldOrder } from './held-orders.ts';
import { pageFigures } from './paging.ts';
import { byNumber, positiveSum, postedNumber } from './posted.ts';
import { sha256 } from './proof-files.ts';
import { keyed, table, withMessage } from './route.ts';
import { noSuchSender, noSuchWarehouse } from './shared-refusals.ts';

/** Number of notes and coins of each kind, by its value in fils. */
const Pieces = z.partialRecord(
  z.enum(PIECES, notOneOf(PIECES)),
  z.int().check(notNegative, z.maximum(MOST_PIECES, rule('beyond', { max: MOST_PIECES }))),
);

const positive = money.check(z.positive(rule('not_positive')));
const reason = maybeWords(LONGEST.note);

/** Decision about an expense that the driver has entered. */
const DecidedExpense = z
  .strictObject({
    id,
    decision: z.enum(EXPENSE_DECISIONS, notOneOf(EXPENSE_DECISIONS)),
    /** Reason for crossing it out, which the driver reads. */
    reason: z.optional(reason),
  })
  .check(
    z.refine(({ decision, reason = '' }) => decision !== 'crossOut' || reason !== '', {
      path: ['reason'],
      error: rule('empty'),
    }),
  );

/** True if the user was asked about a bank slip that is known with the same amount. */
const confirmSlip = z.optional(z.boolean());

/** Most orders that a hand-in can be limited to. */
const MOST_CHOSEN = 500;

export const HandIn = z.strictObject({
  driverId: id,
  /**
   * Total in AED that was shown, of the chosen orders if some were chosen; refused if it has changed. Omitted if it is
   * counted without seeing it.
   */
  total: z.optional(sumOfMoney),
  /** Orders that are handed in alone; the others and the change stay with the driver. All and the change if omitted. */
  trackingIDs: z.optional(z.array(trackingID).check(z.minLength(1), z.maxLength(MOST_CHOSEN))),
  /**
   * True to take in what is counted alone: the oldest orders that it pays in full, and the rest ahead. The other orders
   * stay with the driver.
   */
  isPart: z.optional(z.boolean()),
  pieces: Pieces,
  /** Amount that the driver has put into a deposit machine of the bank, in addition to the pieces. */
  deposit: z.optional(z.strictObject({ amount: positiveSum, slip: words(LONGEST.name), confirmSlip })),
  expenses: z.optional(
    z
      .array(z.strictObject({ what: words(LONGEST.name), amount: positive, photo: z.optional(picture) }))
      .check(z.maxLength(20)),
  ),
  /** All expenses that the driver has entered; refused if there are others now. */
  entered: z.optional(z.array(DecidedExpense).check(z.maxLength(MOST_DECIDED_EXPENSES))),
  reason: z.optional(reason),
});

export type HandIn = z.infer<typeof HandIn>;

const place = z.strictObject({
  kind: z.enum(BALANCE_KINDS, notOneOf(BALANCE_KINDS)),
  /** Person, for a box, a driver's change and a difference. */
  person: z.optional(id),
});

/** Areas whose replies change when cash is handed in. */
const areasOfCash = ['cash', 'orders', 'warehouses', 'finance', 'senders', 'overview', 'dispatch'] as const;

const noSuchDriver = { no_such_driver: 'No such driver' };
const noSuchCount = { no_such_cash_count: 'No such count' };
const slipKnown = { slip_known: 'A deposit with this slip and amount is recorded' };
const notEnough = { not_enough_cash: 'The box, the safe or the change has less' };

/** Counts that a list can be limited to. */
const COUNT_CHOICES = ['differences', 'toConfirm'] as const;

/** Cash: who holds which money, from the door to the bank. */
export const cash = table('cash', {
  listCash: {
    method: 'GET',
    path: '/api/cash',
    may: CASH_DESK,
    feature: 'tawseel',
    summary: 'Drivers with money, the balances, and the open cash of delivered orders that no driver holds',
    ...keyed(
      'data',
      z.object({
        drivers: z.array(CashDriver),
        balances: z.array(Balance),
        /** Sum of the cash of the listed drivers; left out for users who count without seeing it. */
        withDrivers: z.optional(aed),
        /** Cash on delivery of delivered orders that is not handed in, and with no driver. */
        withoutDriver: aed,
        /** Number of counts whose difference a supervisor has to confirm. */
        toConfirm: z.number(),
      }),
    ),
  },
  listCashCounts: {
    method: 'GET',
    path: '/api/cash/counts',
    may: CASH_DESK,
    feature: 'tawseel',
    summary:
      'Counts of cash, newest first, paged: of a person, of a month or a day, with a number, or only those with a difference',
    query: z.strictObject({
      person: z.optional(id),
      month: z.optional(month),
      day: z.optional(day),
      number: z.optional(postedNumber),
      only: z.optional(z.enum(COUNT_CHOICES, notOneOf(COUNT_CHOICES))),
      page: z.optional(wholeNumber(100_000)),
      limit: z.optional(wholeNumber(100)),
    }),
    reply: z.object({ data: z.array(CashCount), ...pageFigures }),
    key: 'data',
  },
  readCashCount: {
    method: 'GET',
    path: '/api/cash/counts/:number',
    may: CASH_DESK,
    feature: 'tawseel',
    summary: 'A count of cash: its pieces, expenses and difference',
    params: byNumber,
    ...keyed('data', CashCount),
    refusals: noSuchCount,
  },
  readDriverCash: {
    method: 'GET',
    path: '/api/cash/drivers/:id',
    may: CASH_DESK,
    feature: 'tawseel',
    summary: 'What a driver holds, order by order, oldest first, and the expenses to decide',
    params: z.strictObject({ id }),
    ...keyed(
      'data',
      z.object({
        ...CashDriver.shape,
        /** The amounts are left out for users who count without seeing them. */
        held: z.array(z.object({ ...HeldOrder.shape, due: z.optional(aed), amount: z.optional(aed) })),
        /** Expenses that the driver has entered and no hand-in has decided, oldest first. */
        entered: z.array(EnteredExpense),
      }),
    ),
    refusals: noSuchDriver,
  },
  listCards: {
    method: 'GET',
    path: '/api/cash/cards',
    may: CASH_DESK,
    feature: 'tawseel',
    summary:
      'What was paid by card on the runs of a day (today if none is named), by driver, to compare with their terminals',
    query: z.strictObject({ day: z.optional(day) }),
    ...keyed('data', z.array(DriverCards)),
  },
  readBalance: {
    method: 'GET',
    path: '/api/cash/balances/:number',
    may: CASH_DESK,
    feature: 'tawseel',
    summary:
      'A balance with its postings, newest first, 50 a page; before is the seq of the last one that was read',
    params: byNumber,
    query: z.strictObject({ before: z.optional(wholeNumber(Number.MAX_SAFE_INTEGER)) }),
    ...keyed('data', z.object({ balance: Balance, postings: z.array(Posting), hasMore: z.boolean() })),
    refusals: { no_such_balance: 'No such balance' },
  },
  readShopBalance: {
    method: 'GET',
    path: '/api/cash/shops/:id',
    may: [],
    feature: 'tawseel',
    summary: 'The balance of a sender: below 0 if the business owes it; null if nothing was collected for it',
    params: byId,
    ...keyed('data', z.nullable(Balance)),
    refusals: noSuchSender,
  },
  exportBalance: {
    method: 'GET',
    path: '/api/cash/balances/:number/export',
    may: CASH_DESK,
    feature: 'tawseel',
    summary: 'The postings of a balance as CSV, newest first, streamed',
    params: byNumber,
    reply: z.string(),
    type: 'text/csv',
    refusals: { no_such_balance: 'No such balance' },
  },
  exportJournal: {
    method: 'GET',
    path: '/api/cash/journal',
    may: [],
    feature: 'tawseel',
    summary: 'The journal as CSV: all postings, or those of a month, newest first, streamed',
    query: z.strictObject({ month: z.optional(month) }),
    reply: z.string(),
    type: 'text/csv',
  },
  readCashDesk: {
    method: 'GET',
    path: '/api/cash/desk',
    may: CASH_DESK,
    feature: 'tawseel',
    summary:
      'What the own box has, the people whom money can be given to, and the warehouses with their safes',
    ...keyed(
      'data',
      z.object({
        /** Left out for users who count without seeing it. */
        box: z.optional(aed),
        people: z.array(CashPerson),
        safes: z.array(Party),
        /** True if the user counts without seeing what is expected. */
        isBlind: z.boolean(),
        /** Difference above which a supervisor confirms a count. */
        differenceLimit: aed,
      }),
    ),
  },
  putReceiptPhoto: {
    method: 'PUT',
    reads: true,
    path: '/api/cash/photos/:sha256',
    may: CASH_DESK,
    feature: 'tawseel',
    summary:
      'Stores the photo of a receipt, image/jpeg or image/webp without EXIF, for an expense of a hand-in to name; deleted a day later if none does',
    file: PROOF_TYPES,
    bodyLimit: LONGEST_PROOF,
    params: z.strictObject({ sha256 }),
    ...keyed('data', z.object({ photo: z.string() })),
    refusals: {
      not_that_proof: 'Another file than its address says',
      not_a_picture: 'Neither a JPEG nor a WebP picture',
      picture_has_exif: 'It says where and with what it was taken',
    },
  },
  readReceiptPhoto: {
    method: 'GET',
    path: '/api/cash/photos/:sha256',
    may: CASH_DESK,
    feature: 'tawseel',
    summary: 'The photo of a receipt that an expense names',
    params: z.strictObject({ sha256 }),
    type: 'image/*',
    reply: z.string(),
    refusals: { no_such_photo: 'No expense names it, or its file is gone' },
  },
  handIn: {
    method: 'POST',
    path: '/api/cash/hand-ins',
    may: CASH_DESK,
    feature: 'tawseel',
    summary:
      'Takes in all that a driver holds, or chosen orders, as it was counted, into the own box or by the slip of a deposit machine; the orders are handed in, and the expenses that the driver entered are decided',
    invalidates: areasOfCash,
    idempotent: true,
    body: HandIn,
    ...withMessage(CashCount),
    status: 201,
    refusals: {
      ...noSuchDriver,
      ...notEnough,
      ...slipKnown,
      nothing_to_hand_in: 'The driver holds nothing',
      other_cash: 'The driver holds another total by now',
      other_expenses: 'The driver has entered other expenses by now',
    },
  },
  reverseHandIn: {
    method: 'POST',
    path: '/api/cash/counts/:number/reverse',
    may: ['supervisor'],
    feature: 'tawseel',
    summary:
      'Reverses a hand-in, until the driver hands in again or for 24 hours: the driver has the cash again, and its expenses are open again; if the box was closed since, the cash is taken from the safe',
    invalidates: areasOfCash,
    idempotent: true,
    params: byNumber,
    body: z.strictObject({ reason: words(LONGEST.note) }),
    ...withMessage(CashCount),
    refusals: {
      ...noSuchCount,
      ...notEnough,
      count_reversed: 'It is reversed already',
      count_is_final: 'It is 24 hours old, and the driver has handed in since',
      hand_in_stuck: 'One of its orders was changed since',
    },
  },
  confirmCount: {
    method: 'POST',
    path: '/api/cash/counts/:number/confirm',
    may: ['supervisor'],
    feature: 'tawseel',
    summary:
      'Confirms the difference of a count that is above the limit of the business; only administrators confirm their own count',
    invalidates: ['cash'],
    idempotent: true,
    params: byNumber,
    body: z.strictObject({ note: words(LONGEST.note) }),
    ...withMessage(CashCount),
    refusals: {
      ...noSuchCount,
      count_not_open: 'Its difference is confirmed already, or needs no confirmation',
      own_count: 'Another supervisor confirms what a supervisor has counted',
    },
  },
  closeBox: {
    method: 'POST',
    path: '/api/cash/closings',
    may: CASH_DESK,
    feature: 'tawseel',
    summary: 'Counts the own box; what is not kept for change goes to the safe of the warehouse',
    invalidates: ['cash'],
    idempotent: true,
    body: z.strictObject({
      /** Total in AED that was shown; refused if the box's total has changed. Omitted if it is counted without seeing it. */
      total: z.optional(sumOfMoney),
      pieces: Pieces,
      keep: z.optional(sumOfMoney),
      reason: z.optional(reason),
    }),
    ...withMessage(CashCount),
    status: 201,
    refusals: { other_cash: 'The box has another total by now' },
  },
  countSafe: {
    method: 'POST',
    path: '/api/cash/safe-counts',
    may: ['supervisor'],
    feature: 'tawseel',
    summary: 'Counts the safe of a warehouse; the difference is of the warehouse until a move settles it',
    invalidates: ['cash'],
    idempotent: true,
    body: z.strictObject({
      /** Total in AED that was shown; refused if the safe's total has changed. Omitted if it is counted without seeing it. */
      total: z.optional(sumOfMoney),
      pieces: Pieces,
      /** Warehouse of the safe; only administrators name it. */
      warehouseId: z.optional(id),
      reason: z.optional(reason),
    }),
    ...withMessage(CashCount),
    status: 201,
    refusals: { ...noSuchWarehouse, other_cash: 'The safe has another total by now' },
  },
  moveCash: {
    method: 'POST',
    path: '/api/cash/moves',
    may: CASH_DESK,
    feature: 'tawseel',
    summary:
      'Moves money: to another box, to a driver as change, to a safe, to the bank with its slip, as an expense or a fee, to the sender of an order who is not registered',
    invalidates: ['cash', 'dispatch'],
    idempotent: true,
    body: z.strictObject({
      from: place,
      to: place,
      amount: positiveSum,
      /** Warehouse of a safe; only administrators name it. */
      warehouseId: z.optional(id),
      /** Warehouse of the other safe, from one safe to another. */
      toWarehouseId: z.optional(id),
      /** Order whose sender is paid, if the sender is not registered. */
      trackingID: z.optional(trackingID),
      purpose: z.optional(z.enum(MOVE_PURPOSES, notOneOf(MOVE_PURPOSES))),
      slip: z.optional(maybeWords(LONGEST.name)),
      confirmSlip,
      note: z.optional(reason),
    }),
    ...withMessage(z.object({ _id: z.string(), from: Balance, to: Balance })),
    status: 201,
    refusals: {
      ...notEnough,
      ...slipKnown,
      ...noSuchWarehouse,
      no_such_person: 'No such person in the warehouse',
      no_such_difference: 'The person has no such difference in the warehouse',
      difference_is_less: 'The difference is less than the amount',
      no_such_order: 'No such order',
      order_has_shop: 'Its sender is registered, and paid by a statement',
      order_has_less: 'Less of its money is with us',
      cash_move_of_other: 'It takes money out of the box of somebody else, or settles a difference with it',
    },
  },
  readReceipt: {
    method: 'GET',
    path: '/api/cash/counts/:number/receipt',
    may: CASH_DESK,
    feature: 'tawseel',
    summary: 'The receipt of a count to print, in both languages',
    params: byNumber,
    query: z.strictObject({ styleApart: z.optional(z.literal('yes')) }),
    reply: z.string(),
    type: 'text/html',
    refusals: noSuchCount,
  },
});
