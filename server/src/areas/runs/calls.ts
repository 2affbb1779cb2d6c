import { ACTIVE } from '@tawseel/contract/facts/limits';
import type { runs } from '@tawseel/contract/runs';
import { refuse } from '../../platform/http/errors.ts';
import { runIdempotently } from '../../platform/http/run-idempotently.ts';
import type { Handlers } from '../../platform/http/serve.ts';
import { write } from '../../platform/http/write.ts';
import { makeScope, WHOLE_BUSINESS } from '../../platform/values/scope.ts';
import { lockOrders } from '../orders/store/orders.ts';
import { namedWarehouse } from '../parcels/named-warehouse.ts';
import { findStaff, listStaff } from '../staff/store/staff.ts';
import { findPendingStop, listStops } from '../stops/store/stops.ts';
import { findWarehouse, listWarehouses } from '../warehouses/store.ts';
import { endStopsInSlices, lockClosing, takeOffInSlices } from './close-run.ts';
import { handOut } from './hand-out.ts';
import { insertNewRun, refuseInactive } from './insert-new-run.ts';
import { answerRun, isDoor, lockOpenRun, recallRun, subjectOf } from './lock-run.ts';
import { readRun } from './read-run.ts';
import { printRunSheet } from './run-sheet.ts';
import { listRuns } from './store/read-runs.ts';
import { updateRun } from './store/runs.ts';
import { reportMissing, reportMissingOnTruck, takeOff, takeVisitsOff } from './unload.ts';

export const runCalls: Handlers<typeof runs> = {
  listRuns: async ({ query }, { db, scope }) => {
    const { warehouseId } = query;
    if (warehouseId !== undefined) await namedWarehouse(db, scope, warehouseId);
    return listRuns(db, { ...query, scope });
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
        .filter(({ profileStatus }) => profileStatus === ACTIVE)
        .map(({ _id: id, firstName, lastName, vehicleNo = '' }) => ({
          id,
          name: `${firstName} ${lastName}`.trim(),
          vehicleNo,
        })),
    };
  },

  readRun: ({ params }, context) => readRun(context, params.id),

  readRunSheet: async ({ params, query }, context) =>
    printRunSheet(context.db, await readRun(context, params.id), context.reply, {
      timeZone: context.settings.TIME_ZONE,
      now: context.clock().toISOString(),
      styleApart: query.styleApart === 'yes',
    }),

  makeRun: ({ body }, context) =>
    runIdempotently(context, body, recallRun, async (work) => {
      const { trx } = work;
      const { scope } = context;
      const { kind = 'linehaul', toWarehouseId, driverId, vehicleNo } = body;
      const from = await namedWarehouse(trx, scope, body.warehouseId);
      if (toWarehouseId === from.id) throw refuse('run_to_itself');
      const goal = kind === 'linehaul' ? toWarehouseId : undefined;
      if (goal && !(await findWarehouse(trx, goal, 'child'))) throw refuse('no_such_warehouse');
      const driver = driverId ? await findStaff(trx, 'driver', driverId, scope) : undefined;
      if (driverId && !driver) throw refuse('no_such_driver');
      if (driver) refuseInactive(driver);
      const { id } = await insertNewRun(work, { kind, from, toWarehouseId: goal, driver, vehicleNo });
      const data = await answerRun(work, id);
      await work.audit({
        subject: subjectOf(data),
        after: { to: data.to?.name ?? data.driverName, vehicleNo: data.vehicleNo },
      });
      return { ...context.done('run_made', { run: data.number }), data };
    }),

  takeFromRun: ({ params }, context) =>
    write(context, async (work) => {
      const { trx } = work;
      const run = await lockOpenRun(work, params.id);
      const [order] = await lockOrders(trx, [params.trackingID], WHOLE_BUSINESS);
      const stop = order && (await findPendingStop(trx, order.id));
      if (!order || stop?.run_id !== run.id) throw refuse('no_such_stop', { trackingID: params.trackingID });
      await takeOff(work, run, [{ id: stop.id, order_id: order.id }]);
      await updateRun(trx, run, {});
      const data = await answerRun(work, run.id);
      await work.audit({ subject: subjectOf(data), before: { parcel: params.trackingID } });
      return { ...context.done('taken_from_run', { trackingID: params.trackingID, run: run.number }), data };
    }),

  sendRun: ({ params, body }, context) =>
    runIdempotently(context, { ...params, ...body }, recallRun, async (work) => {
      const { trx } = work;
      const run = await lockOpenRun(work, params.id, body.version);
      const out = { state: 'out', out_at: work.now.toISOString() };
      const driver = await findStaff(trx, 'driver', run.driver_id ?? '', WHOLE_BUSINESS);
      if (driver) refuseInactive(driver);
      if (!isDoor(run)) {
        const parcels = (await listStops(trx, run.id)).length;
        if (parcels === 0) throw refuse('run_empty', { run: run.number });
        await updateRun(trx, run, out);
        const data = await answerRun(work, run.id);
        const after = { state: 'out', parcels };
        await work.audit({ subject: subjectOf(data), before: { state: 'open' }, after });
        return { ...context.done('run_sent', { run: run.number, parcels }), data };
      }
      const { parcels, pickups, left } = await handOut(work, run, body);
      await updateRun(trx, run, out);
      const data = await answerRun(work, run.id);
      const after = { state: 'out', parcels, left };
      await work.audit({ subject: subjectOf(data), before: { state: 'open' }, after });
      return { ...context.done('run_handed_out', { run: run.number, parcels, pickups, left }), data };
    }),

  closeRun: async ({ params, body }, context) => {
    const closing = { id: params.id, version: body.version };
    await endStopsInSlices(context, closing);
    return runIdempotently(context, { ...params, ...body }, recallRun, async (work) => {
      const { trx } = work;
      const run = await lockClosing(work, closing);
      const missing = isDoor(run)
        ? await reportMissing(work, run, body.missing)
        : await reportMissingOnTruck(work, run);
      await updateRun(trx, run, { state: 'closed', closed_at: work.now.toISOString() });
      const data = await answerRun(work, run.id);
      const after = { state: 'closed', missing };
      await work.audit({ subject: subjectOf(data), before: { state: 'out' }, after });
      return {
        ...context.done(isDoor(run) ? 'run_taken_in' : 'run_closed', { run: run.number, missing }),
        data,
      };
    });
  },

  cancelRun: async ({ params, body }, context) => {
    await takeOffInSlices(context, { id: params.id, version: body.version });
    return runIdempotently(context, { ...params, ...body }, recallRun, async (work) => {
      const { trx } = work;
      const run = await lockOpenRun(work, params.id, body.version);
      const stops = await listStops(trx, run.id);
      await takeOff(work, run, stops);
      await takeVisitsOff(trx, run);
      await updateRun(trx, run, { state: 'cancelled', closed_at: work.now.toISOString() });
      const data = await answerRun(work, run.id);
      await work.audit({
        subject: subjectOf(data),
        before: { state: 'open' },
        after: { state: 'cancelled' },
      });
      return { ...context.done('run_cancelled', { run: run.number }), data };
    });
  },
};
