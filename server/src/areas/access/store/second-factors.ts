import { type ParentLock, withLock } from '../../../platform/engine/lock.ts';
import { countRows } from '../../../platform/engine/read-table.ts';
import type { Database, Tables, Trx } from '../../../platform/engine/tables.ts';

export type Factor = Pick<Tables['second_factors'], 'secret' | 'confirmed_at'>;

/** Returns the second factor of an administrator, confirmed or not, or undefined. */
export async function findSecondFactor(
  db: Database,
  accountId: string,
  lock?: ParentLock,
): Promise<Factor | undefined> {
  const query = db
    .selectFrom('second_factors')
    .select(['secret', 'confirmed_at'])
    .where('account_id', '=', accountId);
  return withLock(db, query, lock).executeTakeFirst();
}

export function countRecoveryCodes(db: Database, accountId: string): Promise<number> {
  return countRows(db.selectFrom('recovery_codes').where('account_id', '=', accountId));
}

/** Stores a new secret to be confirmed; returns false if one is confirmed already. */
export async function beginSecondFactor(trx: Trx, accountId: string, secret: string): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('second_factors')
    .values({ account_id: accountId, secret, confirmed_at: null, last_step: 0 })
    .onConflict((conflict) =>
      conflict.column('account_id').doUpdateSet({ secret }).where('second_factors.confirmed_at', 'is', null),
    )
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

/** Confirms the secret, which the caller has locked, and stores its recovery codes. */
export async function confirmSecondFactor(
  trx: Trx,
  accountId: string,
  confirmed: { at: string; step: number; codeHashes: readonly string[] },
): Promise<void> {
  await trx
    .updateTable('second_factors')
    .set({ confirmed_at: confirmed.at, last_step: confirmed.step })
    .where('account_id', '=', accountId)
    .execute();
  await trx
    .insertInto('recovery_codes')
    .values(confirmed.codeHashes.map((code_hash) => ({ code_hash, account_id: accountId })))
    .execute();
}

/** Maximum steps ahead of now; later ones were used before the clock was set back. */
const STEPS_AHEAD = 2;

/**
 * Consumes a time step; returns false if it, or a later one, was used. A last step far in the future is ignored,
 * because it was used while the clock was wrong.
 */
export async function useStep(trx: Trx, accountId: string, step: number): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('second_factors')
    .set({ last_step: step })
    .where('account_id', '=', accountId)
    .where((eb) => eb.or([eb('last_step', '<', step), eb('last_step', '>', step + STEPS_AHEAD)]))
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

/** Consumes a recovery code; returns false if it does not exist or was used. */
export async function useRecoveryCode(trx: Trx, accountId: string, codeHash: string): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('recovery_codes')
    .where('account_id', '=', accountId)
    .where('code_hash', '=', codeHash)
    .executeTakeFirstOrThrow();
  return numDeletedRows === 1n;
}

/** Deletes a second factor and its recovery codes; returns false if there is none. */
export async function deleteSecondFactor(trx: Trx, accountId: string): Promise<boolean> {
  await trx.deleteFrom('recovery_codes').where('account_id', '=', accountId).execute();
  const { numDeletedRows } = await trx
    .deleteFrom('second_factors')
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
  return numDeletedRows === 1n;
}
