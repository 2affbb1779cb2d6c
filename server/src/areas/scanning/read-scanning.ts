import { MOST_ON_RUN } from '@tawseel/contract/facts/stops';
import type { GivenScan } from '@tawseel/contract/scanning';
import type { Trx } from '../../platform/engine/tables.ts';
import { listOrderEvents } from '../orders/store/orders.ts';
import type { OrderRow } from '../orders/tables.ts';
import { isDoor } from '../runs/lock-run.ts';
import type { RunRow } from '../runs/store/runs.ts';
import { countStops, findPendingStop } from '../stops/store/stops.ts';
import type { Desk, ScanContext, ScannedOrder } from './desk.ts';
import type { Scanning } from './rules/decide-scan.ts';
import { isCounted, lastSorted } from './store/scans.ts';

/** Returns true if a parcel was sorted since an instant and goes to the same place: its emirate and area are as they were. */
async function isSortedSince(trx: Trx, order: OrderRow, since: string): Promise<boolean> {
  const sortedAt = await lastSorted(trx, order.seq, since);
  if (sortedAt === undefined) return false;
  const events = await listOrderEvents(trx, order.id);
  return !events.some(
    ({ at, changes }) =>
      at > sortedAt && changes?.some(({ field }) => field === 'dropoff.city' || field === 'dropoff.area'),
  );
}

/** Returns true if a run takes no more stops, unless the order has one on it. */
async function isFullFor(trx: Trx, run: RunRow, { id }: OrderRow): Promise<boolean> {
  if (!isDoor(run) || ((await countStops(trx, [run.id])).get(run.id) ?? 0) < MOST_ON_RUN) return false;
  return (await findPendingStop(trx, id))?.run_id !== run.id;
}

/** Reads the situation of a scan. */
export async function readScanning(
  scan: GivenScan,
  { order, held, place }: ScannedOrder,
  { work: { trx, now }, desk, run, rows }: ScanContext,
): Promise<Scanning> {
  const { warehouse, names, counts } = desk;
  const count = counts.get(scan.countId ?? '');
  const { toWarehouse, sortCode } = place;
  return {
    order,
    held,
    holderName: held?.holder_kind === 'warehouse' ? (names.get(held.holder) ?? '') : '',
    warehouseId: warehouse.id,
    readAt: readAt(scan, desk, now),
    run: run && {
      id: run.id,
      number: run.number,
      kind: run.kind,
      state: run.state,
      from: run.warehouse_id,
      to: run.to_warehouse_id ?? '',
    },
    isOnRun: held?.holder_kind === 'run' && held.holder === run?.id,
    isRunFull: run !== undefined && scan.act === 'sent' && (await isFullFor(trx, run, order)),
    isSorted:
      scan.act === 'sorted' &&
      held !== undefined &&
      (rows.some((row) => row.act === 'sorted' && row.result === 'ok' && row.parcel === order.seq) ||
        (await isSortedSince(trx, order, held.since))),
    count: count && {
      hasParcel:
        rows.some((row) => row.count === count.no && row.parcel === order.seq) ||
        (await isCounted(trx, count.no, order.seq)),
    },
    goesTo: toWarehouse !== null && toWarehouse !== warehouse.id ? (names.get(toWarehouse) ?? '') : '',
    hereName: warehouse.name,
    sortCode,
    city: order.dropoff_city,
    isMeasured: scan.weight !== undefined || scan.size !== undefined,
  };
}

/** Returns when a code was scanned, by our clock; times in the future are not accepted. */
export function readAt({ happenedAt }: GivenScan, { skew }: Desk, now: Date): string | undefined {
  if (happenedAt === undefined) return undefined;
  return new Date(Math.min(Date.parse(happenedAt) + skew, now.getTime())).toISOString();
}
