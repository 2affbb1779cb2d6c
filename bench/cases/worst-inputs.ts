import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { Agent } from 'node:http';
import { connect } from 'node:net';
import { MOST_LISTED } from '@tawseel/contract/facts/parcels';
import { openDatabase } from '@tawseel/server/src/platform/engine/open.ts';
import { readSettings } from '@tawseel/server/src/platform/settings.ts';
import { ORDER } from '@tawseel/server/src/testing/requests.ts';
import { insertRow } from '@tawseel/server/src/testing/rows.ts';
import type { DataSets } from '../data-sets.ts';
import { ask, beside, ms, type Running } from '../measure.ts';
import { atMost, type Result } from '../result.ts';
import { takeOutOrders } from './added-orders.ts';
import { makeOrders } from './created-orders.ts';
import { byEngine, type Target, withServers } from './servers.ts';

/**
 * Parcels of a warehouse that are delivered from it, on a run from door to door, on a run between warehouses, in one
 * call, and paid for.
 */
const HELD = 2000;
const AT_DOORS = 200;
const ON_TRUCK = 1000;
const AT_ONCE = 500;
const PAID = 500;
const PIPELINED = 1000;

/** Order that is delivered from the warehouse where it is made. */
const NEARBY = { ...ORDER, dropoff: { ...ORDER.dropoff, city: ORDER.pickup.city } };
/** A thousand dirhams, in fils. */
const LARGEST_NOTE = 100_000;

const MOST_BLOCKED = 50;
const EVERY_MS = 2;
const CLIENT_ID_BYTES = 16;

type Caller = (path: string, body?: object) => Promise<{ data: unknown }>;

/**
 * Longest turn of the event loop, in processor ms; longest wait of other callers, who read a page and who write; and
 * how long the call itself took.
 */
type Blocked = { what: string; turn: number; reads: number; writes: number; whole: number };

function callerOf(server: Running): Caller {
  return async (path, body) => {
    const answer = await ask(server, { path, ...(body === undefined ? {} : { body }) });
    if (answer.status >= 300) throw new Error(`${path}: ${answer.body.slice(0, 300)}`);
    return JSON.parse(answer.body);
  };
}

/** Does something while one caller reads and another writes, one call after the other. */
async function blocked(server: Running, what: string, work: () => Promise<unknown>): Promise<Blocked> {
  // Callers are distinguished by their addresses.
  const over = new Agent({ keepAlive: true, maxSockets: 2, localAddress: '127.0.0.2' });
  const read = async () => (await ask(server, { path: '/api/orders/orders-all?page=1', over })).ms;
  const write = async () => (await ask(server, { path: '/api/orders', body: ORDER, over })).ms;
  const longestTurn = server.watchTurns();
  const started = performance.now();
  const { made, times } = await beside(
    () =>
      beside(
        async () => {
          await work();
          return performance.now() - started;
        },
        write,
        EVERY_MS,
      ),
    read,
    EVERY_MS,
  );
  const turn = await longestTurn();
  over.destroy();
  return { what, turn, reads: Math.max(...times), writes: Math.max(...made.times), whole: made.made };
}

/** Sends reads over one connection without waiting for their answers. */
async function pipeline({ url, token }: Running): Promise<void> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  await once(socket, 'connect');
  const read = `GET /api/orders/orders-all?page=1 HTTP/1.1\r\nhost: tawseel\r\nauthorization: Bearer ${token}\r\n\r\n`;
  socket.write(read.repeat(PIPELINED));
  let answers = 0;
  socket.setEncoding('latin1').on('data', (part: string) => {
    answers += part.split('HTTP/1.1 ').length - 1;
    if (answers >= PIPELINED) socket.end();
  });
  await once(socket, 'close');
}

async function hireDrivers({ settings }: Target, warehouse_id: string): Promise<string[]> {
  const { db } = await openDatabase(readSettings(settings));
  const drivers: string[] = [];
  for (let at = 0; at < 3; at += 1) {
    const mark = randomBytes(CLIENT_ID_BYTES).toString('hex');
    const row = { kind: 'driver', warehouse_id, email: `${mark}@tawseel.example`, phone_e164: mark };
    drivers.push((await insertRow(db, 'staff', row)).id);
  }
  await db.destroy();
  return drivers;
}

type Run = { _id: string; version: number };

