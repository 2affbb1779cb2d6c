import type { Kysely } from 'kysely';
import { among, schemaOf, to } from '../0001/columns.ts';

/**
 * Creates the table of current holders of parcels: a projection of events and scans, by the seq of the order. There
 * is no row before collection, when the sender has the parcel, nor at the end, when the receiver has it.
 */
export async function addCustody(db: Kysely<unknown>, isSqlite: boolean): Promise<void> {
  const { table, run } = schemaOf(db);
  await table('custody', ['seq'], {
    seq: isSqlite ? 'integer' : 'bigint',
    holder_kind: among('warehouse', 'run', 'unknown'),
    holder: 'text',
    since: 'text',
    warehouse_id: to('warehouses'),
    to_warehouse: { type: 'text?', to: 'warehouses' },
    sort_code: 'text',
    leg: among('out', 'back'),
    exception: 'text?',
  })
    .addForeignKeyConstraint('custody_order', ['seq'] as never, 'orders', ['seq'], (key) =>
      // Deleted with its order, because it is a projection of it.
      key.onDelete('cascade'),
    )
    .execute();
  await run([
    'create index custody_holder on custody (holder_kind, holder, since)',
    'create index custody_sorted on custody (holder_kind, holder, sort_code)',
    'create index custody_warehouse on custody (warehouse_id, since)',
    'create index custody_coming on custody (to_warehouse, since) where to_warehouse is not null',
    'create index custody_exception on custody (exception, since) where exception is not null',
    // For earlier orders, only the place that follows from their status is known.
    `insert into custody (seq, holder_kind, holder, since, warehouse_id, sort_code, leg)
     select seq, case tracking_status when 'warehouse' then 'warehouse' else 'unknown' end,
       case tracking_status when 'warehouse' then warehouse_id else '' end, moved_at, warehouse_id, '', 'out'
     from orders where tracking_status in ('pickup', 'warehouse', 'assignedtodriver')`,
  ]);
}
