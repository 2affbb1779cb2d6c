import type { PostingKind } from '@tawseel/contract/facts/ledger';
import { sql } from 'kysely';
import type { Database, Tables } from '../../../platform/engine/tables.ts';
import { endOfDay } from '../../../platform/values/period.ts';
import { shopOf } from '../../ledger/rules/names.ts';
import { filsOf, findBalance } from '../../ledger/store/post.ts';
import { IS_REVERSED } from '../../ledger/store/postings.ts';
import { type Movements, movementsOf } from '../rules/sums.ts';

export type StatementRow = Tables['statements'];

/** Sender with its terms, if it is billed, and its newest statement. */
export type Shop = Pick<
  Tables['senders'],
  'id' | 'name' | 'role' | 'iban' | 'iban_set_at' | 'iban_set_by'
> & {
  terms: Tables['shops'] | undefined;
  last: StatementRow | undefined;
};

const SUMS = [
  'opening_fils',
  'cash_fils',
  'charges_fils',
  'vat_fils',
  'other_fils',
  'closing_fils',
  'held_fils',
  'payable_fils',
  'unpaid_fils',
] as const;

export function toStatementRow(row: StatementRow): StatementRow {
  const sums = Object.fromEntries(SUMS.map((name) => [name, Number(row[name])]));
  return { ...row, ...sums, first_seq: Number(row.first_seq), last_seq: Number(row.last_seq) };
}

/** Number of the newest statement of a sender. */
const NEWEST = sql`(select no from statements as newest where newest.sender_id = senders.id
  order by no desc limit 1)`;

/** Returns senders by id, deleted ones too: what they are owed stays. */
export async function findShops(db: Database, ids: readonly string[]): Promise<Shop[]> {
  if (ids.length === 0) return [];
  const senders = await db
    .selectFrom('senders')
    .select(['id', 'name', 'role', 'iban', 'iban_set_at', 'iban_set_by'])
    .where('id', 'in', ids)
    .execute();
  const terms = await db.selectFrom('shops').selectAll().where('sender_id', 'in', ids).execute();
  const last = await db
    .selectFrom('senders')
    .innerJoin('statements', (join) => join.on('statements.no', '=', NEWEST as never))
    .selectAll('statements')
    .where('senders.id', 'in', ids)
    .execute();
  const termsOf = new Map(terms.map((row) => [row.sender_id, row]));
  const lastOf = new Map(last.map((row) => [row.sender_id, toStatementRow(row)]));
  return senders.map((sender) => ({ ...sender, terms: termsOf.get(sender.id), last: lastOf.get(sender.id) }));
}

const byShop = (rows: readonly { shop: string | null; fils: number | null }[]) =>
  new Map(rows.map(({ shop, fils }) => [shop ?? '', Number(fils ?? 0)]));

/** Returns what shops are owed in fils, by sender: of one, or of all that are owed or owe something. */
export async function owedByShop(db: Database, senderId: string | undefined): Promise<Map<string, number>> {
  if (senderId !== undefined) return new Map([[senderId, -(await filsOf(db, shopOf(senderId)))]]);
  const rows = await db
    .selectFrom('balances')
    .select(['party as shop', sql<number>`-fils`.as('fils')])
    .where('kind', '=', 'shop')
    .where('party', '<>', '')
    .where('fils', '<>', 0)
    .execute();
  return byShop(rows);
}

/** Returns the cash of orders that drivers hold in fils, by sender. */
export async function driverCashByShop(
  db: Database,
  senderId: string | undefined,
): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('cash_held')
    // SQLite reads the tables of a cross join in this order, and not all orders with a sender first.
    .crossJoin('orders')
    .whereRef('orders.seq', '=', 'cash_held.order_seq')
    .select(({ fn }) => ['orders.sender_id as shop', fn.sum<number>('cash_held.fils').as('fils')])
    .where('orders.sender_id', 'is not', null)
    .$if(senderId !== undefined, (query) => query.where('orders.sender_id', '=', senderId ?? ''))
    .groupBy('orders.sender_id')
    .execute();
  return byShop(rows);
}

/** Card payments: of a shop or of any, maybe of one order; `paidThrough` is null if shops are paid them at once. */
export type CardFilter = {
  paidThrough: string | null;
  timeZone: string;
  senderId?: string | undefined;
  orderSeq?: number;
};

/** Returns the card payments recorded after the day through which the acquirer has paid, in fils by sender. */
export async function heldCardMoney(
  db: Database,
  { paidThrough, timeZone, senderId, orderSeq }: CardFilter,
): Promise<Map<string, number>> {
  if (paidThrough === null) return new Map();
  const rows = await db
    .selectFrom('postings')
    .innerJoin('balances as source', 'source.no', 'postings.from_no')
    .innerJoin('balances as target', 'target.no', 'postings.to_no')
    .select(({ fn }) => ['source.party as shop', fn.sum<number>('postings.fils').as('fils')])
    // The same conditions as in the partial index.
    .where(sql<boolean>`postings.kind in ('card', 'move', 'correction')`)
    .where('postings.order_seq', 'is not', null)
    .where('postings.at', '>=', endOfDay(paidThrough, timeZone))
    .where('source.kind', '=', 'shop')
    .where('target.kind', '=', 'card')
    .where((eb) => eb.not(IS_REVERSED))
    .$if(senderId !== undefined, (query) => query.where('source.party', '=', senderId ?? ''))
    .$if(orderSeq !== undefined, (query) => query.where('postings.order_seq', '=', orderSeq ?? 0))
    .groupBy('source.party')
    .execute();
  return byShop(rows);
}

/** Sums the postings of a shop after one, by why they changed what it is owed. */
export async function movementsSince(db: Database, senderId: string, seq: number): Promise<Movements> {
  const balance = await findBalance(db, shopOf(senderId));
  if (!balance) return movementsOf([]);
  const { rows } = await sql<{ kind: PostingKind; fils: number }>`
    select kind, sum(change) as fils from (
      select kind, fils as change from postings where from_no = ${balance.no} and seq > ${seq}
      union all select kind, -fils from postings where to_no = ${balance.no} and seq > ${seq}
    ) as changes group by kind`.execute(db);
  return movementsOf(rows.map(({ kind, fils }) => ({ kind, fils: Number(fils) })));
}
