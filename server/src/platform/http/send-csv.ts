import { csvOf, type WrittenCsv } from '../csv/export-csv.ts';
import { businessDay } from '../values/period.ts';
import type { Context, Streamed } from './serve.ts';
import { begun, streamed } from './stream-list.ts';

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
