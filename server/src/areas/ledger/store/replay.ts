import { COUNTABLE } from '@tawseel/contract/facts/ledger';
import { sql } from 'kysely';
import { lastOf } from '../../../platform/engine/number-series.ts';
import { countTable } from '../../../platform/engine/read-table.ts';
import type { Database } from '../../../platform/engine/tables.ts';
import { inTransaction } from '../../../platform/engine/transaction.ts';
import type { BalanceRow } from './post.ts';

type Replayed = Pick<BalanceRow, 'no' | 'kind' | 'fils'> & { replayed: number };

/** Sums the postings of each balance anew. */
async function replayBalances(db: Database): Promise<Replayed[]> {
  const { rows } = await sql<Replayed>`
    select no, kind, fils, coalesce(sum(change), 0) as replayed
    from balances left join (
      select to_no as of_no, sum(fils) as change from postings group by to_no
      union all select from_no, -sum(fils) from postings group by from_no
    ) as changes on of_no = no
    group by no, kind, fils order by no`.execute(db);
  return rows.map((row) => ({ ...row, fils: Number(row.fils), replayed: Number(row.replayed) }));
}

export function countPostings(db: Database): Promise<number> {
  return countTable(db, 'postings');
}

/** Replays the postings, and returns a sentence for each balance that differs or is below zero. */
export async function differingBalances(db: Database): Promise<string[]> {
  return (await replayBalances(db)).flatMap(({ no, kind, fils, replayed }) => {
    if (fils !== replayed)
      return [`Balance ${no} (${kind}) is ${fils} fils, its postings come to ${replayed}.`];
    return fils < 0 && COUNTABLE.includes(kind)
      ? [`Balance ${no} (${kind}) is below zero: ${fils} fils.`]
      : [];
  });
}

/** Sets the balances to the sums of their postings. Returns how many were wrong. */
export function repairBalances(db: Database): Promise<number> {
  return inTransaction(db, async (trx) => {
    // As `post` does, so that nothing is posted meanwhile.
    await lastOf(trx, 'postings', 0);
    const wrong = (await replayBalances(trx)).filter(({ fils, replayed }) => fils !== replayed);
    for (const { no, replayed } of wrong)
      await trx.updateTable('balances').set({ fils: replayed }).where('no', '=', no).execute();
    return wrong.length;
  });
}
