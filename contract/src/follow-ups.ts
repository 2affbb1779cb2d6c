import * as z from 'zod/mini';
import { FOLLOW_UP_KINDS } from './facts/follow-ups.ts';
import { LATE_MONEY_ANSWERS } from './facts/late-money.ts';
import { LONGEST } from './facts/limits.ts';
import { DISPATCH } from './facts/roles.ts';
import { aed, byId, day, id, instant, lines, notOneOf, trackingID, wholeNumber } from './fields.ts';
import { pageFigures } from './paging.ts';
import { Parcel } from './parcel.ts';
import { table, withMessage } from './route.ts';
import { noSuchOrder, noSuchWarehouse } from './shared-refusals.ts';

/** Day and hours that a receiver asked the driver for, to be confirmed. */
export const FollowUpDay = z.object({ day, from: z.optional(z.string()), to: z.optional(z.string()) });
export type FollowUpDay = z.infer<typeof FollowUpDay>;

/** Answer to where the money of a late act is. */
const MoneyAnswer = z.strictObject({
  actId: id,
  is: z.enum(LATE_MONEY_ANSWERS, notOneOf(LATE_MONEY_ANSWERS)),
});
export type MoneyAnswer = z.infer<typeof MoneyAnswer>;

/** Issue with a parcel that staff of a warehouse must resolve. */
export const FollowUp = z.object({
  _id: z.string(),
  kind: z.enum(FOLLOW_UP_KINDS),
  state: z.enum(['open', 'done']),
  warehouseId: z.string(),
  warehouse: z.string(),
  /** Names of other warehouses with an open follow-up of the same kind about the parcel. */
  alsoAt: z.array(z.string()),
  parcel: Parcel,
  /** Last scan of the parcel: place, run, time and user; null if it was never scanned. */
  lastScan: z.nullable(
    z.object({
      at: instant,
      act: z.string(),
      warehouse: z.string(),
      station: z.string(),
      run: z.string(),
      by: z.string(),
    }),
  ),
  note: z.string(),
  /** Day and hours that the receiver asked the driver for; null if none. */
  wanted: z.nullable(FollowUpDay),
  /** Money of deliveries that came too late, as long as the office has not said where it is. */
  money: z.array(
    z.object({
      actId: z.string(),
      driver: z.object({ _id: z.string(), name: z.string() }),
      cash: aed,
      card: aed,
      /** When it was collected. */
      at: instant,
      /** True if it is in the balance of the driver or of the acquirer; otherwise that of the order is recorded elsewhere. */
      isHeld: z.boolean(),
    }),
  ),
  /** Number of the run that caused it, and the run's driver; '' and null if there is none. */
  run: z.string(),
  driver: z.nullable(z.object({ name: z.string(), phone: z.string() })),
  openedAt: instant,
  openedBy: z.string(),
  /** When it becomes due; later than `openedAt` if the receiver is to be called again. */
  dueAt: instant,
  /** Number of calls to the receiver about it. */
  calls: z.number(),
  /** User who works on it, while the claim is valid. */
  claimedBy: z.nullable(z.string()),
  isMine: z.boolean(),
  claimedUntil: z.nullable(instant),
  outcome: z.nullable(z.string()),
  closedAt: z.nullable(instant),
  closedBy: z.nullable(z.string()),
});
export type FollowUp = z.infer<typeof FollowUp>;

/** Lists of follow-ups: not done, currently claimed, and done. */
export const FOLLOW_UP_LISTS = ['open', 'claimed', 'done'] as const;
const note = lines(LONGEST.note);
const noSuchFollowUp = { no_such_follow_up: 'No such follow-up' };
const over = { follow_up_done: 'It is done already' };
const held = { follow_up_claimed: 'Someone else works on it' };

export const followUps = table('followUps', {
  listFollowUps: {
    method: 'GET',
    path: '/api/follow-ups',
    may: DISPATCH,
    feature: 'tawseel',
    summary:
      'Follow-ups of a warehouse, open ones oldest first, done ones newest first; open ones of all warehouses once per parcel and kind',
    query: z.strictObject({
      warehouseId: z.optional(id),
      state: z.optional(z.enum(FOLLOW_UP_LISTS, notOneOf(FOLLOW_UP_LISTS))),
      kind: z.optional(z.enum(FOLLOW_UP_KINDS, notOneOf(FOLLOW_UP_KINDS))),
      page: z.optional(wholeNumber(100_000)),
      limit: z.optional(wholeNumber(100)),
    }),
    reply: z.object({ data: z.array(FollowUp), ...pageFigures }),
    key: 'data',
    refusals: noSuchWarehouse,
  },
  makeFollowUp: {
    method: 'POST',
    path: '/api/follow-ups',
    may: DISPATCH,
    feature: 'tawseel',
    held: true,
    summary: 'Opens a follow-up about a parcel; one that is open already gets the note',
    invalidates: ['followUps'],
    idempotent: true,
    body: z.strictObject({ trackingID, kind: z.enum(FOLLOW_UP_KINDS, notOneOf(FOLLOW_UP_KINDS)), note }),
    ...withMessage(FollowUp),
    status: 201,
    refusals: {
      ...noSuchOrder,
      order_at_end: 'Nobody is to be called: it is delivered or returned',
    },
  },
  claimFollowUp: {
    method: 'POST',
    path: '/api/follow-ups/:id/claim',
    may: DISPATCH,
    feature: 'tawseel',
    summary: 'Claims a follow-up for 15 minutes, so that nobody else works on it; again gives it back',
    invalidates: ['followUps', 'contact'],
    idempotent: true,
    params: byId,
    body: z.strictObject({ claim: z.boolean() }),
    ...withMessage(FollowUp),
    refusals: { ...noSuchFollowUp, ...over, ...held },
  },
  settleFollowUp: {
    method: 'POST',
    path: '/api/follow-ups/:id/settle',
    may: DISPATCH,
    feature: 'tawseel',
    summary: 'Marks a follow-up as done, with its result',
    invalidates: ['followUps', 'scanning'],
    idempotent: true,
    params: byId,
    body: z.strictObject({
      outcome: note,
      /** Where the money is that it asks for: one answer for each act. */
      money: z.optional(z.array(MoneyAnswer).check(z.maxLength(100))),
    }),
    ...withMessage(FollowUp),
    refusals: {
      ...noSuchFollowUp,
      ...over,
      ...held,
      late_money_unsaid: 'It asks for money, and the answers do not name each act',
      late_money_elsewhere: 'The money of the order is recorded elsewhere, so the driver does not have it',
      late_money_counted: 'A count has taken the money in already',
    },
  },
});
