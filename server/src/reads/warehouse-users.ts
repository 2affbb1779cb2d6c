import { type StaffKind, staffKindNames, staffKinds } from '@tawseel/contract/facts/staff-kinds';
import type { WarehouseUser } from '@tawseel/contract/warehouses';
import type { Database } from '../platform/engine/tables.ts';

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
  // Object.fromEntries loses the type of the four names.
  return Object.fromEntries(counts) as Record<StaffKind, number>;
}
