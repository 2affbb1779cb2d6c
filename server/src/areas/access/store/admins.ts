import { lockTable, withLock } from '../../../platform/engine/lock.ts';
import type { Database, Tables, Trx } from '../../../platform/engine/tables.ts';
import { inTransaction } from '../../../platform/engine/transaction.ts';
import { updatePassword } from './accounts.ts';

export async function findAdminByEmail(db: Database, email: string) {
  return db.selectFrom('admins').selectAll().where('email', '=', email.toLowerCase()).executeTakeFirst();
}

export async function findAdmin(db: Database, id: string) {
  return db.selectFrom('admins').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function hasAdmin(db: Database): Promise<boolean> {
  return (await db.selectFrom('admins').select('id').limit(1).executeTakeFirst()) !== undefined;
}

export async function insertAdmin(db: Database, admin: Tables['admins']): Promise<void> {
  await db
    .insertInto('admins')
    .values({ ...admin, email: admin.email.toLowerCase() })
    .execute();
}

export async function listAdmins(db: Database) {
  return db
    .selectFrom('admins')
    .select(['id', 'email', 'name', 'created_at'])
    .orderBy('created_at')
    .execute();
}

/**
 * Row lock of the administrator to the end of the transaction, if the password is still the one of this hash: a
 * session must not be made with a password that is changed at the same moment.
 */
export async function lockAdmin(trx: Trx, id: string, passwordHash: string): Promise<boolean> {
  const query = trx
    .selectFrom('admins')
    .select('id')
    .where('id', '=', id)
    .where('password_hash', '=', passwordHash);
  const found = await withLock(trx, query, 'delete').executeTakeFirst();
  return found !== undefined;
}

/** All administrators, the oldest first, who stay as they are to the end of the transaction. */
export async function lockAdmins(trx: Trx): Promise<Tables['admins'][]> {
  await lockTable(trx, 'admins');
  return readAdmins(trx);
}

export async function readAdmins(db: Database): Promise<Tables['admins'][]> {
  return db.selectFrom('admins').selectAll().orderBy('created_at').orderBy('id').execute();
}

/** The sessions go with the row that they name. */
export async function deleteAdminRow(trx: Trx, id: string): Promise<void> {
  await trx.deleteFrom('admins').where('id', '=', id).execute();
}

/** Removes an administrator and ends their sessions, unless they are the last: false then, or when there is none. */
export async function deleteAdmin(db: Database, email: string): Promise<boolean> {
  return inTransaction(db, async (trx) => {
    const all = await lockAdmins(trx);
    const found = all.find((admin) => admin.email === email.toLowerCase());
    if (!found || all.length === 1) return false;
    await deleteAdminRow(trx, found.id);
    return true;
  });
}

type Profile = Pick<Tables['admins'], 'name' | 'phone' | 'address' | 'profile_image' | 'email'>;

export async function updateAdminProfile(trx: Trx, id: string, to: Profile): Promise<void> {
  await trx
    .updateTable('admins')
    .set({ ...to, email: to.email.toLowerCase() })
    .where('id', '=', id)
    .execute();
}

type Contact = Pick<Tables['admins'], 'phone' | 'address'>;

/** Changes it for the administrators who have all of this. */
export async function updateAdminContacts(db: Database, from: Partial<Contact>, to: Contact): Promise<void> {
  await db
    .updateTable('admins')
    .set(to)
    .where((eb) => eb.and(from))
    .execute();
}

/** Changes the password; every session signed in with the old one ends, and so do the links to set one. */
export async function updateAdminPassword(db: Database, id: string, hash: string): Promise<void> {
  await inTransaction(db, async (trx) => {
    await updatePassword(trx, { admin_id: id }, { hash, mustChange: false });
  });
}
