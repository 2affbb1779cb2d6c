import { Agent } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { sessionOf } from '@tawseel/server/src/testing/app.ts';
import { endProcess } from '@tawseel/server/src/testing/process.ts';
import { insertManyOrders, insertRow, ordinaryOrder } from '@tawseel/server/src/testing/rows.ts';
import { ask } from '../measure.ts';
import { psql } from '../psql.ts';
import type { Result } from '../result.ts';
import {
  type Business,
  businessOnPostgres,
  businessOnSqlite,
  problemsOf,
  type Server,
  startServer,
  stopAndCheck,
  stopServer,
  withDatabaseOf,
} from './business.ts';

const ROUNDS = 1000;
const PARCELS = 4;
/** A van that is full. */
const STOPS = 80;
const SPAN_MS = 600;

type Made = { id: string; version: number; driver: string; trackingIDs: string[] };
type Hub = { business: Business; warehouseId: string; token: string };

/** A warehouse with a dispatcher. */
async function openHub(business: Business): Promise<Hub> {
  return withDatabaseOf(business, async (db) => {
    const { id: warehouseId } = await db.selectFrom('warehouses').select('id').executeTakeFirstOrThrow();
    const { id } = await insertRow(db, 'staff', { kind: 'supervisor', warehouse_id: warehouseId });
    return { business, warehouseId, token: await sessionOf(db, id) };
  });
}

/** Runs that are made and not out, each of a driver of its own; their parcels lie in the warehouse. */
async function makeRuns(server: Server, hub: Hub, runs: number, parcels: number): Promise<Made[]> {
  const { business, warehouseId, token } = hub;
  const assignments = await withDatabaseOf(business, async (db) => {
    const row = { warehouse_id: warehouseId, tracking_status: 'warehouse' };
    const given: { driverId: string; trackingIDs: string[] }[] = [];
    for (let at = 0; at < runs; at += 1) {
      const { id: driverId } = await insertRow(db, 'staff', { kind: 'driver', warehouse_id: warehouseId });
      const orders = await insertManyOrders(
        db,
        Array.from({ length: parcels }, () => ({ ...ordinaryOrder(), ...row })),
      );
      given.push({ driverId, trackingIDs: orders.map(({ tracking_id }) => tracking_id) });
    }
    return given;
  });
  const made: Made[] = [];
  for (const { driverId: driver, trackingIDs } of assignments) {
    const body = { warehouseId, assignments: [{ driverId: driver, trackingIDs }] };
    const answer = await ask(server, { path: '/api/dispatch/assign', body, token });
    const [{ _id: id, version }] = JSON.parse(answer.body).data.runs;
    made.push({ id, version, driver, trackingIDs });
  }
  return made;
}

/** What is not loaded is said to be. */
const handOut = (id: string, version: number) => ({
  path: `/api/runs/${id}/out`,
  body: { version, unloaded: 'load' },
});

/** Two dispatchers: each swaps a parcel of the two runs, and hands both out, the one in the other's opposite order. */
async function swapAndHandOut(
  server: Server,
  token: string,
  overs: readonly [Agent, Agent],
  [one, other]: readonly [Made, Made],
): Promise<number[]> {
  const said: number[] = [];
  const work = async (over: Agent, first: Made, second: Made) => {
    const body = { toDriverId: second.driver, trackingIDs: first.trackingIDs.slice(0, 1) };
    said.push((await ask(server, { path: `/api/runs/${first.id}/move`, body, token, over })).status);
    for (const { id } of [first, second]) {
      const run = await ask(server, { path: `/api/runs/${id}`, token, over });
      const { version } = JSON.parse(run.body).data.run;
      said.push((await ask(server, { ...handOut(id, version), token, over })).status);
    }
  };
  await Promise.all([work(overs[0], one, other), work(overs[1], other, one)]);
  return said;
}

/** How often PostgreSQL ended a transaction because two waited for each other. */
async function deadlocksOf({ settings }: Business): Promise<number> {
  const counted = 'select deadlocks from pg_stat_database where datname = current_database()';
  return Number(
    (await psql(settings.DATABASE_URL ?? '', ['select pg_stat_clear_snapshot()', counted])).at(-1),
  );
}

