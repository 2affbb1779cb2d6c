import type { Database, Tables } from './tables.ts';

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

/** Changes the password and ends every session signed in with the old one. */
export async function updateAdminPassword(db: Database, id: string, passwordHash: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await trx.updateTable('admins').set({ password_hash: passwordHash }).where('id', '=', id).execute();
    await trx.deleteFrom('sessions').where('admin_id', '=', id).execute();
  });
}
