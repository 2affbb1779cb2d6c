import * as z from 'zod/mini';
import { READERS } from './facts/roles.ts';
import { type StaffKind, staffKinds } from './facts/staff-kinds.ts';
import { byId, id, instant } from './fields.ts';
import { keyed, type Refusals, table, withMessage } from './route.ts';
import { administratorsName, noSuchWarehouse } from './shared-refusals.ts';
import { staffDetails, staffUpdate } from './staff-details.ts';

export const Staff = z.object({
  _id: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  image: z.string(),
  role: z.string(),
  profileStatus: z.string(),
  phoneNo: z.string(),
  cnic: z.string(),
  country: z.string(),
  city: z.string(),
  address: z.string(),
  street: z.string(),
  houseNo: z.string(),
  accountNumber: z.string(),
  documents: z.array(z.string()),
  warehouseId: z.string(),
  warehouse: z.string(),
  createdAt: instant,
  licenseNo: z.optional(z.string()),
  vehicleType: z.optional(z.string()),
  vehicleNo: z.optional(z.string()),
  version: z.optional(z.string()),
});
export type Staff = z.infer<typeof Staff>;

export const DeletedStaff = z.extend(Staff, { deletedAt: instant });
export type DeletedStaff = z.infer<typeof DeletedStaff>;

/**
 * Returns the calls of one staff kind. The kinds differ in paths, envelope key, name of the id, and the drivers'
 * vehicle fields.
 */
function staffTable<K extends StaffKind>(kind: K) {
  const { list, key, remove, status, idName, plural, role } = staffKinds[kind];
  const may = kind === 'supervisor' ? READERS.supervisors : READERS.staff;
  const one = role.toLowerCase();
  const unknown = { no_such_staff: `No such ${one}` };
  const busy: Refusals = {
    ...(kind === 'driver' && { driver_on_run: 'They drive a run that is under way' }),
    person_has_cash: 'They hold cash of the business',
  };
  const taken: Refusals = {
    ...(kind === 'driver'
      ? { staff_phone_taken: 'The phone belongs to another driver' }
      : { staff_email_taken: 'The email belongs to other staff' }),
    ...administratorsName,
  };
  const body = staffDetails[kind] as (typeof staffDetails)[K];
  const update = staffUpdate[kind] as (typeof staffUpdate)[K];
  const area = `${kind}s` as const;
  const invalidates = [area, 'warehouses', 'overview'] as const;
  const listReply = keyed(key as (typeof staffKinds)[K]['key'], z.array(Staff));
  return table(area, {
    listStaff: {
      method: 'GET',
      path: list,
      may,
      summary: `${plural}, newest first`,
      ...listReply,
    },
    deleteStaff: {
      method: 'DELETE',
      path: remove,
      summary: `Deletes a ${one} and returns the remaining ones`,
      invalidates,
      params: byId,
      ...listReply,
      refusals: {
        ...unknown,
        ...busy,
        person_owes: 'They owe a difference that is neither settled nor written off',
      },
    },
    toggleStatus: {
      method: 'PUT',
      path: status,
      may,
      summary: `Flips a ${one} between Active and unActive`,
      invalidates,
      body: z.strictObject({ [idName]: id } as Record<(typeof staffKinds)[K]['idName'], typeof id>),
      ...withMessage(Staff),
      refusals: unknown,
    },
    createStaff: {
      method: 'POST',
      path: `/api/${kind}/create`,
      feature: 'tawseel',
      may,
      summary: `Adds a ${one}`,
      invalidates,
      body,
      ...withMessage(Staff),
      status: 201,
      refusals: { ...noSuchWarehouse, ...taken },
    },
    updateStaff: {
      method: 'PUT',
      path: `/api/${kind}/:id`,
      feature: 'tawseel',
      may,
      summary: `Changes the details or warehouse of a ${one}; fields left out stay`,
      invalidates,
      params: byId,
      body: update,
      ...withMessage(Staff),
      refusals: {
        ...unknown,
        ...noSuchWarehouse,
        ...taken,
        changed_meanwhile: 'Someone else changed them since this version',
        ...busy,
      },
    },
    listDeletedStaff: {
      method: 'GET',
      path: `/api/${kind}/deleted`,
      feature: 'tawseel',
      may,
      summary: `Deleted ${plural.toLowerCase()}, last deleted first`,
      ...keyed('data', z.array(DeletedStaff)),
    },
    restoreStaff: {
      method: 'POST',
      path: `/api/${kind}/restore/:id`,
      feature: 'tawseel',
      may,
      summary: `Brings a deleted ${one} back, to the warehouse of before or to another; password, PIN and API keys are gone`,
      invalidates,
      params: byId,
      body: z.strictObject({ warehouseId: id }),
      ...withMessage(Staff),
      refusals: {
        no_such_deleted_staff: `No such deleted ${one}`,
        ...noSuchWarehouse,
        ...taken,
        warehouse_of_staff_deleted: 'The warehouse was deleted',
      },
    },
  });
}

export const staff = {
  supervisor: staffTable('supervisor'),
  operator: staffTable('operator'),
  driver: staffTable('driver'),
  cashier: staffTable('cashier'),
};
