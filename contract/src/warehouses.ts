import * as z from 'zod/mini';
import { FORM_LIMIT, LONGEST } from './facts/limits.ts';
import { READERS } from './facts/roles.ts';
import { rule } from './facts/sentences/rule.ts';
import { staffKindNames } from './facts/staff-kinds.ts';
import {
  atMost,
  byId,
  city,
  email,
  id,
  instant,
  maybeWords,
  phone,
  WAREHOUSE_CODE,
  words,
} from './fields.ts';
import { keyed, table, withMessage } from './route.ts';
import { noSuchWarehouse } from './shared-refusals.ts';

export const Warehouse = z.object({
  _id: z.string(),
  wareHouseName: z.string(),
  country: z.string(),
  city: z.string(),
  street: z.string(),
  email: z.string(),
  phone: z.string(),
  warehouseCode: z.string(),
  image: z.string(),
  createdAt: instant,
  version: z.optional(z.string()),
});
export type Warehouse = z.infer<typeof Warehouse>;

/** Staff member in the list of a warehouse. */
export const WarehouseUser = z.object({
  _id: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  role: z.string(),
  profileStatus: z.string(),
  image: z.string(),
  phoneNo: z.string(),
  country: z.string(),
  city: z.string(),
  street: z.string(),
  houseNo: z.string(),
  addresses: z.array(
    z.object({
      _id: z.string(),
      country: z.string(),
      city: z.string(),
      street: z.string(),
      houseNo: z.string(),
    }),
  ),
  createdAt: instant,
});
export type WarehouseUser = z.infer<typeof WarehouseUser>;

/** Details for creating and updating a warehouse; the API calls the name `name` and the address `street`. */
export const WarehouseDetails = z.strictObject({
  name: words(LONGEST.name),
  country: words(LONGEST.country),
  street: words(LONGEST.street),
  email,
  phone,
  city,
});
export type WarehouseDetails = z.infer<typeof WarehouseDetails>;

export const NewWarehouse = z.extend(WarehouseDetails, {
  password: z.string().check(z.minLength(8, rule('too_short', { min: 8 })), atMost(200)),
  warehouseCode: z.optional(
    maybeWords(LONGEST.warehouseCode).check(z.regex(WAREHOUSE_CODE, rule('not_warehouse_code'))),
  ),
  /** Always empty: the specification's form has the field, but no input for it. */
  image: z.optional(z.literal('', { error: rule('no_warehouse_picture') })),
});

const ofWarehouse = z.strictObject({ warehouseId: id });

const emailTaken = { warehouse_email_taken: 'The email belongs to another warehouse' };

export const warehouses = table('warehouses', {
  createWarehouse: {
    method: 'POST',
    path: '/api/warehouse/create',
    summary: 'Registers a warehouse; without a code the server makes one',
    invalidates: ['warehouses', 'overview'],
    body: NewWarehouse,
    form: true,
    bodyLimit: FORM_LIMIT,
    ...withMessage(Warehouse),
    status: 201,
    refusals: { ...emailTaken, warehouse_code_taken: 'The code belongs to another warehouse' },
  },
  listWarehouses: {
    method: 'GET',
    path: '/api/warehouse/',
    may: READERS.warehouses,
    summary: 'All warehouses, newest first',
    reply: z.array(Warehouse),
  },
  updateWarehouse: {
    method: 'PUT',
    path: '/api/warehouse/:id',
    summary: "Changes a warehouse's details",
    invalidates: ['warehouses', 'overview'],
    params: byId,
    body: WarehouseDetails,
    versioned: true,
    ...withMessage(Warehouse),
    refusals: {
      ...noSuchWarehouse,
      ...emailTaken,
      changed_meanwhile: 'Someone else changed this one since this version',
    },
  },
  deleteWarehouse: {
    method: 'DELETE',
    path: '/api/warehouse/:id',
    summary: 'Deletes a warehouse and returns the remaining ones',
    invalidates: ['warehouses', 'overview'],
    params: byId,
    reply: z.array(Warehouse),
    refusals: {
      ...noSuchWarehouse,
      warehouse_in_use: 'Staff or undelivered orders still belong to it',
      warehouse_has_parcels: 'It has parcels in hand or runs under way',
      warehouse_has_pickups: 'Its pickups are still to come',
      warehouse_has_cash: 'Its safe has money',
    },
  },
  listWarehouseUsers: {
    method: 'POST',
    path: '/api/warehouse/overview/:type',
    reads: true,
    may: ['supervisor'],
    summary: 'The staff of one kind in a warehouse',
    params: z.strictObject({ type: z.enum(staffKindNames) }),
    body: ofWarehouse,
    ...keyed('data', z.array(WarehouseUser)),
    refusals: noSuchWarehouse,
  },
  countWarehouseUsers: {
    method: 'POST',
    path: '/api/warehouse/resource-count',
    reads: true,
    may: ['supervisor'],
    summary: 'The number of staff of each kind in a warehouse',
    body: ofWarehouse,
    ...keyed(
      'data',
      z.object({
        totalSupervisors: z.number(),
        totalOperators: z.number(),
        totalDrivers: z.number(),
        totalCashiers: z.number(),
      }),
    ),
    refusals: noSuchWarehouse,
  },
});
