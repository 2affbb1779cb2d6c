import type { Database, Trx } from '../../../platform/engine/tables.ts';
import { type Holder, heldBy } from './sessions.ts';

/** Stores a link of its own kind for somebody; an earlier one of theirs is good for nothing then. */
export async function insertResetLink(
  trx: Trx,
  link: Holder & { token_hash: string; created_at: string; expires_at: string },
): Promise<void> {
  await trx.deleteFrom('reset_links').where('expires_at', '<=', link.created_at).execute();
  await deleteResetLinks(trx, link);
  await trx
    .insertInto('reset_links')
    .values({ admin_id: null, staff_id: null, ...link })
    .execute();
}

/** Whose the link is, if it still holds. */
export async function findResetLink(
  db: Database,
  tokenHash: string,
  now: string,
): Promise<Holder | undefined> {
  const found = await db
    .selectFrom('reset_links')
    .select(['admin_id', 'staff_id'])
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  if (!found) return undefined;
  return found.admin_id === null ? { staff_id: found.staff_id! } : { admin_id: found.admin_id };
}

/** Uses a link up: false where it was used at the same moment. */
export async function useResetLink(trx: Trx, tokenHash: string): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('reset_links')
    .where('token_hash', '=', tokenHash)
    .executeTakeFirstOrThrow();
  return numDeletedRows === 1n;
}

export async function deleteResetLinks(trx: Trx, holder: Holder): Promise<void> {
  await trx
    .deleteFrom('reset_links')
    .where(...heldBy(holder))
    .execute();
}
