import type { Query } from '@tawseel/contract/queries';
import type { Database, Tables } from './tables.ts';

type Row = Tables['queries'];

const CHUNK = 1000;

function toQuery({ id, created_at: createdAt, ...said }: Row): Query {
  return { _id: id, ...said, createdAt };
}

/** Every query, newest first, chunk by chunk: each begins where the one before ended, by the index on both columns. */
export async function* readQueries(db: Database): AsyncGenerator<Query[]> {
  let last: Row | undefined;
  do {
    const rows: Row[] = await newestQueries(db, last);
    yield rows.map(toQuery);
    last = rows.length === CHUNK ? rows.at(-1) : undefined;
  } while (last);
}

function newestQueries(db: Database, after: Row | undefined): Promise<Row[]> {
  const newest = db
    .selectFrom('queries')
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(CHUNK);
  if (!after) return newest.execute();
  return newest
    .where(({ eb, refTuple, tuple }) =>
      eb(refTuple('created_at', 'id'), '<', tuple(after.created_at, after.id)),
    )
    .execute();
}

/** How many queries there are, and how many came since an instant. */
export async function countQueries(db: Database, since: string): Promise<{ all: number; recent: number }> {
  const { all, recent } = await db
    .selectFrom('queries')
    .select((eb) => [
      eb.fn.countAll<number>().as('all'),
      eb.fn.countAll<number>().filterWhere('created_at', '>', since).as('recent'),
    ])
    .executeTakeFirstOrThrow();
  return { all, recent };
}

export async function insertQuery(db: Database, query: Row): Promise<void> {
  await db.insertInto('queries').values(query).execute();
}

/** True when this deleted it. */
export async function deleteQuery(db: Database, id: string): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('queries').where('id', '=', id).executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}
