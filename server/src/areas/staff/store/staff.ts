import { STAFF_STATUSES } from '@tawseel/contract/facts/limits';
import { type StaffKind, staffKindNames, staffKinds } from '@tawseel/contract/facts/staff-kinds';
import type { Staff } from '@tawseel/contract/staff';
import type { WarehouseUser } from '@tawseel/contract/warehouses';
import { sql } from 'kysely';
import { engineOf } from '../../../platform/engine/database.ts';
import type { Database, Tables, Trx } from '../../../platform/engine/tables.ts';

export type StaffRow = Tables['staff'] & { warehouse_name: string | null };

export const [ACTIVE, INACTIVE] = STAFF_STATUSES;

export function toStaff(row: StaffRow, kind: StaffKind): Staff {
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

/** Staff of one kind, with the name of their warehouse; only those of one warehouse where it is named. */
export function selectStaff(
  db: Database,
  kind: StaffKind,
  state: 'live' | 'deleted',
  warehouseId: string | undefined,
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

export async function listStaff(db: Database, kind: StaffKind, warehouseId?: string): Promise<Staff[]> {
  const rows = await selectStaff(db, kind, 'live', warehouseId)
    .orderBy('staff.created_at', 'desc')
    .orderBy('staff.id', 'desc')
    .execute();
  return rows.map((row) => toStaff(row, kind));
}

export async function findStaff(
  db: Database,
  kind: StaffKind,
  id: string,
  warehouseId?: string,
): Promise<Staff | undefined> {
  const row = await selectStaff(db, kind, 'live', warehouseId).where('staff.id', '=', id).executeTakeFirst();
  return row && toStaff(row, kind);
}

/** Of one kind or of all, deleted or not. */
export async function listStaffEmails(
  db: Database,
  kind?: StaffKind,
): Promise<Pick<StaffRow, 'id' | 'kind' | 'email' | 'phone_e164' | 'warehouse_id' | 'deleted_at'>[]> {
  let query = db
    .selectFrom('staff')
    .select(['id', 'kind', 'email', 'phone_e164', 'warehouse_id', 'deleted_at']);
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
  warehouseId?: string,
): Promise<Staff | undefined> {
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
  return findStaff(db, kind, id, warehouseId);
}

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
  const found = await trx
    .selectFrom('staff')
    .select('id')
    .where('id', '=', id)
    .where('password_hash', '=', passwordHash)
    .where('profile_status', '=', ACTIVE)
    .where('deleted_at', 'is', null)
    .$if(engineOf(trx) === 'postgres', (query) => query.forUpdate())
    .executeTakeFirst();
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

/** Who somebody of the staff is to themselves. */
export async function findColleague(db: Database, id: string) {
  return db
    .selectFrom('staff')
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
    .where('id', '=', id)
    .executeTakeFirst();
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
