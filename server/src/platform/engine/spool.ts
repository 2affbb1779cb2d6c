import { DatabaseSync } from 'node:sqlite';

/** Queue in a temporary SQLite file, which is removed even if the process crashes. */
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

  /** Yields all chunks in the order they were added; may be called repeatedly. */
  *chunks(): Generator<Chunk> {
    for (const { chunk } of this.#select.iterate()) yield chunk as Chunk;
  }

  close(): void {
    this.#file.close();
  }
}

/** Returns a function that reads a one-time stream, and can read it again once it has been read to its end. */
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
