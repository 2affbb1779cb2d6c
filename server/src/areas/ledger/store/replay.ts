import { COUNTABLE } from '@tawseel/contract/facts/ledger';
import { sql } from 'kysely';
import { countTable } from '../../../platform/engine/read-table.ts';
import type { Database } from '../../../platform/engine/tables.ts';
import { inTransaction } from '../../../platform/engine/transaction.ts';
import { type BalanceRow, lockPostings } from './post.ts';

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

/** Returns the number of the last posting; 0 if there is none. */
export async function lastPosting(db: Database): Promise<number> {
  const { last } = await db
    .selectFrom('postings')
    .select(({ fn }) => fn.max('seq').as('last'))
    .executeTakeFirstOrThrow();
  return Number(last ?? 0);
}

type Numbering = { removed: number; last: number; there: number };

/**
 * Returns a sentence if numbers of postings are missing: a posting that was deleted by other means than this program is
 * lost, so no sum is corrected to fit the rest.
 */
export async function missingPostings(db: Database): Promise<string[]> {
  // One statement, because others may post meanwhile.
  const { rows } = await sql<Numbering>`
    select coalesce((select cast(value as integer) from meta where key = 'postings_removed'), 0) as removed,
      coalesce((select last from number_series where name = 'postings'), 0) as last,
      (select count(*) from postings) as there`.execute(db);
  const [removed, last, there] = [rows[0]?.removed, rows[0]?.last, rows[0]?.there].map(Number) as [
    number,
    number,
    number,
  ];
  const missing = last - removed - there;
  if (missing === 0) return [];
  const { rows: gaps } = await sql<{ first: number }>`
    select min(seq) + 1 as first from (select ${removed} as seq union all select seq from postings) as numbers
    where not exists (select 1 from postings as next where next.seq = numbers.seq + 1)`.execute(db);
  return [`Postings are numbered to ${last}: ${missing} are missing, the first is ${gaps[0]?.first}.`];
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

type CountSums = { no: number; expected: number; counted: number; taken: number; put: number };

/**
 * Compares each count with its postings: what was expected is what they take in, what was counted is what they leave.
 * Money that was handed in ahead goes back. Closing a box takes nothing in. Returns a sentence for each that differs.
 */
export async function differingCounts(db: Database): Promise<string[]> {
  const { rows } = await sql<CountSums>`
    select counts.no, expected_fils as expected, counted_fils as counted,
      case counts.kind when 'handIn' then sum(case when postings.kind not in ('handIn', 'change') then 0
        when sources.kind = 'box' then -postings.fils else postings.fils end)
        else expected_fils end as taken,
      sum(case when postings.kind = 'expense' then -postings.fils
        when postings.kind not in ('difference', 'rounding') then 0
        when sources.kind in ('difference', 'rounding') then postings.fils else -postings.fils end) as put
    from cash_counts as counts left join postings on postings.count_no = counts.no
      left join balances as sources on sources.no = postings.from_no
    group by counts.no, counts.kind, expected_fils, counted_fils order by counts.no`.execute(db);
  return rows.flatMap((row) => {
    const [expected, counted, taken, put] = [row.expected, row.counted, row.taken, row.put].map(Number) as [
      number,
      number,
      number,
      number,
    ];
    return taken === expected && taken + put === counted
      ? []
      : [
          `Count ${row.no} says ${expected} fils and ${counted} counted, its postings ${taken} and ${taken + put}.`,
        ];
  });
}

/** Sets the balances to the sums of their postings. Returns how many were wrong. */
export function repairBalances(db: Database): Promise<number> {
  return inTransaction(db, async (trx) => {
    await lockPostings(trx);
    const wrong = (await replayBalances(trx)).filter(({ fils, replayed }) => fils !== replayed);
    for (const { no, replayed } of wrong)
      await trx.updateTable('balances').set({ fils: replayed }).where('no', '=', no).execute();
    return wrong.length;
  });
}
