import { csvTable } from '../../../platform/csv/csv-table.ts';
import type { Tables } from '../../../platform/engine/tables.ts';
import { listPackingRows } from '../store/charges.ts';
import { id, price_aed, replacing } from './charges.ts';
import { starting, startingCell } from './starting.ts';

type Row = Tables['packing_charges'];

const columns = { id, price_aed, starting } as const;

export const packingCharge = csvTable({
  name: 'packing-charge',
  table: 'packing_charges',
  columns,
  adds: 'Replaces the current one.',

  open: (db, { readOnly }) =>
    replacing<typeof columns, 'packing_charges'>(db, {
      table: 'packing_charges',
      readOnly,
      said: (values) => values,
      make: ({ price_aed: price_fils }, row) => ({ ...row, price_fils }),
      purposeColumn: 'price_aed',
      purposeOf: () => 'packing',
      purposeOfRow: () => 'packing',
      rows: listPackingRows,
    }),

  async *read(db) {
    yield await listPackingRows(db);
  },
  cells: (row: Row) => ({
    id: row.id,
    price_aed: row.price_fils,
    starting: startingCell(row),
  }),
});
