import type { Tables } from '../../platform/engine/tables.ts';

declare module '../../platform/engine/tables.ts' {
  interface Tables {
    warehouses: {
      id: string;
      name: string;
      country: string;
      city: string;
      street: string;
      email: string;
      phone: string;
      code: string;
      password_hash: string;
      image: string;
      created_at: string;
      deleted_at: string | null;
    };
  }
}

export type WarehouseRow = Tables['warehouses'];
