import type { Posting } from '@tawseel/contract/cash';
import type { Say } from '@tawseel/contract/facts/sentences/say';
import type { Database } from '../../platform/engine/tables.ts';
import { listBalancesByNo, listPostings } from './store.ts';
import { toPosting } from './views.ts';

/** Postings that an export reads at a time. */
const CHUNK = 500;

/** Reads postings of a balance from its point of view, newest first, before a seq. */
export async function readPostings(
  { db, say }: { db: Database; say: Say },
  no: number,
  before: number | undefined,
  limit: number,
): Promise<Posting[]> {
  const rows = await listPostings(db, no, before, limit);
  const numbers = rows.map(({ from_no, to_no }) => (from_no === no ? to_no : from_no));
  const balances = new Map((await listBalancesByNo(db, [...new Set(numbers)])).map((row) => [row.no, row]));
  return rows.map((row) => toPosting(row, no, { balances, say }));
}

/** Reads all postings of a balance, newest first, some at a time. */
export async function* readAllPostings(
  reading: { db: Database; say: Say },
  no: number,
): AsyncGenerator<Posting[]> {
  let before: number | undefined;
  do {
    const postings = await readPostings(reading, no, before, CHUNK);
    yield postings;
    before = postings.at(-1)?.seq;
  } while (before !== undefined);
}
