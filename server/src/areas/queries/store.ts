import { setImmediate } from 'node:timers/promises';
import { DELETED_AT_ONCE } from '@tawseel/contract/facts/limits';
import { nameFinder, searched } from '@tawseel/contract/facts/searches';
import type { Query } from '@tawseel/contract/queries';
import { perDatabase } from '../../platform/engine/database.ts';
import { lockTable } from '../../platform/engine/lock.ts';
import { readNewestFirst } from '../../platform/engine/newest-first.ts';
import { countRows } from '../../platform/engine/read-table.ts';
import type { Database, Tables, Trx } from '../../platform/engine/tables.ts';
import type { Page } from '../../platform/values/paging.ts';

type Row = Tables['queries'];

function toQuery({ id, created_at: createdAt, ...fields }: Row): Query {
  return { _id: id, ...fields, createdAt };
}

/** Yields the queries that match a search, newest first, in chunks. */
export async function* readQueries(db: Database, search: string): AsyncGenerator<Query[]> {
  const holds = nameFinder(search);
  for await (const rows of readNewestFirst(db, 'queries')) {
    yield rows.filter((row) => holds(searched.queries(row))).map(toQuery);
  }
}

/** Returns a page of a search and the number of matches. All queries are read, which are few (see MOST_KEPT). */
export async function searchQueries(
  db: Database,
  search: string,
  { limit, offset }: Page,
): Promise<{ total: number; rows: Query[] }> {
  const rows: Query[] = [];
  let total = 0;
  for await (const found of readQueries(db, search)) {
    rows.push(...found.slice(Math.max(0, offset - total), Math.max(0, offset + limit - total)));
    total += found.length;
  }
  return { total, rows };
}

/** Returns a page of all queries. */
export async function listQueries(
  db: Database,
  { limit, offset }: Page,
): Promise<{ total: number; rows: Query[] }> {
  const rows = await db
    .selectFrom('queries')
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  const total = await countRows(db.selectFrom('queries'));
  return { total, rows: rows.map(toQuery) };
}

/** Locks the queries until the end of the transaction, so that concurrent inserts count each other. */
export function lockQueries(trx: Trx): Promise<void> {
  return lockTable(trx, 'queries');
}

type Count = { all: number; recent: number };
const counting = perDatabase((): { count?: Promise<Count> | undefined } => ({}));

/**
 * Counts all queries and those since an instant. Concurrent callers, as in a flood of contact forms, share the result
 * of the first.
 */
export function countQueries(db: Database, since: string): Promise<Count> {
  const asked = counting(db);
  asked.count ??= db
    .selectFrom('queries')
    .select((eb) => [
      eb.fn.countAll<number>().as('all'),
      eb.fn.countAll<number>().filterWhere('created_at', '>', since).as('recent'),
    ])
    .executeTakeFirstOrThrow()
    .finally(() => {
      asked.count = undefined;
    });
  return asked.count;
}

export async function insertQuery(db: Database, query: Row): Promise<void> {
  await db.insertInto('queries').values(query).execute();
}

export async function findQuery(db: Database, id: string): Promise<Query | undefined> {
  const row = await db.selectFrom('queries').selectAll().where('id', '=', id).executeTakeFirst();
  return row && toQuery(row);
}

/** Deletes queries; returns the number that still existed. */
export async function deleteQueries(trx: Trx, ids: readonly string[]): Promise<number> {
  let deleted = 0;
  for (let start = 0; start < ids.length; start += DELETED_AT_ONCE) {
    const some = ids.slice(start, start + DELETED_AT_ONCE);
    const { numDeletedRows } = await trx
      .deleteFrom('queries')
      .where('id', 'in', some)
      .executeTakeFirstOrThrow();
    deleted += Number(numDeletedRows);
    await setImmediate();
  }
  return deleted;
}
