import * as z from 'zod/mini';
import type { Role } from './facts/roles.ts';
import { type StaffKind, staffKinds } from './facts/staff-kinds.ts';
import { byId, id, instant } from './fields.ts';
import { keyed, table, withMessage } from './route.ts';

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
  accountNumber: z.string(),
  documents: z.array(z.string()),
  warehouseId: z.string(),
  warehouse: z.string(),
  createdAt: instant,
  licenseNo: z.optional(z.string()),
  vehicleType: z.optional(z.string()),
  vehicleNo: z.optional(z.string()),
});
export type Staff = z.infer<typeof Staff>;

/** The three calls of one staff kind; the four kinds differ in paths, envelope key and the name of the id alone. */
function staffTable<K extends StaffKind>(kind: K) {
  const { list, key, remove, status, idName, plural, role } = staffKinds[kind];
  const may: readonly Role[] = kind === 'supervisor' ? [] : ['supervisor'];
  const listReply = keyed(key as (typeof staffKinds)[K]['key'], z.array(Staff));
  return table(`${kind}s`, {
    listStaff: {
      method: 'GET',
      path: list,
      may,
      fromReplica: true,
      summary: `${plural}, newest first`,
      ...listReply,
    },
    deleteStaff: {
      method: 'DELETE',
      path: remove,
      summary: `Deletes a ${role.toLowerCase()} and answers with the ones left`,
      params: byId,
      ...listReply,
      refusals: { 404: `No such ${role.toLowerCase()}` },
    },
    toggleStatus: {
      method: 'PUT',
      path: status,
      may,
      summary: `Flips a ${role.toLowerCase()} between Active and unActive`,
      body: z.strictObject({ [idName]: id } as Record<(typeof staffKinds)[K]['idName'], typeof id>),
      ...withMessage(Staff),
      refusals: { 404: `No such ${role.toLowerCase()}` },
    },
  });
}

export const staff = {
  supervisor: staffTable('supervisor'),
  operator: staffTable('operator'),
  driver: staffTable('driver'),
  cashier: staffTable('cashier'),
};
