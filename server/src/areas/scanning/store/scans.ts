import { type SqlBool, sql } from 'kysely';
import { insertRows } from '../../../platform/engine/insert-rows.ts';
import { prepared } from '../../../platform/engine/prepared.ts';
import type { Database, Tables } from '../../../platform/engine/tables.ts';
import { instantOf, seqAt } from '../../orders/store/seq.ts';

export type ScanRow = Tables['scans'];

/** Seqs of a millisecond, as for orders. */
const PER_MS = 4096;
let newest = 0;

/** Returns the seq of a scan at an instant, after all seqs that this process returned before. */
export function nextScanSeq(at: string): number {
  const first = seqAt(at) + Math.floor(Math.random() * (PER_MS / 2));
  newest = first <= newest && newest < seqAt(at) + PER_MS - 1 ? newest + 1 : first;
  return newest;
}

/** First scan with an id, with its code, its desk, and the ids of its run and stock count. */
export type FirstScan = Omit<
  ScanRow,
  'seq' | 'actor' | 'station' | 'run' | 'count' | 'happened_at' | 'skew_ms'
> & {
  device: string;
  warehouse_id: string;
  run_id: string | null;
  count_id: string | null;
};

function firstScans(db: Database) {
  return db
    .selectFrom('scans')
    .innerJoin('stations', 'stations.no', 'scans.station')
    .leftJoin('orders', 'orders.seq', 'scans.parcel')
    .leftJoin('runs', 'runs.no', 'scans.run')
    .leftJoin('stock_counts', 'stock_counts.no', 'scans.count')
    .select(['client_id', 'parcel', 'act', 'device', 'stations.warehouse_id', 'result', 'runs.id as run_id'])
    .select(['scans.weight_grams', 'scans.length_mm', 'scans.width_mm', 'scans.height_mm'])
    .select(['stock_counts.id as count_id'])
    .select((eb) => eb.fn.coalesce('scans.code', 'orders.tracking_id').as('code'));
}

const ofOneClient = prepared<{ id: string }, FirstScan>((db, { id }) =>
  firstScans(db).where('client_id', '=', id),
);

/** Returns the scans that were sent before, by client id. */
export async function findScans(db: Database, clientIds: readonly string[]): Promise<Map<string, FirstScan>> {
  const [id = '', ...others] = clientIds;
  const rows =
    others.length === 0
      ? await ofOneClient(db, { id })
      : await firstScans(db).where('client_id', 'in', clientIds).execute();
  return new Map(rows.map((row) => [row.client_id, row]));
}

/** Scan by which a parcel was received, with who scanned it and where. */
export type Receipt = Pick<ScanRow, 'seq' | 'result'> & {
  parcel: number;
  warehouse_id: string;
  actor_id: string;
  actor_name: string;
};

export async function findReceipt(db: Database, clientId: string): Promise<Receipt | undefined> {
  return db
    .selectFrom('scans')
    .innerJoin('stations', 'stations.no', 'scans.station')
    .innerJoin('actors', 'actors.no', 'scans.actor')
    .select(['scans.seq', 'result', 'warehouse_id', 'actors.id as actor_id', 'actors.name as actor_name'])
    .select('scans.parcel')
    .$narrowType<{ parcel: number }>()
    .where('client_id', '=', clientId)
    .where('act', '=', 'received')
    .where('scans.parcel', 'is not', null)
    .executeTakeFirst();
}

/** True if a parcel was scanned after the scan of a seq. */
export async function wasScannedAfter(db: Database, { parcel, seq }: Receipt): Promise<boolean> {
  const after = db.selectFrom('scans').select('seq').where('parcel', '=', parcel).where('seq', '>', seq);
  return (await after.limit(1).executeTakeFirst()) !== undefined;
}

export async function insertScans(trx: Database, rows: readonly ScanRow[]): Promise<void> {
  await insertRows(trx, 'scans', rows);
}

const counted = prepared<{ count: number; parcel: number }, { parcel: number | null }>(
  (db, { count, parcel }) =>
    db.selectFrom('scans').select('parcel').where('count', '=', count).where('parcel', '=', parcel).limit(1),
);

/** Returns true if a stock count has a parcel already. */
export async function isCounted(db: Database, count: number, parcel: number): Promise<boolean> {
  return (await counted(db, { count, parcel })).length > 0;
}

const sorted = prepared<{ parcel: number; since: number }, { seq: number }>((db, { parcel, since }) =>
  db
    .selectFrom('scans')
    .select('seq')
    .where('parcel', '=', parcel)
    .where('seq', '>=', since)
    .where('act', '=', 'sorted')
    .where('result', '=', 'ok')
    .orderBy('seq', 'desc')
    .limit(1),
);

/** Returns when a parcel was last sorted, or undefined if it was not since an instant. */
export async function lastSorted(db: Database, parcel: number, since: string): Promise<string | undefined> {
  const [last] = await sorted(db, { parcel, since: seqAt(since) });
  return last && instantOf(last.seq);
}

/** Scans that are deleted at a time. */
const CHUNK = 1000;

/**
 * Retention: deletes some scans from before an instant, of orders that had ended by then and of unknown codes.
 * Returns true while there may be more.
 */
export async function deleteOldScans(db: Database, before: string): Promise<boolean> {
  const old = db
    .selectFrom('scans')
    .leftJoin('orders', 'orders.seq', 'scans.parcel')
    .leftJoin('custody', 'custody.seq', 'scans.parcel')
    .select('scans.seq')
    .where('scans.seq', '<', seqAt(before))
    .where('custody.seq', 'is', null)
    .where(
      sql<SqlBool>`(orders.seq is null
        or (orders.tracking_status in ('delivered', 'return') and orders.moved_at < ${before}))`,
    )
    .orderBy('scans.seq')
    .limit(CHUNK);
  const { numDeletedRows } = await db
    .deleteFrom('scans')
    .where('seq', 'in', db.selectFrom(old.as('old')).select('seq'))
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows) === CHUNK;
}
