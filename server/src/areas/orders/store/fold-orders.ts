import { setTimeout } from 'node:timers/promises';
import { foldTyped, isPlainText } from '@tawseel/contract/facts/fold-text';
import { sql } from 'kysely';
import { engineOf } from '../../../platform/engine/database.ts';
import { deleteFact, findFact, setFact } from '../../../platform/engine/meta.ts';
import type { Database, Trx } from '../../../platform/engine/tables.ts';
import { inTransaction } from '../../../platform/engine/transaction.ts';
import type { SearchFilter } from './order-filter.ts';
import { foldedTexts } from './seq.ts';

/** Orders of one transaction: some 50 ms if all of them are folded. */
const SLICE = 500;
/** Gap between two slices for other writers of SQLite: longer than they wait between two tries. */
const GAP_MS = 20;

/**
 * Returns the seq below which orders are not folded yet, or undefined if all are, as in every database that was made
 * with folded texts.
 */
export async function findUnfoldedEnd(db: Database): Promise<number | undefined> {
  const end = await findFact(db, 'unfolded_below');
  return end === undefined ? undefined : Number(end);
}

/**
 * Folds the search of a filter. While older orders are not folded, what was typed is searched as well, so that nothing is
 * missed that was found before.
 */
export async function foldSearch(db: Database, filter: SearchFilter): Promise<SearchFilter> {
  const { search: typed = '' } = filter;
  const search = foldTyped(typed);
  if (isPlainText(typed) || (await findUnfoldedEnd(db)) === undefined) return { ...filter, search };
  return { ...filter, search, unfolded: typed };
}

/** Folds the orders of before, newest first, in short transactions; a later call continues where one ended. */
export async function foldOrders(
  db: Database,
  signal: Pick<AbortSignal, 'aborted'>,
  slice = SLICE,
): Promise<void> {
  if ((await findUnfoldedEnd(db)) === undefined) return;
  while (!signal.aborted && (await inTransaction(db, (trx) => foldSome(trx, slice))))
    await setTimeout(GAP_MS);
  if (engineOf(db).name === 'postgres') await sql`analyze orders (folded_texts)`.execute(db);
}

/** Folds a slice of orders. Returns false if none are left. Servers of one database take turns. */
async function foldSome(trx: Trx, limit: number): Promise<boolean> {
  await engineOf(trx).lockName(trx, 'fold orders');
  const end = await findUnfoldedEnd(trx);
  if (end === undefined) return false;
  const rows = await trx
    .selectFrom('orders')
    .select(['seq', 'reference', 'receiver_name'])
    .where('seq', '<', end)
    .orderBy('seq', 'desc')
    .limit(limit)
    .execute();
  const seqs = rows.filter((row) => foldedTexts(row) !== null).map(({ seq }) => seq);
  if (seqs.length > 0) await writeFolded(trx, seqs);
  const last = rows.at(-1);
  if (last && rows.length === limit) await setFact(trx, 'unfolded_below', String(last.seq));
  else await deleteFact(trx, 'unfolded_below');
  return last !== undefined && rows.length === limit;
}

/** Writes the folded texts of orders as they are now. */
async function writeFolded(trx: Trx, seqs: readonly number[]): Promise<void> {
  const held = trx.selectFrom('orders').select('seq').where('seq', 'in', seqs).orderBy('seq');
  await engineOf(trx).holdRows(held, 'no key update');
  const rows = await trx
    .selectFrom('orders')
    .select(['seq', 'reference', 'receiver_name'])
    .where('seq', 'in', seqs)
    .execute();
  for (const row of rows)
    await trx
      .updateTable('orders')
      .set({ folded_texts: foldedTexts(row) })
      .where('seq', '=', row.seq)
      .execute();
}
