import { Readable } from 'node:stream';
import { Streamed } from './serve.ts';

/**
 * A long list as JSON, written chunk by chunk: the memory it takes and the time it holds the others up are those of
 * one chunk. The first chunk is read before the answer begins, so that a database that is away is still a 503.
 */
export async function streamList<Item>(
  chunks: AsyncIterable<Item[]>,
  around = ['[', ']'],
): Promise<Streamed> {
  const [before = '', after = ''] = around;
  const iterator = chunks[Symbol.asyncIterator]();
  const first = await iterator.next();

  async function* write() {
    yield before;
    let separator = '';
    for (let read = first; !read.done; read = await iterator.next()) {
      if (read.value.length === 0) continue;
      yield separator + JSON.stringify(read.value).slice(1, -1);
      separator = ',';
    }
    yield after;
  }
  return new Streamed(Readable.from(write()), 'application/json; charset=utf-8');
}
