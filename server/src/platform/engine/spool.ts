import { DatabaseSync } from 'node:sqlite';

/** Spool: a queue in a temporary file of SQLite's, which goes with the process however that ends. */
export class Spool<Chunk extends Uint8Array | string> {
  readonly #file = new DatabaseSync('');
  readonly #insert;
  readonly #select;

  constructor() {
    this.#file.exec('pragma journal_mode = off; create table chunks (chunk any)');
    this.#insert = this.#file.prepare('insert into chunks values (?)');
    this.#select = this.#file.prepare('select chunk from chunks order by rowid');
  }

  add(chunk: Chunk): void {
    this.#insert.run(chunk);
  }

  /** All of them, in the order in which they were added; as often as they are asked for. */
  *chunks(): Generator<Chunk> {
    for (const { chunk } of this.#select.iterate()) yield chunk as Chunk;
  }

  close(): void {
    this.#file.close();
  }
}

/** What can be read once, made readable again. */
export function spooled(chunks: AsyncIterable<Uint8Array>): () => AsyncIterable<Uint8Array> {
  const kept = new Spool<Uint8Array>();
  let isRead = false;
  async function* first() {
    for await (const chunk of chunks) {
      kept.add(chunk);
      yield chunk;
    }
    isRead = true;
  }
  async function* again() {
    yield* kept.chunks();
  }
  return () => (isRead ? again() : first());
}
