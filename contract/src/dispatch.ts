import * as z from 'zod/mini';
import { Assignments } from './assignments.ts';
import { several } from './batches.ts';
import { LONGEST } from './facts/limits.ts';
import { STOP_REASONS } from './facts/pickup-reasons.ts';
import { PICKUP_STATES } from './facts/pickups.ts';
import { DISPATCH } from './facts/roles.ts';
import { SHOP_CHANGE_CODES, STOP_CHANGE_CODES } from './facts/stop-acts.ts';
import { BOARD_KINDS, MOST_STOPS, RELATIONS } from './facts/stops.ts';
import {
  aed,
  day,
  hour,
  hoursInOrder,
  id,
  instant,
  lines,
  maybeWords,
  money,
  notOneOf,
  trackingID,
  words,
} from './fields.ts';
import { Parcel } from './parcel.ts';
import { Promised } from './promised.ts';
import { Proof } from './proofs.ts';
import { keyed, table, withMessage } from './route.ts';
import { areasOfRuns, noSuchRun, Run, runChanged, runVersion } from './runs.ts';
import { noSuchOrder, noSuchWarehouse } from './shared-refusals.ts';

/** Parcels of a warehouse that wait for a driver, of one area and one day; those waiting longest come first. */
export const WaitingArea = z.object({
  /** Empty if the address matches no known area. */
  sortCode: z.string(),
  city: z.string(),
  area: z.string(),
  parcels: z.array(Parcel),
  weight: z.number(),
  cashDue: aed,
  oldest: instant,
  /** Driver who recently delivered most of its parcels. */
  usualDriverId: z.nullable(z.string()),
  /** Later day that the receivers were promised. */
  promisedDay: z.nullable(day),
});
export type WaitingArea = z.infer<typeof WaitingArea>;

/** Shop whose parcels wait for a driver to collect them: booked parcels, and the pickup requested for today. */
export const WaitingShop = z.object({
  key: z.string(),
  name: z.string(),
  street: z.string(),
  area: z.string(),
  city: z.string(),
  /** Parcels that are not on a run. */
  parcels: z.array(Parcel),
  weight: z.number(),
  oldest: z.nullable(instant),
  /** Null if no pickup was requested. */
  pickup: z.nullable(
    z.object({
      number: z.string(),
      state: z.enum(PICKUP_STATES),
      from: z.string(),
      to: z.string(),
      expected: z.number(),
      note: z.string(),
    }),
  ),
  /** Driver who recently collected most of its parcels. */
  usualDriverId: z.nullable(z.string()),
});
export type WaitingShop = z.infer<typeof WaitingShop>;

/** Driver of the warehouse, with the runs that are being loaded or are out. One who is not active has some. */
export const BoardDriver = z.object({
  id: z.string(),
  name: z.string(),
  isActive: z.boolean(),
  vehicleNo: z.string(),
  /** Cash of orders and change that the driver holds. */
  cash: aed,
  runs: z.array(Run),
});
export type BoardDriver = z.infer<typeof BoardDriver>;

export const AssignResult = z.object({
  /** Tracking ID of the parcel, or number of the pickup. */
  trackingID: z.string(),
  isAssigned: z.boolean(),
  message: z.string(),
});

/** Act that the office enters for a driver whose phone is lost or out of power, or who ended a stop by mistake. */
const Entered = z.strictObject({
  act: z.enum(STOP_CHANGE_CODES, notOneOf(STOP_CHANGE_CODES)),
  reason: z.optional(z.enum(STOP_REASONS, notOneOf(STOP_REASONS))),
  note: z.optional(maybeWords(LONGEST.note)),
  receivedBy: z.optional(words(LONGEST.name)),
  relation: z.optional(z.enum(RELATIONS, notOneOf(RELATIONS))),
  cash: z.optional(money),
  card: z.optional(money),
  /** True if the office was asked about an amount far from the one due. */
  confirmAmount: z.optional(z.boolean()),
  slip: z.optional(maybeWords(LONGEST.name)),
  why: lines(LONGEST.note),
});

/** Act that the office enters at a shop that has booked nothing. */
const EnteredAtShop = z.extend(z.pick(Entered, { reason: true, note: true, receivedBy: true, why: true }), {
  act: z.enum(SHOP_CHANGE_CODES, notOneOf(SHOP_CHANGE_CODES)),
});

