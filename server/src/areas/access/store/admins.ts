import { lockTable } from '../../../platform/engine/lock.ts';
import type { Database, Tables, Trx } from '../../../platform/engine/tables.ts';
import { inTransaction } from '../../../platform/engine/transaction.ts';
import { deleteAccount, findAccount, moveSignIn, updatePassword } from './accounts.ts';

/** Administrator with credentials. */
export type Admin = Tables['admins'] & Pick<Tables['accounts'], 'password_hash' | 'must_change_password'>;

function withAccounts(db: Database) {
  return db
    .selectFrom('admins')
    .innerJoin('accounts', 'accounts.id', 'admins.id')
    .selectAll('admins')
    .select(['password_hash', 'must_change_password']);
}

export async function findAdminByEmail(db: Database, email: string): Promise<Admin | undefined> {
  return withAccounts(db).where('email', '=', email.toLowerCase()).executeTakeFirst();
}

export async function findAdmin(db: Database, id: string): Promise<Admin | undefined> {
  return withAccounts(db).where('admins.id', '=', id).executeTakeFirst();
}

export async function hasAdmin(db: Database): Promise<boolean> {
  return (await db.selectFrom('admins').select('id').limit(1).executeTakeFirst()) !== undefined;
}

type NewAdmin = Tables['admins'] & { password_hash: string; must_change_password?: number };

export async function insertAdmin(db: Database, admin: NewAdmin): Promise<void> {
  const { password_hash, must_change_password = 0, ...rest } = admin;
  const email = rest.email.toLowerCase();
  const account = { id: rest.id, role: 'administrator', sign_in: email, password_hash, pin_hash: null };
  await db
    .insertInto('accounts')
    .values({ ...account, must_change_password })
    .execute();
  await db
    .insertInto('admins')
    .values({ ...rest, email })
    .execute();
}

export async function listAdmins(db: Database) {
  return db
    .selectFrom('admins')
    .select(['id', 'email', 'name', 'created_at'])
    .orderBy('created_at')
    .execute();
}

/** Locks the administrators until the end of the transaction, and returns them, oldest first. */
export async function lockAdmins(trx: Trx): Promise<Admin[]> {
  await lockTable(trx, 'admins');
  return readAdmins(trx);
}

export async function readAdmins(db: Database): Promise<Admin[]> {
  return withAccounts(db).orderBy('created_at').orderBy('admins.id').execute();
}

/** Deletes an administrator and ends their sessions; returns false if there is none or it is the last one. */
export async function deleteAdmin(db: Database, email: string): Promise<boolean> {
  return inTransaction(db, async (trx) => {
    const all = await lockAdmins(trx);
    const found = all.find((admin) => admin.email === email.toLowerCase());
    if (!found || all.length === 1) return false;
    await deleteAccount(trx, found.id);
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
  await moveSignIn(trx, id, to.email);
}

type Contact = Pick<Tables['admins'], 'phone' | 'address'>;

/** Changes the contact details of administrators who have exactly these. */
export async function updateAdminContacts(db: Database, from: Partial<Contact>, to: Contact): Promise<void> {
  await db
    .updateTable('admins')
    .set(to)
    .where((eb) => eb.and(from))
    .execute();
}

/** Changes the password, and ends the account's sessions and reset links. */
export async function updateAdminPassword(db: Database, id: string, hash: string): Promise<void> {
  await inTransaction(db, async (trx) => {
    const account = await findAccount(trx, id);
    if (account) await updatePassword(trx, account, { hash, mustChange: false });
  });
}
