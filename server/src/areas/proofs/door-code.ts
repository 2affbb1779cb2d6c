import { createHmac, randomBytes } from 'node:crypto';
import { withCheckDigit } from '@tawseel/contract/facts/door-code';
import { settleFact } from '../../platform/engine/meta.ts';
import type { Database } from '../../platform/engine/tables.ts';

/**
 * Returns the code that the receiver of an order tells the driver. It is derived from the order's id with a key of
 * this database, so it is stored nowhere and no driver's phone has it.
 */
export async function doorCode(db: Database, orderId: string): Promise<string> {
  const key = await settleFact(db, 'door_code_key', randomBytes(32).toString('base64'));
  const drawn = createHmac('sha256', Buffer.from(key, 'base64')).update(orderId).digest().readUInt32BE(0);
  return withCheckDigit(String(drawn % 10_000).padStart(4, '0'));
}
