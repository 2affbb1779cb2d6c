import { isStartingPrice } from '../../store/essentials.ts';
import { newId } from '../../store/ids.ts';
import { lockTable } from '../../store/lock.ts';
import { DECIDED, STARTING } from '../../store/starting-prices.ts';
import type { Tables } from '../../store/tables.ts';
import { UserError } from '../../user-error.ts';
import { type Codec, identity, kilograms, money, text } from '../codecs.ts';
import { type Columns, type Importer, kind, oneByOne, type Values } from '../kind.ts';
import { readTable } from '../rows.ts';
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

type WholeList<C extends Columns, R extends Row> = {
  readOnly: boolean;
  said: (values: Partial<Values<C>>) => Said;
  make: (values: Values<C>, row: Row) => R;
  /** What a row's charge is for, as far as its cells tell; one that is for the same keeps its id. */
  purposeOf: (values: Partial<Values<C>>) => string;
  /** The ids of the charges that are there, by what they are for. */
  known: ReadonlyMap<string, string>;
  isStarting: (row: R) => boolean;
  /** What is wrong with the rows as a whole. */
  problem?: (rows: R[]) => string | undefined;
  store: (rows: R[]) => Promise<unknown>;
};

/** Puts the rows of a file in the place of all that were there: charges that are not a whole leave parcels out. */
function replacing<C extends Columns, R extends Row>(list: WholeList<C, R>): Importer<C> {
  const purposes = new Unique('price_aed', 'a charge');
  const ids = new Unique('id', 'an id');
  const rows: R[] = [];
  const make = (values: Values<C>): R => {
    const purpose = list.purposeOf(values);
    const said = list.said(values);
    const row = list.make(values, {
      id: said.id ?? list.known.get(purpose) ?? newId(),
      starting: DECIDED,
    });
    if (said.starting && list.isStarting(row)) row.starting = STARTING;
    purposes.take(purpose);
    ids.take(row.id);
    return row;
  };
  return {
    add: oneByOne<C, R>({
      // Kept in memory to the end: rows are right or wrong as a whole.
      readOnly: false,
      check: (values) => [purposes.fault(list.purposeOf(values)), ids.fault(list.said(values).id)],
      make,
      write: async (made) => void rows.push(...made),
    }),
    finish: async () => {
      const problem = rows.length === 0 ? 'There is no charge in the file' : list.problem?.(rows);
      if (problem) throw new UserError(`${problem}. Nothing was imported.`);
      if (!list.readOnly) await list.store(rows);
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
    const known = await db.selectFrom('weight_charges').selectAll().execute();
    return replacing<typeof weightColumns, Tables['weight_charges']>({
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
      isStarting: (row) => isStartingPrice('weight_charges', row),
      problem: gapIn,
      store: async (rows) => {
        await db.deleteFrom('weight_charges').execute();
        await db.insertInto('weight_charges').values(rows).execute();
      },
    });
  },

  async *read(db) {
    yield await db.selectFrom('weight_charges').selectAll().orderBy('from_grams').execute();
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
    const known = await db.selectFrom('size_charges').selectAll().execute();
    return replacing<typeof sizeColumns, Tables['size_charges']>({
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
      isStarting: (row) => isStartingPrice('size_charges', row),
      problem: twinsIn,
      store: async (rows) => {
        await db.deleteFrom('size_charges').execute();
        await db.insertInto('size_charges').values(rows).execute();
      },
    });
  },

  async *read(db) {
    yield await db
      .selectFrom('size_charges')
      .selectAll()
      .orderBy('max_volume', (order) => order.asc().nullsLast())
      .execute();
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
    const known = await db.selectFrom('packing_charges').selectAll().execute();
    return replacing<typeof packingColumns, Tables['packing_charges']>({
      readOnly,
      said: (values) => values,
      make: ({ price_aed: price_fils }, row) => ({ ...row, price_fils }),
      purposeOf: () => 'packing',
      known: new Map(known.map((row) => ['packing', row.id])),
      isStarting: (row) => isStartingPrice('packing_charges', row),
      store: async (rows) => {
        await db.deleteFrom('packing_charges').execute();
        await db.insertInto('packing_charges').values(rows).execute();
      },
    });
  },

  read: (db) => readTable(db, 'packing_charges'),
  cells: (row: Tables['packing_charges']) => ({
    id: row.id,
    price_aed: row.price_fils,
    starting: startingCell(row),
  }),
});
