import * as z from 'zod/mini';
import { clientId, several } from './batches.ts';
import { DriverExpense } from './expenses.ts';
import { digitsFromText } from './facts/characters.ts';
import { isDoorCode } from './facts/door-code.ts';
import { LONGEST } from './facts/limits.ts';
import { STOP_REASONS } from './facts/pickup-reasons.ts';
import { DOOR_PROOFS, MOST_PROOFS } from './facts/proofs.ts';
import { rule } from './facts/sentences/rule.ts';
import { STOP_ACTS } from './facts/stop-acts.ts';
import {
  ACT_RESULTS,
  LEAST_ACCURACY_M,
  MOST_ACTS,
  RELATIONS,
  RUN_KINDS,
  STOP_STATES,
} from './facts/stops.ts';
import {
  aed,
  between,
  day,
  hour,
  hoursInOrder,
  id,
  instant,
  maybeWords,
  moment,
  money,
  notOneOf,
} from './fields.ts';
import { HeldOrder } from './held-orders.ts';
import { Promised } from './promised.ts';
import { GivenProof } from './proof-files.ts';
import { keyed, table, withMessage } from './route.ts';

/** Stop in the driver's app. Stops with the same `door` are one visit. */
export const MyStop = z.object({
  _id: z.string(),
  runId: z.string(),
  kind: z.enum(RUN_KINDS),
  state: z.enum(STOP_STATES),
  place: z.number(),
  /** Key of phone and street; for a pickup, that of its shop. */
  door: z.string(),
  trackingID: z.string(),
  reference: z.string(),
  /** Person to see there: the receiver of a delivery, the sender of a return or a pickup. */
  name: z.string(),
  phone: z.string(),
  secondPhone: z.string(),
  street: z.string(),
  building: z.string(),
  landmark: z.string(),
  makani: z.string(),
  area: z.string(),
  city: z.string(),
  sortCode: z.string(),
  instructions: z.string(),
  senderName: z.string(),
  deliveryType: z.string(),
  title: z.string(),
  weight: z.number(),
  /** Amount to collect in cash; 0 if none. */
  cashDue: aed,
  attempts: z.number(),
  promised: z.nullable(Promised),
  /** Link for the receiver to follow the delivery; '' for another stop, or without a public address. */
  trackingUrl: z.string(),
  /** Number of parcels that a shop requested; only present if the shop has booked none. */
  requested: z.optional(z.number()),
});
export type MyStop = z.infer<typeof MyStop>;

export const MyRun = z.object({
  _id: z.string(),
  number: z.string(),
  kind: z.enum(RUN_KINDS),
  day,
  vehicleNo: z.string(),
  outAt: z.nullable(instant),
  /** Warehouse where the run started, to call and to return to. */
  warehouse: z.string(),
  warehousePhone: z.string(),
});
export type MyRun = z.infer<typeof MyRun>;

/** Parcel on the van that must not be delivered any more, with the reason if one was given. */
export const Recalled = z.object({ trackingID: z.string(), name: z.string(), why: z.string() });
export type Recalled = z.infer<typeof Recalled>;

/** Position that the phone reports, in degrees; `accuracy` in metres. */
const GivenPosition = z.strictObject({
  lat: between(-90, 90),
  lng: between(-180, 180),
  accuracy: between(0, LEAST_ACCURACY_M),
});

/** Day and hours that a receiver asked the driver for. */
export const RequestedDay = z
  .strictObject({ day, from: z.optional(hour), to: z.optional(hour) })
  .check(hoursInOrder);
export type RequestedDay = z.infer<typeof RequestedDay>;

