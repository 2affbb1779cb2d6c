import { type CountKind, RECEIPT_PHOTOS } from '@tawseel/contract/facts/ledger';
import { type SqlBool, sql } from 'kysely';
import { engineOf } from '../../../platform/engine/database.ts';
import { countRows } from '../../../platform/engine/read-table.ts';
import type { Database, Tables, Trx } from '../../../platform/engine/tables.ts';
import type { Page } from '../../../platform/values/paging.ts';
import type { Span } from '../../../platform/values/period.ts';
import type { BalanceName } from '../rules/names.ts';

export type CountRow = Tables['cash_counts'];

/** True for counts whose difference is to be confirmed, in the words of the partial index. */
const IS_TO_CONFIRM = sql<SqlBool>`to_confirm = 1`;

function toRow(row: CountRow): CountRow {
  const { change_fils, expected_fils, counted_fils } = row;
  return {
    ...row,
    change_fils: Number(change_fils),
    expected_fils: Number(expected_fils),
    counted_fils: Number(counted_fils),
  };
}

export async function insertCount(trx: Trx, row: CountRow): Promise<void> {
  await trx.insertInto('cash_counts').values(row).execute();
}

/** Returns a count, of a warehouse or of any. */
export async function findCount(
  db: Database,
  no: number,
  warehouseId: string | undefined,
): Promise<CountRow | undefined> {
  const row = await db
    .selectFrom('cash_counts')
    .selectAll()
    .where('no', '=', no)
    .$if(warehouseId !== undefined, (query) => query.where('warehouse_id', '=', warehouseId ?? ''))
    .executeTakeFirst();
  return row && toRow(row);
}

/** Returns true if an expense of a count, of a warehouse or of any, names this photo. */
export async function isReceiptPhoto(
  db: Database,
  sha256: string,
  warehouseId: string | undefined,
): Promise<boolean> {
  const row = await db
    .selectFrom('cash_counts')
    .select('no')
    .where('expenses', 'like', `%"${RECEIPT_PHOTOS}${sha256}"%`)
    .$if(warehouseId !== undefined, (query) => query.where('warehouse_id', '=', warehouseId ?? ''))
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

const STORED_PHOTO = new RegExp(`"${RECEIPT_PHOTOS}([\\da-f]{64})"`, 'g');

/** Returns the SHA-256 of all photos of receipts that are stored here, with the count that names them. */
export async function listReceiptPhotos(db: Database): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('cash_counts')
    .select(['no', 'expenses'])
    .where('expenses', 'like', `%"${RECEIPT_PHOTOS}%`)
    .execute();
  const photos = rows.flatMap(({ no, expenses }) =>
    [...expenses.matchAll(STORED_PHOTO)].map(([, sha256 = '']) => [sha256, no] as const),
  );
  return new Map(photos);
}

/** Locks a count that exists until the transaction ends. */
export async function lockCount(trx: Trx, no: number): Promise<CountRow> {
  const query = trx.selectFrom('cash_counts').selectAll().where('no', '=', no);
  return toRow(await engineOf(trx).lockRows(query, 'no key update').executeTakeFirstOrThrow());
}

export type CountFilter = {
  warehouseId: string | undefined;
  person: string | undefined;
  number: number | undefined;
  /** Half-open span of time. */
  span: Span | undefined;
  /** Those with a difference, or those to be confirmed. */
  only: 'differences' | 'toConfirm' | undefined;
};

/**
 * Selects the numbers of counts with a difference, each of which is a posting of its count: from the balances of
 * differences, because the counts have many more postings of orders.
 */
function differing(db: Database, { warehouseId, person }: Pick<CountFilter, 'warehouseId' | 'person'>) {
  const postedAt = (side: 'from_no' | 'to_no') =>
    db
      .selectFrom('balances')
      .innerJoin('postings', `postings.${side}`, 'balances.no')
      .select('count_no')
      .where('balances.kind', '=', 'difference')
      .where('postings.kind', '=', 'difference')
      .$if(warehouseId !== undefined, (query) => query.where('warehouse', '=', warehouseId ?? ''))
      .$if(person !== undefined, (query) => query.where('party', '=', person ?? ''));
  return postedAt('from_no').unionAll(postedAt('to_no'));
}

