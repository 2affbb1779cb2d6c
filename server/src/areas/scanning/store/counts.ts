import type { StockCount } from '@tawseel/contract/scanning';
import { sql } from 'kysely';
import { prepared } from '../../../platform/engine/prepared.ts';
import type { Database, Tables, Trx } from '../../../platform/engine/tables.ts';

export type Count = Tables['stock_counts'];

const MOST_COUNTS = 50;

export function toCount(row: Count, readerId: string): StockCount {
  return {
    _id: row.id,
    warehouseId: row.warehouse_id,
    sortCode: row.sort_code,
    begunAt: row.begun_at,
    begunBy: row.begun_by,
    isMine: row.begun_actor === readerId,
    endedAt: row.ended_at,
    endedBy: row.ended_by,
    expected: row.expected,
    found: row.found,
    missing: row.missing,
    surplus: row.surplus,
  };
}

export async function listCounts(db: Database, warehouseId: string): Promise<Count[]> {
  return db
    .selectFrom('stock_counts')
    .selectAll()
    .where('warehouse_id', '=', warehouseId)
    .orderBy('no', 'desc')
    .limit(MOST_COUNTS)
    .execute();
}

export async function findCount(db: Database, id: string): Promise<Count | undefined> {
  return db.selectFrom('stock_counts').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function insertCount(trx: Trx, count: Count): Promise<void> {
  await trx.insertInto('stock_counts').values(count).execute();
}

export async function updateCount(trx: Trx, id: string, changes: Partial<Count>): Promise<void> {
  await trx.updateTable('stock_counts').set(changes).where('id', '=', id).execute();
}

/** Deletes a count. Its scans keep its number, which is not used again. */
export async function deleteCount(trx: Trx, id: string): Promise<void> {
  await trx.deleteFrom('stock_counts').where('id', '=', id).execute();
}

/** Parcels to count: those that the warehouse has held since before the count began, of one sort code or all. */
const toBeCounted = ({ warehouse_id, sort_code, begun_at }: Count) =>
  sql`custody.holder_kind = 'warehouse' and custody.holder = ${warehouse_id} and custody.since < ${begun_at}
    ${sort_code === '' ? sql`` : sql`and custody.sort_code = ${sort_code}`}`;

const isInCount = ({ no }: Count) =>
  sql`exists (select 1 from scans where scans.count = ${no} and scans.parcel = custody.seq)`;

export type Tally = { expected: number; found: number; missing: number; surplus: number };

/** Returns the figures of a count: expected, found, missing and unexpected parcels. */
export async function tallyCount(db: Database, count: Count): Promise<Tally> {
  const { rows } = await sql<{ expected: number; found: number }>`
    select count(*) as expected, coalesce(sum(case when ${isInCount(count)} then 1 else 0 end), 0) as found
    from custody where ${toBeCounted(count)}`.execute(db);
  const { surplus } = await db
    .selectFrom('scans')
    .select((eb) => eb.fn.count<number>('parcel').distinct().as('surplus'))
    .where('count', '=', count.no)
    .where('result', '=', 'surplus')
    .executeTakeFirstOrThrow();
  const expected = Number(rows[0]?.expected ?? 0);
  const found = Number(rows[0]?.found ?? 0);
  return { expected, found, missing: expected - found, surplus };
}

type Missing = { limit?: number; seqs?: readonly number[]; isUnreported?: boolean };

/**
 * Lists the seqs of parcels that a count has not found: up to a limit, of some seqs, or those that are not known to be
 * missing.
 */
export async function listMissing(
  db: Database,
  count: Count,
  { limit, seqs, isUnreported = false }: Missing = {},
): Promise<number[]> {
  const { rows } = await sql<{ seq: number }>`
    select seq from custody where ${toBeCounted(count)} and not ${isInCount(count)}
    ${seqs === undefined ? sql`` : sql`and seq in (${sql.join(seqs)})`}
    ${isUnreported ? sql`and coalesce(exception, '') <> 'missing'` : sql``}
    order by since, seq ${limit === undefined ? sql`` : sql`limit ${limit}`}`.execute(db);
  return rows.map(({ seq }) => seq);
}

/** Lists the seqs of unexpected parcels that a count found. */
export async function listSurplus(db: Database, { no }: Count, limit: number): Promise<number[]> {
  const rows = await db
    .selectFrom('scans')
    .select('parcel')
    .distinct()
    .where('count', '=', no)
    .where('result', '=', 'surplus')
    .where('parcel', 'is not', null)
    .limit(limit)
    .execute();
  return rows.map(({ parcel }) => parcel ?? 0);
}

/** Returns the open stock counts of a warehouse by id. */
export async function openCounts(db: Database, warehouseId: string): Promise<Map<string, { no: number }>> {
  const rows = await openOnes(db, { warehouseId });
  return new Map(rows.map(({ id, no }) => [id, { no }]));
}

const openOnes = prepared<{ warehouseId: string }, { id: string; no: number }>((db, { warehouseId }) =>
  db
    .selectFrom('stock_counts')
    .select(['id', 'no'])
    .where('warehouse_id', '=', warehouseId)
    .where('ended_at', 'is', null),
);
