import type { FirstStep } from '@tawseel/contract/overview';
import { sql } from 'kysely';
import type { Database } from '../../platform/engine/tables.ts';
import type { Scope } from '../../platform/values/scope.ts';
import { orderSqlOf } from '../orders/store/search.ts';
import { countStartingPrices } from '../rates/store/starting-prices.ts';

type DayRow = {
  start: string;
  orders: number;
  revenue_fils: number;
};

/** Returns the totals of each day of a range that has any, within the scope; with from and to '', those of all time. */
export async function listDays(
  db: Database,
  { grain, from, to }: { grain: 'day' | 'all'; from: string; to: string },
  { warehouseId }: Scope,
): Promise<DayRow[]> {
  return db
    .selectFrom('order_totals')
    .select((eb) => [
      'start',
      eb.fn.sum<number>('orders').as('orders'),
      eb.fn.sum<number>('revenue_fils').as('revenue_fils'),
    ])
    .where('grain', '=', grain)
    .where('start', '>=', from)
    .where('start', '<=', to)
    .$if(warehouseId !== undefined, (query) => query.where('warehouse_id', '=', warehouseId ?? ''))
    .groupBy('start')
    .execute();
}

export type OpenCash = { id: string; name: string; role: string; orders: number; fils: number };

/** Lists the senders with the most open cash, using an index that only has such orders. */
export async function listOpenCashBySender(
  db: Database,
  { warehouseId }: Scope,
  limit: number,
): Promise<OpenCash[]> {
  const { rows } = await sql<OpenCash>`
    select senders.id, senders.name, senders.role, open.orders, open.fils from (
      select sender_id, count(*) as orders, sum(value_fils) as fils from ${orderSqlOf(db).by('open_cash')}
      where payment_method = 'COD' and cash_handed_in_at is null and tracking_status <> 'return' and value_fils > 0
        and sender_id is not null ${warehouseId === undefined ? sql`` : sql`and warehouse_id = ${warehouseId}`}
      group by sender_id order by fils desc, sender_id limit ${limit}
    ) as open join senders on senders.id = open.sender_id
    order by open.fils desc, senders.id`.execute(db);
  return rows;
}

/** Lists the remaining setup steps of a new business. Except for prices and keys, any existing row counts. */
export async function listFirstSteps(db: Database, hasOrders: boolean): Promise<FirstStep[]> {
  const starting = await countStartingPrices(db);
  const found = await db
    .selectNoFrom((eb) => [
      eb
        .selectFrom('business')
        .select('id')
        .where('trade_name', '<>', '')
        .where('phone', '<>', '')
        .limit(1)
        .as('business'),
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
  if (!found.business) steps.push('business');
  if (!found.warehouse) steps.push('warehouse');
  if (Object.values(starting).some((count) => count > 0)) steps.push('prices');
  if (!found.people) steps.push('people');
  if (!found.senderKey) steps.push(found.sender ? 'senderKey' : 'sender');
  if (!hasOrders) steps.push('order');
  return steps;
}
