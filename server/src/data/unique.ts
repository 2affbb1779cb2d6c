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

  /** Takes it, or says that it was taken. */
  claim(value: string): Fault | undefined {
    if (this.#taken.has(value)) return new Fault(this.#column, `${this.#what} that is not taken yet`);
    this.#taken.add(value);
    return undefined;
  }
}
