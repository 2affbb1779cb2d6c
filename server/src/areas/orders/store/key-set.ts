import { DatabaseSync } from 'node:sqlite';

/**
 * Set of keys and counts by number, on disk because they may exceed memory. SQLite's temporary file disappears with
 * the process, however that ends.
 */
export class KeySet {
  readonly #database = new DatabaseSync('');
  readonly #take;
  readonly #giveBack;
  readonly #count;

  constructor() {
    this.#database.exec(`
      pragma journal_mode = off;
      pragma cache_size = -16000;
      create table taken (what text, value text, primary key (what, value)) without rowid;
      create table counts (number integer primary key, n integer);
      begin;
    `);
    this.#take = this.#database.prepare('insert or ignore into taken values (?, ?)');
    this.#giveBack = this.#database.prepare('delete from taken where what = ? and value = ?');
    this.#count = this.#database.prepare(
      'insert into counts values (?, 1) on conflict do update set n = n + 1 returning n',
    );
  }

  /** Adds a key. Returns false if it is in the set already. */
  take(what: string, value: string): boolean {
    return this.#take.run(what, value).changes === 1;
  }

  giveBack(what: string, value: string): void {
    this.#giveBack.run(what, value);
  }

  /** Counts a number. Returns how often it was counted, this time included. */
  count(number: number): number {
    return Number(this.#count.get(number)?.n);
  }

  close(): void {
    this.#database.close();
  }
}
