import { pickupFinder, pickupsOf } from '../areas/dispatch/shops.ts';
import { lockPickups, type NamedPickup } from '../areas/pickups/store.ts';
import { repairStops } from '../areas/runs/store/differing-stops.ts';
import { insertRows } from '../platform/engine/insert-rows.ts';
import { nextNumber, nextOf } from '../platform/engine/number-series.ts';
import type { Tables, Trx } from '../platform/engine/tables.ts';
import { businessDay } from '../platform/values/period.ts';
import { DAY_MS, type DemoContext, demoContext, HOUR_MS, iso, MINUTE_MS } from './context.ts';
import { madeAct } from './demo-act.ts';
import type { DemoOrder } from './make-orders.ts';
import { driversOf } from './make-runs.ts';
import type { Happened } from './order-course.ts';
import { seededRandom } from './random.ts';

type Order = Tables['orders'];
type Staff = Tables['staff'];
/** An order of a registered shop, when it was collected if it was, and when it came in. */
type SentParcel = { order: Order; collectedAt: number | undefined; inAt: number | undefined };

/** Of so many days before today there are runs that are over; on each so many shops, and so many parcels of a shop. */
const DAYS = 4;
const MOST_SHOPS = 6;
const MOST_OF_SHOP = 12;
const DRIVERS = 2;

type PickupRunRows = { runs: Tables['runs'][]; stops: Tables['run_stops'][]; acts: Tables['stop_acts'][] };

const atOf = (course: readonly Happened[], wanted: string) =>
  course.find(({ status }) => status === wanted)?.at;

/** Returns the parcels of a warehouse that registered senders sent, with when they were collected and received. */
function sentOf(
  orders: readonly DemoOrder[],
  rows: readonly Order[],
  { id }: Tables['warehouses'],
): SentParcel[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return orders.flatMap(({ row, course }) => {
    const order = byId.get(row.id);
    if (order?.warehouse_id !== id || order.sender_id === null) return [];
    return [{ order, collectedAt: atOf(course, 'pickup'), inAt: atOf(course, 'warehouse') }];
  });
}

/** Shop by shop, those with most parcels first. */
function byShop(sent: readonly SentParcel[]): SentParcel[][] {
  const shops = [...Map.groupBy(sent, ({ order }) => order.sender_id).values()];
  return shops
    .sort((one, other) => other.length - one.length)
    .slice(0, MOST_SHOPS)
    .map((of) => of.slice(0, MOST_OF_SHOP));
}

type Going = { driver: Staff; outAt: number; closedAt: number | undefined; shops: readonly SentParcel[][] };

/** A run of a driver to shops: what was collected has an act, the rest is still to be collected. */
async function go(
  trx: Trx,
  context: DemoContext,
  made: PickupRunRows,
  warehouse: Tables['warehouses'],
  { driver, outAt, closedAt, shops, pickupIdOf }: Going & { pickupIdOf: (order: Order) => string | null },
): Promise<void> {
  const day = businessDay(iso(outAt), context.timeZone);
  const run: Tables['runs'] = {
    id: context.idAt(outAt),
    no: await nextOf(trx, 'runs'),
    number: await nextNumber(trx, `RUN-${warehouse.code}-${day.slice(2).replaceAll('-', '')}`),
    kind: 'pickup',
    warehouse_id: warehouse.id,
    to_warehouse_id: null,
    driver_id: driver.id,
    vehicle_no: driver.vehicle_no ?? '',
    day,
    state: closedAt === undefined ? 'out' : 'closed',
    version: closedAt === undefined ? 2 : 3,
    created_at: iso(outAt - 20 * MINUTE_MS),
    created_by: '',
    out_at: iso(outAt),
    closed_at: closedAt === undefined ? null : iso(closedAt),
  };
  made.runs.push(run);
  for (const [at, { order, collectedAt }] of shops.flat().entries()) {
    const done = collectedAt === undefined ? null : iso(collectedAt);
    const stop: Tables['run_stops'] = {
      ...{ id: context.idAt(outAt), run_id: run.id, kind: run.kind, order_id: order.id },
      ...{ pickup_id: pickupIdOf(order), state: done ? 'done' : 'pending', place: at + 1 },
      ...{ added_at: iso(outAt - 10 * MINUTE_MS), loaded_at: done, done_at: done, why: '' },
    };
    made.stops.push(stop);
    if (done) made.acts.push(madeAct(context, driver, stop, { act: 'collected', at: done }));
  }
}

/** Returns the parcels of today: on the road to the hub, or still waiting at the shop. */
function todayOf(sent: readonly SentParcel[], { now }: DemoContext): SentParcel[] {
  return sent.filter(
    ({ order: { tracking_status: status }, collectedAt }) =>
      status === 'accepted' || (status === 'pickup' && now - (collectedAt ?? 0) < 12 * HOUR_MS),
  );
}

