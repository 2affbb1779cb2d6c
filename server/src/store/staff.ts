import { STAFF_STATUSES } from '@tawseel/contract/facts/limits';
import { type StaffKind, staffKindNames, staffKinds } from '@tawseel/contract/facts/staff-kinds';
import type { Staff } from '@tawseel/contract/staff';
import type { WarehouseUser } from '@tawseel/contract/warehouses';
import type { Database, Tables } from './tables.ts';

type Row = Tables['staff'] & { warehouse_name: string | null };

const [ACTIVE, INACTIVE] = STAFF_STATUSES;

function toStaff(row: Row, kind: StaffKind): Staff {
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
    accountNumber: row.account_number,
    documents: JSON.parse(row.documents) as string[],
    warehouseId: row.warehouse_id,
    warehouse: row.warehouse_name ?? '',
    createdAt: row.created_at,
    ...(kind === 'driver' ? driver : {}),
  };
}

/** Staff of one kind that are not deleted, with the name of their warehouse. */
function staffOf(db: Database, kind: StaffKind) {
  return db
    .selectFrom('staff')
    .leftJoin('warehouses', 'warehouses.id', 'staff.warehouse_id')
    .selectAll('staff')
    .select('warehouses.name as warehouse_name')
    .where('staff.kind', '=', kind)
    .where('staff.deleted_at', 'is', null);
}

export async function listStaff(db: Database, kind: StaffKind): Promise<Staff[]> {
  const rows = await staffOf(db, kind)
    .orderBy('staff.created_at', 'desc')
    .orderBy('staff.id', 'desc')
    .execute();
  return rows.map((row) => toStaff(row, kind));
}

export async function findStaff(db: Database, kind: StaffKind, id: string): Promise<Staff | undefined> {
  const row = await staffOf(db, kind).where('staff.id', '=', id).executeTakeFirst();
  return row && toStaff(row, kind);
}

/** Of one kind or of all, deleted or not. */
export async function listStaffEmails(
  db: Database,
  kind?: StaffKind,
): Promise<Pick<Row, 'id' | 'email' | 'warehouse_id' | 'deleted_at'>[]> {
  let query = db.selectFrom('staff').select(['id', 'email', 'warehouse_id', 'deleted_at']);
  if (kind !== undefined) query = query.where('kind', '=', kind);
  return query.execute();
}

/** Soft delete: the row stays for the payments and orders that name it. True when this deleted it. */
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
 * Atomic toggle in one statement, so that two clicks at once end where they began. Undefined when there is no such
 * staff.
 */
export async function toggleStaffStatus(
  db: Database,
  kind: StaffKind,
  id: string,
): Promise<Staff | undefined> {
  await db
    .updateTable('staff')
    .set((eb) => ({
      profile_status: eb.case().when('profile_status', '=', ACTIVE).then<string>(INACTIVE).else(ACTIVE).end(),
    }))
    .where('id', '=', id)
    .where('kind', '=', kind)
    .where('deleted_at', 'is', null)
    .execute();
  return findStaff(db, kind, id);
}

export async function listWarehouseUsers(
  db: Database,
  warehouseId: string,
  kind: StaffKind,
): Promise<WarehouseUser[]> {
  const rows = await db
    .selectFrom('staff')
    .selectAll()
    .where('warehouse_id', '=', warehouseId)
    .where('kind', '=', kind)
    .where('deleted_at', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows.map((row) => ({
    _id: row.id,
    firstName: row.first_name,
    lastName: row.last_name,
    email: row.email,
    role: staffKinds[kind].role,
    profileStatus: row.profile_status,
    image: row.image,
    phoneNo: row.phone,
    country: row.country,
    city: row.city,
    street: row.street,
    houseNo: row.house_no,
    addresses: [],
    createdAt: row.created_at,
  }));
}

export async function countStaffByKind(
  db: Database,
  warehouseId: string,
): Promise<Record<StaffKind, number>> {
  const rows = await db
    .selectFrom('staff')
    .select((eb) => ['kind', eb.fn.countAll<number>().as('n')])
    .where('warehouse_id', '=', warehouseId)
    .where('deleted_at', 'is', null)
    .groupBy('kind')
    .execute();
  const countOf = (kind: StaffKind) => rows.find((row) => row.kind === kind)?.n ?? 0;
  const counts = staffKindNames.map((kind) => [kind, countOf(kind)]);
  // Object.fromEntries forgets the four names.
  return Object.fromEntries(counts) as Record<StaffKind, number>;
}
