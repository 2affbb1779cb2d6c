import type { ChargeKind } from '@tawseel/contract/facts/charges';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Database, Trx } from '../../../platform/engine/tables.ts';
import { businessDay } from '../../../platform/values/period.ts';
import type { ChargeRow } from '../../ledger/store/charges.ts';
import { IS_STANDING_EVENT } from './happenings.ts';
import { chargeRows, listBilled } from './record-charges.ts';

type Done = { seq: number; tracking_id: string; sender_id: string; status: string; at: string };

/** Orders of a shop, as far as their services are billed. */
export type Since = { senderId: string; from: string; timeZone: string };

const AT_ONCE = 500;

/** True for events that happened here: those of imported orders have neither an act nor the address of a caller. */
const IS_OURS = sql`(events.cause_id is not null or events.address_hash is not null)`;

/** True for orders that are delivered, or handed back. */
const IS_DONE = sql<SqlBool>`(orders.tracking_status = 'delivered' or orders.tracking_status = 'return'
  and not exists (select 1 from custody where custody.seq = orders.seq))`;

const HAPPENED_AT = sql<string>`coalesce(events.happened_at, events.created_at)`;

/** True for the event by which an order got its status. */
const IS_LAST_MOVE = sql<SqlBool>`events.status = orders.tracking_status and events.kind = 'status'
  and ${IS_STANDING_EVENT}`;

/** Returns when an order was delivered or handed back, null if that was not here, or undefined if it was not. */
export async function findDone(db: Database, seq: number): Promise<{ at: string | null } | undefined> {
  const { rows } = await sql<{ at: string | null }>`
    select max(case when ${IS_OURS} and ${IS_LAST_MOVE} then ${HAPPENED_AT} end) as at
    from orders left join order_events as events on events.order_id = orders.id
    where orders.seq = ${seq} and ${IS_DONE} group by orders.seq`.execute(db);
  return rows[0];
}

/** Lists orders of shops that are delivered here, or handed back, each with when that happened. */
async function listDone(db: Database, isListed: RawBuilder<SqlBool>): Promise<Done[]> {
  const { rows } = await sql<Done>`
    select orders.seq, orders.tracking_id, orders.sender_id, orders.tracking_status as status,
      max(${HAPPENED_AT}) as at
    from orders inner join order_events as events on events.order_id = orders.id
    where ${isListed} and ${IS_OURS} and ${IS_DONE} and ${IS_LAST_MOVE}
    group by orders.seq, orders.tracking_id, orders.sender_id, orders.tracking_status order by orders.seq`.execute(
    db,
  );
  return rows.map((row) => ({ ...row, seq: Number(row.seq) }));
}

/** Returns the charges of a shop for what was delivered or handed back from a day on. */
export async function listDeliveredSince(
  trx: Trx,
  { senderId, from, timeZone }: Since,
): Promise<ChargeRow[]> {
  const done = (await listDone(trx, sql`orders.sender_id = ${senderId}`))
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

/** True for orders of shops that are billed whose price no charge has, which moved since the day before that. */
const IS_UNCHARGED = sql<SqlBool>`orders.charge_fils > 0 and orders.tracking_status = 'delivered'
  and exists (select 1 from shops where shops.sender_id = orders.sender_id
    and orders.moved_at >= shops.billed_from)
  and not exists (select 1 from sender_charges as charges
    where charges.order_seq = orders.seq and charges.kind = 'delivery')`;

type Charged = { tracking_id: string; kind: ChargeKind };

/** Returns a sentence for each charge that no delivery or return has, and each delivery that is not charged. */
export async function differingCharges(db: Database, timeZone: string): Promise<string[]> {
  const shops = await db.selectFrom('shops').select(['sender_id', 'billed_from']).execute();
  const fromOf = new Map(shops.map(({ sender_id, billed_from }) => [sender_id, billed_from]));
  const uncharged = (await listDone(db, IS_UNCHARGED)).filter(
    ({ sender_id, at }) => businessDay(at, timeZone) >= (fromOf.get(sender_id) ?? ''),
  );
  const { rows: surplus } = await sql<Charged>`
    select orders.tracking_id, charges.kind from sender_charges as charges
      inner join orders on orders.seq = charges.order_seq
    where charges.statement_no is null and orders.tracking_status <> case charges.kind when 'return' then 'return'
      else 'delivered' end
    order by orders.seq`.execute(db);
  return [
    ...uncharged.map(
      ({ tracking_id }) => `${tracking_id} is delivered, and its sender is not charged for it.`,
    ),
    ...surplus.map(({ tracking_id, kind }) => `${tracking_id} is charged for a ${kind} that did not happen.`),
  ];
}
