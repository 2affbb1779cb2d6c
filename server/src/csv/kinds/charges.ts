import {
  type ChargeTable,
  listPackingRows,
  listSizeRows,
  listWeightRows,
  replaceCharges,
} from '../../store/charges.ts';
import { isStartingPrice } from '../../store/essentials.ts';
import { newId } from '../../store/ids.ts';
import { lockTable } from '../../store/lock.ts';
import { readTable } from '../../store/read-table.ts';
import { DECIDED, STARTING } from '../../store/starting-prices.ts';
import type { Database, Tables } from '../../store/tables.ts';
import { UserError } from '../../user-error.ts';
import { type Codec, identity, kilograms, money, text } from '../codecs.ts';
import { type Columns, type Importer, kind, oneByOne, type Values } from '../kind.ts';
import { Unique } from '../unique.ts';
import { starting, startingCell } from './common.ts';

const MAX_CM3 = 100_000_000;

/** Grams, 0 among them: where the lightest range begins. */
const fromKilograms: Codec<number> = {
  ...kilograms,
  expected: 'kilograms from 0 on, with at most 3 decimals',
  parse: (cell, timeZone) => (/^0+(\.0*)?$/.test(cell) ? 0 : kilograms.parse(cell, timeZone)),
};

const cubicCentimetres: Codec<number> = {
  expected: `cubic centimetres over 0 and up to ${MAX_CM3}, or nothing where any volume fits`,
  parse: (cell) => {
    const volume = Number(cell.replaceAll(',', ''));
    return volume > 0 && volume <= MAX_CM3 ? volume : undefined;
  },
  format: String,
};

const id = { codec: identity, absent: 'the id of the charge that it replaces, or a new one' } as const;
const price_aed = { codec: money, required: true, aliases: ['price'] } as const;

type Row = { id: string; starting: number };
type Said = { id?: string | undefined; starting?: boolean | undefined };

type WholeList<C extends Columns, T extends ChargeTable> = {
  table: T;
  readOnly: boolean;
  said: (values: Partial<Values<C>>) => Said;
  make: (values: Values<C>, row: Row) => Tables[T];
  /** What a row's charge is for, as far as its cells tell; one that is for the same keeps its id. */
  purposeOf: (values: Partial<Values<C>>) => string;
  /** The ids of the charges that are there, by what they are for. */
  known: ReadonlyMap<string, string>;
  /** What is wrong with the rows as a whole. */
  problem?: (rows: Tables[T][]) => string | undefined;
};

/** Puts the rows of a file in the place of all that were there: charges that are not a whole leave parcels out. */
function replacing<C extends Columns, T extends ChargeTable>(
  db: Database,
  list: WholeList<C, T>,
): Importer<C> {
  const purposes = new Unique('price_aed', 'a charge');
  const ids = new Unique('id', 'an id');
  const rows: Tables[T][] = [];
  const make = (values: Values<C>): Tables[T] => {
    const purpose = list.purposeOf(values);
    const said = list.said(values);
    const row = list.make(values, {
      id: said.id ?? list.known.get(purpose) ?? newId(),
      starting: DECIDED,
    });
    if (said.starting && isStartingPrice(list.table, row)) row.starting = STARTING;
    purposes.take(purpose);
    ids.take(row.id);
    return row;
  };
  return {
    add: oneByOne<C, Tables[T]>({
      // Kept in memory to the end: rows are right or wrong as a whole.
      readOnly: false,
      check: (values) => [purposes.fault(list.purposeOf(values)), ids.fault(list.said(values).id)],
      make,
      write: async (made) => void rows.push(...made),
    }),
    finish: async () => {
      const problem = rows.length === 0 ? 'There is no charge in the file' : list.problem?.(rows);
      if (problem) throw new UserError(`${problem}. Nothing was imported.`);
      if (!list.readOnly) await replaceCharges(db, list.table, rows);
    },
  };
}

const ADDS = 'Replaces all of them: a file is the whole list.';

const weightColumns = {
  id,
  from_kg: { codec: fromKilograms, required: true },
  up_to_kg: { codec: kilograms, required: true },
  price_aed,
  starting,
} as const;

