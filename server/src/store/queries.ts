import type { Query } from '@tawseel/contract/queries';
import type { Database, Tables } from './tables.ts';

export async function listQueries(db: Database): Promise<Query[]> {
  const rows = await db
    .selectFrom('queries')
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows.map(({ id, created_at: createdAt, ...said }) => ({ _id: id, ...said, createdAt }));
}

export async function insertQuery(db: Database, query: Tables['queries']): Promise<void> {
  await db.insertInto('queries').values(query).execute();
}

/** True when this deleted it. */
export async function deleteQuery(db: Database, id: string): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('queries').where('id', '=', id).executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}
