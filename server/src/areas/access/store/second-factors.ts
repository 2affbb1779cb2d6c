import { type ParentLock, withLock } from '../../../platform/engine/lock.ts';
import { countRows } from '../../../platform/engine/read-table.ts';
import type { Database, Tables, Trx } from '../../../platform/engine/tables.ts';

export type Factor = Pick<Tables['second_factors'], 'secret' | 'confirmed_at'>;

/** The second factor of an administrator, confirmed or only begun. */
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

/** Begins anew with another secret; false where one is confirmed. */
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

/** Confirms the secret, which is locked, and stores its recovery codes. */
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

/** How far ahead of now a step may be used: what is beyond was used before the clock was set back. */
const STEPS_AHEAD = 2;

/**
 * Uses a time step up: false where it, or a later one, was used. One that lies in the future counts as none, since it
 * was used while the clock was wrong.
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

/** Uses a recovery code up: false where there is none, or none any more. */
export async function useRecoveryCode(trx: Trx, accountId: string, codeHash: string): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('recovery_codes')
    .where('account_id', '=', accountId)
    .where('code_hash', '=', codeHash)
    .executeTakeFirstOrThrow();
  return numDeletedRows === 1n;
}

/** Turns it off and forgets its recovery codes; false where it was neither on nor begun. */
export async function deleteSecondFactor(trx: Trx, accountId: string): Promise<boolean> {
  await trx.deleteFrom('recovery_codes').where('account_id', '=', accountId).execute();
  const { numDeletedRows } = await trx
    .deleteFrom('second_factors')
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
  return numDeletedRows === 1n;
}
