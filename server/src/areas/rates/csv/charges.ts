import type { Sentence } from '@tawseel/contract/facts/sentences/say';
import { sentence } from '@tawseel/contract/facts/sentences/sentence';
import { identity, money } from '../../../platform/csv/codecs.ts';
import {
  type Columns,
  csvTable,
  type Importer,
  rowByRow,
  type Values,
} from '../../../platform/csv/csv-table.ts';
import { fileError } from '../../../platform/csv/file-error.ts';
import { Unique } from '../../../platform/csv/unique.ts';
import { newId } from '../../../platform/engine/ids.ts';
import { lockTable } from '../../../platform/engine/lock.ts';
import type { Database, Tables } from '../../../platform/engine/tables.ts';
import { type ChargeTable, replaceCharges } from '../store/charges.ts';
import { isStartingPrice } from '../store/essentials.ts';
import { DECIDED, STARTING } from '../store/starting-prices.ts';
import { type starting, startingCell } from './starting.ts';

export const id = { codec: identity, absent: sentence('default_charge_id') } as const;
export const price_aed = { codec: money, required: true, aliases: ['price'] } as const;

type Row = { id: string; starting: number; price_fils: number };
type Shared = { id: typeof id; price_aed: typeof price_aed; starting: typeof starting };

type ChargeList<C extends Columns & Shared, T extends ChargeTable> = {
  name: string;
  table: T;
  columns: C;
  adds?: string;
  /** Reads the stored rows. */
  rows: (db: Database) => Promise<Tables[T][]>;
  /** Converts the columns that are not shared: `make` for a row to store, `cells` for an export. */
  make: (values: Values<C>) => Omit<Tables[T], keyof Row>;
  cells: (row: Tables[T]) => object;
  /**
   * Returns the natural key of a charge, from the values that could be read; an imported charge with the same key
   * keeps its id.
   */
  purposeOf: (values: Partial<Values<C>>) => string;
  /** Column reported if two rows have the same purpose. */
  purposeColumn: keyof C & string;
  purposeOfRow: (row: Tables[T]) => string;
  /** Validates the rows as a whole; returns the problem, or undefined. */
  problem?: (rows: Tables[T][]) => Sentence | undefined;
};

/** Returns the CSV of the charges of a table. */
export function chargeList<C extends Columns & Shared, T extends ChargeTable>(list: ChargeList<C, T>) {
  return csvTable<C, Tables[T]>({
    adds: 'Replaces the whole list.',
    ...list,
    open: (db, { readOnly }) => replacing(db, list, readOnly),
    async *read(db) {
      yield await list.rows(db);
    },
    cells: (row) => ({
      ...list.cells(row),
      id: row.id,
      price_aed: row.price_fils,
      starting: startingCell(row),
    }),
  });
}

/**
 * Returns an importer that replaces all charges with those of the file, because an incomplete list would leave
 * parcels without a charge.
 */
async function replacing<C extends Columns & Shared, T extends ChargeTable>(
  db: Database,
  list: ChargeList<C, T>,
  readOnly: boolean,
): Promise<Importer<C>> {
  await lockTable(db, list.table);
  const known = new Map((await list.rows(db)).map((row) => [list.purposeOfRow(row), row.id]));
  const purposes = new Unique(list.purposeColumn, sentence('unused_value'));
  const ids = new Unique('id', sentence('unused_id'));
  const rows: Tables[T][] = [];
  const make = (values: Values<C>): Tables[T] => {
    const purpose = list.purposeOf(values);
    // TypeScript cannot derive the shared columns from C.
    const shared = values as Values<Shared>;
    const row = {
      ...list.make(values),
      id: shared.id ?? known.get(purpose) ?? newId(),
      price_fils: shared.price_aed,
      starting: DECIDED,
    } as Tables[T];
    if (shared.starting && isStartingPrice(list.table, row)) row.starting = STARTING;
    purposes.take(purpose);
    ids.take(row.id);
    return row;
  };
  return {
    add: rowByRow<C, Tables[T]>({
      // Rows are collected in memory until the end, because they are only valid as a whole.
      readOnly: false,
      check: (values) => [
        purposes.fault(list.purposeOf(values)),
        ids.fault((values as Partial<Values<Shared>>).id),
      ],
      make,
      write: async (made) => void rows.push(...made),
    }),
    finish: async () => {
      const problem = rows.length === 0 ? sentence('no_charges') : list.problem?.(rows);
      if (problem) throw fileError('nothing_imported', { problem });
      if (!readOnly) await replaceCharges(db, list.table, rows);
    },
  };
}
