import type { Sentence } from '@tawseel/contract/facts/sentences/say';
import { sentence } from '@tawseel/contract/facts/sentences/sentence';
import { type Codec, text } from '../../../platform/csv/codecs.ts';
import type { Tables } from '../../../platform/engine/tables.ts';
import { listSizeRows } from '../store/charges.ts';
import { chargeList, id, price_aed } from './charges.ts';
import { starting } from './starting.ts';

type Row = Tables['size_charges'];

const MAX_CM3 = 100_000_000;

const cubicCentimetres: Codec<number> = {
  expected: sentence('a_volume', { max: MAX_CM3 }),
  parse: (cell) => {
    const volume = Number(cell.replaceAll(',', ''));
    return volume > 0 && volume <= MAX_CM3 ? volume : undefined;
  },
  format: String,
};

const columns = {
  id,
  size: { codec: text(80), required: true, aliases: ['size_category'] },
  max_volume_cm3: {
    codec: cubicCentimetres,
    absent: sentence('default_any_volume'),
    aliases: ['max_volume'],
  },
  price_aed,
  starting,
} as const;

/** Returns the problem if two sizes have the same volume, because one would never be charged. */
function duplicateSizeIn(rows: Row[]): Sentence | undefined {
  const sizes = new Map<number | null, string>();
  for (const { size, max_volume } of rows) {
    const twin = sizes.get(max_volume);
    if (twin !== undefined)
      return sentence('sizes_of_one_volume', { one: twin, other: size, max: max_volume });
    sizes.set(max_volume, size);
  }
  return undefined;
}

export const sizeCharges = chargeList({
  name: 'size-charges',
  table: 'size_charges',
  columns,
  rows: listSizeRows,
  make: ({ size, max_volume_cm3 = null }) => ({ size, max_volume: max_volume_cm3 }),
  cells: ({ size, max_volume: max_volume_cm3 }) => ({ size, max_volume_cm3 }),
  purposeColumn: 'size',
  purposeOf: ({ size = '' }) => size.toLowerCase(),
  purposeOfRow: ({ size }) => size.toLowerCase(),
  problem: duplicateSizeIn,
});
