import { insertRows } from '../../../platform/engine/insert-rows.ts';
import { prepared } from '../../../platform/engine/prepared.ts';
import type { Database, Tables } from '../../../platform/engine/tables.ts';
import { seqAt } from '../../orders/store/seq.ts';

export type ScanRow = Tables['scans'];

/** Room in a millisecond, as for orders: scans of one are told apart by what is behind it. */
const PER_MS = 4096;
let newest = 0;

/** The seq of a scan that was taken at an instant, behind all that this process gave before of it. */
export function nextScanSeq(at: string): number {
  const first = seqAt(at) + Math.floor(Math.random() * (PER_MS / 2));
  newest = first <= newest && newest < seqAt(at) + PER_MS - 1 ? newest + 1 : first;
  return newest;
}

export type FirstAnswer = Pick<ScanRow, 'client_id' | 'result' | 'parcel' | 'code'>;

const ofOneClient = prepared<{ id: string }, FirstAnswer>((db, { id }) =>
  db.selectFrom('scans').select(['client_id', 'result', 'parcel', 'code']).where('client_id', '=', id),
);

/** What became of scans that were sent before. */
export async function findScans(
  db: Database,
  clientIds: readonly string[],
): Promise<Map<string, FirstAnswer>> {
  const [id = '', ...others] = clientIds;
  const rows =
    others.length === 0
      ? await ofOneClient(db, { id })
      : await db
          .selectFrom('scans')
          .select(['client_id', 'result', 'parcel', 'code'])
          .where('client_id', 'in', clientIds)
          .execute();
  return new Map(rows.map((row) => [row.client_id, row]));
}

export async function insertScans(trx: Database, rows: readonly ScanRow[]): Promise<void> {
  await insertRows(trx, 'scans', rows);
}

const counted = prepared<{ count: number; parcel: number }, { parcel: number | null }>(
  (db, { count, parcel }) =>
    db.selectFrom('scans').select('parcel').where('count', '=', count).where('parcel', '=', parcel).limit(1),
);

/** Whether a stock count has a parcel already. */
export async function isCounted(db: Database, count: number, parcel: number): Promise<boolean> {
  return (await counted(db, { count, parcel })).length > 0;
}
