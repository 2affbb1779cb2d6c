import { HOUR_MS } from '@tawseel/contract/facts/durations';
import type { Database } from '../../platform/engine/tables.ts';
import type { Span } from '../../platform/values/period.ts';
import { sayStored } from '../../platform/values/stored-text.ts';
import { lastPosting } from '../ledger/store/replay.ts';
import type { Reading } from './read-postings.ts';
import { findPostingFrom, type JournalRow, listJournal } from './store/journal.ts';

/** Postings of one moment get their numbers in any order; no transaction takes so long. */
const OUT_OF_ORDER_MS = HOUR_MS;

/** Postings that are read at a time. */
const CHUNK = 500;

/** Returns the number of the first posting that was made at an instant or later, or one after the last. */
async function firstPostingAt(db: Database, at: string): Promise<number> {
  let [low, high] = [1, (await lastPosting(db)) + 1];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    const found = await findPostingFrom(db, middle);
    if (found && found.at < at) low = found.seq + 1;
    else high = middle;
  }
  return low;
}

/** Reads the postings of a span of time, or all, newest first, some at a time. */
export async function* readJournal(
  { db, say }: Reading,
  span: Span | undefined,
): AsyncGenerator<JournalRow[]> {
  const shifted = (instant: string, ms: number) => new Date(Date.parse(instant) + ms).toISOString();
  const first = span ? await firstPostingAt(db, shifted(span.from, -OUT_OF_ORDER_MS)) : 1;
  let before = span
    ? await firstPostingAt(db, shifted(span.to, OUT_OF_ORDER_MS))
    : (await lastPosting(db)) + 1;
  while (before > first) {
    const rows = await listJournal(db, before, CHUNK);
    yield rows
      .filter(({ at }) => !span || (at >= span.from && at < span.to))
      .map((row) => ({ ...row, note: sayStored(row.note, say) }));
    before = rows.at(-1)?.seq ?? 0;
  }
}
