import { IDEMPOTENCY_DAYS } from '@tawseel/contract/idempotency';
import { type CompiledQuery, sql } from 'kysely';
import { batched } from './batched.ts';
import { engineOf } from './database.ts';
import { insertsOf } from './insert-rows.ts';
import { ask } from './pipelining.ts';
import { bound, prepared } from './prepared.ts';
import type { Database, Tables, Trx } from './tables.ts';

export type FirstAnswer = Tables['idempotency_keys'];
type Row = FirstAnswer;
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

const purge = bound<{ oldest: string }, unknown>((db, slots) =>
  db.deleteFrom('idempotency_keys').where('created_at', '<', slots.oldest),
);

/** On PostgreSQL the keys are locked first, in one order by all, and then looked for. */
async function findOnPostgres(trx: Database, names: readonly Name[], now: Date): Promise<Row[]> {
  const locked = names.map(({ owner, key }) => `${owner} ${key}`).sort();
  const lock = sql`select pg_advisory_xact_lock(hashtextextended(name, 0)) from unnest(${locked}::text[]) as name`;
  const stored = sql<Row>`
    select stored.* from unnest(${names.map(({ owner }) => owner)}::text[], ${names.map(({ key }) => key)}::text[])
      as asked (owner, key) join idempotency_keys stored using (owner, key)
    where created_at >= ${oldest(now)}`;
  const [, rows] = await Promise.all([ask(trx, lock.compile(trx)), ask(trx, stored.compile(trx))]);
  return rows;
}

const find = batched<Name & { now: Date }, Row | undefined>(async (trx, names) => {
  const [first] = names;
  if (!first) return [];
  if (engineOf(trx) === 'sqlite') return answers(trx, { ...first, oldest: oldest(first.now) });
  const rows = await findOnPostgres(trx, names, first.now);
  return names.map(({ owner, key }) => rows.find((row) => row.owner === owner && row.key === key));
});

/**
 * Stored answer of an idempotency key. On PostgreSQL a second call by the same key waits here for the first to be
 * done, to the end of its transaction; SQLite has one writer at a time anyway.
 */
export function findFirstAnswer(trx: Trx, { owner, key }: Name, now: Date): Promise<Row | undefined> {
  return find(trx, { owner, key, now });
}

/**
 * The statements that purge all answers that are kept longer than was said, and keep these, for whoever asks the same
 * again.
 */
export function keepingFirstAnswers(trx: Trx, first: readonly FirstAnswer[]): CompiledQuery[] {
  const last = first.at(-1);
  if (!last) return [];
  return [
    purge(trx, { oldest: oldest(new Date(last.created_at)) }),
    ...insertsOf(trx, 'idempotency_keys', first),
  ];
}
