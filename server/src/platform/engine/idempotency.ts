import { DAY_MS } from '@tawseel/contract/facts/durations';
import { IDEMPOTENCY_DAYS } from '@tawseel/contract/idempotency';
import { prepared } from './prepared.ts';
import type { Database, Tables, Trx } from './tables.ts';

export type FirstAnswer = Tables['idempotency_keys'];
type Name = Pick<FirstAnswer, 'owner' | 'key'>;

function oldest(now: Date): string {
  return new Date(now.getTime() - IDEMPOTENCY_DAYS * DAY_MS).toISOString();
}

/** Takes a key, including one whose answer has expired. */
const taking = prepared<FirstAnswer & { oldest: string }, { key: string }>((db, slots) =>
  db
    .insertInto('idempotency_keys')
    .values({
      owner: slots.owner,
      key: slots.key,
      request_hash: slots.request_hash,
      reply: slots.reply,
      created_at: slots.created_at,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['owner', 'key'])
        .doUpdateSet((eb) => ({
          request_hash: eb.ref('excluded.request_hash'),
          reply: eb.ref('excluded.reply'),
          created_at: eb.ref('excluded.created_at'),
        }))
        .where('idempotency_keys.created_at', '<', slots.oldest),
    )
    .returning('key'),
);

const answers = prepared<Name, FirstAnswer>((db, slots) =>
  db.selectFrom('idempotency_keys').selectAll().where('owner', '=', slots.owner).where('key', '=', slots.key),
);

const keeping = prepared<Name & { reply: string }, unknown>((db, slots) =>
  db
    .updateTable('idempotency_keys')
    .set({ reply: slots.reply })
    .where('owner', '=', slots.owner)
    .where('key', '=', slots.key),
);

/**
 * Takes an idempotency key until the end of the transaction, or returns the first answer to it. On PostgreSQL a
 * second call with the same key waits here for the first; SQLite has one writer at a time anyway.
 */
export async function takeKey(
  trx: Trx,
  asked: Name & { request_hash: string },
  now: Date,
): Promise<FirstAnswer | undefined> {
  const row = { ...asked, reply: '', created_at: now.toISOString(), oldest: oldest(now) };
  const [taken] = await taking(trx, row);
  if (taken) return undefined;
  const [first] = await answers(trx, asked);
  return first;
}

/** Stores an answer for repeats of the same request. */
export async function keepFirstAnswer(trx: Trx, name: Name, reply: string): Promise<void> {
  await keeping(trx, { ...name, reply });
}

/** Deletes answers that are past their retention period. */
export async function deleteOldAnswers(db: Database, now: Date): Promise<void> {
  await db.deleteFrom('idempotency_keys').where('created_at', '<', oldest(now)).execute();
}
