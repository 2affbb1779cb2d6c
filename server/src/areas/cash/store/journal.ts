import { sql } from 'kysely';
import type { Database } from '../../../platform/engine/tables.ts';
import type { PostingRow } from '../../ledger/store/post.ts';
import { listBalancesByNo, type NamedBalance, withNumbers } from './balances.ts';

type JournalPosting = PostingRow & { tracking_id: string | null };
/** Posting of the journal, with both of its balances. */
export type JournalRow = JournalPosting & { from: NamedBalance | undefined; to: NamedBalance | undefined };

/** Lists postings with both of their balances, newest first, before a seq. */
export async function listJournal(db: Database, before: number, limit: number): Promise<JournalRow[]> {
  const { rows } = await sql<JournalPosting>`
    select page.*, orders.tracking_id
    from (select * from postings where seq < ${before} order by seq desc limit ${limit}) as page
      left join orders on orders.seq = page.order_seq
    order by page.seq desc`.execute(db);
  const postings = rows.map((row) => withNumbers(row, ['seq', 'fils', 'from_no', 'to_no']));
  const numbers = new Set(postings.flatMap(({ from_no, to_no }) => [from_no, to_no]));
  const balances = new Map((await listBalancesByNo(db, [...numbers])).map((row) => [row.no, row]));
  return postings.map((row) => ({ ...row, from: balances.get(row.from_no), to: balances.get(row.to_no) }));
}

/** Returns the first posting from a number on, and when it was made. */
export async function findPostingFrom(
  db: Database,
  seq: number,
): Promise<{ seq: number; at: string } | undefined> {
  const row = await db
    .selectFrom('postings')
    .select(['seq', 'at'])
    .where('seq', '>=', seq)
    .orderBy('seq')
    .limit(1)
    .executeTakeFirst();
  return row && { seq: Number(row.seq), at: row.at };
}
