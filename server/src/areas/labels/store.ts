import type { LabelChange } from '@tawseel/contract/facts/labels';
import { insertRows } from '../../platform/engine/insert-rows.ts';
import type { Database, Tables, Trx } from '../../platform/engine/tables.ts';
import type { Scope } from '../../platform/values/scope.ts';
import { changesSince } from './changes.ts';

export type PrintJob = Tables['print_jobs'];
export type PrintRow = Tables['prints'];

/** Maximum orders to read, enough to detect more than can be printed at once. */
type Limit = { limit: number };

/** Stores a job with its labels. */
export async function insertJob(
  trx: Trx,
  job: PrintJob,
  labels: readonly Omit<PrintRow, 'job_id' | 'place'>[] = [],
): Promise<void> {
  await insertRows(trx, 'print_jobs', [job]);
  await insertRows(
    trx,
    'prints',
    labels.map((label, place) => ({ job_id: job.id, place, ...label })),
  );
}

/** Returns the orders of these whose label was printed before. */
export async function findPrinted(db: Database, orderIds: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .selectFrom('prints')
    .select('order_id')
    .distinct()
    .where('order_id', 'in', orderIds)
    .execute();
  return new Set(rows.map(({ order_id }) => order_id));
}

/** Lists the tracking IDs that one job printed, in its order. */
export async function listIdsOfJob(db: Database, job: string): Promise<string[]> {
  const rows = await db
    .selectFrom('prints')
    .innerJoin('orders', 'orders.id', 'prints.order_id')
    .select('orders.tracking_id')
    .where('job_id', '=', job)
    .orderBy('place')
    .execute();
  return rows.map(({ tracking_id }) => tracking_id);
}

/** Returns the outdated parts of the newest labels of these orders, by the seqs of the orders. */
export async function findLabelChanges(
  db: Database,
  seqs: readonly number[],
): Promise<Map<number, LabelChange[]>> {
  if (seqs.length === 0) return new Map();
  const rows = await db
    .selectFrom('prints')
    .innerJoin('orders', 'orders.id', 'prints.order_id')
    .select(['seq', 'cash_fils', 'address', 'payment_method', 'value_fils', 'dropoff_street'])
    .select(['dropoff_building', 'dropoff_landmark', 'dropoff_area', 'dropoff_city', 'dropoff_makani'])
    .where('seq', 'in', seqs)
    // Ids of jobs sort by time.
    .orderBy('job_id')
    .execute();
  // The last row of each order is kept.
  return new Map(rows.map((row) => [row.seq, changesSince(row, row)]));
}

/** Lists the labels of an order with their jobs, newest first. */
export async function listPrintsOf(db: Database, orderId: string): Promise<(PrintJob & PrintRow)[]> {
  return db
    .selectFrom('prints')
    .innerJoin('print_jobs', 'print_jobs.id', 'prints.job_id')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('job_id', 'desc')
    .execute();
}

/** Lists the tracking IDs on a run from or to the scope's warehouse; undefined if there is no such run. */
export async function findIdsOfRun(
  db: Database,
  { warehouseId, senderId }: Scope,
  runId: string,
  { limit }: Limit,
): Promise<string[] | undefined> {
  // Runs are never visible to shops.
  if (senderId !== undefined) return undefined;
  const run = await db
    .selectFrom('runs')
    .select(['warehouse_id', 'to_warehouse_id'])
    .where('id', '=', runId)
    .executeTakeFirst();
  const isSeen = warehouseId === undefined || Object.values(run ?? {}).includes(warehouseId);
  if (!run || !isSeen) return undefined;
  const stops = await db
    .selectFrom('run_stops')
    .innerJoin('orders', 'orders.id', 'run_stops.order_id')
    .select('orders.tracking_id')
    .where('run_stops.run_id', '=', runId)
    .where('run_stops.state', 'in', ['pending', 'done'])
    .orderBy('run_stops.place')
    .orderBy('run_stops.id')
    .limit(limit)
    .execute();
  return stops.map(({ tracking_id }) => tracking_id);
}
