import { FAILURE_REASONS } from '@tawseel/contract/facts/failure-reasons';
import type { GivenAct } from '@tawseel/contract/my-day';
import { type SqlBool, sql } from 'kysely';
import { engineOf } from '../../../platform/engine/database.ts';
import { countRows } from '../../../platform/engine/read-table.ts';
import type { Database, Tables, Trx } from '../../../platform/engine/tables.ts';
import { toFils } from '../../../platform/values/fils.ts';
import { IS_STANDING_DELIVERY } from '../../orders/store/order-money.ts';
import { lockOrdersById } from '../../orders/store/orders.ts';
import type { OrderRow } from '../../orders/tables.ts';
import { type RunRow, shareRun } from '../../runs/store/runs.ts';
import { IS_STANDING } from '../../stops/store/standing-acts.ts';
import type { StopRow } from '../../stops/store/stops.ts';
import type { Position } from '../door-work.ts';

export type ActRow = Tables['stop_acts'];

/** Newest acts of an order that are listed. */
const MOST_LISTED = 100;

const COUNTING = Object.entries(FAILURE_REASONS)
  .filter(([, { counts }]) => counts)
  .map(([code]) => code);

/** Columns of an act's contents. */
const ACT_CONTENTS = [
  'stop_id',
  'act',
  'reason',
  'note',
  'received_by',
  'relation',
  'cash_fils',
  'card_fils',
  'slip',
  'due_seen_fils',
] as const satisfies (keyof ActRow)[];
type ActContents = Pick<ActRow, (typeof ACT_CONTENTS)[number]>;
type GivenContents = Omit<GivenAct, 'clientId' | 'happenedAt' | 'position' | 'proofs' | 'code'>;

/** Returns the contents of an act as columns. */
export function storedContents(contents: GivenContents): ActContents {
  return {
    stop_id: contents.stopId,
    act: contents.act,
    reason: contents.reason ?? '',
    note: contents.note ?? '',
    received_by: contents.receivedBy ?? '',
    relation: contents.relation ?? '',
    cash_fils: toFils(contents.cash ?? 0),
    card_fils: toFils(contents.card ?? 0),
    slip: contents.slip ?? '',
    due_seen_fils: contents.dueSeen === undefined ? null : toFils(contents.dueSeen),
  };
}

/** Returns true if a stored act has the same contents. */
export function hasContents(stored: ActContents, sent: GivenContents): boolean {
  const columns = storedContents(sent);
  return ACT_CONTENTS.every((column) => stored[column] === columns[column]);
}

type StoredPosition = Pick<ActRow, 'lat_e6' | 'lng_e6' | 'accuracy_m'>;
const MILLION = 1_000_000;

/** Returns a position in whole millionths of a degree, a tenth of a metre. */
export function storedPosition(position: Position | undefined): StoredPosition {
  if (!position) return { lat_e6: null, lng_e6: null, accuracy_m: null };
  const { lat, lng, accuracy } = position;
  return {
    lat_e6: Math.round(lat * MILLION),
    lng_e6: Math.round(lng * MILLION),
    accuracy_m: Math.round(accuracy),
  };
}

export function toPosition({ lat_e6, lng_e6, accuracy_m }: StoredPosition): Position | null {
  if (lat_e6 === null || lng_e6 === null || accuracy_m === null) return null;
  return { lat: lat_e6 / MILLION, lng: lng_e6 / MILLION, accuracy: accuracy_m };
}

/** Earlier act with the same id, with the present state of its stop and order. */
export type FirstAct = ActContents &
  Pick<ActRow, 'result' | 'why' | 'actor'> & { state: string | null } & Pick<
    OrderRow,
    'tracking_id' | 'tracking_status'
  >;

async function findStopAct(trx: Trx, clientId: string): Promise<FirstAct | undefined> {
  return trx
    .selectFrom('stop_acts')
    .innerJoin('run_stops', 'run_stops.id', 'stop_acts.stop_id')
    .innerJoin('orders', 'orders.id', 'stop_acts.order_id')
    .select(ACT_CONTENTS.map((column) => `stop_acts.${column}` as const))
    .select(['stop_acts.result', 'stop_acts.why', 'stop_acts.actor'])
    .select(['run_stops.state', 'tracking_id', 'tracking_status'])
    .where('client_id', '=', clientId)
    .executeTakeFirst();
}

