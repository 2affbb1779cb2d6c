import { createHmac, randomBytes } from 'node:crypto';
import { withCheckDigit } from '@tawseel/contract/facts/door-code';
import { settleFact } from '../../platform/engine/meta.ts';
import type { Database } from '../../platform/engine/tables.ts';
import type { Acting } from '../../platform/engine/work.ts';
import { refuse } from '../../platform/http/errors.ts';
import { findCustody } from '../custody/store/custody.ts';
import { readerOf } from '../follow-ups/follow-up-access.ts';
import { hasClaimedCall } from '../follow-ups/store/follow-ups.ts';
import { isAtEnd } from '../orders/rules/tracking-history.ts';
import type { OrderRow } from '../orders/tables.ts';

/**
 * Returns the code that the receiver of an order tells the driver. It is derived from the order's id with a key of
 * this database, so it is stored nowhere and no driver's phone has it.
 */
export async function doorCode(db: Database, orderId: string): Promise<string> {
  const key = await settleFact(db, 'door_code_key', randomBytes(32).toString('base64'));
  const drawn = createHmac('sha256', Buffer.from(key, 'base64')).update(orderId).digest().readUInt32BE(0);
  return withCheckDigit(String(drawn % 10_000).padStart(4, '0'));
}

/**
 * Returns true if the order belongs to the caller's warehouse or goes there by its address; a scan elsewhere gives no
 * access.
 */
async function isDeliveredBy(db: Database, { warehouseId }: Acting['scope'], order: OrderRow) {
  if (warehouseId === undefined || order.warehouse_id === warehouseId) return true;
  return (await findCustody(db, order))?.to_warehouse === warehouseId;
}

/** Returns the refusal of a caller who may not tell the receiver the code, or undefined if the caller may. */
export async function refuseCode(
  db: Database,
  acting: Pick<Acting, 'actor' | 'scope' | 'now' | 'say'>,
  order: OrderRow,
): Promise<Error | undefined> {
  const { tracking_id: trackingID, tracking_status: status } = order;
  if (isAtEnd(status)) return refuse('order_at_end', { trackingID, status });
  if (!(await isDeliveredBy(db, acting.scope, order)))
    return refuse('code_of_other_warehouse', { trackingID });
  if (acting.actor.role === 'operator' && !(await hasClaimedCall(db, order.id, readerOf(acting))))
    return refuse('code_needs_call', { trackingID });
  return undefined;
}