/** Calls, parcels and the list of results, which the steps of a measurement share. */
type Bench = {
  server: Running;
  call: Caller;
  warehouseId: string;
  /** Tracking IDs of the parcels, in the order of their creation. */
  ids: string[];
  drivers: string[];
  note: (what: string, work: () => Promise<unknown>) => Promise<void>;
};

async function scan({ call, warehouseId }: Bench, act: string, codes: readonly string[], more: object = {}) {
  const station = { device: 'bench-desk-1', name: 'Dock 1', warehouseId };
  const scans = codes.map((code) => ({
    clientId: randomBytes(CLIENT_ID_BYTES).toString('base64url'),
    ...{ act, code, ...more },
  }));
  await call('/api/scans', { station, scans });
}

async function scanAll(bench: Bench, act: string, codes: readonly string[], more?: object): Promise<void> {
  for (let from = 0; from < codes.length; from += AT_ONCE)
    await scan(bench, act, codes.slice(from, from + AT_ONCE), more);
}

async function runOf({ call }: Bench, id: string): Promise<Run> {
  return ((await call(`/api/runs/${id}`)).data as { run: Run }).run;
}

/** Reads the version of a run before it is changed, so that only the change is measured. */
async function changing(bench: Bench, id: string, way: string, more: object = {}) {
  const { version } = await runOf(bench, id);
  return () => bench.call(`/api/runs/${id}/${way}`, { version, ...more });
}

/** Assigns parcels to a driver. Returns the id of the run. */
async function assign({ call, warehouseId }: Bench, driverId: string | undefined, trackingIDs: string[]) {
  const body = { warehouseId, assignments: [{ driverId, trackingIDs }] };
  return ((await call('/api/dispatch/assign', body)).data as { runs: Run[] }).runs[0]?._id ?? '';
}

async function measureDesk(bench: Bench): Promise<void> {
  const { server, call, warehouseId, ids, note } = bench;
  await scanAll(bench, 'received', ids.slice(AT_ONCE));
  await note(`${AT_ONCE} scans`, () => scan(bench, 'received', ids.slice(0, AT_ONCE)));
  const board = async () => {
    const { data } = await call(`/api/dispatch?warehouseId=${warehouseId}`);
    const { areas } = data as { areas: { parcels: unknown[] }[] };
    const parcels = areas.flatMap((area) => area.parcels).length;
    if (parcels !== MOST_LISTED) throw new Error(`${parcels} parcels on the board`);
  };
  await note(`first board of ${MOST_LISTED} parcels`, board);
  await note(`board of ${MOST_LISTED} parcels`, board);
  await note(`${PIPELINED} pipelined reads`, () => pipeline(server));
  await note(`${AT_ONCE} labels`, async () => {
    const body = { trackingIDs: ids.slice(0, AT_ONCE), size: '4x6', reason: 'Bench' };
    const { status, body: said } = await ask(server, { path: '/api/labels', body });
    if (status !== 200) throw new Error(said);
  });
}

async function measureDoors(bench: Bench): Promise<void> {
  const { call, ids, drivers, note } = bench;
  const doors = ids.slice(0, AT_DOORS);
  let run = '';
  await note(`${AT_DOORS} stops assigned`, async () => {
    run = await assign(bench, drivers[0], doors);
  });
  const backwards = { trackingIDs: doors.toReversed() };
  await note(`${AT_DOORS} stops put in order`, await changing(bench, run, 'order', backwards));
  await note(`${AT_DOORS} stops cancelled with their run`, await changing(bench, run, 'cancel'));
  run = await assign(bench, drivers[0], doors);
  await note(`${AT_DOORS} stops handed out`, await changing(bench, run, 'out', { unloaded: 'load' }));
  await note(`${AT_DOORS} stops moved`, () =>
    call(`/api/runs/${run}/move`, { toDriverId: drivers[1], trackingIDs: doors }),
  );
  const [moved] = (await call(`/api/runs?driverId=${drivers[1]}`)).data as Run[];
  const movedId = moved?._id ?? '';
  await (await changing(bench, movedId, 'out'))();
  await note(`${AT_DOORS} stops closed`, await changing(bench, movedId, 'close', { missing: true }));
}