/** Attempt to deliver, hand back or collect, or a call about it. */
export const Attempt = z.object({
  _id: z.string(),
  act: z.string(),
  /** Code of facts/failure-reasons.ts or pickup-reasons.ts; empty if it did not fail. */
  reason: z.string(),
  note: z.string(),
  receivedBy: z.string(),
  relation: z.string(),
  cash: aed,
  card: aed,
  run: z.string(),
  by: z.string(),
  /** When it happened, by the clock of the actor's device, and when it was received. */
  at: instant,
  receivedAt: instant,
  result: z.string(),
  /** Why the office entered it, or why it was not accepted. */
  why: z.string(),
  /** True if the receiver's code was correct; null if none was entered. */
  isCodeRight: z.nullable(z.boolean()),
  /** Position of the phone in degrees, with its accuracy in metres; null if unknown. */
  position: z.nullable(z.object({ lat: z.number(), lng: z.number(), accuracy: z.number() })),
  proofs: z.array(Proof),
});
export type Attempt = z.infer<typeof Attempt>;

const onRun = { ...noSuchRun, no_such_stop: 'It is not on this run' };
const stop = z.strictObject({ id, trackingID });
const parcel = z.strictObject({ trackingID });

/** Assignment of parcels to drivers' runs, and results at the door. */
export const dispatch = table('dispatch', {
  readBoard: {
    method: 'GET',
    path: '/api/dispatch',
    may: DISPATCH,
    feature: 'tawseel',
    summary:
      'What waits for a driver at a warehouse, at most 1000 parcels: to be delivered by area, or to be collected by shop; and its drivers with their runs',
    query: z.strictObject({
      warehouseId: z.optional(id),
      kind: z.optional(z.enum(BOARD_KINDS, notOneOf(BOARD_KINDS))),
    }),
    ...keyed(
      'data',
      z.object({
        /** Areas for deliveries, shops for pickups; the other list is empty. */
        areas: z.array(WaitingArea),
        shops: z.array(WaitingShop),
        drivers: z.array(BoardDriver),
        /** Number of parcels that are with a driver but not on a run. */
        onNoRun: z.number(),
      }),
    ),
    refusals: { ...noSuchWarehouse, warehouse_to_name: 'An administrator has to name the warehouse' },
  },
  assignParcels: {
    method: 'POST',
    path: '/api/dispatch/assign',
    may: DISPATCH,
    feature: 'tawseel',
    summary:
      'Puts parcels that wait on the runs of drivers that are being loaded, deliveries unless kind says pickup, which are made where there is none; each parcel is answered by itself',
    invalidates: areasOfRuns,
    bodyLimit: 262_144,
    body: Assignments,
    ...withMessage(z.object({ runs: z.array(Run), results: z.array(AssignResult) })),
    refusals: {
      ...noSuchWarehouse,
      warehouse_to_name: 'An administrator has to name the warehouse',
      no_such_driver: 'No such driver',
      run_driver_not_active: 'The driver is not active',
    },
  },
  unassignParcels: {
    method: 'POST',
    path: '/api/dispatch/unassign',
    may: DISPATCH,
    feature: 'tawseel',
    summary:
      'Takes parcels off the runs of drivers that are still being loaded, as when they were given to the wrong one; each parcel is answered by itself',
    invalidates: areasOfRuns,
    bodyLimit: 262_144,
    body: Assignments,
    ...withMessage(z.object({ results: z.array(AssignResult) })),
    refusals: { ...noSuchWarehouse, warehouse_to_name: 'An administrator has to name the warehouse' },
  },
  orderStops: {
    method: 'POST',
    path: '/api/runs/:id/order',
    may: DISPATCH,
    feature: 'tawseel',
    summary: 'Puts the stops of a run in the order in which they are named; those left out come after',
    invalidates: areasOfRuns,
    idempotent: true,
    params: z.strictObject({ id }),
    body: z.strictObject({ version: runVersion, trackingIDs: several(trackingID, MOST_STOPS) }),
    ...withMessage(Run),
    refusals: { ...noSuchRun, ...runChanged },
  },
  moveStops: {
    method: 'POST',
    path: '/api/runs/:id/move',
    may: DISPATCH,
    feature: 'tawseel',
    summary: 'Moves stops that are not done to the run of another driver, of runs that are out, too',
    invalidates: areasOfRuns,
    idempotent: true,
    params: z.strictObject({ id }),
    body: z.strictObject({ toDriverId: id, trackingIDs: several(trackingID, MOST_STOPS) }),
    ...withMessage(Run),
    refusals: {
      ...onRun,
      run_full: 'The run of the other driver would have more than 200 stops',
      no_such_driver: 'No such driver',
      run_driver_not_active: 'The driver is not active',
      run_over: 'The run is over',
      run_wrong_parcel: 'A parcel of it may not go: it was cancelled, delivered or is elsewhere',
      same_driver: 'The driver has them already',
    },
  },
  withdrawStop: {
    method: 'POST',
    path: '/api/runs/:id/stops/:trackingID/withdraw',
    may: DISPATCH,
    feature: 'tawseel',
    summary: 'Withdraws a stop of a run that is out: the driver brings the parcel back',
    invalidates: areasOfRuns,
    idempotent: true,
    params: stop,
    body: z.strictObject({ reason: words(LONGEST.note) }),
    ...withMessage(Run),
    refusals: { ...onRun, run_not_out: 'The run is not on its way' },
  },
  enterStop: {
    method: 'POST',
    path: '/api/runs/:id/stops/:trackingID/enter',
    may: ['supervisor'],
    feature: 'tawseel',
    summary:
      'Enters what became of a stop for a driver whose phone is lost or dead, or reopens a stop until the run is closed, with the reason why',
    invalidates: areasOfRuns,
    idempotent: true,
    params: stop,
    body: Entered,
    ...withMessage(Run),
    refusals: {
      ...onRun,
      run_not_out: 'The run is not on its way',
      stop_over: 'The stop is over',
      stop_not_reopened: 'The parcel is not on the run any more, or its order has changed since',
      act_not_allowed: 'The order may not go that way any more',
      act_incomplete: 'The reason, or who took it, is not said',
      amount_far:
        'The amount is ten times the one due or a tenth of it, or AED 1,000 more, and is not confirmed',
      act_too_often: 'A hundred results were entered there',
    },
  },
  enterVisit: {
    method: 'POST',
    path: '/api/runs/:id/visits/:pickupId/enter',
    may: ['supervisor'],
    feature: 'tawseel',
    summary:
      'Enters what became of a pickup without booked parcels for a driver whose phone is lost or dead, or reopens it until the run is closed, with the reason why',
    invalidates: areasOfRuns,
    idempotent: true,
    params: z.strictObject({ id, pickupId: id }),
    body: EnteredAtShop,
    ...withMessage(Run),
    refusals: {
      ...onRun,
      run_not_out: 'The run is not on its way',
      stop_over: 'The stop is over',
      act_incomplete: 'The reason is not said',
      act_too_often: 'A hundred results were entered there',
    },
  },
  listAttempts: {
    method: 'GET',
    path: '/api/dispatch/attempts/:trackingID',
    may: DISPATCH,
    feature: 'tawseel',
    held: true,
    summary: 'What drivers did at the door with an order, newest first, and what its receiver was promised',
    params: parcel,
    ...keyed('data', z.object({ attempts: z.array(Attempt), promised: z.nullable(Promised) })),
    refusals: noSuchOrder,
  },
  promiseTry: {
    method: 'POST',
    path: '/api/dispatch/promise/:trackingID',
    may: DISPATCH,
    feature: 'tawseel',
    held: true,
    summary: 'Promises a receiver a day, and hours if they are named; settles the call that was to be made',
    invalidates: ['dispatch', 'orders', 'scanning', 'followUps', 'runs'],
    idempotent: true,
    params: parcel,
    body: z
      .strictObject({
        day,
        from: z.optional(hour),
        to: z.optional(hour),
        note: z.optional(maybeWords(LONGEST.note)),
      })
      .check(hoursInOrder),
    ...withMessage(Parcel),
    refusals: {
      ...noSuchOrder,
      promise_over: 'The day is over',
      order_at_end: 'It is delivered or returned',
    },
  },
  decideReturn: {
    method: 'POST',
    path: '/api/dispatch/return/:trackingID',
    may: DISPATCH,
    feature: 'tawseel',
    held: true,
    summary: 'Decides that a parcel goes back to its sender; settles the calls that were to be made',
    invalidates: ['dispatch', 'orders', 'scanning', 'followUps', 'runs'],
    idempotent: true,
    params: parcel,
    body: z.strictObject({ reason: words(LONGEST.note) }),
    ...withMessage(Parcel),
    refusals: { ...noSuchOrder, act_not_allowed: 'It may not go back at its status' },
  },
});