/** Returns the act at a shop without booked parcels that has this id; its stop is the pickup. */
async function findVisitAct(trx: Trx, clientId: string): Promise<FirstAct | undefined> {
  return trx
    .selectFrom('visit_acts')
    .innerJoin('pickups', 'pickups.id', 'visit_acts.pickup_id')
    .leftJoin('pickup_visits as visits', (join) =>
      join
        .onRef('visits.pickup_id', '=', 'visit_acts.pickup_id')
        .onRef('visits.run_id', '=', 'visit_acts.run_id'),
    )
    .select(
      ACT_CONTENTS.map((column) =>
        column === 'stop_id'
          ? ('visit_acts.pickup_id as stop_id' as const)
          : (`visit_acts.${column}` as const),
      ),
    )
    .select(['visit_acts.result', 'visit_acts.why', 'visit_acts.actor'])
    .select(['visits.state', 'pickups.number as tracking_id', 'pickups.state as tracking_status'])
    .where('visit_acts.client_id', '=', clientId)
    .executeTakeFirst();
}

/** Returns the act that has this id, at a stop or at a shop without booked parcels. */
export async function findAct(trx: Trx, clientId: string): Promise<FirstAct | undefined> {
  return (await findStopAct(trx, clientId)) ?? findVisitAct(trx, clientId);
}

type LockedStop = { stop: StopRow; run: RunRow; order: OrderRow };

/** Locks a stop after its run and its order, in the order of all transactions. */
export async function lockStop(trx: Trx, stopId: string): Promise<LockedStop | undefined> {
  const known = trx.selectFrom('run_stops').selectAll().where('id', '=', stopId);
  const found = await known.executeTakeFirst();
  const run = found && (await shareRun(trx, found.run_id));
  const order = found && (await lockOrdersById(trx, [found.order_id])).get(found.order_id);
  const stop = await engineOf(trx).lockRows(known, 'no key update').executeTakeFirst();
  return run && order && stop && { stop, run, order };
}

/** Lists the acts at a locked stop, newest first. */
export async function listActsAt(
  trx: Trx,
  { id, order_id }: Pick<Tables['run_stops'], 'id' | 'order_id'>,
): Promise<ActRow[]> {
  return trx
    .selectFrom('stop_acts')
    .selectAll()
    .where('order_id', '=', order_id)
    .where('stop_id', '=', id)
    .orderBy('received_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

/** Counts the failed attempts to deliver an order, for reasons that count. */
export async function countAttempts(db: Database, orderId: string): Promise<number> {
  const { attempts } = await db
    .selectFrom('stop_acts')
    .select(({ fn }) => fn.countAll<number>().as('attempts'))
    .where('order_id', '=', orderId)
    .where('result', '=', 'accepted')
    .where('act', '=', 'failed')
    .where('reason', 'in', COUNTING)
    .where(IS_STANDING)
    .executeTakeFirstOrThrow();
  return Number(attempts);
}

/** Lists the acts on an order at the door, newest first. */
export async function listActs(db: Database, orderId: string): Promise<(ActRow & { number: string })[]> {
  return db
    .selectFrom('stop_acts')
    .innerJoin('runs', 'runs.id', 'stop_acts.run_id')
    .selectAll('stop_acts')
    .select('runs.number')
    .where('order_id', '=', orderId)
    .orderBy('happened_at', 'desc')
    .orderBy('stop_acts.id', 'desc')
    .limit(MOST_LISTED)
    .execute();
}

/** Counts the acts of a driver that happened since an instant, which came later. */
export async function countActs(db: Database, driverId: string, since: string): Promise<number> {
  const acts = db
    .selectFrom('stop_acts')
    .where('actor', '=', driverId)
    .where('received_at', '>=', since)
    .where('happened_at', '>=', since);
  return countRows(acts);
}

/** Lists what came of the attempts to deliver an order, oldest first, without those that were undone. */
export async function listDeliveryResults(
  db: Database,
  orderId: string,
): Promise<Pick<ActRow, 'act' | 'reason' | 'received_by' | 'relation' | 'happened_at'>[]> {
  return db
    .selectFrom('stop_acts')
    .innerJoin('runs', 'runs.id', 'stop_acts.run_id')
    .select(['act', 'reason', 'received_by', 'relation', 'happened_at'])
    .where('order_id', '=', orderId)
    .where('result', '=', 'accepted')
    .where('runs.kind', '=', 'delivery')
    .where(sql<SqlBool>`(stop_acts.act = 'failed' and ${IS_STANDING} or ${IS_STANDING_DELIVERY})`)
    .orderBy('happened_at')
    .orderBy('stop_acts.id')
    .execute();
}

export type VisitActRow = Tables['visit_acts'];

/** Lists the acts at a locked visit. */
export async function listVisitActs(
  trx: Trx,
  { pickup_id, run_id }: Pick<VisitActRow, 'pickup_id' | 'run_id'>,
): Promise<Pick<VisitActRow, 'client_id' | 'act' | 'actor' | 'result'>[]> {
  return trx
    .selectFrom('visit_acts')
    .select(['client_id', 'act', 'actor', 'result'])
    .where('pickup_id', '=', pickup_id)
    .where('run_id', '=', run_id)
    .execute();
}