/** Returns a page of the counts of a filter, newest first, and their number. */
export async function searchCounts(
  db: Database,
  { warehouseId, person, number, span, only }: CountFilter,
  { limit, offset }: Page,
): Promise<{ rows: CountRow[]; total: number }> {
  const found = db
    .selectFrom('cash_counts')
    .$if(warehouseId !== undefined, (query) => query.where('warehouse_id', '=', warehouseId ?? ''))
    .$if(person !== undefined, (query) => query.where('person', '=', person ?? ''))
    .$if(number !== undefined, (query) => query.where('no', '=', number ?? 0))
    .$if(span !== undefined, (query) =>
      query.where('at', '>=', span?.from ?? '').where('at', '<', span?.to ?? ''),
    )
    .$if(only === 'toConfirm', (query) => query.where(IS_TO_CONFIRM))
    .$if(only === 'differences', (query) => query.where('no', 'in', differing(db, { warehouseId, person })));
  const rows = await found.selectAll().orderBy('no', 'desc').limit(limit).offset(offset).execute();
  const { total } = await found
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return { rows: rows.map(toRow), total: Number(total) };
}

export async function markReversed(
  trx: Trx,
  no: number,
  { at, by, why }: { at: string; by: string; why: string },
): Promise<void> {
  const reversed = { reversed_at: at, reversed_by: by, reversed_why: why, to_confirm: 0 };
  await trx.updateTable('cash_counts').set(reversed).where('no', '=', no).execute();
}

export async function markConfirmed(
  trx: Trx,
  no: number,
  { at, by, note }: { at: string; by: string; note: string },
): Promise<void> {
  const confirmed = { to_confirm: 0, confirmed_at: at, confirmed_by: by, confirmed_note: note };
  await trx.updateTable('cash_counts').set(confirmed).where('no', '=', no).execute();
}

/** Counts the counts, of a warehouse or of any, whose difference is to be confirmed. */
export function countToConfirm(db: Database, warehouseId: string | undefined): Promise<number> {
  return countRows(
    db
      .selectFrom('cash_counts')
      .where(IS_TO_CONFIRM)
      .$if(warehouseId !== undefined, (query) => query.where('warehouse_id', '=', warehouseId ?? '')),
  );
}

/** Returns true if the driver of a hand-in has handed in again, and that was not reversed. */
export async function hasLaterHandIn(db: Database, { person, no }: CountRow): Promise<boolean> {
  const row = await db
    .selectFrom('cash_counts')
    .select('no')
    .where('person', '=', person)
    .where('no', '>', no)
    .where('kind', '=', 'handIn')
    .where('reversed_at', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Returns what a count is of. */
export function kindOfCount({ kind, person }: CountRow): CountKind {
  return person === '' ? 'safe' : kind;
}

/** Returns true if a box or a safe was counted since an instant. */
export async function hasClosing(
  db: Database,
  { kind, party, warehouse }: BalanceName,
  since: string,
): Promise<boolean> {
  const row = await db
    .selectFrom('cash_counts')
    .select('no')
    .where('person', '=', party)
    .$if(kind === 'safe', (query) => query.where('warehouse_id', '=', warehouse))
    .where('kind', '=', 'close')
    .where('at', '>=', since)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Returns what a count took in: the counted cash plus the expenses, in fils. */
export function takenInBy({ counted_fils, expenses }: CountRow): number {
  const spent: { fils: number }[] = JSON.parse(expenses);
  return spent.reduce((sum, { fils }) => sum + fils, counted_fils);
}

/** Returns what a driver has handed in last since an instant. */
export async function findLastHandIn(
  db: Database,
  driverId: string,
  since: string,
): Promise<CountRow | undefined> {
  const row = await db
    .selectFrom('cash_counts')
    .selectAll()
    .where('person', '=', driverId)
    .where('kind', '=', 'handIn')
    .where('at', '>=', since)
    .where('reversed_at', 'is', null)
    .orderBy('no', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row && toRow(row);
}
