import type { Sentence } from '@tawseel/contract/facts/sentences/say';
import type { Database, Tables, Trx } from '../engine/tables.ts';
import type { Codec, Doubt } from './codecs.ts';

/** Column of a CSV. Unless `required`, a cell may be empty and a file may lack the column. */
export type Column<T = unknown> = {
  codec: Codec<T>;
  required?: true;
  /** Default for an empty cell, for the plan; omitted if it is not mentioned there. */
  absent?: Sentence;
  /** Alternative header names. */
  aliases?: readonly string[];
  /** Headers of a number of pieces, which is read before the text: `2 Scarf`. */
  counted?: readonly string[];
  /** Plausibility check; a value that fails it is accepted and reported. */
  doubt?: Doubt<T>;
  /** Only read on import: an alternative to a column that exports write. */
  importOnly?: true;
};

export type Columns = Record<string, Column>;

/** Parsed row, as returned by the codecs. */
export type Values<C extends Columns> = {
  [K in keyof C]: C[K] extends Column<infer T>
    ? C[K] extends { required: true }
      ? T
      : T | undefined
    : never;
};

/** Validation error of a row: its column, the expected value, and a detail about this row. */
export class Fault {
  readonly column: string;
  readonly expected: Sentence;
  readonly detail: Sentence | undefined;

  constructor(column: string, expected: Sentence, detail?: Sentence) {
    this.column = column;
    this.expected = expected;
    this.detail = detail;
  }
}

export type Home = { id: string; code: string };

/** Row that an import has stored: its name for users, and the instant by which lists sort it. */
export type StoredRow = { name: string; at: string };

export type ImportContext = {
  timeZone: string;
  now: () => Date;
  /** True to validate only: nothing is written or locked, and others can write meanwhile. */
  readOnly: boolean;
  /** Warehouse to which the importer is limited, if any. */
  home?: Home | undefined;
  /** Receives the number of rows that equal stored ones, without having one of their unique keys. */
  onAlike?: ((rows: number) => void) | undefined;
  /** Receives the stored rows of a batch. */
  onStoredRows?: ((rows: readonly StoredRow[]) => void) | undefined;
};

/** Parsed row to store, or the readable values of a bad row, to find its other faults. */
export type ReadValues<C extends Columns> =
  | { isWhole: true; values: Values<C> }
  | { isWhole: false; values: Partial<Values<C>> };

/** Importer for one pass over a file. */
export type Importer<C extends Columns = Columns> = {
  /** Inserts the valid rows of a batch unless read-only; returns the faults of each row. */
  add(rows: ReadValues<C>[]): Promise<(readonly Fault[])[]>;
  /** Returns the values of each row that look wrong compared to stored ones; they are imported and reported. */
  findDoubts?(rows: ReadValues<C>[]): Promise<(readonly Fault[])[]>;
  finish?(): Promise<void>;
};

type Maybe<T> = T | Fault | undefined;

export function faultsAmong(found: readonly Maybe<unknown>[]): Fault[] {
  return found.filter((one) => one instanceof Fault);
}

/** Returns the value, or undefined if it is a fault. */
export function validOrUndefined<T>(found: Maybe<T>): T | undefined {
  return found instanceof Fault ? undefined : found;
}

/** Returns an importer that checks and builds each row, and writes the valid rows of a batch together. */
export function rowByRow<C extends Columns, Row>(steps: {
  readOnly: boolean;
  /** Validates a row beyond its cells, using the values that could be read. */
  check: (values: Partial<Values<C>>) => Maybe<unknown>[];
  /** Builds the table row from valid values, and reserves its unique keys. */
  make: (values: Values<C>) => Row;
  write: (rows: Row[]) => Promise<void>;
}): Importer<C>['add'] {
  return async (rows) => {
    const made: Row[] = [];
    const faults = rows.map((row) => {
      const found = faultsAmong(steps.check(row.values));
      if (row.isWhole && found.length === 0) made.push(steps.make(row.values));
      return found;
    });
    if (made.length > 0 && !steps.readOnly) await steps.write(made);
    return faults;
  };
}

/** CSV of one table: its columns, importer and export. */
export type CsvTable<C extends Columns = Columns, Row = unknown> = {
  name: string;
  table: keyof Tables;
  columns: C;
  /** Description of what an import does with rows that already exist. */
  adds: string;
  /** Opens an importer; missing if the table can only be exported. */
  open?(db: Database, context: ImportContext): Promise<Importer<C>>;
  /** Returns a row as it is stored, as far as its own values decide, for a preview. */
  settled?(values: Partial<Values<C>>): Partial<Values<C>>;
  /** Runs an import that stores in slices, and undoes all of it on failure; if missing, one transaction is used. */
  allOrNothing?(
    db: Database,
    context: Pick<ImportContext, 'timeZone'> & { onStored: (trx: Trx) => Promise<void> },
    work: (db: Database) => Promise<void>,
  ): Promise<void>;
  /** Streams all rows, including soft-deleted ones, in an order in which they can be imported again. */
  read(db: Database): AsyncIterable<Row[]>;
  /** Returns the cells of a row, by column. */
  cells(row: Row): { [K in keyof C]?: unknown };
};

/** Erases the type parameters of a table, so that all tables fit in one list. */
export function csvTable<C extends Columns, Row>(made: CsvTable<C, Row>): CsvTable {
  return made as unknown as CsvTable;
}
