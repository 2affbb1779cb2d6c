import { identity, money } from '../../../platform/csv/codecs.ts';
import { type Columns, type Importer, rowByRow, type Values } from '../../../platform/csv/csv-table.ts';
import { Unique } from '../../../platform/csv/unique.ts';
import { newId } from '../../../platform/engine/ids.ts';
import { lockTable } from '../../../platform/engine/lock.ts';
import type { Database, Tables } from '../../../platform/engine/tables.ts';
import { UserError } from '../../../platform/user-error.ts';
import { type ChargeTable, replaceCharges } from '../store/charges.ts';
import { isStartingPrice } from '../store/essentials.ts';
import { DECIDED, STARTING } from '../store/starting-prices.ts';

export const id = { codec: identity, absent: 'the id of the charge that it replaces, or a new one' } as const;
export const price_aed = { codec: money, required: true, aliases: ['price'] } as const;

export const ADDS = 'Replaces the whole list.';

type Row = { id: string; starting: number };
type Said = { id?: string | undefined; starting?: boolean | undefined };

type WholeList<C extends Columns, T extends ChargeTable> = {
  table: T;
  readOnly: boolean;
  said: (values: Partial<Values<C>>) => Said;
  make: (values: Values<C>, row: Row) => Tables[T];
  /** Natural key of a charge: what it is for, as far as its cells tell; one that is for the same keeps its id. */
  purposeOf: (values: Partial<Values<C>>) => string;
  /** Column that is named where two rows are for the same. */
  purposeColumn: keyof C & string;
  purposeOfRow: (row: Tables[T]) => string;
  /** Stored rows. */
  rows: (db: Database) => Promise<Tables[T][]>;
  /** Validation of the rows as a whole. */
  problem?: (rows: Tables[T][]) => string | undefined;
};

/** Full-replace importer: the rows of a file in the place of all; charges that are not a whole leave parcels out. */
export async function replacing<C extends Columns, T extends ChargeTable>(
  db: Database,
  list: WholeList<C, T>,
): Promise<Importer<C>> {
  await lockTable(db, list.table);
  const known = new Map((await list.rows(db)).map((row) => [list.purposeOfRow(row), row.id]));
  const purposes = new Unique(list.purposeColumn, 'a value');
  const ids = new Unique('id', 'an id');
  const rows: Tables[T][] = [];
  const make = (values: Values<C>): Tables[T] => {
    const purpose = list.purposeOf(values);
    const said = list.said(values);
    const row = list.make(values, {
      id: said.id ?? known.get(purpose) ?? newId(),
      starting: DECIDED,
    });
    if (said.starting && isStartingPrice(list.table, row)) row.starting = STARTING;
    purposes.take(purpose);
    ids.take(row.id);
    return row;
  };
  return {
    add: rowByRow<C, Tables[T]>({
      // Buffered in memory to the end: rows are right or wrong as a whole.
      readOnly: false,
      check: (values) => [purposes.fault(list.purposeOf(values)), ids.fault(list.said(values).id)],
      make,
      write: async (made) => void rows.push(...made),
    }),
    finish: async () => {
      const problem = rows.length === 0 ? 'The file has no charges' : list.problem?.(rows);
      if (problem) throw new UserError(`${problem}. Nothing was imported.`);
      if (!list.readOnly) await replaceCharges(db, list.table, rows);
    },
  };
}
