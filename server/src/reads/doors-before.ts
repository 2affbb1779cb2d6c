import { sql } from 'kysely';
import type { Database, Tables } from '../platform/engine/tables.ts';

/** Counts the doors that a run still comes to before a stop of it. */
export async function countDoorsBefore(
  db: Database,
  { id, run_id }: Pick<Tables['run_stops'], 'id' | 'run_id'>,
): Promise<number> {
  const door = sql<string>`orders.receiver_phone || ' ' || orders.dropoff_street`;
  const stops = db.selectFrom('run_stops').innerJoin('orders', 'orders.id', 'run_stops.order_id');
  const own = stops.select(['place', door.as('door')]).where('run_stops.id', '=', id);
  const { doors } = await stops
    .innerJoin(own.as('own'), (join) => join.onTrue())
    .select((eb) => eb.fn.count<number | string>(door).distinct().as('doors'))
    .where('run_id', '=', run_id)
    .where('state', '=', 'pending')
    .whereRef('run_stops.place', '<', 'own.place')
    .where(sql<boolean>`${door} <> own.door`)
    .executeTakeFirstOrThrow();
  return Number(doors);
}
