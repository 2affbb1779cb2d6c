import type { ChargeKind } from '@tawseel/contract/facts/charges';
import { sql } from 'kysely';
import type { Database, Trx } from '../../../platform/engine/tables.ts';
import { businessDay } from '../../../platform/values/period.ts';
import type { ChargeRow } from '../../ledger/store/charges.ts';
import { IS_STANDING_EVENT } from './happenings.ts';
import { chargeRows, listBilled } from './record-charges.ts';

type Done = { seq: number; status: string; at: string };

/** Orders of a shop, as far as their services are billed. */
export type Since = { senderId: string; from: string; timeZone: string };

const AT_ONCE = 500;

/** Lists the orders of a shop that are delivered, or handed back to it, each with when that happened. */
async function listDone(db: Database, senderId: string): Promise<Done[]> {
  const { rows } = await sql<Done>`
    select orders.seq, orders.tracking_status as status, max(coalesce(events.happened_at, events.created_at)) as at
    from orders inner join order_events as events on events.order_id = orders.id
    where orders.sender_id = ${senderId}
      and (orders.tracking_status = 'delivered'
        or orders.tracking_status = 'return'
          and not exists (select 1 from custody where custody.seq = orders.seq))
      and events.status = orders.tracking_status and events.kind = 'status' and ${IS_STANDING_EVENT}
    group by orders.seq, orders.tracking_status order by orders.seq`.execute(db);
  return rows.map((row) => ({ ...row, seq: Number(row.seq) }));
}

/** Returns the charges of a shop for what was delivered or handed back from a day on. */
export async function listDeliveredSince(
  trx: Trx,
  { senderId, from, timeZone }: Since,
): Promise<ChargeRow[]> {
  const done = (await listDone(trx, senderId))
    .map(({ at, ...row }) => ({ ...row, day: businessDay(at, timeZone) }))
    .filter(({ day }) => day >= from);
  const dayOf = new Map(done.map(({ seq, day }) => [seq, day]));
  const kindsOf = new Map<number, readonly ChargeKind[]>(
    done.map(({ seq, status }) => [seq, status === 'delivered' ? ['delivery', 'cod'] : ['return']]),
  );
  const charges: ChargeRow[] = [];
  for (let at = 0; at < done.length; at += AT_ONCE) {
    const billed = await listBilled(
      trx,
      done.slice(at, at + AT_ONCE).map(({ seq }) => seq),
    );
    for (const order of billed)
      charges.push(...chargeRows(order, kindsOf.get(order.seq) ?? [], dayOf.get(order.seq) ?? ''));
  }
  return charges;
}
