import { DatabaseSync } from 'node:sqlite';

/**
 * What can be read once, made readable again: kept in a temporary file of SQLite's, which goes with the process however
 * that ends.
 */
export function spooled(chunks: AsyncIterable<Uint8Array>): () => AsyncIterable<Uint8Array> {
  const kept = new DatabaseSync('');
  kept.exec('pragma journal_mode = off; create table chunks (bytes blob)');
  const insert = kept.prepare('insert into chunks values (?)');
  const select = kept.prepare('select bytes from chunks order by rowid');
  let isRead = false;
  async function* first() {
    for await (const chunk of chunks) {
      insert.run(chunk);
      yield chunk;
    }
    isRead = true;
  }
  async function* again() {
    for (const { bytes } of select.iterate()) yield bytes as Uint8Array;
  }
  return () => (isRead ? again() : first());
}
