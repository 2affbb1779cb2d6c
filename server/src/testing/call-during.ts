import { sql } from 'kysely';
import { engineOf } from '../platform/engine/database.ts';
import type { Database, Trx } from '../platform/engine/tables.ts';
import { inTransaction } from '../platform/engine/transaction.ts';

/** Runs `call` while another transaction makes these changes, which ends once the call waits for it. */
export async function callDuring<T>(
  db: Database,
  changes: (trx: Trx) => Promise<unknown>,
  call: () => Promise<T>,
): Promise<T> {
  const { calling } = await inTransaction(db, async (trx) => {
    await changes(trx);
    // In an object, because a promise would be awaited.
    const begun = { calling: call() };
    if (engineOf(db).name === 'sqlite') return begun;
    const waits = sql`select 1 from pg_locks
      where not granted and transactionid::text = pg_current_xact_id()::text`;
    while ((await waits.execute(trx)).rows.length === 0);
    return begun;
  });
  return calling;
}
