import type { Database, Tables, Trx } from '../../../platform/engine/tables.ts';
import { WHOLE_BUSINESS } from '../../../platform/values/scope.ts';
import { lockOrders, lockOrdersById } from '../../orders/store/orders.ts';

type Row = Tables['orders'];

/** What a code may mean: one order by what stands on its label, or those of senders that have the number. */
export type Meant = { order: Row | undefined; ofReference: Row[] };

/** As many orders of one number as a desk can choose among. */
const MOST_CHOICES = 20;

/** The tracking ID in a code: a QR code has the address of its page. */
export function codeOf(read: string): string {
  return /\/t\/([^/?#\s]+)\/?$/.exec(read)?.[1] ?? read.trim();
}

/** Orders by codes that were bound to them: of blank labels, and other carriers'. */
export async function findBound(db: Database, codes: readonly string[]): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('parcel_codes')
    .select(['code', 'order_id'])
    .where('code', 'in', codes)
    .execute();
  return new Map(rows.flatMap(({ code, order_id }) => (order_id === null ? [] : [[code, order_id]])));
}

/** Orders under way, or to go back, that have the number of their sender's, newest first. */
export async function findByReference(db: Database, reference: string): Promise<Row[]> {
  return db
    .selectFrom('orders')
    .selectAll()
    .where('reference', '=', reference)
    .where('reference', '<>', '')
    .where('tracking_status', '<>', 'delivered')
    .orderBy('seq', 'desc')
    .limit(MOST_CHOICES)
    .execute();
}

/** What each of these codes means, its orders locked in the order of their ids. */
export async function lockMeant(trx: Trx, codes: readonly string[]): Promise<Map<string, Meant>> {
  const meant = new Map<string, Meant>();
  if (codes.length === 0) return meant;
  const orders = await lockOrders(trx, codes, WHOLE_BUSINESS);
  for (const [at, code] of codes.entries()) meant.set(code, { order: orders[at], ofReference: [] });
  const others = codes.filter((_, at) => orders[at] === undefined);
  if (others.length === 0) return meant;
  const bound = await findBound(trx, others);
  const boundOrders = await lockOrdersById(trx, [...bound.values()]);
  for (const code of others) {
    const order = boundOrders.get(bound.get(code) ?? '');
    const named = order ? [] : await findByReference(trx, code);
    const locked = await lockOrdersById(
      trx,
      named.map(({ id }) => id),
    );
    meant.set(code, { order, ofReference: [...locked.values()] });
  }
  return meant;
}
