import { Fault } from './csv-table.ts';

/** Uniqueness check of one column, over the file and the database together. */
export class Unique {
  readonly #column: string;
  readonly #what: string;
  readonly #taken = new Set<string>();

  constructor(column: string, what: string, taken: Iterable<string | undefined> = []) {
    this.#column = column;
    this.#what = what;
    for (const value of taken) this.take(value);
  }

  /** Uniqueness fault where it is taken; undefined where it is free, or none is named. */
  fault(value: string | undefined): Fault | undefined {
    if (value === undefined || !this.#taken.has(value)) return undefined;
    return new Fault(this.#column, `${this.#what} not yet in use`);
  }

  /** Test-and-set: takes it, if one is named; false where it was taken. */
  take(value: string | undefined): boolean {
    if (value === undefined) return true;
    const isFree = !this.#taken.has(value);
    this.#taken.add(value);
    return isFree;
  }
}
