import { csvOf, type WrittenCsv } from '../csv/export-csv.ts';
import { businessDay } from '../values/period.ts';
import type { Context, Streamed } from './serve.ts';
import { streamed } from './stream-list.ts';

/** Reads the first chunk at once, so that an unavailable database leads to a refusal and not to half a file. */
async function begun<Row>(chunks: AsyncIterable<Row[]>): Promise<AsyncIterable<Row[]>> {
  const iterator = chunks[Symbol.asyncIterator]();
  const first = await iterator.next();
  return (async function* () {
    for (let read = first; !read.done; read = await iterator.next()) yield read.value;
  })();
}

/** Streams rows as a CSV file named after the list and the day. */
export async function sendCsv(
  { settings, clock, reply }: Context,
  list: string,
  table: WrittenCsv,
  rows: AsyncIterable<unknown[]>,
): Promise<Streamed> {
  const csv = csvOf(table, await begun(rows), settings.TIME_ZONE);
  const day = businessDay(clock().toISOString(), settings.TIME_ZONE);
  reply.header('content-disposition', `attachment; filename="tawseel-${list}-${day}.csv"`);
  return streamed(csv, 'text/csv; charset=utf-8');
}
