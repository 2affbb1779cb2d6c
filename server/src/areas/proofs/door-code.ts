import { createHmac, randomBytes } from 'node:crypto';
import { withCheckDigit } from '@tawseel/contract/facts/door-code';
import { settleFact } from '../../platform/engine/meta.ts';
import type { Database } from '../../platform/engine/tables.ts';

/**
 * The code that the receiver of an order says at the door: made of its id by a key of this database, so that it is stored
 * nowhere and no phone of a driver has it.
 */
export async function doorCode(db: Database, orderId: string): Promise<string> {
  const key = await settleFact(db, 'door_code_key', randomBytes(32).toString('base64'));
  const drawn = createHmac('sha256', Buffer.from(key, 'base64')).update(orderId).digest().readUInt32BE(0);
  return withCheckDigit(String(drawn % 10_000).padStart(4, '0'));
}
