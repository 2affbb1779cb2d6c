import type { Posting } from '@tawseel/contract/cash-replies';
import { HOUR_MS } from '@tawseel/contract/facts/durations';
import type { Say } from '@tawseel/contract/facts/sentences/say';
import type { Database } from '../../platform/engine/tables.ts';
import type { Span } from '../../platform/values/period.ts';
import { sayStored } from '../../platform/values/stored-text.ts';
import { lastPosting } from '../ledger/store/replay.ts';
import { findRunningBalance, listBalancesByNo, listPostings, type RunningBalance } from './store/balances.ts';
import { findPostingFrom, type JournalRow, listJournal } from './store/journal.ts';
import { toPosting } from './views.ts';

type Reading = { db: Database; say: Say };

/** Postings that an export reads at a time. */
const CHUNK = 500;

/** Reads postings of a balance from its point of view, newest first, each with what the balance held after it. */
async function readOlder(
  { db, say }: Reading,
  no: number,
  { before, fils }: RunningBalance,
  limit: number,
): Promise<{ postings: Posting[]; standing: RunningBalance }> {
  const rows = await listPostings(db, no, before, limit);
  const numbers = rows.map(({ from_no, to_no }) => (from_no === no ? to_no : from_no));
  const balances = new Map((await listBalancesByNo(db, [...new Set(numbers)])).map((row) => [row.no, row]));
  let after = fils;
  const postings = rows.map((row) => {
    const posting = toPosting(row, no, { balances, say, after });
    after += row.from_no === no ? row.fils : -row.fils;
    return posting;
  });
  return { postings, standing: { before: rows.at(-1)?.seq ?? 0, fils: after } };
}

/** Reads postings of a balance before a seq, newest first. */
export async function readPostings(
  reading: Reading,
  no: number,
  before: number | undefined,
  limit: number,
): Promise<Posting[]> {
  return (await readOlder(reading, no, await findRunningBalance(reading.db, no, before), limit)).postings;
}

/** Reads all postings of a balance, newest first, some at a time. */
export async function* readAllPostings(reading: Reading, no: number): AsyncGenerator<Posting[]> {
  let standing = await findRunningBalance(reading.db, no, undefined);
  do {
    const read = await readOlder(reading, no, standing, CHUNK);
    yield read.postings;
    ({ standing } = read);
  } while (standing.before > 0);
}

/** Postings of one moment get their numbers in any order; no transaction takes so long. */
const OUT_OF_ORDER_MS = HOUR_MS;

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
