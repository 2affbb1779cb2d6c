import { ACTIVE } from '@tawseel/contract/facts/limits';
import type { StaffKind } from '@tawseel/contract/facts/staff-kinds';
import { sql } from 'kysely';
import { withLock } from '../../../platform/engine/lock.ts';
import type { Database, Tables, Trx } from '../../../platform/engine/tables.ts';

/** The member of staff who signs in with this email, active or not; undefined where nobody has a password under it. */
export async function findStaffAccount(db: Database, email: string) {
  return db
    .selectFrom('staff')
    .select((eb) => ['id', 'password_hash', 'profile_status', eb.ref('kind').$castTo<StaffKind>().as('kind')])
    .where((eb) => eb.fn<string>('lower', ['email']), '=', email.toLowerCase())
    .where('password_hash', 'is not', null)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
}

/** Row lock of a member of staff to the end of the transaction, if they are active and the password is still the one of this hash. */
export async function lockStaffAccount(trx: Trx, id: string, passwordHash: string): Promise<boolean> {
  const query = trx
    .selectFrom('staff')
    .select('id')
    .where('id', '=', id)
    .where('password_hash', '=', passwordHash)
    .where('profile_status', '=', ACTIVE)
    .where('deleted_at', 'is', null);
  const found = await withLock(trx, query, 'delete').executeTakeFirst();
  return found !== undefined;
}

/** A member of staff of any kind, for what is the same of all. */
export type Colleague = { id: string; kind: StaffKind; name: string; email: string; phone: string };

/** By id, who is not deleted; only of one warehouse where it is named. */
export async function findPerson(
  db: Database,
  id: string,
  warehouseId?: string,
): Promise<Colleague | undefined> {
  return db
    .selectFrom('staff')
    .select(['id', 'email', 'phone'])
    .select((eb) => eb.ref('kind').$castTo<StaffKind>().as('kind'))
    .select(sql<string>`trim(first_name || ' ' || last_name)`.as('name'))
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .$if(warehouseId !== undefined, (query) => query.where('warehouse_id', '=', warehouseId ?? ''))
    .executeTakeFirst();
}

/** Whose email it is, in capitals or not, among the staff who sign in with it; other than `exceptId`. */
export async function findStaffByEmail(
  db: Database,
  email: string,
  exceptId: string,
): Promise<Tables['staff'] | undefined> {
  return db
    .selectFrom('staff')
    .selectAll()
    .where(sql<string>`lower(email)`, '=', email.toLowerCase())
    .where('kind', '!=', 'driver')
    .where('deleted_at', 'is', null)
    .where('id', '!=', exceptId)
    .executeTakeFirst();
}
