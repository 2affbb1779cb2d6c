import type { SENDER_ROLES, Sender } from '@tawseel/contract/senders';
import { isCashOnDelivery } from '../domain/finance.ts';
import { type ParentLock, withLock } from './lock.ts';
import { readNewestFirst } from './newest-first.ts';
import type { Database, Tables, Trx } from './tables.ts';

type Row = Tables['senders'];

function toSender(row: Row): Sender {
  return {
    _id: row.id,
    name: row.name,
    email: row.email,
    phone: row.phone,
    country: row.country,
    city: row.city,
    street: row.street,
    houseNo: row.house_no,
    role: row.role,
    profilePic: row.profile_pic,
    createdAt: row.created_at,
    addresses: JSON.parse(row.addresses) as Sender['addresses'],
  };
}

export async function* readSenders(db: Database): AsyncGenerator<Sender[]> {
  for await (const rows of readNewestFirst(db, 'senders')) yield rows.map(toSender);
}

export async function findSender(db: Database, id: string, lock?: ParentLock): Promise<Sender | undefined> {
  const query = db.selectFrom('senders').selectAll().where('id', '=', id).where('deleted_at', 'is', null);
  const row = await withLock(db, query, lock).executeTakeFirst();
  return row && toSender(row);
}

/** By their role or all of them, deleted or not. */
export async function listSenderEmails(
  db: Database,
  role?: (typeof SENDER_ROLES)[number],
): Promise<Pick<Row, 'id' | 'email' | 'deleted_at'>[]> {
  let query = db.selectFrom('senders').select(['id', 'email', 'deleted_at']);
  if (role !== undefined) query = query.where('role', '=', role);
  return query.execute();
}

export type OrderSender = Pick<Row, 'id' | 'role' | 'name' | 'phone' | 'house_no' | 'street'>;

/** What an order takes from its sender; from those that were deleted too. */
export async function listOrderSenders(db: Database, ids: readonly string[]): Promise<OrderSender[]> {
  return db
    .selectFrom('senders')
    .select(['id', 'role', 'name', 'phone', 'house_no', 'street'])
    .where('id', 'in', ids)
    .execute();
}

/** A sender that has rates of its own. */
export async function findCompany(db: Database, id: string): Promise<Sender | undefined> {
  const sender = await findSender(db, id);
  return sender?.role === 'Company' ? sender : undefined;
}

export async function countOrdersOf(db: Database, senderId: string): Promise<number> {
  const { orders } = await db
    .selectFrom('orders')
    .select((eb) => eb.fn.countAll<number>().as('orders'))
    .where('sender_id', '=', senderId)
    .executeTakeFirstOrThrow();
  return orders;
}

/** The orders of a sender whose cash on delivery is not handed in yet, and what it comes to. */
export async function sumOpenCash(db: Database, senderId: string): Promise<{ orders: number; fils: number }> {
  const byMethod = await db
    .selectFrom('orders')
    .select((eb) => [
      'payment_method',
      eb.fn.countAll<number>().as('orders'),
      eb.fn.sum<number>('value_fils').as('fils'),
    ])
    .where('sender_id', '=', senderId)
    .where('cash_handed_in_at', 'is', null)
    .where('tracking_status', '!=', 'return')
    .where('value_fils', '>', 0)
    .groupBy('payment_method')
    .execute();
  const open = byMethod.filter((row) => isCashOnDelivery(row.payment_method));
  return {
    orders: open.reduce((sum, row) => sum + row.orders, 0),
    fils: open.reduce((sum, row) => sum + row.fils, 0),
  };
}

/** Soft delete: the row stays for the orders and rates that name it. */
export async function deleteSender(trx: Trx, id: string, now: string): Promise<void> {
  await trx.updateTable('senders').set({ deleted_at: now }).where('id', '=', id).execute();
}
