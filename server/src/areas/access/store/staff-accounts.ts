import type { StaffKind } from '@tawseel/contract/facts/staff-kinds';
import { sql } from 'kysely';
import type { Database, Tables } from '../../../platform/engine/tables.ts';
import type { Scope } from '../../../platform/values/scope.ts';

/** Staff member of any kind, with the fields that all kinds share. */
export type Colleague = { id: string; kind: StaffKind; name: string; email: string; phone: string };

/** Returns a staff member by id who is not deleted, within the scope, or undefined. */
export async function findPerson(
  db: Database,
  id: string,
  { warehouseId }: Scope,
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

/** Returns the staff member who signs in with an email, ignoring case, other than `exceptId`. */
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
