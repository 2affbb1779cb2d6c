import type { Database, Tables } from '../store/tables.ts';
import type { Codec } from './codecs.ts';

/** A column of a CSV. Without `required` a row may leave it empty and a file may lack it. */
export type Column<T = unknown> = {
  codec: Codec<T>;
  required?: true;
  /** What stands in for an empty cell, for the plan; nothing when it is not said. */
  absent?: string;
  /** Other names that files give it. */
  aliases?: readonly string[];
  /** Read, but never written: another way to say what a column that is written says. */
  importOnly?: true;
};

export type Columns = Record<string, Column>;

/** A row as the codecs read it. */
export type Values<C extends Columns> = {
  [K in keyof C]: C[K] extends Column<infer T>
    ? C[K] extends { required: true }
      ? T
      : T | undefined
    : never;
};

/** What is wrong with a row: in which column, and what was expected there, with what is known of this row alone. */
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

export type ImportContext = {
  timeZone: string;
  now: () => Date;
  /** What the file says is looked at: nothing is written or locked, and others write meanwhile. */
  readOnly: boolean;
};

/** A row to store, or what could be read of one of which something is wrong, to say what else is. */
export type ReadValues<C extends Columns> =
  | { isWhole: true; values: Values<C> }
  | { isWhole: false; values: Partial<Values<C>> };

/** One pass over a file. */
export type Importer<C extends Columns = Columns> = {
  /** Stores the whole rows of which nothing is wrong, unless read-only; answers with what is wrong with each. */
  add(rows: ReadValues<C>[]): Promise<(readonly Fault[])[]>;
  finish?(): Promise<void>;
};

type Maybe<T> = T | Fault | undefined;

export function faultsAmong(found: readonly Maybe<unknown>[]): Fault[] {
  return found.filter((one) => one instanceof Fault);
}

/** What was found, where nothing is wrong with it. */
export function soundly<T>(found: Maybe<T>): T | undefined {
  return found instanceof Fault ? undefined : found;
}

/** Adds rows that are checked and made one by one. */
export function oneByOne<C extends Columns, Row>(steps: {
  readOnly: boolean;
  /** What is wrong with a row besides its cells, as far as those that could be read tell. */
  check: (values: Partial<Values<C>>) => Maybe<unknown>[];
  /** The row of sound values, which takes what may be taken once. */
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

/** One kind of thing that goes in and out as CSV. */
export type Kind<C extends Columns = Columns, Row = unknown> = {
  name: string;
  table: keyof Tables;
  columns: C;
  /** What an import does with rows that are there already. */
  adds: string;
  /** Absent where things only go out. */
  open?(db: Database, context: ImportContext): Promise<Importer<C>>;
  /** Has an import that stores piece by piece leave everything or nothing; where it is absent, a transaction does. */
  asWhole?(
    db: Database,
    context: Pick<ImportContext, 'timeZone'>,
    work: (db: Database) => Promise<void>,
  ): Promise<void>;
  /** Every row, those of deleted things too, in an order in which they can be imported again. */
  read(db: Database): AsyncIterable<Row[]>;
  /** A row by columns. */
  cells(row: Row): { [K in keyof C]?: unknown };
};

/** Forgets the types of one kind, which fit one another, so that all can stand in one list. */
export function kind<C extends Columns, Row>(made: Kind<C, Row>): Kind {
  return made as unknown as Kind;
}
