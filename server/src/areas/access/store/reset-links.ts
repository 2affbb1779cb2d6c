import type { Database, Tables, Trx } from '../../../platform/engine/tables.ts';

/** Stores a reset link, and deletes earlier ones of the account. */
export async function insertResetLink(trx: Trx, link: Tables['reset_links']): Promise<void> {
  await trx.deleteFrom('reset_links').where('expires_at', '<=', link.created_at).execute();
  await deleteResetLinks(trx, link.account_id);
  await trx.insertInto('reset_links').values(link).execute();
}

/** Returns the account id of a link, or undefined if it is unknown or expired. */
export async function findResetLink(
  db: Database,
  tokenHash: string,
  now: string,
): Promise<string | undefined> {
  const found = await db
    .selectFrom('reset_links')
    .select('account_id')
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return found?.account_id;
}

/** Consumes a link; returns false if it was used at the same time. */
export async function useResetLink(trx: Trx, tokenHash: string): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('reset_links')
    .where('token_hash', '=', tokenHash)
    .executeTakeFirstOrThrow();
  return numDeletedRows === 1n;
}

export async function deleteResetLinks(trx: Trx, accountId: string): Promise<void> {
  await trx.deleteFrom('reset_links').where('account_id', '=', accountId).execute();
}