/** Act of a driver: created when the driver confirms it, and sent again until it is answered. */
export const GivenAct = z.strictObject({
  clientId,
  stopId: id,
  act: z.enum(STOP_ACTS, notOneOf(STOP_ACTS)),
  happenedAt: moment,
  reason: z.optional(z.enum(STOP_REASONS, notOneOf(STOP_REASONS))),
  note: z.optional(maybeWords(LONGEST.note)),
  receivedBy: z.optional(maybeWords(LONGEST.name)),
  relation: z.optional(z.enum(RELATIONS, notOneOf(RELATIONS))),
  cash: z.optional(money),
  card: z.optional(money),
  /** Number of the card terminal's slip. */
  slip: z.optional(maybeWords(LONGEST.name)),
  /** Amount that the driver was shown to collect. */
  dueSeen: z.optional(money),
  /** True if the driver was asked about an amount far from the one due. */
  confirmAmount: z.optional(z.boolean()),
  /** Code that the receiver told the driver; only the server knows if it is correct. */
  code: z.optional(
    z.string().check(z.overwrite(digitsFromText), z.refine(isDoorCode, rule('not_door_code'))),
  ),
  /** Day and hours that the receiver asked for; the office confirms them. */
  wanted: z.optional(RequestedDay),
  /** Missing if the phone does not know it, or may not send it. */
  position: z.optional(GivenPosition),
  /** Photos and signatures, whose files are sent later. */
  proofs: z.optional(
    z.array(GivenProof).check(z.maxLength(MOST_PROOFS, rule('too_many', { max: MOST_PROOFS }))),
  ),
});
export type GivenAct = z.infer<typeof GivenAct>;

export const ActAnswer = z.object({
  clientId: z.string(),
  result: z.enum(ACT_RESULTS),
  /** True if the act was sent before; this repeats the first reply. */
  isRepeated: z.boolean(),
  message: z.string(),
  state: z.nullable(z.enum(STOP_STATES)),
});
export type ActAnswer = z.infer<typeof ActAnswer>;

/** The driver's own day: runs that are out, and acts at their stops. */
export const myDay = table('myDay', {
  readMyDay: {
    method: 'GET',
    path: '/api/my/day',
    may: ['driver'],
    feature: 'tawseel',
    summary: 'Your runs that are out, with their stops in the order in which they are visited',
    ...keyed(
      'data',
      z.object({
        driver: z.object({ id: z.string(), name: z.string() }),
        now: instant,
        runs: z.array(MyRun),
        stops: z.array(MyStop),
        /** Parcels that the driver must bring back. */
        recalled: z.array(Recalled),
        /** Number of today's acts that the server has, for the page to compare with its own. */
        acts: z.number(),
        /** Cash of orders that the driver holds, without the change. */
        cash: aed,
        change: aed,
        /** Orders whose cash this is, of all days, oldest first. */
        held: z.array(HeldOrder),
        /** Expenses of the driver that are open, and those that a hand-in of the last 7 days crossed out, oldest first. */
        expenses: z.array(DriverExpense),
        /** Last hand-in of the last 7 days; `total` is the counted cash plus the expenses. */
        lastHandIn: z.nullable(z.object({ number: z.number(), total: aed, difference: aed, at: instant })),
        proof: z.enum(DOOR_PROOFS),
        /** Minutes within which a driver may reopen a completed stop. */
        undoMinutes: z.number(),
        /** Days that a receiver may ask for, as on the tracking page. */
        daysToChoose: z.array(day),
      }),
    ),
  },
  sendActs: {
    method: 'POST',
    path: '/api/my/acts',
    may: ['driver'],
    feature: 'tawseel',
    log: 'stop_acts',
    summary:
      'Up to 50 acts of a driver, in their order; each is answered by itself, a repeated one as the first time, and one that comes too late is kept and looked after by the office',
    invalidates: ['myDay'],
    bodyLimit: 262_144,
    mostValues: 2400,
    body: z.strictObject({
      /** Clock of the phone when it sends, by which the times of its acts are corrected. */
      clock: moment,
      acts: several(GivenAct, MOST_ACTS),
    }),
    ...withMessage(z.array(ActAnswer)),
  },
});
