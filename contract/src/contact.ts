import * as z from 'zod/mini';
import { CALL_OUTCOMES, LEFT_WITH } from './facts/calls.ts';
import { LONGEST } from './facts/limits.ts';
import { DISPATCH } from './facts/roles.ts';
import { rule } from './facts/sentences/rule.ts';
import {
  aed,
  byId,
  day,
  hour,
  hoursInOrder,
  id,
  instant,
  maybeWords,
  money,
  notOneOf,
  phone,
  words,
} from './fields.ts';
import { FollowUp } from './follow-ups.ts';
import { Delivery, Order } from './order-replies.ts';
import { keyed, table, withMessage } from './route.ts';
import { noSuchWarehouse } from './shared-refusals.ts';

/** Logged call about an order. */
export const ContactCall = z.object({
  _id: z.string(),
  at: instant,
  by: z.string(),
  outcome: z.enum(CALL_OUTCOMES),
  note: z.string(),
  /** When the next call is due; null if none is. */
  nextAt: z.nullable(instant),
});
export type ContactCall = z.infer<typeof ContactCall>;

/** Numbers of cases: due and free, due and claimed, due later; and when the next of the latter is due. */
export const ContactQueue = z.object({
  due: z.number(),
  taken: z.number(),
  later: z.number(),
  nextAt: z.nullable(instant),
});
export type ContactQueue = z.infer<typeof ContactQueue>;

/** Receiver to be called, with everything needed on the phone. */
export const ContactCase = z.object({
  _id: z.string(),
  followUp: FollowUp,
  order: Order,
  delivery: Delivery,
  /** Amount to collect in cash; 0 if none. */
  cashDue: aed,
  /** Link for the receiver to follow the parcel; '' without a public address. */
  trackingUrl: z.string(),
  /** Calls about the order, newest first. */
  calls: z.array(ContactCall),
});
export type ContactCase = z.infer<typeof ContactCase>;

/** If no case is due, `_id` is empty and the case null. */
const Next = z.object({ _id: z.string(), case: z.nullable(ContactCase), queue: ContactQueue });

const needs = <Call extends { outcome: string }>(outcomes: readonly string[], field: keyof Call & string) =>
  z.refine<Call>((call) => !outcomes.includes(call.outcome) || call[field] !== undefined, {
    path: [field],
    error: rule('empty'),
  });

const CallFields = z.strictObject({
  outcome: z.enum(CALL_OUTCOMES, notOneOf(CALL_OUTCOMES)),
  note: z.optional(maybeWords(LONGEST.note)),
  /** Day of the next attempt or of the next call. */
  day: z.optional(day),
  from: z.optional(hour),
  to: z.optional(hour),
  phone: z.optional(phone),
  address: z.optional(
    z.strictObject({
      street: words(LONGEST.street),
      area: z.optional(maybeWords(LONGEST.area)),
      building: z.optional(maybeWords(LONGEST.building)),
      landmark: z.optional(maybeWords(LONGEST.landmark)),
    }),
  ),
  /** New charge, if another address changes it. */
  confirmCharge: z.optional(money),
  leaveWith: z.optional(z.enum(LEFT_WITH, notOneOf(LEFT_WITH))),
  /** The person who takes the parcel pays the cash on delivery. */
  isCashAgreed: z.optional(z.literal(true)),
});
type CallFields = z.infer<typeof CallFields>;

const SavedCall = CallFields.check(
  needs<CallFields>(['agreed', 'leave_with'], 'day'),
  needs<CallFields>(['leave_with'], 'leaveWith'),
  needs<CallFields>(['other_address'], 'address'),
  needs<CallFields>(['other_phone'], 'phone'),
  hoursInOrder,
);
export type SavedCall = CallFields;

const ofWarehouse = z.strictObject({ warehouseId: z.optional(id) });
const noSuchFollowUp = { no_such_follow_up: 'No such case' };

/** Contact queue: receivers to be called, one at a time. */
export const contact = table('contact', {
  readQueue: {
    method: 'GET',
    path: '/api/cases',
    may: DISPATCH,
    feature: 'tawseel',
    summary: 'How many receivers of a warehouse are to be called now and later; of all for an administrator',
    query: ofWarehouse,
    ...keyed('data', ContactQueue),
    refusals: noSuchWarehouse,
  },
  nextCase: {
    method: 'POST',
    path: '/api/cases/next',
    may: DISPATCH,
    feature: 'tawseel',
    held: true,
    summary:
      'Takes a case for 5 minutes, in which no other caller gets it: the one you have not finished, else the one due the longest',
    invalidates: ['contact'],
    idempotent: true,
    query: ofWarehouse,
    ...withMessage(Next),
    refusals: noSuchWarehouse,
  },
  readCase: {
    method: 'GET',
    path: '/api/cases/:id',
    may: DISPATCH,
    feature: 'tawseel',
    held: true,
    summary: 'A receiver who is to be called: the order, earlier calls, and who works on it',
    params: byId,
    ...keyed('data', ContactCase),
    refusals: noSuchFollowUp,
  },
  saveCall: {
    method: 'POST',
    path: '/api/cases/:id/calls',
    may: DISPATCH,
    feature: 'tawseel',
    held: true,
    summary:
      'Notes a call and does what came of it: promises a day, corrects address or phone, decides the return, or says when to call again',
    invalidates: ['contact', 'followUps', 'orders', 'dispatch', 'scanning', 'runs'],
    idempotent: true,
    params: byId,
    body: SavedCall,
    ...withMessage(ContactCase),
    refusals: {
      ...noSuchFollowUp,
      follow_up_done: 'It is settled already',
      follow_up_claimed: 'Someone else works on it',
      promise_over: 'The day is over',
      cash_to_ask: 'Cash on delivery is to be collected: whoever takes it must be asked',
      act_not_allowed: 'It may not go back at its status',
      price_to_confirm: 'The new price must be confirmed',
      no_rate: 'No rate for the route',
    },
  },
});
