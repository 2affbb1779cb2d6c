/** Kinds of rows that a file can have, in the order in which a new business needs them. */
export const IMPORTED_KINDS = [
  'warehouses',
  'staff',
  'senders',
  'city-rates',
  'zone-rates',
  'weight-charges',
  'size-charges',
  'packing-charge',
  'orders',
  'cashier-payments',
] as const;
export type ImportedKind = (typeof IMPORTED_KINDS)[number];
