import type { Database } from '../../../platform/engine/tables.ts';
import { toRow } from './expenses.ts';

type ExpensesOfCount = { no: number; expenses: string; reversed_at: string | null };

/** Lists the hand-ins that have expenses, the amounts of the expenses that were posted for each, and decided rows. */
async function listDecisions(db: Database) {
  const counts: ExpensesOfCount[] = await db
    .selectFrom('cash_counts')
    .select(['no', 'expenses', 'reversed_at'])
    .orderBy('no')
    .execute();
  const postings = await db
    .selectFrom('postings')
    .select(['count_no', 'fils'])
    .where('kind', '=', 'expense')
    .orderBy('fils')
    .execute();
  const decided = await db
    .selectFrom('driver_expenses')
    .selectAll()
    .orderBy('client_id')
    .where('state', 'in', ['taken', 'crossedOut'])
    .execute();
  return { counts, postings, decided: decided.map(toRow) };
}

/** Expense of a count as it is stored; `id` only if a driver has entered it. */
type CountExpense = { fils: number; id?: string };

const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, fils) => sum + fils, 0);

/**
 * Compares the expenses of each count with its postings, and with what drivers have entered: a taken one is listed by
 * its count, which is not reversed, and no other one is. Returns a sentence for each that differs.
 */
export async function differingExpenses(db: Database): Promise<string[]> {
  const { counts, postings, decided } = await listDecisions(db);
  const problems: string[] = [];
  const posted = Map.groupBy(postings, ({ count_no }) => count_no);
  const standing = new Map<number, Map<string, number>>();
  for (const { no, expenses, reversed_at } of counts) {
    const listed: CountExpense[] = JSON.parse(expenses);
    const entered = listed.flatMap(({ id, fils }): [string, number][] =>
      id === undefined ? [] : [[id, fils]],
    );
    if (reversed_at === null) standing.set(no, new Map(entered));
    const amounts = listed.map(({ fils }) => fils).sort((one, other) => one - other);
    const others = (posted.get(no) ?? []).map(({ fils }) => Number(fils));
    // Kept data of earlier releases has a count without the posting of an expense that the office typed.
    if (entered.length === 0 && others.length === 0) continue;
    if (amounts.join(' ') !== others.join(' '))
      problems.push(
        `Count ${no} lists expenses of ${sumOf(amounts)} fils, its postings ${sumOf(others)} fils.`,
      );
  }
  for (const { client_id: id, count_no, state, fils } of decided) {
    const ofCount = standing.get(count_no ?? 0);
    const said = state === 'taken' ? 'taken' : 'crossed out';
    if (!ofCount) problems.push(`Expense ${id} is ${said} by no count that stands.`);
    else if (ofCount.get(id) !== (state === 'taken' ? fils : undefined))
      problems.push(`Expense ${id} is ${said}, and count ${count_no} says otherwise.`);
    ofCount?.delete(id);
  }
  for (const [no, left] of standing)
    for (const id of left.keys()) problems.push(`Count ${no} lists expense ${id}, which it has not taken.`);
  return problems;
}