async function crosswise(business: Business): Promise<Result> {
  const hub = await openHub(business);
  const server = await startServer(business);
  const runs = await makeRuns(server, hub, ROUNDS * 2, PARCELS);
  const over = () => new Agent({ keepAlive: true, maxSockets: 1 });
  const overs = [over(), over()] as const;
  const wrong: number[] = [];
  for (let at = 0; at < runs.length; at += 2) {
    const said = await swapAndHandOut(server, hub.token, overs, [runs[at] as Made, runs[at + 1] as Made]);
    // Who comes second is told so.
    wrong.push(...said.filter((status) => status !== 200 && status !== 409));
  }
  for (const each of overs) each.destroy();
  const problems = await stopAndCheck(server, business);
  const deadlocks = await deadlocksOf(business);
  const left = await withDatabaseOf(business, (db) =>
    db.selectFrom('runs').select('id').where('state', '=', 'out').execute(),
  );
  const isOut = new Set(left.map(({ id }) => id));
  const out = runs.filter(({ id }) => isOut.has(id));
  return {
    what: `two runs swapped and handed out crosswise, ${ROUNDS} times, PostgreSQL`,
    measured: `${deadlocks} deadlocks, ${out.length} of ${runs.length} out, ${wrong.length} other answers, ${problems.length} differences`,
    figure: '0 deadlocks, all out',
    isReached: deadlocks + wrong.length + problems.length === 0 && out.length === runs.length,
  };
}

/** Each run has all its parcels on the road, or none. */
async function halvesOf(business: Business): Promise<{ out: number; halves: number }> {
  return withDatabaseOf(business, async (db) => {
    const rows = await db
      .selectFrom('runs')
      .innerJoin('run_stops', 'run_stops.run_id', 'runs.id')
      .innerJoin('orders', 'orders.id', 'run_stops.order_id')
      .select(['runs.id', 'runs.state', 'orders.tracking_status'])
      .execute();
    const runs = [...Map.groupBy(rows, ({ id }) => id).values()];
    const wanted = (state: string) => (state === 'out' ? 'assignedtodriver' : 'warehouse');
    const isHalf = ({ state, tracking_status }: (typeof rows)[number]) => tracking_status !== wanted(state);
    return {
      out: runs.filter(([first]) => first?.state === 'out').length,
      halves: runs.filter((stops) => stops.some(isHalf)).length,
    };
  });
}

async function killed(name: string, business: Business, cycles: number): Promise<Result> {
  const hub = await openHub(business);
  const before = await startServer(business);
  const runs = await makeRuns(before, hub, cycles * 2, STOPS);
  await stopServer(before);
  let unanswered = 0;
  for (let cycle = 0; cycle < cycles; cycle += 1) {
    const server = await startServer(business);
    const handing = runs.slice(cycle * 2, cycle * 2 + 2).map(({ id, version }) => {
      const over = new Agent({ maxSockets: 1 });
      return ask(server, { ...handOut(id, version), token: hub.token, over }).catch(() => {
        unanswered += 1;
      });
    });
    await setTimeout(Math.random() * SPAN_MS);
    await endProcess(server.process, 'SIGKILL');
    await Promise.all(handing);
  }
  const problems = await problemsOf(business);
  for (const problem of problems) console.log(problem);
  const { out, halves } = await halvesOf(business);
  return {
    what: `kill -9 while runs of ${STOPS} stops are handed out, ${name}, ${cycles} times`,
    measured: `${out} of ${runs.length} out, ${unanswered} not answered; ${halves} by halves, ${problems.length} differences`,
    figure: '0 by halves, 0 differences',
    isReached: halves + problems.length === 0,
  };
}

/** Runs are handed out: by two who cross each other, and while the server is killed. */
export async function handOuts(kills: number): Promise<Result[]> {
  const results: Result[] = [];
  const onSqlite = await businessOnSqlite();
  results.push(await killed('SQLite', onSqlite, kills));
  await onSqlite.remove();
  const onPostgres = await businessOnPostgres();
  if (!onPostgres) return results;
  results.push(await killed('PostgreSQL', onPostgres, kills), await crosswise(onPostgres));
  await onPostgres.remove();
  return results;
}
