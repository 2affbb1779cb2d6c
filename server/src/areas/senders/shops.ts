import { engineOf } from '../../platform/engine/database.ts';
import type { Database, Tables, Trx } from '../../platform/engine/tables.ts';

export type ShopRow = Tables['shops'];

/** Terms of a new shop: paid every week, what is left of its cash after the charges of the business. */
export const NEW_SHOP: Omit<ShopRow, 'sender_id' | 'billed_from'> = {
  cycle: 'week',
  nets: 1,
  cod_fee_fils: null,
  return_fee_fils: null,
  due_days: null,
  tin: '',
};

const fils = (stored: number | null) => (stored === null ? null : Number(stored));

function toShop(row: ShopRow): ShopRow {
  return { ...row, cod_fee_fils: fils(row.cod_fee_fils), return_fee_fils: fils(row.return_fee_fils) };
}

/** Begins to bill a shop, or changes how it is billed. */
export async function openShop(trx: Trx, row: ShopRow): Promise<void> {
  const { sender_id: _, ...terms } = row;
  await trx
    .insertInto('shops')
    .values(row)
    .onConflict((conflict) => conflict.column('sender_id').doUpdateSet(terms))
    .execute();
}

/** Returns how a shop is billed; undefined if it is not yet. */
export async function findShop(db: Database, senderId: string): Promise<ShopRow | undefined> {
  const row = await db.selectFrom('shops').selectAll().where('sender_id', '=', senderId).executeTakeFirst();
  return row && toShop(row);
}

/** Locks a shop that is billed until the transaction ends, so that its statements are closed and paid one at a time. */
export async function lockShop(trx: Trx, senderId: string): Promise<ShopRow | undefined> {
  const query = trx.selectFrom('shops').selectAll().where('sender_id', '=', senderId);
  const row = await engineOf(trx).lockRows(query, 'no key update').executeTakeFirst();
  return row && toShop(row);
}
