import { plural } from './words.ts';

type NameParam = { name: string };

export const warehouses = {
  no_such_warehouse: 'There is no warehouse with this id.',
  warehouse_email_taken: ({ email, name }: NameParam & { email: string }) =>
    `The email ${email} belongs to the warehouse ${name}.`,
  warehouse_code_taken: ({ code }: { code: string }) => `The code ${code} belongs to another warehouse.`,
  warehouse_in_use: ({ name, staff, orders }: NameParam & { staff: number; orders: number }) =>
    `${name} cannot be deleted: ${staff} staff and ${orders} undelivered orders belong to it.`,
  warehouse_has_pickups: ({ name }: NameParam) =>
    `${name} cannot be deleted: pickups are still to come. Cancel them first, or give them to another warehouse.`,

  warehouse_has_parcels: ({ name, parcels, runs }: NameParam & { parcels: number; runs: number }) =>
    `${name} cannot be deleted: it has ${plural(parcels, 'parcel', 'parcels')} and ${plural(runs, 'run', 'runs')} under way.`,

  warehouse_created: ({ name, code }: NameParam & { code: string }) =>
    `Warehouse ${name} created with the code ${code}.`,
  warehouse_updated: ({ name }: NameParam) => `Warehouse ${name} updated.`,
};
