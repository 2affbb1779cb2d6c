import type { dispatch } from '@tawseel/contract/dispatch';
import { DAY_MS } from '@tawseel/contract/facts/durations';
import type { Parcel } from '@tawseel/contract/parcel';
import type { Trx } from '../../platform/engine/tables.ts';
import type { Work } from '../../platform/engine/work.ts';
import { refuse } from '../../platform/http/errors.ts';
import { letOthersIn } from '../../platform/http/fair-queue.ts';
import { speakerOf } from '../../platform/http/language.ts';
import { type Recall, runIdempotently } from '../../platform/http/run-idempotently.ts';
import type { Context, Handlers } from '../../platform/http/serve.ts';
import { write } from '../../platform/http/write.ts';
import { businessDay } from '../../platform/values/period.ts';
import { promiseDay } from '../attempts/promise-day.ts';
import { sendBack } from '../attempts/send-back.ts';
import { listActs } from '../attempts/store/acts.ts';
import { toAttempt, toPromised } from '../attempts/views.ts';
import { actOn } from '../orders/act.ts';
import { findOrderOrThrow, lockOrderOrThrow } from '../orders/find-or-throw.ts';
import { findOrderById } from '../orders/store/orders.ts';
import { seqAt } from '../orders/store/seq.ts';
import { namedWarehouse } from '../parcels/named-warehouse.ts';
import { readParcels } from '../parcels/store.ts';
import { findPromise } from '../promises/store/promises.ts';
import { listProofsOf } from '../proofs/store.ts';
import { answerRun, isDoor, lockRunOrThrow, recallRun, subjectOf } from '../runs/lock-run.ts';
import { updateRun } from '../runs/store/runs.ts';
import { orderStops } from '../stops/store/stops.ts';
import { listVisits } from '../stops/store/visits.ts';
import { assignAll } from './assign.ts';
import { type Assignment, type AssignResult, slicesOf } from './assign-visits.ts';
import { readAreas, readDrivers } from './board.ts';
import { lockNamedStops, lockWithGoals, moveTo } from './change-stops.ts';
import { enterAct } from './enter-act.ts';
import { readShops } from './shops.ts';
import { countOnNoRun } from './store.ts';
import { unassignAll } from './unassign.ts';

/** Days for which booked parcels of a shop wait on the board. */
const BOOKED_DAYS = 30;

const recallParcel: Recall<Parcel> = async ({ trx, scope }, id) =>
  (await findOrderById(trx, id, scope)) && (await readParcels(trx, [id]))[0];

async function answerParcel(trx: Trx, id: string): Promise<Parcel> {
  const [parcel] = await readParcels(trx, [id]);
  if (!parcel) throw new Error(`no parcel of order ${id}`);
  return parcel;
}

const countAssigned = (results: readonly AssignResult[]) =>
  results.filter(({ isAssigned }) => isAssigned).length;

/** Results of a slice of assignments, and how many parcels and pickups it has changed. */
type WrittenSlice = { results: AssignResult[]; parcels: number; pickups: number };

/** Writes each slice in a transaction of its own. Returns the slices, their results with messages, and their sums. */
async function writeSlices<Slice extends WrittenSlice>(
  context: Context,
  assignments: readonly Assignment[],
  writeSlice: (work: Work, assignments: Assignment[]) => Promise<Slice>,
) {
  const say = speakerOf(context.request);
  const slices: Slice[] = [];
  for (const some of slicesOf(assignments))
    slices.push(await write(context, (work) => writeSlice(work, some)));
  const all = slices.flatMap(({ results }) => results);
  const results = all.map(({ answer, ...result }) => ({ ...result, message: say(answer) }));
  const parcels = slices.reduce((sum, slice) => sum + slice.parcels, 0);
  const pickups = slices.reduce((sum, slice) => sum + slice.pickups, 0);
  return { slices, results, sums: { parcels, pickups }, others: all.length - parcels - pickups };
}

async function lockOut(work: Work, id: string) {
  const run = await lockRunOrThrow(work, id);
  if (run.state !== 'out' || !isDoor(run)) throw refuse('run_not_out', { run: run.number });
  return run;
}

