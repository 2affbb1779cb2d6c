import { Readable } from 'node:stream';
import { letOthersIn } from './fair-queue.ts';
import { Streamed } from './serve.ts';

const JSON_TYPE = 'application/json; charset=utf-8';

/**
 * Returns a stream of chunks that yields to the event loop after each one. SQLite answers at once, and a nearby
 * caller reads everything there is, so their loop would otherwise block all others until the last chunk.
 */
export function streamed(chunks: AsyncIterable<string | Uint8Array>, type: string): Streamed {
  return sentAs(type, inTurns(chunks));
}

function sentAs(type: string, chunks: AsyncIterable<string | Uint8Array>): Streamed {
  return new Streamed(Readable.from(chunks, { objectMode: false }), type);
}

async function* inTurns<Chunk extends string | Uint8Array>(
  chunks: AsyncIterable<Chunk>,
): AsyncGenerator<Chunk> {
  for await (const chunk of chunks) {
    if (chunk.length > 0) yield chunk;
    await letOthersIn();
  }
}

/** Reads the first chunk at once, so that an unavailable database leads to a refusal and not to half a reply. */
export async function begun<Chunk>(chunks: AsyncIterable<Chunk>): Promise<AsyncIterable<Chunk>> {
  const iterator = chunks[Symbol.asyncIterator]();
  const first = await iterator.next();
  return (async function* () {
    for (let read = first; !read.done; read = await iterator.next()) yield read.value;
  })();
}

/**
 * Streams a long list as JSON in chunks, so that memory and blocking time are limited to one chunk. The first chunk
 * is read before the reply begins, so that an unavailable database is still a 503.
 */
export function streamList<Item>(chunks: AsyncIterable<Item[]>, around = ['[', ']']): Promise<Streamed> {
  return streamWritten(written(chunks), around);
}

async function* written<Item>(chunks: AsyncIterable<Item[]>): AsyncGenerator<string> {
  for await (const items of chunks) yield JSON.stringify(items).slice(1, -1);
}

/**
 * Streams chunks that are JSON already, with commas inside; the separators between chunks take no turn of their own.
 */
export async function streamWritten(
  chunks: AsyncIterable<string | Uint8Array>,
  around = ['[', ']'],
): Promise<Streamed> {
  const [before = '', after = ''] = around;
  const turns = await begun(inTurns(chunks));

  async function* write() {
    let separator = before;
    for await (const chunk of turns) {
      yield separator;
      yield chunk;
      separator = ',';
    }
    yield separator === before ? before + after : after;
  }
  return sentAs(JSON_TYPE, write());
}

/** Sends pre-serialized JSON as it is. */
export function sendWritten(...parts: (string | Uint8Array)[]): Streamed {
  const bytes = parts.map((part) => (typeof part === 'string' ? Buffer.from(part) : part));
  return new Streamed(Buffer.concat(bytes), JSON_TYPE);
}
