import type { Kysely } from 'kysely';
import { among, schemaOf } from './0001/columns.ts';

/** Kinds of imported files. */
const KINDS = among(
  'warehouses',
  'staff',
  'senders',
  'city-rates',
  'zone-rates',
  'weight-charges',
  'size-charges',
  'packing-charge',
  'orders',
  'cashier-payments',
);

/** Adds the files that were imported. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { table } = schemaOf(db);
  await table('imported_files', ['sha256', 'kind', 'times'], {
    sha256: 'text',
    kind: KINDS,
    times: 'integer',
    stored: 'bigint',
    imported_at: 'text',
    by_name: 'text',
    warehouse_id: { type: 'text?', to: 'warehouses' },
  }).execute();
}
