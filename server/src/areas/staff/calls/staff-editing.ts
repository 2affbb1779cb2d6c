import { COUNTRY } from '@tawseel/contract/facts/emirates';
import { STAFF_STATUSES } from '@tawseel/contract/facts/limits';
import type { StaffKind } from '@tawseel/contract/facts/staff-kinds';
import { normalPhone } from '@tawseel/contract/facts/uae';
import type { Staff, staff } from '@tawseel/contract/staff';
import { type StaffDetails, StaffNumbers, type StaffUpdate } from '@tawseel/contract/staff-details';
import { newId } from '../../../platform/engine/ids.ts';
import { lockTable } from '../../../platform/engine/lock.ts';
import type { Database, Trx } from '../../../platform/engine/tables.ts';
import { refuse } from '../../../platform/http/errors.ts';
import { parse } from '../../../platform/http/parse.ts';
import { refuseOther } from '../../../platform/http/record-version.ts';
import type { Context, Handlers } from '../../../platform/http/serve.ts';
import { write } from '../../../platform/http/write.ts';
import { toAed } from '../../../platform/values/fils.ts';
import { type Scope, WHOLE_BUSINESS } from '../../../platform/values/scope.ts';
import { findRunOf } from '../../../reads/ties.ts';
import { refuseAdminName } from '../../access/calls/administrator-names.ts';
import { moveSignIn } from '../../access/store/accounts.ts';
import { revokeKeysOf } from '../../access/store/api-keys.ts';
import { deleteResetLinks } from '../../access/store/reset-links.ts';
import { moneyOfPerson, owedByPerson } from '../../ledger/store/driver-cash.ts';
import { knownWarehouse } from '../../warehouses/calls.ts';
import { findWarehouse } from '../../warehouses/store.ts';
import { type StaffAtWarehouse, toStaff } from '../store/staff.ts';
import { findStaffRow, insertStaff, listDeletedStaff, updateStaff } from '../store/staff-editing.ts';
import type { StaffRow } from '../tables.ts';
import { refuseTakenSignIn } from './taken-sign-in.ts';
import { shownTo, staffVersion } from './visible-staff.ts';

type ById = { params: { id: string } };
type EditingRows = Pick<
  (typeof staff)[StaffKind],
  'createStaff' | 'updateStaff' | 'listDeletedStaff' | 'restoreStaff'
>;

const NOBODY = {
  email: '',
  image: '',
  profile_status: STAFF_STATUSES[0],
  identity_number: '',
  country: COUNTRY,
  street: '',
  house_no: '',
  account_number: '',
  documents: '[]',
  license_no: '',
  vehicle_type: '',
  vehicle_no: '',
} satisfies Partial<StaffRow>;

/** Returns the subject of a change to a staff member, for the audit log. */
export function staffSubject({ _id: id, firstName, lastName }: Staff) {
  return { kind: 'staff', id, name: `${firstName} ${lastName}` } as const;
}

const nameOf = (row: Pick<StaffRow, 'first_name' | 'last_name'>) => `${row.first_name} ${row.last_name}`;

/** Returns the columns for details; missing details are unchanged. Numbers are only checked if they are new. */
function columnsOf(details: StaffDetails, was: Omit<StaffRow, 'id'> | typeof NOBODY) {
  const { cnic, accountNumber } = details;
  const numbers = parse(StaffNumbers, {
    cnic: cnic === was.identity_number ? undefined : cnic,
    accountNumber: accountNumber === was.account_number ? undefined : accountNumber,
  });
  return {
    warehouse_id: details.warehouseId,
    first_name: details.firstName,
    last_name: details.lastName,
    email: details.email ?? was.email,
    phone: details.phoneNo,
    phone_e164: normalPhone(details.phoneNo) ?? '',
    identity_number: numbers.cnic ?? was.identity_number,
    country: details.country ?? was.country,
    city: details.city,
    street: details.street ?? was.street,
    house_no: details.houseNo ?? was.house_no,
    account_number: numbers.accountNumber ?? was.account_number,
    license_no: details.licenseNo ?? was.license_no,
    vehicle_type: details.vehicleType ?? was.vehicle_type,
    vehicle_no: details.vehicleNo ?? was.vehicle_no,
  };
}

/** Refuses to change the warehouse of a driver, or delete one, while they are on a run. */
export async function refuseOnRun(trx: Trx, id: string, name: string): Promise<void> {
  const run = await findRunOf(trx, id);
  if (run !== undefined) throw refuse('driver_on_run', { name, run });
}

/** Refuses to change the warehouse of a person who has money of the business, or to delete one. */
export async function refuseWithMoney(trx: Trx, id: string, person: string): Promise<void> {
  const fils = await moneyOfPerson(trx, id);
  if (fils > 0) throw refuse('person_has_cash', { person, total: toAed(fils) });
}

/** Refuses to delete a person who owes a difference. */
export async function refuseWithDebt(trx: Trx, id: string, person: string): Promise<void> {
  const fils = await owedByPerson(trx, id);
  if (fils > 0) throw refuse('person_owes', { person, total: toAed(fils) });
}

