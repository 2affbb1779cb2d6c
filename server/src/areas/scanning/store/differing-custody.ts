import { type SqlBool, sql } from 'kysely';
import type { Database, Tables, Trx } from '../../../platform/engine/tables.ts';
import { inTransaction } from '../../../platform/engine/transaction.ts';
import { type Custody, changesHolder } from '../../custody/rules/custody.ts';
import { transfer } from '../../custody/store/custody.ts';
import { moveCalls } from '../../follow-ups/store/change-follow-ups.ts';
import { listEventsOf, lockOrdersBySeq } from '../../orders/store/orders.ts';
import { instantOf } from '../../orders/store/seq.ts';
import { IS_STANDING } from '../../stops/store/standing-acts.ts';
import { replayCustody, type Step } from '../rules/replay-custody.ts';

type Order = Pick<
  Tables['orders'],
  'seq' | 'id' | 'tracking_id' | 'tracking_status' | 'warehouse_id' | 'moved_at'
>;
type StoredCustody = Map<number, Custody>;

const ROWS_AT_ONCE = 500;

/** Reads orders whose parcels are in our hands, or should or may be; of returns those that were ever scanned. */
async function* readHeldOrders(db: Database): AsyncGenerator<Order[]> {
  for (let after = Number.MIN_SAFE_INTEGER; ; ) {
    const rows = await db
      .selectFrom('orders')
      .select(['seq', 'id', 'tracking_id', 'tracking_status', 'warehouse_id', 'moved_at'])
      .where('seq', '>', after)
      .where(
        sql<SqlBool>`(tracking_status in ('pickup', 'warehouse', 'assignedtodriver')
          or exists (select 1 from custody where custody.seq = orders.seq)
          or (tracking_status = 'return' and exists (select 1 from scans where scans.parcel = orders.seq)))`,
      )
      .orderBy('seq')
      .limit(ROWS_AT_ONCE)
      .execute();
    const last = rows.at(-1);
    if (!last) return;
    after = last.seq;
    yield rows;
  }
}

async function readKept(db: Database, seqs: readonly number[]): Promise<StoredCustody> {
  const rows = await db.selectFrom('custody').selectAll().where('seq', 'in', seqs).execute();
  return new Map(rows.map(({ seq, ...custody }) => [seq, custody]));
}

/** Reads the scans that changed the holder of each parcel, oldest first. */
async function readScans(db: Database, seqs: readonly number[]): Promise<Map<number, Step[]>> {
  const rows = await db
    .selectFrom('scans')
    .innerJoin('stations', 'stations.no', 'scans.station')
    .leftJoin('runs', 'runs.no', 'scans.run')
    .select([
      'scans.seq',
      'scans.parcel',
      'scans.act',
      'scans.result',
      'stations.warehouse_id',
      'runs.id as run_id',
    ])
    .where('scans.parcel', 'in', seqs)
    .orderBy('scans.seq')
    .execute();
  const steps = new Map<number, Step[]>(seqs.map((seq) => [seq, []]));
  for (const { seq, parcel, act, result, warehouse_id: warehouseId, run_id } of rows) {
    if (!changesHolder(act, result)) continue;
    const at = instantOf(seq);
    const scan = { act, at, result, warehouseId, runId: run_id ?? undefined };
    steps.get(parcel ?? 0)?.push({ at, scan });
  }
  return steps;
}

type Steps = Map<string, Step[]>;

function addStep(steps: Steps, orderId: string, step: Step): void {
  steps.set(orderId, [...(steps.get(orderId) ?? []), step]);
}

/** Reads when parcels were loaded onto runs, taken off before these left, and handed back, by order id. */
async function readStops(db: Database, orderIds: readonly string[]): Promise<Map<string, Step[]>> {
  const rows = await db
    .selectFrom('run_stops')
    .innerJoin('runs', 'runs.id', 'run_stops.run_id')
    .select(['order_id', 'run_id', 'run_stops.state', 'loaded_at', 'done_at', 'out_at', 'runs.warehouse_id'])
    .where('order_id', 'in', orderIds)
    .where('loaded_at', 'is not', null)
    .execute();
  const steps: Steps = new Map();
  for (const { order_id, run_id: runId, warehouse_id: warehouseId, ...stop } of rows) {
    addStep(steps, order_id, { at: stop.loaded_at ?? '', onRun: { runId, warehouseId } });
    const at = stop.done_at ?? '';
    const wasOpen = stop.out_at === null || at < stop.out_at;
    if (stop.state === 'withdrawn' && wasOpen) addStep(steps, order_id, { at, offRun: { warehouseId } });
  }
  const handedBack = await db
    .selectFrom('stop_acts')
    .innerJoin('run_stops', 'run_stops.id', 'stop_acts.stop_id')
    .select([
      'stop_acts.order_id',
      sql<string>`case when ${IS_STANDING} then done_at else received_at end`.as('at'),
    ])
    .where('stop_acts.order_id', 'in', orderIds)
    .where('act', '=', 'handed_back')
    .where('result', '=', 'accepted')
    .execute();
  for (const { order_id, at } of handedBack) addStep(steps, order_id, { at, handedBack: true });
  return steps;
}

