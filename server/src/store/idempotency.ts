import type { Tables, Trx } from './tables.ts';

type Row = Tables['idempotency_keys'];

const DAYS_KEPT = 7;
const DAY_MS = 24 * 60 * 60 * 1000;

export async function findFirstAnswer(trx: Trx, owner: string, key: string): Promise<Row | undefined> {
  return trx
    .selectFrom('idempotency_keys')
    .selectAll()
    .where('owner', '=', owner)
    .where('key', '=', key)
    .executeTakeFirst();
}

/** Keeps an answer for whoever asks the same again; those of last week nobody asks for any more. */
export async function insertFirstAnswer(trx: Trx, answer: Row): Promise<void> {
  const old = new Date(Date.parse(answer.created_at) - DAYS_KEPT * DAY_MS).toISOString();
  await trx.deleteFrom('idempotency_keys').where('created_at', '<', old).execute();
  await trx.insertInto('idempotency_keys').values(answer).execute();
}