/** Returns the handlers of one staff kind that the specification does not list. */
export function staffEditingCalls(kind: StaffKind): Handlers<EditingRows> {
  const rowOf = async (db: Database, id: string, scope: Scope, state: 'live' | 'deleted') => {
    const row = await findStaffRow(db, kind, id, scope, state);
    if (row) return row;
    throw refuse(state === 'deleted' ? 'no_such_deleted_staff' : 'no_such_staff', { kind });
  };
  const shownOf = async (db: Database, id: string) =>
    toStaff(await rowOf(db, id, WHOLE_BUSINESS, 'live'), kind);

  const holdWarehouse = (trx: Trx, id: string, scope: Scope) => knownWarehouse(trx, scope, id, 'child');

  /** Locks a warehouse before the staff: the order used wherever both are locked (see lockEntered). */
  async function lockStaff(trx: Trx, warehouseId: string) {
    await findWarehouse(trx, warehouseId, 'child');
    await lockTable(trx, 'staff');
  }

  /** Locks the warehouse of a staff member to be restored; the refusal names a deleted one that was their own. */
  async function holdWarehouseOf(trx: Trx, row: StaffAtWarehouse, id: string, scope: Scope) {
    if (id !== row.warehouse_id || (await findWarehouse(trx, id))) return holdWarehouse(trx, id, scope);
    const { first_name: firstName, warehouse_name } = row;
    const warehouse = warehouse_name ?? '';
    throw refuse('warehouse_of_staff_deleted', { name: nameOf(row), firstName, warehouse });
  }

  return {
    createStaff: ({ body }: { body: StaffDetails }, context: Context) => {
      const { caller, done } = context;
      const columns = columnsOf(body, NOBODY);
      return write(context, async ({ trx, scope, now, audit }) => {
        await holdWarehouse(trx, body.warehouseId, scope);
        await lockTable(trx, 'staff');
        const created_at = now.toISOString();
        const row: StaffRow = { ...NOBODY, ...columns, id: newId(), kind, created_at, deleted_at: null };
        await refuseTakenSignIn(trx, row, undefined, scope);
        await refuseAdminName(trx, caller, { name: nameOf(row), path: 'firstName' });
        await insertStaff(trx, row);
        const data = await shownOf(trx, row.id);
        await audit({ subject: staffSubject(data), after: data });
        return { ...done('staff_added', { name: nameOf(row) }), data: shownTo(caller, data) };
      });
    },

    updateStaff: ({ params, body }: ById & { body: StaffUpdate }, context: Context) =>
      write(context, async ({ trx, scope, audit }) => {
        const { caller, done } = context;
        await lockStaff(trx, body.warehouseId);
        const was = await rowOf(trx, params.id, scope, 'live');
        const before = toStaff(was, kind);
        refuseOther(nameOf(was), staffVersion(before), body.version);
        const changes = columnsOf(body, was);
        if (body.warehouseId !== was.warehouse_id) {
          await holdWarehouse(trx, body.warehouseId, scope);
          await refuseOnRun(trx, was.id, nameOf(was));
          await refuseWithMoney(trx, was.id, nameOf(was));
        }
        await refuseTakenSignIn(trx, { ...was, ...changes }, was, scope);
        await refuseAdminName(trx, caller, { name: nameOf(changes), was: nameOf(was), path: 'firstName' });
        await updateStaff(trx, was.id, changes);
        await moveSignIn(trx, was.id, changes.email);
        // Reset links are deleted, because one was mailed to the old email or given to the previous supervisor.
        if (changes.email !== was.email || changes.warehouse_id !== was.warehouse_id)
          await deleteResetLinks(trx, was.id);
        const data = await shownOf(trx, was.id);
        await audit({ subject: staffSubject(data), before, after: data });
        return { ...done('staff_updated', { name: nameOf(changes) }), data: shownTo(caller, data) };
      }),

    listDeletedStaff: async (_: unknown, { db, caller, scope }: Context) =>
      (await listDeletedStaff(db, kind, scope)).map((one) => shownTo(caller, one)),

    restoreStaff: ({ params, body }: ById & { body: { warehouseId: string } }, context: Context) =>
      write(context, async ({ trx, scope, now, audit }) => {
        await lockStaff(trx, body.warehouseId);
        const row = await rowOf(trx, params.id, scope, 'deleted');
        await holdWarehouseOf(trx, row, body.warehouseId, scope);
        await refuseTakenSignIn(trx, row, undefined, scope);
        await updateStaff(trx, row.id, { deleted_at: null, warehouse_id: body.warehouseId });
        await revokeKeysOf(trx, { staff_id: row.id }, now.toISOString());
        const data = await shownOf(trx, row.id);
        const was = { deleted: true, warehouse: row.warehouse_name };
        await audit({
          subject: staffSubject(data),
          before: was,
          after: { deleted: false, warehouse: data.warehouse },
        });
        return {
          ...context.done('staff_restored', { name: nameOf(row) }),
          data: shownTo(context.caller, data),
        };
      }),
  };
}
