import type { StaffKind } from '@tawseel/contract/facts/staff-kinds';
import type { DeletedStaff } from '@tawseel/contract/staff';
import type { Database, Tables } from '../../../platform/engine/tables.ts';
import type { Scope } from '../../../platform/values/scope.ts';
import { type StaffAtWarehouse, selectStaff, toStaff } from './staff.ts';

type Changes = Partial<Omit<Tables['staff'], 'id' | 'kind'>>;

/** Lists deleted staff, last deleted first. */
export async function listDeletedStaff(db: Database, kind: StaffKind, scope: Scope): Promise<DeletedStaff[]> {
  const rows = await selectStaff(db, kind, 'deleted', scope)
    .orderBy('staff.deleted_at', 'desc')
    .orderBy('staff.id', 'desc')
    .execute();
  return rows.map((row) => ({ ...toStaff(row, kind), deletedAt: row.deleted_at ?? '' }));
}

export async function findStaffRow(
  db: Database,
  kind: StaffKind,
  id: string,
  scope: Scope,
  state: 'live' | 'deleted',
): Promise<StaffAtWarehouse | undefined> {
  return selectStaff(db, kind, state, scope).where('staff.id', '=', id).executeTakeFirst();
}

export async function insertStaff(db: Database, row: Tables['staff']): Promise<void> {
  await db.insertInto('staff').values(row).execute();
}

export async function updateStaff(db: Database, id: string, changes: Changes): Promise<void> {
  await db.updateTable('staff').set(changes).where('id', '=', id).execute();
}

/** Returns the driver who signs in with a phone (E.164), other than `exceptId`, or undefined. */
export async function findDriverByPhone(
  db: Database,
  phone: string,
  exceptId: string,
): Promise<Tables['staff'] | undefined> {
  return db
    .selectFrom('staff')
    .selectAll()
    .where('phone_e164', '=', phone)
    .where('kind', '=', 'driver')
    .where('deleted_at', 'is', null)
    .where('id', '!=', exceptId)
    .executeTakeFirst();
}
