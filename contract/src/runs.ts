import * as z from 'zod/mini';
import { LONGEST } from './facts/limits.ts';
import { DISPATCH } from './facts/roles.ts';
import { RUN_STATES } from './facts/scans.ts';
import { byId, day, id, instant, notOneOf, words } from './fields.ts';
import { trackingID } from './order-requests.ts';
import { Place } from './place.ts';
import { keyed, table, withMessage } from './route.ts';
import { Parcel } from './scanning.ts';
import { noSuchWarehouse } from './shared-refusals.ts';

/** A run between two warehouses, and how many parcels it has: put on, arrived, missing. */
export const Run = z.object({
  _id: z.string(),
  number: z.string(),
  state: z.enum(RUN_STATES),
  from: Place,
  to: Place,
  driverId: z.nullable(z.string()),
  driverName: z.string(),
  vehicleNo: z.string(),
  day,
  version: z.number(),
  createdAt: instant,
  createdBy: z.string(),
  outAt: z.nullable(instant),
  closedAt: z.nullable(instant),
  loaded: z.number(),
  arrived: z.number(),
  missing: z.number(),
});
export type Run = z.infer<typeof Run>;

/** Somebody who may drive a run, and what they drive. */
const RunDriver = z.object({ id: z.string(), name: z.string(), vehicleNo: z.string() });

export const STOP_STATES = ['pending', 'done', 'failed', 'withdrawn'] as const;
const Stop = z.object({ parcel: Parcel, state: z.enum(STOP_STATES), doneAt: z.nullable(instant) });

const version = z.int().check(z.minimum(1), z.maximum(1_000_000_000));
const noSuchRun = { no_such_run: 'No such run' };
const changed = { run_changed_meanwhile: 'Someone else changed it meanwhile' };

/** Runs of linehaul: parcels go from one warehouse to another and stay at the status warehouse. */
export const runs = table('runs', {
  listRuns: {
    method: 'GET',
    path: '/api/runs',
    may: DISPATCH,
    feature: 'runs',
    summary:
      'Runs from and to a warehouse, newest first, at most 200; of all warehouses for an administrator who names none',
    query: z.strictObject({
      warehouseId: z.optional(id),
      state: z.optional(z.enum(RUN_STATES, notOneOf(RUN_STATES))),
    }),
    ...keyed('data', z.array(Run)),
  },
  readRunChoices: {
    method: 'GET',
    path: '/api/runs/choices',
    may: DISPATCH,
    feature: 'runs',
    summary: 'The warehouses that a run may go to, and the drivers of the one it begins at',
    query: z.strictObject({ warehouseId: z.optional(id) }),
    ...keyed('data', z.object({ warehouses: z.array(Place), drivers: z.array(RunDriver) })),
    refusals: { ...noSuchWarehouse, warehouse_to_name: 'An administrator has to name the warehouse' },
  },
  readRun: {
    method: 'GET',
    path: '/api/runs/:id',
    may: DISPATCH,
    feature: 'runs',
    summary: 'A run with its parcels, and those that wait for a run there',
    params: byId,
    ...keyed('data', z.object({ run: Run, stops: z.array(Stop), waiting: z.array(Parcel) })),
    refusals: noSuchRun,
  },
  makeRun: {
    method: 'POST',
    path: '/api/runs',
    may: DISPATCH,
    feature: 'runs',
    summary: 'Makes a run to another warehouse; parcels are put on it by scanning them',
    idempotent: true,
    body: z.strictObject({
      warehouseId: z.optional(id),
      toWarehouseId: id,
      driverId: z.optional(id),
      vehicleNo: z.optional(words(LONGEST.name)),
    }),
    ...withMessage(Run),
    status: 201,
    refusals: {
      ...noSuchWarehouse,
      warehouse_to_name: 'An administrator has to name the warehouse',
      no_such_driver: 'No such driver',
      run_to_itself: 'It would go where it begins',
    },
  },
  takeFromRun: {
    method: 'DELETE',
    path: '/api/runs/:id/stops/:trackingID',
    may: DISPATCH,
    feature: 'runs',
    summary: 'Takes a parcel off a run that has not left',
    params: z.strictObject({ id, trackingID }),
    ...withMessage(Run),
    refusals: { ...noSuchRun, no_such_stop: 'It is not on this run', run_left: 'The run has left' },
  },
  sendRun: {
    method: 'POST',
    path: '/api/runs/:id/out',
    may: DISPATCH,
    feature: 'runs',
    summary: 'The run leaves with all that was put on it',
    idempotent: true,
    params: byId,
    body: z.strictObject({ version }),
    ...withMessage(Run),
    refusals: { ...noSuchRun, ...changed, run_left: 'The run has left', run_empty: 'Nothing is on it' },
  },
  closeRun: {
    method: 'POST',
    path: '/api/runs/:id/close',
    may: DISPATCH,
    feature: 'runs',
    summary:
      'Closes a run at the warehouse it went to: what was not scanned there is missing, a follow-up at both ends',
    idempotent: true,
    params: byId,
    body: z.strictObject({ version }),
    ...withMessage(Run),
    refusals: {
      ...noSuchRun,
      ...changed,
      run_not_out: 'The run is not on its way',
      run_not_here: 'It goes to another warehouse',
    },
  },
  cancelRun: {
    method: 'POST',
    path: '/api/runs/:id/cancel',
    may: DISPATCH,
    feature: 'runs',
    summary: 'Cancels a run that has not left: its parcels are back at the warehouse',
    idempotent: true,
    params: byId,
    body: z.strictObject({ version }),
    ...withMessage(Run),
    refusals: { ...noSuchRun, ...changed, run_left: 'The run has left' },
  },
});
