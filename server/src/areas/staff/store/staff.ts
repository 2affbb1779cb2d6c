import { ACTIVE, INACTIVE } from '@tawseel/contract/facts/limits';
import { type StaffKind, staffKinds } from '@tawseel/contract/facts/staff-kinds';
import type { Staff } from '@tawseel/contract/staff';
import { sql } from 'kysely';
import { withLock } from '../../../platform/engine/lock.ts';
import type { LiveRelation } from '../../../platform/engine/orphans.ts';
import type { Database, Tables, Trx } from '../../../platform/engine/tables.ts';
import type { Scope } from '../../../platform/values/scope.ts';

export type StaffAtWarehouse = Tables['staff'] & { warehouse_name: string | null };

export function toStaff(row: StaffAtWarehouse, kind: StaffKind): Staff {
  const driver = {
    licenseNo: row.license_no,
    vehicleType: row.vehicle_type,
    vehicleNo: row.vehicle_no,
  };
  return {
    _id: row.id,
    firstName: row.first_name,
    lastName: row.last_name,
    email: row.email,
    image: row.image,
    role: staffKinds[kind].role,
    profileStatus: row.profile_status,
    phoneNo: row.phone,
    cnic: row.identity_number,
    country: row.country,
    city: row.city,
    address: [row.house_no, row.street].filter(Boolean).join(', '),
    street: row.street,
    houseNo: row.house_no,
    accountNumber: row.account_number,
    documents: JSON.parse(row.documents) as string[],
    warehouseId: row.warehouse_id,
    warehouse: row.warehouse_name ?? '',
    createdAt: row.created_at,
    ...(kind === 'driver' ? driver : {}),
  };
}

/** Selects staff of one kind with the name of their warehouse, within the scope. */
export function selectStaff(
  db: Database,
  kind: StaffKind,
  state: 'live' | 'deleted',
  { warehouseId }: Scope,
) {
  return db
    .selectFrom('staff')
    .leftJoin('warehouses', 'warehouses.id', 'staff.warehouse_id')
    .selectAll('staff')
    .select('warehouses.name as warehouse_name')
    .where('staff.kind', '=', kind)
    .where('staff.deleted_at', state === 'live' ? 'is' : 'is not', null)
    .$if(warehouseId !== undefined, (query) => query.where('staff.warehouse_id', '=', warehouseId ?? ''));
}

export async function listStaff(db: Database, kind: StaffKind, scope: Scope): Promise<Staff[]> {
  const rows = await selectStaff(db, kind, 'live', scope)
    .orderBy('staff.created_at', 'desc')
    .orderBy('staff.id', 'desc')
    .execute();
  return rows.map((row) => toStaff(row, kind));
}

export async function findStaff(
  db: Database,
  kind: StaffKind,
  id: string,
  scope: Scope,
): Promise<Staff | undefined> {
  const row = await selectStaff(db, kind, 'live', scope).where('staff.id', '=', id).executeTakeFirst();
  return row && toStaff(row, kind);
}

/** Lists emails of one kind of staff or of all, including deleted ones. */
export async function listStaffEmails(
  db: Database,
  kind?: StaffKind,
): Promise<Pick<StaffAtWarehouse, 'id' | 'kind' | 'email' | 'phone_e164' | 'warehouse_id' | 'deleted_at'>[]> {
  let query = db
    .selectFrom('staff')
    .select(['id', 'kind', 'email', 'phone_e164', 'warehouse_id', 'deleted_at']);
  if (kind !== undefined) query = query.where('kind', '=', kind);
  return query.execute();
}

/** Soft deletion: the row stays for the payments and orders that refer to it. Returns true if this call deleted it. */
export async function deleteStaff(db: Database, kind: StaffKind, id: string, now: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('staff')
    .set({ deleted_at: now })
    .where('id', '=', id)
    .where('kind', '=', kind)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/**
 * Toggles the status in one atomic statement, so that two concurrent clicks restore it. Returns undefined if there is
 * no such staff member.
 */
export async function toggleStaffStatus(
  db: Database,
  kind: StaffKind,
  id: string,
  scope: Scope,
): Promise<Staff | undefined> {
  const { warehouseId } = scope;
  await db
    .updateTable('staff')
    .set((eb) => ({
      profile_status: eb.case().when('profile_status', '=', ACTIVE).then<string>(INACTIVE).else(ACTIVE).end(),
    }))
    .where('id', '=', id)
    .where('kind', '=', kind)
    .where('deleted_at', 'is', null)
    .$if(warehouseId !== undefined, (query) => query.where('warehouse_id', '=', warehouseId ?? ''))
    .execute();
  return findStaff(db, kind, id, scope);
}

/** Locks a staff member until the end of the transaction, so that rows for them are created only once. */
export async function lockColleague(trx: Trx, id: string): Promise<void> {
  await withLock(trx, trx.selectFrom('staff').select('id').where('id', '=', id), 'edit').execute();
}

/** Returns a staff member's own profile, or undefined. */
export async function findColleague(db: Database, id: string) {
  return db
    .selectFrom('staff')
    .innerJoin('accounts', 'accounts.id', 'staff.id')
    .select([
      'first_name',
      'last_name',
      'email',
      'phone',
      'house_no',
      'street',
      'image',
      'warehouse_id',
      'must_change_password',
      'password_hash',
    ])
    .where('staff.id', '=', id)
    .executeTakeFirst();
}

/** Staff whose warehouse must not be deleted. */
export const LIVE_STAFF: LiveRelation = {
  from: 'staff',
  column: 'warehouse_id',
  to: 'warehouses',
  what: 'a member of staff works at a warehouse',
  live: sql`child.deleted_at is null`,
};
