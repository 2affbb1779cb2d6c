import * as z from 'zod/mini';
import { several } from './batches.ts';
import { LONGEST } from './facts/limits.ts';
import { DISPATCH } from './facts/roles.ts';
import { RUN_STATES } from './facts/runs.ts';
import { rule } from './facts/sentences/rule.ts';
import { MOST_STOPS, RUN_KINDS, STOP_STATES } from './facts/stops.ts';
import { aed, byId, day, id, instant, notOneOf, trackingID, words } from './fields.ts';
import { Parcel } from './parcel.ts';
import { Place } from './place.ts';
import { keyed, table, withMessage } from './route.ts';
import { noSuchWarehouse } from './shared-refusals.ts';

/**
 * Run to another warehouse or from door to door, with its numbers of parcels: all, not loaded yet, done (arrived,
 * delivered, handed back), and failed (missing, failed attempts).
 */
export const Run = z.object({
  _id: z.string(),
  number: z.string(),
  kind: z.enum(RUN_KINDS),
  state: z.enum(RUN_STATES),
  from: Place,
  /** Only for linehaul. */
  to: z.nullable(Place),
  driverId: z.nullable(z.string()),
  driverName: z.string(),
  vehicleNo: z.string(),
  day,
  version: z.number(),
  createdAt: instant,
  createdBy: z.string(),
  outAt: z.nullable(instant),
  closedAt: z.nullable(instant),
  parcels: z.number(),
  unloaded: z.number(),
  done: z.number(),
  failed: z.number(),
  /** Number of shops on it that have booked nothing yet. */
  visits: z.number(),
  /** Weight of all its parcels in kg, cash on delivery of those that are not done, and cash collected. */
  weight: z.number(),
  cashDue: aed,
  cash: aed,
});
export type Run = z.infer<typeof Run>;

/** Driver who may be assigned to a run, with their vehicle. */
const RunDriver = z.object({ id: z.string(), name: z.string(), vehicleNo: z.string() });

/** Parcel on a run, in the order of visits. */
export const Stop = z.object({
  _id: z.string(),
  parcel: Parcel,
  state: z.enum(STOP_STATES),
  /** True if it was scanned onto the run or confirmed to be on it. */
  isLoaded: z.boolean(),
  /**
   * True if it has no result, and the receiver's promised hours or the shop's requested hours are over, or the run left
   * on an earlier day. Never of a linehaul.
   */
  isOverdue: z.boolean(),
  /** Later day that the receiver of a pending delivery is promised; null if none. */
  promisedDay: z.nullable(z.string()),
  /** Result in a sentence: why it failed, or who took it. */
  outcome: z.string(),
  doneAt: z.nullable(instant),
});
export type Stop = z.infer<typeof Stop>;

/** Shop on a run that requested a pickup and has booked nothing yet. */
export const RunVisit = z.object({
  pickupId: z.string(),
  number: z.string(),
  name: z.string(),
  street: z.string(),
  area: z.string(),
  city: z.string(),
  phone: z.string(),
  from: z.string(),
  to: z.string(),
  /** Number of parcels requested. */
  expected: z.number(),
  note: z.string(),
  state: z.enum(STOP_STATES),
  /** As of a stop. */
  isOverdue: z.boolean(),
  /** Result of the visit, in a sentence; empty before it. */
  outcome: z.string(),
  doneAt: z.nullable(instant),
});
export type RunVisit = z.infer<typeof RunVisit>;

/** Stop that was withdrawn while the run was out: the driver brings the parcel back. */
export const WithdrawnStop = z.object({
  parcel: Parcel,
  why: z.string(),
  at: instant,
  /** Result that the driver reported afterwards with money; '' if none. */
  outcome: z.string(),
});
export type WithdrawnStop = z.infer<typeof WithdrawnStop>;

export const runVersion = z.int().check(z.minimum(1), z.maximum(1_000_000_000));
const version = runVersion;
export const noSuchRun = { no_such_run: 'No such run' };
export const runChanged = { run_changed_meanwhile: 'Someone else changed it meanwhile' };
const changed = runChanged;

/** Areas whose replies change with the contents of runs. */
export const areasOfRuns = [
  'runs',
  'dispatch',
  'scanning',
  'orders',
  'followUps',
  'pickups',
  'cash',
] as const;

