import { ACTIVE } from '@tawseel/contract/facts/limits';
import { placementOf } from '../areas/areas/placement.ts';
import { placedAt } from '../areas/custody/rules/custody.ts';
import { findCustody, transfer } from '../areas/custody/store/custody.ts';
import { seqAt } from '../areas/orders/store/seq.ts';
import { insertRows } from '../platform/engine/insert-rows.ts';
import type { Tables, Trx } from '../platform/engine/tables.ts';
import { businessDay } from '../platform/values/period.ts';
import { DAY_MS, type DemoContext, HOUR_MS, iso, MINUTE_MS } from './context.ts';
import type { DemoOrder } from './make-orders.ts';
import { hashOf } from './random.ts';

type Order = Tables['orders'];
type Scan = Tables['scans'];
type Staff = Tables['staff'];
type Warehouse = Tables['warehouses'];

/** Age up to which the demo has scans. */
const SCANNED_FOR_MS = 14 * DAY_MS;
const SORTED_AFTER_MS = 3 * MINUTE_MS;
const LOADED_BEFORE_MS = 70 * MINUTE_MS;
const MOST_ON_TRUCK = 14;

type HubRows = {
  scans: Scan[];
  runs: Tables['runs'][];
  stops: Tables['run_stops'][];
  followUps: Tables['follow_ups'][];
};
type Crew = Map<string, { station: number; operators: { no: number; name: string }[] }>;

/** Returns one scanning desk of each warehouse with its staff. */
function crewsOf(warehouses: readonly Warehouse[], staff: readonly Staff[]) {
  const operators = staff.filter(
    ({ kind, profile_status }) => kind === 'operator' && profile_status === ACTIVE,
  );
  const actors = operators.map(({ id, first_name, last_name }, at) => ({
    no: at + 1,
    kind: 'operator',
    id,
    name: `${first_name} ${last_name}`,
  }));
  const stations = warehouses.map(({ id, code }, at) => ({
    no: at + 1,
    warehouse_id: id,
    device: `desk-${code}`,
    name: 'Dock 1',
  }));
  const crews: Crew = new Map(
    stations.map(({ no, warehouse_id }) => {
      const own = actors.filter((_, at) => operators[at]?.warehouse_id === warehouse_id);
      return [warehouse_id, { station: no, operators: own }];
    }),
  );
  return { actors, stations, crews };
}

/** Returns a function that makes scans with increasing seqs. */
function scanner(crews: Crew) {
  const taken = new Set<number>();
  let drawn = 0;
  return (
    order: Order,
    at: number,
    warehouseId: string,
    said: Pick<Scan, 'act'> & { run?: number },
  ): Scan => {
    const { station = 0, operators = [] } = crews.get(warehouseId) ?? {};
    const actor = operators[hashOf(order.id) % operators.length]?.no ?? 0;
    let seq = seqAt(iso(at));
    while (taken.has(seq)) seq += 1;
    taken.add(seq);
    drawn += 1;
    const client_id = `demo${String(drawn).padStart(18, '0')}`;
    const measured = { weight_grams: null, length_mm: null, width_mm: null, height_mm: null };
    const { act, run = null } = said;
    const told = { parcel: order.seq, act, station, run, count: null, result: 'ok', actor, code: null };
    return { seq, client_id, ...told, ...measured, happened_at: null, skew_ms: null };
  };
}

/** Returns scans of receiving and sorting what came into each warehouse in the last days. */
function scansOf(
  context: DemoContext,
  orders: readonly DemoOrder[],
  rows: ReadonlyMap<string, Order>,
  scan: ReturnType<typeof scanner>,
): Scan[] {
  return orders.flatMap(({ row: { id }, course }) => {
    const order = rows.get(id);
    if (!order) return [];
    return course.flatMap(({ status, at }, index) => {
      if (context.now - at > SCANNED_FOR_MS) return [];
      if (status === 'return') return returned(context, order, at, scan);
      if (status !== 'warehouse') return [];
      const received = scan(order, at + 1000, order.warehouse_id, { act: 'received' });
      const sortedAt = at + SORTED_AFTER_MS;
      const isSorted = sortedAt < (course[index + 1]?.at ?? context.now);
      return isSorted ? [received, scan(order, sortedAt, order.warehouse_id, { act: 'sorted' })] : [received];
    });
  });
}

