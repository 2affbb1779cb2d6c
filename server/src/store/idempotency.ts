import { IDEMPOTENCY_DAYS } from '@tawseel/contract/idempotency';
import { sql } from 'kysely';
import { engineOf } from './database.ts';
import { insertRows } from './insert-rows.ts';
import { prepared } from './prepared.ts';
import type { Tables, Trx } from './tables.ts';

type Row = Tables['idempotency_keys'];
type Name = Pick<Row, 'owner' | 'key'>;

const DAY_MS = 24 * 60 * 60 * 1000;

function oldest(now: Date): string {
  return new Date(now.getTime() - IDEMPOTENCY_DAYS * DAY_MS).toISOString();
}

const answers = prepared<Name & { oldest: string }, Row>((db, slots) =>
  db
    .selectFrom('idempotency_keys')
    .selectAll()
    .where('owner', '=', slots.owner)
    .where('key', '=', slots.key)
    .where('created_at', '>=', slots.oldest),
);

const purge = prepared<{ oldest: string }, unknown>((db, slots) =>
  db.deleteFrom('idempotency_keys').where('created_at', '<', slots.oldest),
);

/**
 * Stored answer of an idempotency key. On PostgreSQL a second call by the same key waits here for the first to be
 * done, to the end of its transaction; SQLite has one writer at a time anyway.
 */
export async function findFirstAnswer(trx: Trx, { owner, key }: Name, now: Date): Promise<Row | undefined> {
  if (engineOf(trx) === 'postgres') {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`${owner} ${key}`}, 0))`.execute(trx);
  }
  const [first] = await answers(trx, { owner, key, oldest: oldest(now) });
  return first;
}

/** Keeps an answer for whoever asks the same again, and purges all that are kept longer than was said. */
export async function insertFirstAnswer(
  trx: Trx,
  answer: Name & Pick<Row, 'request_hash' | 'reply'>,
  now: Date,
): Promise<void> {
  await purge(trx, { oldest: oldest(now) });
  await insertRows(trx, 'idempotency_keys', [{ ...answer, created_at: now.toISOString() }]);
}
