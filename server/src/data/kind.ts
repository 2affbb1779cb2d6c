import type { Database, Tables, Trx } from '../store/tables.ts';
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

/** What is wrong with a row: in which column, and what was expected instead of what stands there. */
export class Fault {
  readonly column: string;
  readonly expected: string;

  constructor(column: string, expected: string) {
    this.column = column;
    this.expected = expected;
  }
}

export type ImportContext = {
  timeZone: string;
  now: () => Date;
  /** Bytes to come, where that is known: much is written in another way than little. */
  size: number | undefined;
};

/** One import at work, within one transaction. */
export type Importer<C extends Columns = Columns> = {
  /** Stores rows; what it answers stands at the place of the row that could not be stored. */
  add(rows: Values<C>[]): Promise<(Fault | undefined)[]>;
  finish?(): Promise<void>;
};

/** Adds rows that are made and checked one by one. */
export function oneByOne<V, Row>(
  make: (values: V) => Row | Fault,
  write: (rows: Row[]) => Promise<void>,
): (rows: V[]) => Promise<(Fault | undefined)[]> {
  return async (rows) => {
    const made = rows.map(make);
    const sound = made.filter((row): row is Row => !(row instanceof Fault));
    if (sound.length > 0) await write(sound);
    return made.map((row) => (row instanceof Fault ? row : undefined));
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
  open?(trx: Trx, context: ImportContext): Promise<Importer<C>>;
  /** Every row, those of deleted things too, in an order in which they can be imported again. */
  read(db: Database): AsyncIterable<Row[]>;
  /** A row by columns. */
  cells(row: Row): { [K in keyof C]?: unknown };
};

/** Forgets the types of one kind, which fit one another, so that all can stand in one list. */
export function kind<C extends Columns, Row>(made: Kind<C, Row>): Kind {
  return made as unknown as Kind;
}