/** Weights that no row holds, or two do. */
function gapIn(rows: Tables['weight_charges'][]): string | undefined {
  let reached = 0;
  for (const { from_grams, up_to_grams } of rows.toSorted(
    (one, other) => one.from_grams - other.from_grams,
  )) {
    const kg = (grams: number) => grams / 1000;
    if (from_grams >= up_to_grams)
      return `The range from ${kg(from_grams)} to ${kg(up_to_grams)} kg holds no weight`;
    if (from_grams > reached) return `No range holds weights over ${kg(reached)} up to ${kg(from_grams)} kg`;
    if (from_grams < reached) return `Two ranges hold weights over ${kg(from_grams)} kg`;
    reached = up_to_grams;
  }
  return undefined;
}

export const weightCharges = kind({
  name: 'weight-charges',
  table: 'weight_charges',
  columns: weightColumns,
  adds: ADDS,

  async open(db, { readOnly }) {
    await lockTable(db, 'weight_charges');
    const known = await listWeightRows(db);
    return replacing<typeof weightColumns, 'weight_charges'>(db, {
      table: 'weight_charges',
      readOnly,
      said: (values) => values,
      make: ({ from_kg, up_to_kg, price_aed: price_fils }, row) => ({
        ...row,
        from_grams: from_kg,
        up_to_grams: up_to_kg,
        price_fils,
      }),
      purposeOf: ({ from_kg, up_to_kg }) => `${from_kg} ${up_to_kg}`,
      known: new Map(known.map((row) => [`${row.from_grams} ${row.up_to_grams}`, row.id])),
      problem: gapIn,
    });
  },

  async *read(db) {
    yield await listWeightRows(db);
  },
  cells: (row: Tables['weight_charges']) => ({
    id: row.id,
    from_kg: row.from_grams,
    up_to_kg: row.up_to_grams,
    price_aed: row.price_fils,
    starting: startingCell(row),
  }),
});

const sizeColumns = {
  id,
  size: { codec: text(80), required: true, aliases: ['size_category'] },
  max_volume_cm3: { codec: cubicCentimetres, absent: 'any volume fits', aliases: ['max_volume'] },
  price_aed,
  starting,
} as const;

/** Of two sizes as large, one would never be charged. */
function twinsIn(rows: Tables['size_charges'][]): string | undefined {
  for (const [index, { size, max_volume }] of rows.entries()) {
    const twin = rows.slice(0, index).find((other) => other.max_volume === max_volume);
    const volume = max_volume === null ? 'no largest volume' : `the largest volume ${max_volume} cm³`;
    if (twin) return `${twin.size} and ${size} both have ${volume}`;
  }
  return undefined;
}

export const sizeCharges = kind({
  name: 'size-charges',
  table: 'size_charges',
  columns: sizeColumns,
  adds: ADDS,

  async open(db, { readOnly }) {
    await lockTable(db, 'size_charges');
    const known = await listSizeRows(db);
    return replacing<typeof sizeColumns, 'size_charges'>(db, {
      table: 'size_charges',
      readOnly,
      said: (values) => values,
      make: ({ size, max_volume_cm3, price_aed: price_fils }, row) => ({
        ...row,
        size,
        max_volume: max_volume_cm3 ?? null,
        price_fils,
      }),
      purposeOf: ({ size = '' }) => size.toLowerCase(),
      known: new Map(known.map((row) => [row.size.toLowerCase(), row.id])),
      problem: twinsIn,
    });
  },

  async *read(db) {
    yield await listSizeRows(db);
  },
  cells: (row: Tables['size_charges']) => ({
    id: row.id,
    size: row.size,
    max_volume_cm3: row.max_volume,
    price_aed: row.price_fils,
    starting: startingCell(row),
  }),
});

const packingColumns = { id, price_aed, starting } as const;

export const packingCharge = kind({
  name: 'packing-charge',
  table: 'packing_charges',
  columns: packingColumns,
  adds: 'Replaces the one there is.',

  async open(db, { readOnly }) {
    await lockTable(db, 'packing_charges');
    const known = await listPackingRows(db);
    return replacing<typeof packingColumns, 'packing_charges'>(db, {
      table: 'packing_charges',
      readOnly,
      said: (values) => values,
      make: ({ price_aed: price_fils }, row) => ({ ...row, price_fils }),
      purposeOf: () => 'packing',
      known: new Map(known.map((row) => ['packing', row.id])),
    });
  },

  read: (db) => readTable(db, 'packing_charges'),
  cells: (row: Tables['packing_charges']) => ({
    id: row.id,
    price_aed: row.price_fils,
    starting: startingCell(row),
  }),
});
