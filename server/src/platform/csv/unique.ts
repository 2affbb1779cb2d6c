import type { Sentence } from '@tawseel/contract/facts/sentences/say';
import { Fault } from './csv-table.ts';

/** Uniqueness check of one column, across the file and the database. */
export class Unique {
  readonly #column: string;
  readonly #expected: Sentence;
  readonly #taken = new Set<string>();

  constructor(column: string, expected: Sentence, taken: Iterable<string | undefined> = []) {
    this.#column = column;
    this.#expected = expected;
    for (const value of taken) this.take(value);
  }

  /** Returns a fault if the value is in use; undefined if it is free or missing. */
  fault(value: string | undefined): Fault | undefined {
    if (value === undefined || !this.#taken.has(value)) return undefined;
    return new Fault(this.#column, this.#expected);
  }

  /** Reserves a value; returns false if it was already in use. */
  take(value: string | undefined): boolean {
    if (value === undefined) return true;
    const isFree = !this.#taken.has(value);
    this.#taken.add(value);
    return isFree;
  }
}
