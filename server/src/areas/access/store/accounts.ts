import { ACTIVE } from '@tawseel/contract/facts/limits';
import type { PersonRole } from '@tawseel/contract/facts/roles';
import { sql } from 'kysely';
import { withLock } from '../../../platform/engine/lock.ts';
import type { Database, Trx } from '../../../platform/engine/tables.ts';
import { deleteResetLinks } from './reset-links.ts';
import { deleteSessionsOf } from './sessions.ts';

/** Account of a user who signs in, or who may be given credentials; excludes deleted staff. */
export type Account = {
  id: string;
  role: PersonRole;
  name: string;
  email: string;
  password_hash: string | null;
  must_change_password: number;
};

/** Returns the subject of an account for the audit log. */
export function accountSubject({ role, id, name }: Pick<Account, 'role' | 'id' | 'name'>) {
  return { kind: role === 'administrator' ? 'administrator' : 'staff', id, name } as const;
}

export async function findAccount(db: Database, id: string): Promise<Account | undefined> {
  return db
    .selectFrom('accounts')
    .leftJoin('admins', 'admins.id', 'accounts.id')
    .leftJoin('staff', 'staff.id', 'accounts.id')
    .select((eb) => [
      'accounts.id',
      'accounts.password_hash',
      'accounts.must_change_password',
      eb.ref('accounts.role').$castTo<PersonRole>().as('role'),
      eb.fn.coalesce('admins.email', 'staff.email').$castTo<string>().as('email'),
      sql<string>`coalesce(admins.name, trim(staff.first_name || ' ' || staff.last_name))`.as('name'),
    ])
    .where('accounts.id', '=', id)
    .where('staff.deleted_at', 'is', null)
    .executeTakeFirst();
}

/** Returns the account that signs in with an email, with its status. */
export async function findBySignIn(db: Database, email: string) {
  return db
    .selectFrom('accounts')
    .leftJoin('staff', 'staff.id', 'accounts.id')
    .select((eb) => [
      'accounts.id',
      eb.ref('accounts.role').$castTo<PersonRole>().as('role'),
      'accounts.password_hash',
      'staff.profile_status',
    ])
    .where('sign_in', '=', email.toLowerCase())
    .executeTakeFirst();
}

/**
 * Locks an account until the end of the transaction, if its holder is active and the password or PIN still has this
 * hash, so that no session is created with one that is being changed. Returns false otherwise.
 */
export async function lockAccount(
  trx: Trx,
  { role, id }: Pick<Account, 'role' | 'id'>,
  by: 'password_hash' | 'pin_hash',
  hash: string,
): Promise<boolean> {
  if (role !== 'administrator') {
    const staff = trx
      .selectFrom('staff')
      .select('id')
      .where('id', '=', id)
      .where('profile_status', '=', ACTIVE)
      .where('deleted_at', 'is', null);
    if (!(await withLock(trx, staff, 'delete').executeTakeFirst())) return false;
  }
  const account = trx.selectFrom('accounts').select('id').where('id', '=', id).where(by, '=', hash);
  return (await withLock(trx, account, 'delete').executeTakeFirst()) !== undefined;
}

/** Creates an account without credentials, unless it exists. */
export async function makeAccount(trx: Trx, { id, role }: Pick<Account, 'id' | 'role'>): Promise<void> {
  const nothing = { sign_in: null, password_hash: null, pin_hash: null, must_change_password: 0 };
  await trx
    .insertInto('accounts')
    .values({ id, role, ...nothing })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

type Change = {
  hash: string;
  /** True if another user created the password. */
  mustChange: boolean;
  /** Hash to be replaced; nothing is done if another change has replaced it first. */
  from?: string;
  /** Token hash of the session to keep. */
  keep?: string;
};

/** Changes a password, and ends the account's sessions and reset links; returns false if nothing was changed. */
export async function updatePassword(
  trx: Trx,
  { id, email }: Pick<Account, 'id' | 'email'>,
  { hash, mustChange, from, keep }: Change,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('accounts')
    .set({ sign_in: email.toLowerCase(), password_hash: hash, must_change_password: Number(mustChange) })
    .where('id', '=', id)
    .$if(from !== undefined, (query) => query.where('password_hash', '=', from ?? ''))
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) return false;
  await deleteSessionsOf(trx, id, keep);
  await deleteResetLinks(trx, id);
  return true;
}

/** Changes the sign-in email of an account that has a password. */
export async function moveSignIn(trx: Trx, id: string, email: string): Promise<void> {
  await trx
    .updateTable('accounts')
    .set({ sign_in: email.toLowerCase() })
    .where('id', '=', id)
    .where('sign_in', 'is not', null)
    .execute();
}

/** Sets a PIN and forgets the driver's trusted devices. */
export async function updatePin(trx: Trx, id: string, pin_hash: string): Promise<void> {
  await trx.updateTable('accounts').set({ pin_hash }).where('id', '=', id).execute();
  await trx.deleteFrom('driver_devices').where('account_id', '=', id).execute();
}

/** Deletes an account with all of its credentials and sessions; a restored user starts without them. */
export async function deleteAccount(trx: Trx, id: string): Promise<void> {
  await trx.deleteFrom('accounts').where('id', '=', id).execute();
}