async function measureHandIn(bench: Bench): Promise<void> {
  const { call, ids, drivers, note } = bench;
  const paid = ids.slice(AT_DOORS, AT_DOORS + PAID);
  for (let from = 0; from < PAID; from += AT_DOORS) {
    const parcels = paid.slice(from, from + AT_DOORS);
    const id = await assign(bench, drivers[2], parcels);
    await (await changing(bench, id, 'out', { unloaded: 'load' }))();
    const result = { act: 'delivered', receivedBy: 'Omar', cash: ORDER.orderValue, why: 'Bench' };
    for (const parcel of parcels) await call(`/api/runs/${id}/stops/${parcel}/enter`, result);
    await (await changing(bench, id, 'close'))();
  }
  const total = PAID * ORDER.orderValue;
  let number = 0;
  await note(`hand-in of ${PAID} orders`, async () => {
    const pieces = { [LARGEST_NOTE]: (total * 100) / LARGEST_NOTE };
    const { data } = await call('/api/cash/hand-ins', { driverId: drivers[2], total, pieces });
    ({ number } = data as { number: number });
  });
  await note(`hand-in of ${PAID} orders reversed`, () =>
    call(`/api/cash/counts/${number}/reverse`, { reason: 'Bench' }),
  );
}

async function measureTruck(bench: Bench): Promise<void> {
  const { server, call, warehouseId, note } = bench;
  const { warehouses } = (await call(`/api/runs/choices?warehouseId=${warehouseId}`)).data as {
    warehouses: { id: string }[];
  };
  const truck = { warehouseId, toWarehouseId: warehouses[0]?.id };
  const linehaul = ((await call('/api/runs', truck)).data as Run)._id;
  const far = (await makeOrders(server, ON_TRUCK)).map(({ trackingID }) => trackingID);
  await scanAll(bench, 'received', far);
  await scanAll(bench, 'sent', far, { runId: linehaul });
  await note(
    `${AT_DOORS} of ${ON_TRUCK} stops of a truck put in order`,
    await changing(bench, linehaul, 'order', { trackingIDs: far.slice(-AT_DOORS) }),
  );
  await note(`${ON_TRUCK} parcels sent`, await changing(bench, linehaul, 'out'));
  await note(`${ON_TRUCK} parcels read with their run`, () => runOf(bench, linehaul));
  await note(`${ON_TRUCK} parcels closed`, await changing(bench, linehaul, 'close', { missing: true }));
}

async function measure(target: Target): Promise<Blocked[]> {
  const { server } = target;
  const call = callerOf(server);
  await call('/api/orders/orders-all?page=1');
  const made = await makeOrders(server, HELD, NEARBY);
  const warehouseId = made[0]?.warehouseId ?? '';
  const ids = made.map(({ trackingID }) => trackingID);
  const found: Blocked[] = [];
  const note = async (what: string, work: () => Promise<unknown>) => {
    found.push(await blocked(server, what, work));
  };
  const drivers = await hireDrivers(target, warehouseId);
  const bench = { server, call, warehouseId, ids, drivers, note };
  for (const step of [measureDesk, measureDoors, measureHandIn, measureTruck]) await step(bench);
  const count = (await call('/api/counts', { warehouseId, sortCode: '' })).data as { _id: string };
  await note(`count of ${HELD - AT_DOORS - PAID} parcels ended`, () =>
    call(`/api/counts/${count._id}/end`, {}),
  );
  return found;
}

/** How long the largest inputs that the limits allow keep other callers waiting. */
export async function worstInputs(sets: DataSets): Promise<Result[]> {
  return withServers(await sets.all(), async (targets) => {
    const all: (Target & { found: Blocked[] })[] = [];
    for (const target of targets) {
      await takeOutOrders(target);
      all.push({ ...target, found: await measure(target) });
      await takeOutOrders(target);
    }
    return (all[0]?.found ?? []).flatMap(({ what }, at) =>
      byEngine(all, ({ found }) => {
        const { turn = 0, reads = 0, writes = 0, whole = 0 } = found[at] ?? {};
        return `turn ${ms(turn)}, reads ${ms(reads)}, writes ${ms(writes)}, itself ${ms(whole)}`;
      }).map(({ engine, own, cells }) => ({
        what: `${what}, ${engine}`,
        measured: cells,
        ...atMost(MOST_BLOCKED, Math.max(...own.map(({ found }) => found[at]?.turn ?? 0)), 'ms'),
      })),
    );
  });
}