export const dispatchCalls: Handlers<typeof dispatch> = {
  readBoard: async ({ query }, { db, scope, clock, settings }) => {
    const { id } = await namedWarehouse(db, scope, query.warehouseId);
    const today = businessDay(clock().toISOString(), settings.TIME_ZONE);
    if (query.kind === 'pickup') {
      const booked = new Date(clock().getTime() - BOOKED_DAYS * DAY_MS).toISOString();
      const shops = await readShops(db, id, { today, bookedSince: seqAt(booked) });
      return { areas: [], shops, drivers: await readDrivers(db, id), onNoRun: 0 };
    }
    // A thousand parcels and a hundred runs are much for one turn of the event loop, as is writing the reply.
    const areas = await readAreas(db, id, today);
    await letOthersIn();
    const drivers = await readDrivers(db, id);
    const onNoRun = await countOnNoRun(db, id);
    await letOthersIn();
    return { areas, shops: [], drivers, onNoRun };
  },

  assignParcels: async ({ body }, context) => {
    const { kind = 'delivery' } = body;
    const written = await writeSlices(context, body.assignments, async (work, assignments) => {
      const { trx } = work;
      const from = await namedWarehouse(trx, work.scope, body.warehouseId);
      const { runs, results, visits } = await assignAll(work, { from, kind, assignments });
      for (const run of runs) await updateRun(trx, run, {});
      const parcels = countAssigned(results);
      const pickups = countAssigned(visits);
      const numbers = runs.map(({ number }) => number).join(', ');
      await work.audit({
        subject: { kind: 'warehouse', id: from.id, name: from.name },
        after: { runs: numbers, parcels, ...(pickups > 0 && { pickups }) },
      });
      const answers = await Promise.all(runs.map(({ id }) => answerRun(work, id)));
      return { runs: answers, results: [...results, ...visits], parcels, pickups };
    });
    const { slices, results, sums, others: refused } = written;
    const made = new Map(slices.flatMap(({ runs }) => runs.map((run) => [run._id, run])));
    return {
      ...context.done('parcels_assigned', { ...sums, refused }),
      data: { runs: [...made.values()], results },
    };
  },

  unassignParcels: async ({ body }, context) => {
    const { kind = 'delivery' } = body;
    const written = await writeSlices(context, body.assignments, async (work, assignments) => {
      const from = await namedWarehouse(work.trx, work.scope, body.warehouseId);
      const { results, visits } = await unassignAll(work, { fromId: from.id, kind, assignments });
      const parcels = results.length - countAssigned(results);
      const pickups = visits.length - countAssigned(visits);
      await work.audit({
        subject: { kind: 'warehouse', id: from.id, name: from.name },
        before: { parcels, ...(pickups > 0 && { pickups }) },
      });
      return { results: [...results, ...visits], parcels, pickups };
    });
    const { results, sums, others: left } = written;
    return { ...context.done('parcels_unassigned', { ...sums, left }), data: { results } };
  },

  orderStops: ({ params, body }, context) =>
    runIdempotently(context, { ...params, ...body }, recallRun, async (work) => {
      const { trx } = work;
      const run = await lockRunOrThrow(work, params.id, body.version);
      const named = await lockNamedStops(trx, run, body.trackingIDs);
      await orderStops(
        trx,
        run.id,
        named.map(({ order }) => order.id),
      );
      await updateRun(trx, run, {});
      const data = await answerRun(work, run.id);
      await work.audit({ subject: subjectOf(data), after: { stops: named.length } });
      return { ...context.done('run_ordered', { run: run.number }), data };
    }),

  moveStops: ({ params, body }, context) =>
    runIdempotently(context, { ...params, ...body }, recallRun, async (work) => {
      const { trx } = work;
      await lockWithGoals(trx, params.id, body.toDriverId);
      const run = await lockRunOrThrow(work, params.id);
      if ((run.state !== 'open' && run.state !== 'out') || !isDoor(run))
        throw refuse('run_over', { run: run.number });
      const moved = { run, driverId: body.toDriverId, trackingIDs: body.trackingIDs };
      const goal = await moveTo(work, moved);
      await updateRun(trx, run, {});
      await updateRun(trx, goal, {});
      const data = await answerRun(work, goal.id);
      const after = { run: goal.number, parcels: body.trackingIDs.length };
      await work.audit({ subject: subjectOf(data), before: { run: run.number }, after });
      const parcels = body.trackingIDs.length;
      return { ...context.done('stops_moved', { parcels, run: goal.number }), data };
    }),

  withdrawStop: ({ params, body }, context) =>
    runIdempotently(context, { ...params, ...body }, recallRun, async (work) => {
      const { trx } = work;
      const run = await lockOut(work, params.id);
      const [named] = await lockNamedStops(trx, run, [params.trackingID]);
      if (named?.stop.state !== 'pending') throw refuse('no_such_stop', { trackingID: params.trackingID });
      const { stop, order } = named;
      const recall = { stop: { id: stop.id, run }, why: body.reason };
      await actOn(work, { order, acts: [{ name: 'recall', with: recall }] });
      await updateRun(trx, run, {});
      const data = await answerRun(work, run.id);
      const after = { withdrawn: params.trackingID, reason: body.reason };
      await work.audit({ subject: subjectOf(data), after });
      return { ...context.done('stop_withdrawn', { trackingID: params.trackingID }), data };
    }),

  enterStop: ({ params, body }, context) =>
    runIdempotently(context, { ...params, ...body }, recallRun, async (work) => {
      const run = await lockOut(work, params.id);
      const [named] = await lockNamedStops(work.trx, run, [params.trackingID]);
      if (!named) throw refuse('no_such_stop', { trackingID: params.trackingID });
      const { tracking_id: trackingID, tracking_status: status } = named.order;
      const at = { stopId: named.stop.id, state: named.stop.state, trackingID, status };
      return enterAct(work, context, { run, at, body });
    }),

  enterVisit: ({ params, body }, context) =>
    runIdempotently(context, { ...params, ...body }, recallRun, async (work) => {
      const run = await lockOut(work, params.id);
      const [visit] = await listVisits(work.trx, { pickupIds: [params.pickupId] });
      const trackingID = visit?.number ?? params.pickupId;
      if (visit?.run_id !== run.id) throw refuse('no_such_stop', { trackingID });
      const at = { stopId: visit.pickup_id, state: visit.state, trackingID, status: visit.state };
      return enterAct(work, context, { run, at, body });
    }),

  listAttempts: async ({ params }, { db, scope, caller, request }) => {
    const reader = { caller, say: speakerOf(request) };
    const order = await findOrderOrThrow(db, scope, params.trackingID);
    const promised = await findPromise(db, order.id);
    const acts = await listActs(db, order.id);
    const proofs = Map.groupBy(await listProofsOf(db, order.id), ({ act_id }) => act_id);
    return {
      attempts: acts.map((act) => toAttempt(reader, act, proofs.get(act.id))),
      promised: promised ? toPromised(promised) : null,
    };
  },

  promiseTry: ({ params, body }, context) =>
    runIdempotently(context, { ...params, ...body }, recallParcel, async (work) => {
      const { trx } = work;
      const order = await lockOrderOrThrow(trx, work.scope, params.trackingID);
      const { tracking_id: trackingID } = order;
      const { day, from = '', to = '', note = '' } = body;
      const run = await promiseDay(work, order, body);
      const subject = { kind: 'order', id: order.id, name: trackingID } as const;
      await work.audit({ subject, after: { day, from, to, note, ...(run && { run }) } });
      const data = await answerParcel(trx, order.id);
      const made = run
        ? context.done('promise_made_off_run', { trackingID, day, run })
        : context.done('promise_made', { trackingID, day });
      return { ...made, data };
    }),

  decideReturn: ({ params, body }, context) =>
    runIdempotently(context, { ...params, ...body }, recallParcel, async (work) => {
      const { trx } = work;
      const order = await lockOrderOrThrow(trx, work.scope, params.trackingID);
      const { tracking_id: trackingID } = order;
      await sendBack(work, order, body.reason);
      const data = await answerParcel(trx, order.id);
      return { ...context.done('return_decided', { trackingID }), data };
    }),
};