const HOURS = [
  ['09:00', '13:00'],
  ['13:00', '17:00'],
  ['17:00', '21:00'],
] as const;

/** Shops whose parcels are on a run have asked for that today, and some whose parcels still wait. */
async function askToday(
  trx: Trx,
  { now, timeZone, idAt }: DemoContext,
  warehouse: Tables['warehouses'],
  shops: readonly SentParcel[][],
): Promise<void> {
  const day = businessDay(iso(now), timeZone);
  const pickups: Tables['pickups'][] = [];
  for (const [at, of] of shops.entries()) {
    const [first] = of;
    if (!first?.order.sender_id) continue;
    const { order } = first;
    const madeAt = Date.parse(order.created_at);
    const [from_time, to_time] = HOURS[at % HOURS.length] ?? HOURS[0];
    pickups.push({
      ...{ id: idAt(madeAt), sender_id: first.order.sender_id, warehouse_id: warehouse.id, day },
      number: await nextNumber(trx, `PCK-${warehouse.code}-${day.slice(2).replaceAll('-', '')}`),
      ...{ street: order.sender_address, area: order.pickup_area, city: order.pickup_city },
      ...{ phone: order.sender_phone, note: at === 0 ? 'Ring the back door' : '', weekdays: '', until: null },
      ...{ standing_id: null, standing_day: null, from_time, to_time, expected: of.length + (at % 3) },
      ...{ state: 'asked', reason: '', created_at: iso(madeAt) },
    });
  }
  await insertRows(trx, 'pickups', pickups);
}

/** Drivers of the first warehouse collect at shops: today, with some of it done, and on the days before. */
export async function insertPickupRuns(
  trx: Trx,
  { now, timeZone }: DemoContext,
  {
    warehouse,
    staff,
    orders,
    rows,
  }: {
    warehouse: Tables['warehouses'] | undefined;
    staff: readonly Staff[];
    orders: readonly DemoOrder[];
    rows: readonly Order[];
  },
): Promise<void> {
  if (!warehouse) return;
  // Drawn apart, so that the rest of the demo does not hang on it.
  const context = demoContext(seededRandom('pickup runs'), new Date(now), timeZone);
  const drivers = driversOf(staff, warehouse.id).slice(0, DRIVERS);
  const sent = sentOf(orders, rows, warehouse);
  const dayOf = (at: number) => businessDay(iso(at), timeZone);
  const made: PickupRunRows = { runs: [], stops: [], acts: [] };
  for (let days = DAYS; days > 0; days -= 1) {
    const day = dayOf(now - days * DAY_MS);
    const ofDay = sent.filter(
      ({ collectedAt, inAt }) =>
        collectedAt !== undefined && inAt !== undefined && dayOf(collectedAt) === day,
    );
    const shops = byShop(ofDay);
    const [driver] = drivers;
    if (!driver || shops.length === 0) continue;
    const times = shops.flat().flatMap(({ collectedAt = 0, inAt = 0 }) => [collectedAt, inAt]);
    const outAt = Math.min(...times) - 15 * MINUTE_MS;
    const closedAt = Math.max(...times) + 10 * MINUTE_MS;
    if (closedAt > now) continue;
    await go(trx, context, made, warehouse, { driver, outAt, closedAt, shops, pickupIdOf: () => null });
  }
  const shops = byShop(todayOf(sent, context));
  const waiting = byShop(sent.filter(({ order }) => order.tracking_status === 'created'));
  await askToday(trx, context, warehouse, [...shops, ...waiting]);
  const pickupOf = pickupFinder(await pickupsOf(trx, warehouse.id, dayOf(now)));
  const wanted = shops.flat().flatMap(({ order }) => pickupOf(order) ?? []);
  const ids = await lockPickups(trx, [...new Set<NamedPickup>(wanted)], () => context.idAt(now));
  const pickupIdOf = (order: Order) => ids.get(pickupOf(order) as NamedPickup) ?? null;
  for (const [at, driver] of drivers.entries()) {
    const own = shops.filter((_, index) => index % drivers.length === at);
    if (own.length === 0) continue;
    const times = own.flat().flatMap(({ collectedAt }) => collectedAt ?? []);
    const outAt = Math.min(now - HOUR_MS, ...times) - 15 * MINUTE_MS;
    await go(trx, context, made, warehouse, { driver, outAt, closedAt: undefined, shops: own, pickupIdOf });
  }
  await insertRows(trx, 'runs', made.runs);
  await insertRows(trx, 'run_stops', made.stops);
  await insertRows(trx, 'stop_acts', made.acts);
  // How far the pickups of today are.
  await repairStops(trx);
}
