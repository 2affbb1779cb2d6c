import { type Codec, text } from '../../../platform/csv/codecs.ts';
import { csvTable } from '../../../platform/csv/csv-table.ts';
import type { Tables } from '../../../platform/engine/tables.ts';
import { listSizeRows } from '../store/charges.ts';
import { ADDS, id, price_aed, replacing } from './charges.ts';
import { starting, startingCell } from './starting.ts';

type Row = Tables['size_charges'];

const MAX_CM3 = 100_000_000;

const cubicCentimetres: Codec<number> = {
  expected: `a volume over 0 and up to ${MAX_CM3} cm³, or an empty cell for any volume`,
  parse: (cell) => {
    const volume = Number(cell.replaceAll(',', ''));
    return volume > 0 && volume <= MAX_CM3 ? volume : undefined;
  },
  format: String,
};

const columns = {
  id,
  size: { codec: text(80), required: true, aliases: ['size_category'] },
  max_volume_cm3: { codec: cubicCentimetres, absent: 'any volume fits', aliases: ['max_volume'] },
  price_aed,
  starting,
} as const;

/** Duplicate check: of two sizes as large, one would never be charged. */
function duplicateSizeIn(rows: Row[]): string | undefined {
  const sizes = new Map<number | null, string>();
  for (const { size, max_volume } of rows) {
    const twin = sizes.get(max_volume);
    const volume = max_volume === null ? 'no largest volume' : `the largest volume ${max_volume} cm³`;
    if (twin !== undefined) return `${twin} and ${size} both have ${volume}`;
    sizes.set(max_volume, size);
  }
  return undefined;
}

export const sizeCharges = csvTable({
  name: 'size-charges',
  table: 'size_charges',
  columns,
  adds: ADDS,

  open: (db, { readOnly }) =>
    replacing<typeof columns, 'size_charges'>(db, {
      table: 'size_charges',
      readOnly,
      said: (values) => values,
      make: ({ size, max_volume_cm3, price_aed: price_fils }, row) => ({
        ...row,
        size,
        max_volume: max_volume_cm3 ?? null,
        price_fils,
      }),
      purposeColumn: 'size',
      purposeOf: ({ size = '' }) => size.toLowerCase(),
      purposeOfRow: ({ size }) => size.toLowerCase(),
      rows: listSizeRows,
      problem: duplicateSizeIn,
    }),

  async *read(db) {
    yield await listSizeRows(db);
  },
  cells: (row: Row) => ({
    id: row.id,
    size: row.size,
    max_volume_cm3: row.max_volume,
    price_aed: row.price_fils,
    starting: startingCell(row),
  }),
});
