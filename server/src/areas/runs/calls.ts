import { MOST_LISTED } from '@tawseel/contract/facts/scans';
import type { Run, runs } from '@tawseel/contract/runs';
import { newId } from '../../platform/engine/ids.ts';
import { nextNumber, nextOf } from '../../platform/engine/number-series.ts';
import type { Trx } from '../../platform/engine/tables.ts';
import { inTransaction } from '../../platform/engine/transaction.ts';
import { personOf } from '../../platform/http/auth.ts';
import { refuse } from '../../platform/http/errors.ts';
import { type Recall, runIdempotently } from '../../platform/http/run-idempotently.ts';
import type { Context, Handlers } from '../../platform/http/serve.ts';
import { businessDay } from '../../platform/values/period.ts';
import { makeScope, WHOLE_BUSINESS } from '../../platform/values/scope.ts';
import { openFollowUps } from '../follow-ups/store.ts';
import { warehouseHolds } from '../orders/rules/custody.ts';
import { later } from '../orders/rules/decide.ts';
import { findCustody, writeCustody } from '../orders/store/custody.ts';
import { lockOrdersById } from '../orders/store/orders.ts';
import { namedWarehouse } from '../parcels/named-warehouse.ts';
import { readParcels } from '../parcels/store.ts';
import { findStaff, listStaff } from '../staff/store/staff.ts';
import { findWarehouse, listWarehouses } from '../warehouses/store.ts';
import {
  endStop,
  findRun,
  insertRun,
  listRuns,
  listStops,
  listWaiting,
  lockRun,
  type RunRow,
  type Stop,
  updateRun,
} from './store.ts';

const recall: Recall<Run> = (trx, id, { scope }) => findRun(trx, id, scope);

async function answer(trx: Trx, { scope }: Context, id: string): Promise<Run> {
  const run = await findRun(trx, id, scope);
  if (!run) throw refuse('no_such_run');
  return run;
}

function subjectOf({ _id: id, number: name }: Run) {
  return { kind: 'run', id, name } as const;
}

async function lockKnownRun(trx: Trx, { scope }: Context, id: string, version?: number): Promise<RunRow> {
  const run = await lockRun(trx, id, scope);
  if (!run) throw refuse('no_such_run');
  if (version !== undefined && run.version !== version)
    throw refuse('run_changed_meanwhile', { run: run.number });
  return run;
}

/** Runs are loaded, sent and emptied where they begin. */
async function lockOpenRun(trx: Trx, context: Context, id: string, version?: number): Promise<RunRow> {
  const run = await lockKnownRun(trx, context, id, version);
  if (run.state !== 'open') throw refuse('run_left', { run: run.number });
  const { warehouseId } = context.scope;
  if (warehouseId !== undefined && warehouseId !== run.warehouse_id) throw refuse('no_such_run');
  return run;
}

/** Whatever comes off a run that has not left is at the warehouse again. */
async function takeOff(trx: Trx, run: RunRow, stops: readonly Stop[], now: Date): Promise<void> {
  const orders = await lockOrdersById(
    trx,
    stops.map(({ order_id }) => order_id),
  );
  for (const stop of stops) {
    const order = orders.get(stop.order_id);
    const held = order && (await findCustody(trx, order));
    const at = later(now, held?.since);
    await endStop(trx, stop.id, 'withdrawn', at);
    if (!held || held.holder !== run.id) continue;
    await writeCustody(trx, order.seq, { ...held, ...warehouseHolds(run.warehouse_id), since: at });
  }
}

async function listPending(trx: Trx, run: RunRow): Promise<Stop[]> {
  return (await listStops(trx, run.id)).filter(({ state }) => state === 'pending');
}

/** What did not arrive is missing: both ends look for it. Answers how many. */
async function reportMissing(trx: Trx, run: RunRow, context: Context): Promise<number> {
  const now = context.clock();
  const orders = await lockOrdersById(
    trx,
    (await listPending(trx, run)).map(({ order_id }) => order_id),
  );
  // Scans that came in before the orders were locked are in.
  const missing = await listPending(trx, run);
  const ends = [run.warehouse_id, run.to_warehouse_id ?? ''];
  const by = personOf(context.caller).name;
  for (const { id, order_id } of missing) {
    await endStop(trx, id, 'failed', now.toISOString());
    const order = orders.get(order_id);
    const held = order && (await findCustody(trx, order));
    if (!held || held.holder !== run.id) continue;
    await writeCustody(trx, order.seq, { ...held, exception: 'missing' });
    const at = now.toISOString();
    await openFollowUps(trx, ends, { order_id, kind: 'missing', note: '', run_id: run.id, at, by });
  }
  return missing.length;
}

