import { BUSINESS_TIME_ZONE } from '@tawseel/contract/facts/limits';
import { newId } from '@tawseel/server/src/platform/engine/ids.ts';
import { insertRows } from '@tawseel/server/src/platform/engine/insert-rows.ts';
import { openDatabase } from '@tawseel/server/src/platform/engine/open.ts';
import type { Database, Tables } from '@tawseel/server/src/platform/engine/tables.ts';
import { readSettings } from '@tawseel/server/src/platform/settings.ts';
import { businessDay } from '@tawseel/server/src/platform/values/period.ts';
import { insertRow } from '@tawseel/server/src/testing/rows.ts';
import type { DataSets } from '../data-sets.ts';
import { ms, percentile, sorted, timesOf } from '../measure.ts';
import { atMost, type Result } from '../result.ts';
import { byEngine, type Target, withServers } from './servers.ts';

/** Drivers on the road at each measurement, and the stops of each by state: together 14,000. */
const DRIVERS = [10, 200];
const STOPS = { done: 40, failed: 10, pending: 20 };
const CALLS = 300;
const MOST_MS = 50;

const NOW = new Date().toISOString();
const DAY = businessDay(NOW, BUSINESS_TIME_ZONE);

type Order = { id: string; seq: number };
type Sending = { drivers: readonly string[]; from: number; to: number; orders: readonly Order[] };

/** Sends out drivers with their stops, a tenth of the pending ones promised for this morning. */
async function sendOut(db: Database, { drivers, from, to, orders }: Sending): Promise<void> {
  const { id: warehouse_id } = await db.selectFrom('warehouses').select('id').executeTakeFirstOrThrow();
  const runs: Tables['runs'][] = [];
  const stops: Tables['run_stops'][] = [];
  const promises: Tables['promises'][] = [];
  const held: Tables['cash_held'][] = [];
  for (const [at, driver_id] of [...drivers.entries()].slice(from, to)) {
    const contact = { email: `${driver_id}@tawseel.example`, phone_e164: driver_id };
    await insertRow(db, 'staff', { id: driver_id, warehouse_id, ...contact });
    const made = { version: 1, created_at: NOW, created_by: 'Bench', day: DAY, vehicle_no: '' };
    const run = { id: driver_id, no: 1_000_000 + at, number: driver_id, kind: 'delivery', state: 'out' };
    runs.push({
      ...run,
      ...made,
      warehouse_id,
      to_warehouse_id: null,
      driver_id,
      out_at: NOW,
      closed_at: null,
    });
    const states = Object.entries(STOPS).flatMap(([state, count]) =>
      Array.from({ length: count }, () => state),
    );
    for (const [place, state] of states.entries()) {
      // Of pending stops, each has an order of its own.
      const { id: order_id, seq } = orders[at * STOPS.pending + (place % STOPS.pending)] ?? {
        id: '',
        seq: 0,
      };
      const times = {
        added_at: NOW,
        loaded_at: NOW,
        done_at: state === 'pending' ? null : NOW,
        back_at: null,
      };
      const stop = { id: newId(), run_id: driver_id, kind: 'delivery', order_id, pickup_id: null };
      stops.push({ ...stop, state, place, ...times, why: '' });
      if (place < STOPS.pending) held.push({ order_seq: seq, driver_id, fils: 10_000, since: NOW });
      const hours = { day: DAY, from_time: '', to_time: '00:00', note: '', leave_with: '' };
      if (state === 'pending' && place % 10 === 0)
        promises.push({ order_id, ...hours, made_at: NOW, made_by: 'Bench', ended_at: null });
    }
  }
  await db.transaction().execute(async (trx) => {
    await insertRows(trx, 'runs', runs);
    await insertRows(trx, 'run_stops', stops);
    await insertRows(trx, 'promises', promises);
    await insertRows(trx, 'cash_held', held);
  });
}

async function takeBack(db: Database, drivers: readonly string[]): Promise<void> {
  await db.deleteFrom('promises').where('made_by', '=', 'Bench').execute();
  await db.deleteFrom('cash_held').where('driver_id', 'in', drivers).execute();
  await db.deleteFrom('run_stops').where('run_id', 'in', drivers).execute();
  await db.deleteFrom('runs').where('id', 'in', drivers).execute();
  await db.deleteFrom('staff').where('id', 'in', drivers).execute();
}

/** Times of the call with each number of drivers, in ascending order. */
async function measure({ server, settings }: Target): Promise<number[][]> {
  const { db } = await openDatabase(readSettings(settings));
  const most = Math.max(...DRIVERS);
  const drivers = Array.from({ length: most }, () => newId());
  const orders = await db
    .selectFrom('orders')
    .select(['id', 'seq'])
    .orderBy('seq', 'desc')
    .limit(most * STOPS.pending)
    .execute();
  const all: number[][] = [];
  try {
    for (const [at, count] of DRIVERS.entries()) {
      await sendOut(db, { drivers, from: DRIVERS[at - 1] ?? 0, to: count, orders });
      all.push(
        sorted(await timesOf(server, () => ({ path: '/api/orders/overview/today' }), { count: CALLS })),
      );
    }
  } finally {
    await takeBack(db, drivers);
    await db.destroy();
  }
  return all;
}

/** The drivers of today on the overview. */
export async function today(sets: DataSets): Promise<Result[]> {
  return withServers(await sets.all(), async (targets) => {
    const measured: (Target & { times: number[][] })[] = [];
    for (const target of targets) measured.push({ ...target, times: await measure(target) });
    return DRIVERS.flatMap((drivers, at) => {
      const timesAt = ({ times }: { times: number[][] }) => times[at] ?? [];
      return byEngine(measured, (each) => {
        const [p50, p99] = [0.5, 0.99].map((share) => ms(percentile(timesAt(each), share)));
        return `p50 ${p50}, p99 ${p99}`;
      }).map(({ engine, own, cells }) => ({
        what: `${drivers} drivers, ${engine}`,
        measured: cells,
        ...atMost(MOST_MS, Math.max(...own.map((each) => percentile(timesAt(each), 0.99))), 'ms'),
      }));
    });
  });
}
