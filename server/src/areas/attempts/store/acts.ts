import { FAILURE_REASONS } from '@tawseel/contract/facts/failure-reasons';
import { countRows } from '../../../platform/engine/read-table.ts';
import type { Database, Tables, Trx } from '../../../platform/engine/tables.ts';
import type { OrderRow } from '../../orders/tables.ts';
import { IS_STANDING } from '../../stops/store/standing-acts.ts';

export type ActRow = Tables['stop_acts'];

/** Newest acts of an order that are listed. */
const MOST_LISTED = 100;

const COUNTING = Object.entries(FAILURE_REASONS)
  .filter(([, { counts }]) => counts)
  .map(([code]) => code);

/** Columns of an act's contents. */
export const ACT_CONTENTS = [
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
export type ActContents = Pick<ActRow, (typeof ACT_CONTENTS)[number]>;

/** Earlier act with the same id, with the present state of its stop and order. */
export type FirstAct = ActContents &
  Pick<ActRow, 'result' | 'why' | 'actor'> & { state: string | null } & Pick<
    OrderRow,
    'tracking_id' | 'tracking_status'
  >;

export async function findAct(trx: Trx, clientId: string): Promise<FirstAct | undefined> {
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

/** Lists what came of the attempts to deliver an order, oldest first, without those that were reopened. */
export async function listDeliveryResults(
  db: Database,
  orderId: string,
): Promise<Pick<ActRow, 'act' | 'reason' | 'received_by' | 'relation' | 'happened_at'>[]> {
  return db
    .selectFrom('stop_acts')
    .innerJoin('runs', 'runs.id', 'stop_acts.run_id')
    .select(['act', 'reason', 'received_by', 'relation', 'happened_at'])
    .where('order_id', '=', orderId)
    .where('act', 'in', ['failed', 'delivered'])
    .where('result', '=', 'accepted')
    .where('runs.kind', '=', 'delivery')
    .where(IS_STANDING)
    .orderBy('happened_at')
    .orderBy('stop_acts.id')
    .execute();
}

export type VisitActRow = Tables['visit_acts'];

/** Returns the act at a shop without booked parcels that has this id; its stop is the pickup. */
export async function findVisitAct(trx: Trx, clientId: string): Promise<FirstAct | undefined> {
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
