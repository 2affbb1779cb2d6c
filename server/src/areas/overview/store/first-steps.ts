import type { FirstStep } from '@tawseel/contract/overview';
import type { Database } from '../../../platform/engine/tables.ts';
import { countStartingPrices } from '../../rates/store/starting-prices.ts';

/** What is yet to be done in a new business; but for prices and keys, what is there counts and not whose it is. */
export async function listFirstSteps(db: Database, hasOrders: boolean): Promise<FirstStep[]> {
  const starting = await countStartingPrices(db);
  const found = await db
    .selectNoFrom((eb) => [
      eb.selectFrom('warehouses').select('id').where('deleted_at', 'is', null).limit(1).as('warehouse'),
      eb.selectFrom('staff').select('id').where('deleted_at', 'is', null).limit(1).as('people'),
      eb.selectFrom('senders').select('id').where('deleted_at', 'is', null).limit(1).as('sender'),
      eb
        .selectFrom('api_keys')
        .select('id')
        .where('sender_id', 'is not', null)
        .where('revoked_at', 'is', null)
        .limit(1)
        .as('senderKey'),
    ])
    .executeTakeFirstOrThrow();
  const steps: FirstStep[] = [];
  if (!found.warehouse) steps.push('warehouse');
  if (Object.values(starting).some((count) => count > 0)) steps.push('prices');
  if (!found.people) steps.push('people');
  if (!found.senderKey) steps.push(found.sender ? 'senderKey' : 'sender');
  if (!hasOrders) steps.push('order');
  return steps;
}
