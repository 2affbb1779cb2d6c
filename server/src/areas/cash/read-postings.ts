import type { Posting } from '@tawseel/contract/cash-replies';
import type { Say } from '@tawseel/contract/facts/sentences/say';
import type { Database } from '../../platform/engine/tables.ts';
import { findRunningBalance, listBalancesByNo, listPostings, type RunningBalance } from './store/balances.ts';
import { toPosting } from './views.ts';

export type Reading = { db: Database; say: Say };

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
