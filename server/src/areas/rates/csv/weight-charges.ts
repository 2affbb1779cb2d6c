import type { Sentence } from '@tawseel/contract/facts/sentences/say';
import { sentence } from '@tawseel/contract/facts/sentences/sentence';
import { type Codec, kilograms } from '../../../platform/csv/codecs.ts';
import type { Tables } from '../../../platform/engine/tables.ts';
import { listWeightRows } from '../store/charges.ts';
import { chargeList, id, price_aed } from './charges.ts';
import { starting } from './starting.ts';

type Row = Tables['weight_charges'];

/** Codec of weights in grams that also allows 0, the start of the lightest range. */
const fromKilograms: Codec<number> = {
  ...kilograms,
  expected: sentence('a_weight_from_zero'),
  parse: (cell, timeZone) => (/^0+(\.0*)?$/.test(cell) ? 0 : kilograms.parse(cell, timeZone)),
};

const columns = {
  id,
  from_kg: { codec: fromKilograms, required: true },
  up_to_kg: { codec: kilograms, required: true },
  price_aed,
  starting,
} as const;

/** Returns the problem if the ranges have a gap or an overlap. */
function gapOrOverlapIn(rows: Row[]): Sentence | undefined {
  let reached = 0;
  for (const { from_grams, up_to_grams } of rows.toSorted(
    (one, other) => one.from_grams - other.from_grams,
  )) {
    const kg = (grams: number) => grams / 1000;
    if (from_grams >= up_to_grams)
      return sentence('weight_range_empty', { from: kg(from_grams), to: kg(up_to_grams) });
    if (from_grams > reached)
      return sentence('weights_not_covered', { from: kg(reached), to: kg(from_grams) });
    if (from_grams < reached) return sentence('weights_covered_twice', { from: kg(from_grams) });
    reached = up_to_grams;
  }
  return undefined;
}

export const weightCharges = chargeList({
  name: 'weight-charges',
  table: 'weight_charges',
  columns,
  rows: listWeightRows,
  make: ({ from_kg: from_grams, up_to_kg: up_to_grams }) => ({ from_grams, up_to_grams }),
  cells: ({ from_grams: from_kg, up_to_grams: up_to_kg }) => ({ from_kg, up_to_kg }),
  purposeColumn: 'from_kg',
  purposeOf: ({ from_kg, up_to_kg }) => `${from_kg} ${up_to_kg}`,
  purposeOfRow: ({ from_grams, up_to_grams }) => `${from_grams} ${up_to_grams}`,
  problem: gapOrOverlapIn,
});
