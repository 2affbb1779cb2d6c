import type { Kysely } from 'kysely';
import { among, schemaOf, to } from '../0001/columns.ts';

const APPEND_ONLY = ['scans', 'print_jobs', 'prints', 'stop_acts', 'postings'];

/**
 * Creates the tables of scans, of which there are many millions: integer references take a third of the space of ids.
 * Orders are referenced by seq; actors, stations, runs and counts by a small number of their own.
 */
export async function addScans(db: Kysely<unknown>, isSqlite: boolean): Promise<void> {
  const { table, index, run } = schemaOf(db);
  const seq = isSqlite ? 'integer' : 'bigint';
  await table('actors', ['no'], { no: 'integer', kind: 'text', id: 'text', name: 'text' }).execute();
  await index('actors_id', 'actors', ['id', 'name']).unique().execute();
  await table('stations', ['no'], {
    no: 'integer',
    warehouse_id: to('warehouses'),
    device: 'text',
    name: 'text',
  }).execute();
  await index('stations_device', 'stations', ['device', 'warehouse_id']).unique().execute();
  await table('stock_counts', ['id'], {
    id: 'text',
    no: 'integer',
    warehouse_id: to('warehouses'),
    sort_code: 'text',
    begun_at: 'text',
    begun_by: 'text',
    begun_actor: 'text',
    ended_at: 'text?',
    ended_by: 'text?',
    expected: 'integer',
    found: 'integer',
    missing: 'integer',
    surplus: 'integer',
  }).execute();
  await index('stock_counts_no', 'stock_counts', ['no']).unique().execute();
  await table('scans', ['seq'], {
    seq,
    client_id: 'text',
    parcel: 'bigint?',
    act: among(
      'collected',
      'received',
      'sorted',
      'sent',
      'loaded',
      'offloaded',
      'counted',
      'handed_back',
      'found',
      'measured',
    ),
    station: 'integer',
    run: 'bigint?',
    count: 'bigint?',
    result: among('ok', 'repeat', 'implied', 'surplus', 'wrong_place', 'unknown', 'late', 'refused'),
    actor: 'integer',
    code: 'text?',
    weight_grams: 'bigint?',
    length_mm: 'bigint?',
    width_mm: 'bigint?',
    height_mm: 'bigint?',
    happened_at: 'text?',
    skew_ms: 'bigint?',
  }).execute();
  await index('scans_client_id', 'scans', ['client_id']).unique().execute();
  await run([
    'create index scans_parcel on scans (parcel, seq) where parcel is not null',
    'create index scans_station on scans (station, seq)',
    'create index scans_run on scans (run, seq) where run is not null',
    'create index scans_count on scans (count, parcel) where count is not null',
    'create unique index stock_counts_open on stock_counts (warehouse_id) where ended_at is null',
  ]);
}

/** Returns triggers that refuse changes to scans, prints and acts at stops. */
export function appendOnly(isSqlite: boolean): string[] {
  return APPEND_ONLY.map((table) =>
    isSqlite
      ? `create trigger ${table}_append_only before update on ${table} begin
           select raise(abort, '${table} are append-only');
         end`
      : `create trigger ${table}_append_only before update on ${table}
         for each row execute function refuse_update('${table}')`,
  );
}
