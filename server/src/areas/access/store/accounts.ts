import type { PersonRole } from '@tawseel/contract/facts/roles';
import { sql } from 'kysely';
import type { Database, Trx } from '../../../platform/engine/tables.ts';
import { deleteResetLinks } from './reset-links.ts';
import { deleteSessionsOf, type Holder } from './sessions.ts';

/** What signing in goes by, of an administrator or of a member of staff who is not deleted. */
export type Account = {
  id: string;
  role: PersonRole;
  name: string;
  email: string;
  password_hash?: string | null | undefined;
};

/** An account as the audit log names it. */
export function accountSubject({ role, id, name }: Pick<Account, 'role' | 'id' | 'name'>) {
  return { kind: role === 'administrator' ? 'administrator' : 'staff', id, name } as const;
}

export async function findAccount(db: Database, holder: Holder): Promise<Account | undefined> {
  if ('admin_id' in holder) {
    return db
      .selectFrom('admins')
      .select([
        'id',
        'name',
        'email',
        'password_hash',
        sql.lit('administrator').$castTo<PersonRole>().as('role'),
      ])
      .where('id', '=', holder.admin_id)
      .executeTakeFirst();
  }
  return db
    .selectFrom('staff')
    .select(['id', 'email', 'password_hash', sql<string>`trim(first_name || ' ' || last_name)`.as('name')])
    .select((eb) => eb.ref('kind').$castTo<PersonRole>().as('role'))
    .where('id', '=', holder.staff_id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
}

type Change = {
  hash: string;
  /** Whether it was made by somebody else. */
  mustChange: boolean;
  /** The hash it replaces: changed at the same moment by another, nothing is done. */
  from?: string;
  /** The session that goes on, by the hash of its token. */
  keep?: string;
};

/** Changes a password, ends the sessions signed in with the old one and the links to set it; false if nothing was changed. */
export async function updatePassword(trx: Trx, holder: Holder, change: Change): Promise<boolean> {
  const values = { password_hash: change.hash, must_change_password: Number(change.mustChange) };
  const { numUpdatedRows } =
    'admin_id' in holder
      ? await trx
          .updateTable('admins')
          .set(values)
          .where('id', '=', holder.admin_id)
          .$if(change.from !== undefined, (query) => query.where('password_hash', '=', change.from ?? ''))
          .executeTakeFirstOrThrow()
      : await trx
          .updateTable('staff')
          .set(values)
          .where('id', '=', holder.staff_id)
          .where('deleted_at', 'is', null)
          .$if(change.from !== undefined, (query) => query.where('password_hash', '=', change.from ?? ''))
          .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) return false;
  await deleteSessionsOf(trx, holder, change.keep);
  await deleteResetLinks(trx, holder);
  return true;
}
