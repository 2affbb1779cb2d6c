import type { Database, Tables, Trx } from '../engine/tables.ts';
import type { Codec, Doubt } from './codecs.ts';

/** Column definition of a CSV. Without `required` a row may leave it empty and a file may lack it. */
export type Column<T = unknown> = {
  codec: Codec<T>;
  required?: true;
  /** Default for an empty cell, in words for the plan; nothing when it is not said. */
  absent?: string;
  /** Header aliases: other names that files give it. */
  aliases?: readonly string[];
  /** What a sound value is; another is taken as it is, and told. */
  doubt?: Doubt<T>;
  /** Import-only: another way to say what a column that is written says. */
  importOnly?: true;
};

export type Columns = Record<string, Column>;

/** Parsed row, as the codecs read it. */
export type Values<C extends Columns> = {
  [K in keyof C]: C[K] extends Column<infer T>
    ? C[K] extends { required: true }
      ? T
      : T | undefined
    : never;
};

/** Validation error of a row: its column, what was expected there, and what is known of this row alone. */
export class Fault {
  readonly column: string;
  readonly expected: string;
  readonly detail: string;

  constructor(column: string, expected: string, detail = '') {
    this.column = column;
    this.expected = expected;
    this.detail = detail;
  }
}

export type Home = { id: string; code: string };

export type ImportContext = {
  timeZone: string;
  now: () => Date;
  /** Validation only: nothing is written or locked, and others write meanwhile. */
  readOnly: boolean;
  /** The one warehouse that the rows may be of, where the importer is limited to it. */
  home?: Home | undefined;
};

/** Parsed row to store, or what could be read of a bad one, to say what else is wrong with it. */
export type ReadValues<C extends Columns> =
  | { isWhole: true; values: Values<C> }
  | { isWhole: false; values: Partial<Values<C>> };

/** Importer: one pass over a file. */
export type Importer<C extends Columns = Columns> = {
  /** Batch insert of the valid rows, unless read-only; answers with what is wrong with each. */
  add(rows: ReadValues<C>[]): Promise<(readonly Fault[])[]>;
  finish?(): Promise<void>;
};

type Maybe<T> = T | Fault | undefined;

export function faultsAmong(found: readonly Maybe<unknown>[]): Fault[] {
  return found.filter((one) => one instanceof Fault);
}

/** Unwraps what was found; undefined where it is a fault. */
export function validOrUndefined<T>(found: Maybe<T>): T | undefined {
  return found instanceof Fault ? undefined : found;
}

/** Row-by-row importer: checks and makes each row, and writes the valid ones of a batch together. */
export function rowByRow<C extends Columns, Row>(steps: {
  readOnly: boolean;
  /** Row validation beyond its cells, as far as those that could be read tell. */
  check: (values: Partial<Values<C>>) => Maybe<unknown>[];
  /** Table row of valid values; it also takes what must be unique. */
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

/** CSV of one table: its columns, its importer and its export. */
export type CsvTable<C extends Columns = Columns, Row = unknown> = {
  name: string;
  table: keyof Tables;
  columns: C;
  /** Conflict behaviour in words: what an import does with rows that are there already. */
  adds: string;
  /** Importer; absent where it is only exported. */
  open?(db: Database, context: ImportContext): Promise<Importer<C>>;
  /** All-or-nothing wrapper for an import that stores in slices; where it is absent, one transaction does it. */
  allOrNothing?(
    db: Database,
    context: Pick<ImportContext, 'timeZone'> & { onStored: (trx: Trx) => Promise<void> },
    work: (db: Database) => Promise<void>,
  ): Promise<void>;
  /** Export stream of every row, soft-deleted ones too, in an order in which they can be imported again. */
  read(db: Database): AsyncIterable<Row[]>;
  /** Cells of a row, by column. */
  cells(row: Row): { [K in keyof C]?: unknown };
};

/** Type erasure of one, whose types fit one another, so that all can stand in one list. */
export function csvTable<C extends Columns, Row>(made: CsvTable<C, Row>): CsvTable {
  return made as unknown as CsvTable;
}