export const runCalls: Handlers<typeof runs> = {
  listRuns: async ({ query: { warehouseId, state } }, { db, scope }) => {
    if (warehouseId !== undefined) await namedWarehouse(db, scope, warehouseId);
    return listRuns(db, { scope, warehouseId, state });
  },

  readRunChoices: async ({ query }, { db, scope }) => {
    const from = await namedWarehouse(db, scope, query.warehouseId);
    const warehouses = await listWarehouses(db, WHOLE_BUSINESS);
    const drivers = await listStaff(db, 'driver', makeScope({ warehouseId: from.id }));
    return {
      warehouses: warehouses
        .filter(({ _id }) => _id !== from.id)
        .map(({ _id: id, wareHouseName: name, warehouseCode: code }) => ({ id, name, code })),
      drivers: drivers
        .filter(({ profileStatus }) => profileStatus === 'Active')
        .map(({ _id: id, firstName, lastName, vehicleNo = '' }) => ({
          id,
          name: `${firstName} ${lastName}`.trim(),
          vehicleNo,
        })),
    };
  },

  readRun: async ({ params }, { db, scope }) => {
    const run = await findRun(db, params.id, scope);
    if (!run) throw refuse('no_such_run');
    const stops = await listStops(db, run._id);
    const parcels = await readParcels(
      db,
      stops.map(({ order_id }) => order_id),
    );
    const isLoading = run.state === 'open';
    const waiting = isLoading ? await listWaiting(db, run.from.id, run.to.id, MOST_LISTED) : [];
    return {
      run,
      stops: stops.flatMap(({ state, done_at: doneAt }, at) => {
        const parcel = parcels[at];
        return parcel && (state === 'pending' || state === 'done' || state === 'failed')
          ? [{ parcel, state, doneAt }]
          : [];
      }),
      waiting: await readParcels(db, waiting),
    };
  },

  makeRun: ({ body }, context) =>
    runIdempotently(context, body, recall, async (trx) => {
      const { scope, clock, settings } = context;
      const from = await namedWarehouse(trx, scope, body.warehouseId);
      if (body.toWarehouseId === from.id) throw refuse('run_to_itself');
      if (!(await findWarehouse(trx, body.toWarehouseId, 'child'))) throw refuse('no_such_warehouse');
      await findWarehouse(trx, from.id, 'child');
      const driver = body.driverId && (await findStaff(trx, 'driver', body.driverId, scope));
      if (body.driverId && !driver) throw refuse('no_such_driver');
      const now = clock().toISOString();
      const day = businessDay(now, settings.TIME_ZONE);
      const id = newId(clock().getTime());
      await insertRun(trx, {
        id,
        no: await nextOf(trx, 'runs'),
        number: await nextNumber(trx, `RUN-${from.code}-${day.slice(2).replaceAll('-', '')}`),
        kind: 'linehaul',
        warehouse_id: from.id,
        to_warehouse_id: body.toWarehouseId,
        driver_id: driver ? driver._id : null,
        vehicle_no: body.vehicleNo ?? (driver ? driver.vehicleNo : '') ?? '',
        day,
        state: 'open',
        version: 1,
        created_at: now,
        created_by: personOf(context.caller).name,
        out_at: null,
        closed_at: null,
      });
      const data = await answer(trx, context, id);
      await context.audit(trx, {
        subject: subjectOf(data),
        after: { to: data.to.name, vehicleNo: data.vehicleNo },
      });
      return { ...context.done('run_made', { run: data.number }), data };
    }),

  takeFromRun: ({ params }, context) =>
    inTransaction(context.db, async (trx) => {
      const run = await lockOpenRun(trx, context, params.id);
      const stops = await listStops(trx, run.id);
      const parcels = await readParcels(
        trx,
        stops.map(({ order_id }) => order_id),
      );
      const at = parcels.findIndex(({ trackingID }) => trackingID === params.trackingID);
      const stop = stops[at];
      if (stop?.state !== 'pending') throw refuse('no_such_stop', { trackingID: params.trackingID });
      await takeOff(trx, run, [stop], context.clock());
      await updateRun(trx, run, {});
      const data = await answer(trx, context, run.id);
      await context.audit(trx, { subject: subjectOf(data), before: { parcel: params.trackingID } });
      return { ...context.done('taken_from_run', { trackingID: params.trackingID, run: run.number }), data };
    }),

  sendRun: ({ params, body }, context) =>
    runIdempotently(context, { ...params, ...body }, recall, async (trx) => {
      const run = await lockOpenRun(trx, context, params.id, body.version);
      const stops = await listStops(trx, run.id);
      if (stops.length === 0) throw refuse('run_empty', { run: run.number });
      await updateRun(trx, run, { state: 'out', out_at: context.clock().toISOString() });
      const data = await answer(trx, context, run.id);
      const after = { state: 'out', parcels: stops.length };
      await context.audit(trx, { subject: subjectOf(data), before: { state: 'open' }, after });
      return { ...context.done('run_sent', { run: run.number, parcels: stops.length }), data };
    }),

  closeRun: ({ params, body }, context) =>
    runIdempotently(context, { ...params, ...body }, recall, async (trx) => {
      const run = await lockKnownRun(trx, context, params.id, body.version);
      if (run.state !== 'out') throw refuse('run_not_out', { run: run.number });
      const { warehouseId } = context.scope;
      if (warehouseId !== undefined && warehouseId !== run.to_warehouse_id) {
        const goal = await findRun(trx, run.id, WHOLE_BUSINESS);
        throw refuse('run_not_here', { run: run.number, warehouse: goal?.to.name ?? '' });
      }
      const missing = await reportMissing(trx, run, context);
      await updateRun(trx, run, { state: 'closed', closed_at: context.clock().toISOString() });
      const data = await answer(trx, context, run.id);
      const after = { state: 'closed', missing };
      await context.audit(trx, { subject: subjectOf(data), before: { state: 'out' }, after });
      return { ...context.done('run_closed', { run: run.number, missing }), data };
    }),

  cancelRun: ({ params, body }, context) =>
    runIdempotently(context, { ...params, ...body }, recall, async (trx) => {
      const run = await lockOpenRun(trx, context, params.id, body.version);
      const stops = await listStops(trx, run.id);
      await takeOff(trx, run, stops, context.clock());
      await updateRun(trx, run, { state: 'cancelled', closed_at: context.clock().toISOString() });
      const data = await answer(trx, context, run.id);
      await context.audit(trx, {
        subject: subjectOf(data),
        before: { state: 'open' },
        after: { state: 'cancelled' },
      });
      return { ...context.done('run_cancelled', { run: run.number }), data };
    }),
};
