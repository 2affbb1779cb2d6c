import type { Database, Trx } from '../../../platform/engine/tables.ts';
import { WHOLE_BUSINESS } from '../../../platform/values/scope.ts';
import { listNamedOrders, lockOrdersById } from '../../orders/store/orders.ts';
import { findBoundOrders } from '../../orders/store/parcel-codes.ts';
import type { OrderRow } from '../../orders/tables.ts';

/** Orders that a code may mean: one by its label, or those of senders that use the number. */
export type Meant = { order: OrderRow | undefined; ofReference: OrderRow[] };

/** Orders of one number that a desk can choose from. */
const MOST_CHOICES = 20;

/** Unescapes a part of an address; returns it unchanged if it is not valid. */
function unescaped(part: string): string {
  try {
    const code = decodeURIComponent(part);
    return /[\p{Cc}\p{Cs}]/u.test(code) ? part : code;
  } catch {
    return part;
  }
}

/** Returns the tracking ID in a code: a QR code has the address of its page, with the ID escaped. */
export function codeOf(read: string): string {
  const inAddress = /\/t\/([^/?#\s]+)\/?$/.exec(read)?.[1];
  return inAddress === undefined ? read.trim() : unescaped(inAddress);
}

/** Lists orders under way, or to be returned, with this number of their sender, newest first. */
export async function findByReference(db: Database, reference: string): Promise<OrderRow[]> {
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

/** Returns the meaning of each code, and locks all its orders together, in the order of their ids. */
export async function lockMeant(trx: Trx, codes: readonly string[]): Promise<Map<string, Meant>> {
  const named = await listNamedOrders(trx, codes, WHOLE_BUSINESS);
  const others = codes.filter((_, at) => named[at] === undefined);
  const bound = await findBoundOrders(trx, others);
  const ids = new Map<string, string[]>();
  for (const [at, code] of codes.entries()) {
    const id = named[at]?.id ?? bound.get(code);
    ids.set(code, id ? [id] : (await findByReference(trx, code)).map((order) => order.id));
  }
  const orders = await lockOrdersById(trx, [...ids.values()].flat());
  const meant = new Map<string, Meant>();
  for (const [at, code] of codes.entries()) {
    const found = (ids.get(code) ?? []).flatMap((id) => orders.get(id) ?? []);
    const isNamed = named[at] !== undefined || bound.has(code);
    meant.set(
      code,
      isNamed ? { order: found[0], ofReference: [] } : { order: undefined, ofReference: found },
    );
  }
  return meant;
}