/**
 * Replays the custody of each parcel from acts and scans, up to an instant if one is given, and returns whether scans
 * contributed.
 */
async function replayAll(db: Database, orders: readonly Order[], before?: string) {
  const ids = orders.map(({ id }) => id);
  const seqs = orders.map(({ seq }) => seq);
  const events = await listEventsOf(db, ids);
  const scans = await readScans(db, seqs);
  const stops = await readStops(db, ids);
  return orders.map((order) => {
    const happened = (events.get(order.id) ?? []).map(
      ({ at, status, kind }): Step => ({
        at,
        event: { status, kind: kind ?? null },
      }),
    );
    const scanned = [...(scans.get(order.seq) ?? []), ...(stops.get(order.id) ?? [])];
    // An order without a history is where its status says.
    const first: Step[] =
      happened.length > 0 ? [] : [{ at: order.moved_at, event: { status: order.tracking_status } }];
    const all = [...first, ...happened, ...scanned];
    const steps = (before === undefined ? all : all.filter(({ at }) => at < before)).sort((one, other) =>
      one.at < other.at ? -1 : one.at > other.at ? 1 : 0,
    );
    return { order, held: replayCustody(order, steps), isScanned: scanned.length > 0 };
  });
}

/** Returns the custody of a parcel before an instant, or undefined if it was not in our hands. */
export async function replayBefore(db: Database, order: Order, before: string): Promise<Custody | undefined> {
  return (await replayAll(db, [order], before))[0]?.held;
}

function isSame(kept: Custody | undefined, held: Custody | undefined, isScanned: boolean): boolean {
  if (!kept || !held) return kept === held;
  const isThere =
    kept.holder_kind === held.holder_kind && kept.holder === held.holder && kept.leg === held.leg;
  return isThere && kept.warehouse_id === held.warehouse_id && (!isScanned || kept.since === held.since);
}

/** Returns parcels whose stored custody differs from the replay, with the replayed one. */
async function differing(db: Database, orders: readonly Order[]) {
  const kept = await readKept(
    db,
    orders.map(({ seq }) => seq),
  );
  const replayed = await replayAll(db, orders);
  return replayed
    .filter(({ order, held, isScanned }) => !isSame(kept.get(order.seq), held, isScanned))
    .map(({ order, held }) => ({ order, held, kept: kept.get(order.seq) }));
}

/** Checks the stored custody against its replay. Returns a sentence. */
export async function differingCustody(db: Database): Promise<string[]> {
  let wrong = 0;
  let first = '';
  for await (const orders of readHeldOrders(db)) {
    for (const { order } of await differing(db, orders)) {
      wrong += 1;
      first ||= order.tracking_id;
    }
  }
  if (wrong === 0) return [];
  const parcels = wrong === 1 ? '1 parcel' : `${wrong} parcels`;
  return [`Who has a parcel differs from its scans and its history: ${parcels}, the first ${first}.`];
}

async function repairSome(trx: Trx, seqs: readonly number[]): Promise<number> {
  const wrong = await differing(trx, await lockOrdersBySeq(trx, seqs));
  for (const { order, held, kept } of wrong) {
    const { to_warehouse = null, sort_code = '', exception = null } = kept ?? {};
    await transfer(trx, order.seq, held ? { ...held, to_warehouse, sort_code, exception } : null);
    await moveCalls(trx, order);
  }
  return wrong.length;
}

/** Repairs custody, some parcels at a time. Returns how many were wrong. */
export async function repairCustody(db: Database): Promise<number> {
  let mended = 0;
  for await (const orders of readHeldOrders(db)) {
    const wrong = (await differing(db, orders)).map(({ order }) => order.seq);
    if (wrong.length > 0) mended += await inTransaction(db, (trx) => repairSome(trx, wrong));
  }
  return mended;
}