/** Returns the scans of a return: in the hub some hours later, back with its sender within the week. A cancelled order has none. */
function returned({ now }: DemoContext, order: Order, at: number, scan: ReturnType<typeof scanner>): Scan[] {
  if (order.cancelled_at !== null) return [];
  const steps = [
    { act: 'received', at: at + 6 * HOUR_MS },
    { act: 'handed_back', at: at + 6 * DAY_MS },
  ].filter((step) => step.at < now);
  return steps.map((step) => scan(order, step.at, order.warehouse_id, { act: step.act }));
}

type WaitingParcel = { order: Order; since: number; goal: string };

function runRow(
  context: DemoContext,
  { no, from, goal, outAt }: { no: number; from: Warehouse; goal: string; outAt: number },
  driver: Staff | undefined,
): Tables['runs'] {
  const day = businessDay(iso(outAt), context.timeZone);
  return {
    id: context.idAt(outAt),
    no,
    number: `RUN-${from.code}-${day.slice(2).replaceAll('-', '')}-00${no}`,
    kind: 'linehaul',
    warehouse_id: from.id,
    to_warehouse_id: goal,
    driver_id: driver?.id ?? null,
    vehicle_no: driver?.vehicle_no ?? '',
    day,
    state: 'out',
    version: 2,
    created_at: iso(outAt - HOUR_MS),
    created_by: driver ? `${driver.first_name} ${driver.last_name}` : '',
    out_at: iso(outAt),
    closed_at: null,
  };
}

/** Puts parcels on a run. Returns the time of each. */
async function load(
  trx: Trx,
  context: DemoContext,
  made: HubRows,
  {
    run,
    parcels,
    outAt,
    scan,
  }: {
    run: Tables['runs'];
    parcels: readonly WaitingParcel[];
    outAt: number;
    scan: ReturnType<typeof scanner>;
  },
): Promise<void> {
  made.runs.push(run);
  for (const [index, { order }] of parcels.entries()) {
    const at = outAt - 20 * MINUTE_MS + index * 8000;
    made.scans.push(scan(order, at, run.warehouse_id, { act: 'sent', run: run.no }));
    made.stops.push({
      id: context.idAt(at),
      run_id: run.id,
      kind: 'linehaul',
      order_id: order.id,
      pickup_id: null,
      state: 'pending',
      place: index + 1,
      added_at: iso(at),
      loaded_at: iso(at),
      done_at: null,
      why: '',
    });
    const held = await findCustody(trx, order);
    const holder = { holder_kind: 'run', holder: run.id, since: iso(at), warehouse_id: run.warehouse_id };
    if (held) await transfer(trx, order.seq, { ...held, ...holder });
  }
}

/** Makes the run before, of which all parcels but the first arrived; both ends look for that one. */
async function arrive(
  trx: Trx,
  context: DemoContext,
  made: HubRows,
  {
    run,
    parcels,
    scan,
  }: { run: Tables['runs']; parcels: readonly WaitingParcel[]; scan: ReturnType<typeof scanner> },
): Promise<void> {
  const at = context.now - HOUR_MS;
  const goal = run.to_warehouse_id ?? '';
  Object.assign(run, { state: 'closed', version: 3, closed_at: iso(at + HOUR_MS / 2) });
  for (const [index, { order }] of parcels.entries()) {
    const stop = made.stops.find(({ order_id }) => order_id === order.id);
    const held = await findCustody(trx, order);
    if (!stop || !held) continue;
    const when = at + index * 9000;
    if (index > 0) {
      made.scans.push(scan(order, when, goal, { act: 'received', run: run.no }));
      Object.assign(stop, { state: 'done', done_at: iso(when) });
      const holder = { holder_kind: 'warehouse', holder: goal, warehouse_id: goal, since: iso(when) };
      await transfer(trx, order.seq, { ...held, ...holder });
      continue;
    }
    Object.assign(stop, { state: 'failed', done_at: run.closed_at });
    await transfer(trx, order.seq, { ...held, exception: 'missing' });
    const nobody = { claimed_by: null, claimed_name: null, claimed_until: null };
    for (const warehouse_id of [run.warehouse_id, goal]) {
      made.followUps.push({
        ...{
          id: context.idAt(at + HOUR_MS / 2),
          order_id: order.id,
          warehouse_id,
          kind: 'missing',
          state: 'open',
        },
        ...{
          note: '',
          run_id: run.id,
          opened_at: iso(at + HOUR_MS / 2),
          opened_by: run.created_by,
          due_at: iso(at + HOUR_MS / 2),
          ...nobody,
        },
        ...{ outcome: null, closed_at: null, closed_name: null },
      });
    }
  }
}

