import type { ChargeKind } from '@tawseel/contract/facts/charges';
import type { Database, Tables, Trx } from '../../../platform/engine/tables.ts';

export type ChargeRow = Tables['sender_charges'];

/** Charges of a shop in a month that are on no statement, in fils; `since` is the day of the oldest. */
export type OpenCharges = { senderId: string; month: string; fils: number; since: string };

/** Charges written by one statement, between which other calls may read. */
const ROWS_AT_ONCE = 100;

/** Writes charges; one of an order that is written already stays, billed or not. */
export async function insertCharges(trx: Trx, rows: readonly ChargeRow[]): Promise<void> {
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE)
    await trx
      .insertInto('sender_charges')
      .values(rows.slice(from, from + ROWS_AT_ONCE))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
}

const IDS_AT_ONCE = 500;

/** Puts charges onto a statement and an invoice. */
export async function billCharges(
  trx: Trx,
  ids: readonly string[],
  billed: Pick<ChargeRow, 'statement_no' | 'invoice_no'>,
): Promise<void> {
  for (let from = 0; from < ids.length; from += IDS_AT_ONCE)
    await trx
      .updateTable('sender_charges')
      .set(billed)
      .where('id', 'in', ids.slice(from, from + IDS_AT_ONCE))
      .execute();
}

/** Takes charges back by a credit note. */
export async function creditCharges(trx: Trx, ids: readonly string[], creditNote: string): Promise<void> {
  await trx.updateTable('sender_charges').set({ credited_by: creditNote }).where('id', 'in', ids).execute();
}

/** Deletes charges of an order that are on no statement, because it was not delivered after all, for instance. */
export async function deleteOpenCharges(
  trx: Trx,
  orderSeq: number,
  kinds: readonly ChargeKind[],
): Promise<void> {
  await trx
    .deleteFrom('sender_charges')
    .where('order_seq', '=', orderSeq)
    .where('kind', 'in', kinds)
    .where('statement_no', 'is', null)
    .execute();
}

/** Charges that are on no statement: up to a day, and of a shop or of any. */
export type OpenFilter = { through: string; senderId?: string | undefined };

/** Sums the charges that are on no statement by shop and month, oldest first; of an index alone, by its days. */
export async function sumOpenCharges(
  db: Database,
  { through, senderId }: OpenFilter,
): Promise<OpenCharges[]> {
  const days = await db
    .selectFrom('sender_charges')
    .select(({ fn }) => ['sender_id as senderId', 'day as since', fn.sum<number>('fils').as('fils')])
    .where('statement_no', 'is', null)
    .where('day', '<=', through)
    .$if(senderId !== undefined, (query) => query.where('sender_id', '=', senderId ?? ''))
    .groupBy(['sender_id', 'day'])
    .orderBy('sender_id')
    .orderBy('day')
    .execute();
  const sums: OpenCharges[] = [];
  for (const { fils, ...of } of days) {
    const month = of.since.slice(0, 7);
    const last = sums.at(-1);
    if (last?.senderId === of.senderId && last.month === month) last.fils += Number(fils);
    else sums.push({ ...of, month, fils: Number(fils) });
  }
  return sums;
}

/** Returns true if a shop has charges that are on no statement. */
export async function hasOpenCharges(db: Database, senderId: string): Promise<boolean> {
  const row = await db
    .selectFrom('sender_charges')
    .select('id')
    .where('sender_id', '=', senderId)
    .where('statement_no', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
