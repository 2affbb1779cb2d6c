import { Fault } from './kind.ts';

/** What may be there once, in the file and in the database together. */
export class Unique {
  readonly #column: string;
  readonly #what: string;
  readonly #taken: Set<string>;

  constructor(column: string, what: string, taken: Iterable<string> = []) {
    this.#column = column;
    this.#what = what;
    this.#taken = new Set(taken);
  }

  /** What to say where it is taken; nothing where it is free, or none is named. */
  fault(value: string | undefined): Fault | undefined {
    if (value === undefined || !this.#taken.has(value)) return undefined;
    return new Fault(this.#column, `${this.#what} that is not taken yet`);
  }

  /** Takes it; false where it was taken. */
  take(value: string): boolean {
    const isFree = !this.#taken.has(value);
    this.#taken.add(value);
    return isFree;
  }
}