/** Runs between warehouses, whose parcels keep the status warehouse, and from door to door. */
export const runs = table('runs', {
  listRuns: {
    method: 'GET',
    path: '/api/runs',
    may: DISPATCH,
    feature: 'tawseel',
    summary:
      'Runs from and to a warehouse, also those that are over, newest first, at most 200; of all warehouses for an administrator who names none',
    query: z.strictObject({
      warehouseId: z.optional(id),
      state: z.optional(z.enum(RUN_STATES, notOneOf(RUN_STATES))),
      kind: z.optional(z.enum(RUN_KINDS, notOneOf(RUN_KINDS))),
      /** Business day on which they were created. */
      day: z.optional(day),
      driverId: z.optional(id),
    }),
    ...keyed('data', z.array(Run)),
    refusals: noSuchWarehouse,
  },
  readRunChoices: {
    method: 'GET',
    path: '/api/runs/choices',
    may: DISPATCH,
    feature: 'tawseel',
    summary: 'The warehouses that a run may go to, and the drivers of the one it begins at',
    query: z.strictObject({ warehouseId: z.optional(id) }),
    ...keyed('data', z.object({ warehouses: z.array(Place), drivers: z.array(RunDriver) })),
    refusals: { ...noSuchWarehouse, warehouse_to_name: 'An administrator has to name the warehouse' },
  },
  readRun: {
    method: 'GET',
    path: '/api/runs/:id',
    may: DISPATCH,
    feature: 'tawseel',
    summary:
      'A run with its parcels, those withdrawn on its way, and those that wait for a run to where it goes',
    params: byId,
    ...keyed(
      'data',
      z.object({
        run: Run,
        stops: z.array(Stop),
        visits: z.array(RunVisit),
        withdrawn: z.array(WithdrawnStop),
        waiting: z.array(Parcel),
      }),
    ),
    refusals: noSuchRun,
  },
  readRunSheet: {
    method: 'GET',
    path: '/api/runs/:id/sheet',
    may: DISPATCH,
    feature: 'tawseel',
    summary: 'The sheet that the driver of a run takes along, to print, in both languages',
    params: byId,
    query: z.strictObject({ styleApart: z.optional(z.literal('yes')) }),
    reply: z.string(),
    type: 'text/html',
    refusals: noSuchRun,
  },
  makeRun: {
    method: 'POST',
    path: '/api/runs',
    may: DISPATCH,
    feature: 'tawseel',
    summary:
      'Makes a run: linehaul to another warehouse, unless kind says delivery, return or pickup, which a driver makes from door to door',
    invalidates: ['runs'],
    idempotent: true,
    body: z
      .strictObject({
        warehouseId: z.optional(id),
        kind: z.optional(z.enum(RUN_KINDS, notOneOf(RUN_KINDS))),
        toWarehouseId: z.optional(id),
        driverId: z.optional(id),
        vehicleNo: z.optional(words(LONGEST.name)),
      })
      .check(
        z.refine(
          ({ kind = 'linehaul', toWarehouseId }) => kind !== 'linehaul' || toWarehouseId !== undefined,
          {
            path: ['toWarehouseId'],
            error: rule('nothing_named'),
          },
        ),
        z.refine(({ kind = 'linehaul', driverId }) => kind === 'linehaul' || driverId !== undefined, {
          path: ['driverId'],
          error: rule('nothing_named'),
        }),
      ),
    ...withMessage(Run),
    status: 201,
    refusals: {
      ...noSuchWarehouse,
      warehouse_to_name: 'An administrator has to name the warehouse',
      no_such_driver: 'No such driver',
      run_driver_not_active: 'The driver is not active',
      run_to_itself: 'It would go where it begins',
    },
  },
  takeFromRun: {
    method: 'DELETE',
    path: '/api/runs/:id/stops/:trackingID',
    may: DISPATCH,
    feature: 'tawseel',
    summary: 'Takes a parcel off a run that has not left',
    invalidates: areasOfRuns,
    params: z.strictObject({ id, trackingID }),
    ...withMessage(Run),
    refusals: { ...noSuchRun, no_such_stop: 'It is not on this run', run_left: 'The run has left' },
  },
  sendRun: {
    method: 'POST',
    path: '/api/runs/:id/out',
    may: DISPATCH,
    feature: 'tawseel',
    summary:
      'The run leaves, with all its parcels or none: from door to door they are with the driver from then on, those to be collected are accepted. What was not loaded is refused, unless unloaded says to leave it behind or that it is on the run, or taken names the parcels that are on it',
    invalidates: areasOfRuns,
    idempotent: true,
    params: byId,
    body: z.strictObject({
      version,
      unloaded: z.optional(z.enum(['leave', 'load'], notOneOf(['leave', 'load']))),
      /** Parcels that were not loaded but are on the run; the others are left behind. */
      taken: z.optional(several(trackingID, MOST_STOPS)),
    }),
    ...withMessage(Run),
    refusals: {
      ...noSuchRun,
      ...changed,
      run_left: 'The run has left',
      run_empty: 'Nothing is on it',
      run_not_loaded: 'Parcels of it were not loaded',
      run_wrong_parcel: 'A parcel of it may not go: it was cancelled, delivered or is elsewhere',
      run_driver_not_active: 'Its driver is not active',
    },
  },
  closeRun: {
    method: 'POST',
    path: '/api/runs/:id/close',
    may: DISPATCH,
    feature: 'tawseel',
    summary:
      'Closes a run at the warehouse it went to, or came back to: what was not scanned there is missing, a follow-up at both ends. From door to door that is refused unless missing says that it is so',
    invalidates: areasOfRuns,
    idempotent: true,
    params: byId,
    body: z.strictObject({ version, missing: z.optional(z.boolean()) }),
    ...withMessage(Run),
    refusals: {
      ...noSuchRun,
      ...changed,
      run_not_out: 'The run is not on its way',
      run_not_here: 'It goes to another warehouse',
      run_not_back: 'Parcels of it are neither delivered nor back',
      run_not_visited: 'Parcels that were to be collected have no result',
    },
  },
  cancelRun: {
    method: 'POST',
    path: '/api/runs/:id/cancel',
    may: DISPATCH,
    feature: 'tawseel',
    summary: 'Cancels a run that has not left: its parcels are back at the warehouse',
    invalidates: areasOfRuns,
    idempotent: true,
    params: byId,
    body: z.strictObject({ version }),
    ...withMessage(Run),
    refusals: { ...noSuchRun, ...changed, run_left: 'The run has left' },
  },
});
