import { STOP_STATES } from '@tawseel/contract/facts/stops';
import type { Recalled } from '@tawseel/contract/my-day';
import { type SqlBool, sql } from 'kysely';
import type { Database } from '../../../platform/engine/tables.ts';
import { IS_STANDING } from '../../stops/store/standing-acts.ts';

/** True for orders that were cancelled while a driver had them or was to collect them. */
const CANCELLED_ON_ROAD = sql<SqlBool>`run_stops.state = 'pending' and run_stops.kind in ('delivery', 'pickup')
  and orders.tracking_status = 'return'`;

/** Lists parcels on these runs that the driver must bring back: withdrawn, or cancelled meanwhile. */
export async function listRecalled(db: Database, runIds: readonly string[]): Promise<Recalled[]> {
  if (runIds.length === 0) return [];
  return db
    .selectFrom('run_stops')
    .innerJoin('orders', 'orders.id', 'run_stops.order_id')
    .innerJoin('custody', 'custody.seq', 'orders.seq')
    .select(['orders.tracking_id as trackingID', 'orders.receiver_name as name', 'run_stops.why as why'])
    .where('run_stops.run_id', 'in', runIds)
    .where('custody.holder_kind', '=', 'run')
    .whereRef('custody.holder', '=', 'run_stops.run_id')
    .where(sql<SqlBool>`(run_stops.state = 'withdrawn' and run_stops.why <> '' and not exists (
      select 1 from run_stops as again where again.order_id = orders.id and again.state = 'pending')
      or ${CANCELLED_ON_ROAD})`)
    .orderBy('run_stops.place')
    .orderBy('run_stops.id')
    .execute();
}

/** Lists the stops of these runs with their orders, in the order of visits. */
export async function listMyStops(db: Database, runIds: readonly string[]) {
  if (runIds.length === 0) return [];
  return db
    .selectFrom('run_stops')
    .innerJoin('orders', 'orders.id', 'run_stops.order_id')
    .leftJoin('custody', 'custody.seq', 'orders.seq')
    .leftJoin('promises', (join) =>
      join.onRef('promises.order_id', '=', 'orders.id').on('promises.ended_at', 'is', null),
    )
    .leftJoin('pickups', 'pickups.id', 'run_stops.pickup_id')
    .selectAll('orders')
    .select([
      'run_stops.id as stop_id',
      'run_stops.run_id',
      'run_stops.kind as run_kind',
      'run_stops.state',
      'run_stops.place',
      'custody.sort_code',
      'promises.day',
      'promises.from_time',
      'promises.to_time',
      'promises.note as promise_note',
      'promises.leave_with',
      'pickups.id as pickup_id',
      'pickups.street as shop_street',
      'pickups.area as shop_area',
      'pickups.city as shop_city',
      'pickups.phone as shop_phone',
      'pickups.note as shop_note',
      'pickups.day as shop_day',
      'pickups.from_time as shop_from',
      'pickups.to_time as shop_to',
    ])
    .select(
      sql<number>`(select count(*) from stop_acts where stop_acts.order_id = orders.id
        and stop_acts.act = 'failed' and stop_acts.result = 'accepted' and ${IS_STANDING})`.as('attempts'),
    )
    .where('run_stops.run_id', 'in', runIds)
    .where('run_stops.state', 'in', STOP_STATES)
    .where(sql<SqlBool>`not (${CANCELLED_ON_ROAD})`)
    .orderBy('run_stops.place')
    .orderBy('run_stops.id')
    .execute();
}