/** Returns the parcels that wait for transport between two warehouses, for the pair with most of them, oldest first. */
async function mostBetween(
  trx: Trx,
  context: DemoContext,
  orders: readonly Order[],
  home: string | undefined,
): Promise<WaitingParcel[]> {
  const waiting: WaitingParcel[] = [];
  for (const order of orders) {
    const held = await findCustody(trx, order);
    if (!held) continue;
    const placed = placedAt(held, await placementOf(trx, order));
    await transfer(trx, order.seq, placed);
    const since = Date.parse(held.since);
    const goal = placed.to_warehouse;
    const isReady = held.holder_kind === 'warehouse' && context.now - since > 2 * HOUR_MS;
    if (isReady && goal !== null && goal !== order.warehouse_id) waiting.push({ order, since, goal });
  }
  const roads = [...Map.groupBy(waiting, ({ order, goal }) => `${order.warehouse_id} ${goal}`).values()];
  // The staff who sign in work in the first warehouse, so a truck to it gives them parcels to receive.
  const rank = ([first, ...rest]: WaitingParcel[]) =>
    rest.length + (first?.goal === home && rest.length > 2 ? 1000 : 0);
  const [most = []] = roads.sort((one, other) => rank(other) - rank(one));
  return most.sort((one, other) => one.since - other.since);
}

/**
 * Inserts the hub's data: scans of 14 days, a truck between two warehouses, and a parcel that the truck before it
 * lost.
 */
export async function insertHub(
  trx: Trx,
  context: DemoContext,
  {
    warehouses,
    staff,
    orders,
    rows,
  }: {
    warehouses: readonly Warehouse[];
    staff: readonly Staff[];
    orders: readonly DemoOrder[];
    rows: readonly Order[];
  },
): Promise<void> {
  const { actors, stations, crews } = crewsOf(warehouses, staff);
  const scan = scanner(crews);
  const byId = new Map(rows.map((row) => [row.id, row]));
  const made: HubRows = { scans: scansOf(context, orders, byId, scan), runs: [], stops: [], followUps: [] };
  const inHand = rows.filter(({ tracking_status: status }) =>
    ['pickup', 'warehouse', 'assignedtodriver'].includes(status),
  );
  const waiting = await mostBetween(trx, context, inHand, warehouses[0]?.id);
  const [first] = waiting;
  const from = warehouses.find(({ id }) => id === first?.order.warehouse_id);
  if (first && from) {
    const driver = staff.find(({ kind, warehouse_id }) => kind === 'driver' && warehouse_id === from.id);
    const old = waiting
      .filter(({ since }) => context.now - since > 4 * HOUR_MS)
      .slice(0, Math.ceil(waiting.length / 2));
    if (old.length > 1) {
      const outAt = context.now - 3 * HOUR_MS;
      const run = runRow(context, { no: 1, from, goal: first.goal, outAt }, driver);
      await load(trx, context, made, { run, parcels: old, outAt, scan });
      await arrive(trx, context, made, { run, parcels: old, scan });
    }
    const fresh = waiting.filter((one) => !old.includes(one)).slice(0, MOST_ON_TRUCK);
    const outAt = context.now - LOADED_BEFORE_MS;
    const run = runRow(context, { no: 2, from, goal: first.goal, outAt }, driver);
    await load(trx, context, made, { run, parcels: fresh, outAt, scan });
  }
  const series = { stations: stations.length, actors: actors.length, runs: 2 };
  const names = new Map(made.runs.map(({ number, no }) => [number.slice(0, -4), no]));
  await insertRows(
    trx,
    'number_series',
    [...Object.entries(series), ...names].map(([name, last]) => ({ name, last })),
  );
  await insertRows(trx, 'actors', actors);
  await insertRows(trx, 'stations', stations);
  await insertRows(trx, 'runs', made.runs);
  await insertRows(trx, 'run_stops', made.stops);
  await insertRows(trx, 'scans', made.scans);
  await insertRows(trx, 'follow_ups', made.followUps);
}
