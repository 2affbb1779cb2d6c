import { listPackingRows } from '../store/charges.ts';
import { chargeList, id, price_aed } from './charges.ts';
import { starting } from './starting.ts';

export const packingCharge = chargeList({
  name: 'packing-charge',
  table: 'packing_charges',
  columns: { id, price_aed, starting },
  adds: 'Replaces the current one.',
  rows: listPackingRows,
  make: () => ({}),
  cells: () => ({}),
  purposeColumn: 'price_aed',
  purposeOf: () => 'packing',
  purposeOfRow: () => 'packing',
});
