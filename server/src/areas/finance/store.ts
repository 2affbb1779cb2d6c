import { setImmediate } from 'node:timers/promises';
import { DAY_MS } from '@tawseel/contract/facts/durations';
import { sql } from 'kysely';
import { countRows } from '../../platform/engine/read-table.ts';
import type { Database } from '../../platform/engine/tables.ts';
import { type Span, toIso } from '../../platform/values/period.ts';
import type { Scope } from '../../platform/values/scope.ts';
import { seqSpan } from '../orders/store/seq.ts';

/** Returns the payments to cashiers in a span, in fils; to those of one warehouse if it is named. */
export async function sumPayments(db: Database, { from, to }: Span, { warehouseId }: Scope): Promise<number> {
  const { fils } = await db
    .selectFrom('cashier_payments')
    .select((eb) => eb.fn.sum<number | null>('total_fils').as('fils'))
    .where('paid_at', '>=', from)
    .where('paid_at', '<', to)
    .$if(warehouseId !== undefined, (query) => query.where('warehouse_id', '=', warehouseId ?? ''))
    .executeTakeFirstOrThrow();
  return fils ?? 0;
}

/** Counts the senders registered in a span, including those deleted later. */
export async function countNewSenders(db: Database, { from, to }: Span): Promise<number> {
  return countRows(db.selectFrom('senders').where('created_at', '>=', from).where('created_at', '<', to));
}

/** Sums of the money of delivered orders, in fils: see SenderFigures. */
const MONEY = ['due', 'short', 'over', 'cash', 'card', 'held', 'unrecorded'] as const;

/** Orders that ended in a span, by what they came to, and the money of those delivered. */
type EndedOrders = Record<'delivered' | 'returned' | (typeof MONEY)[number], number>;

type EndedGroup = { tracking_status: string; orders: number } & Record<(typeof MONEY)[number], number>;

/**
 * True for an order that came to its present status in a span, by when it happened: an event of that status with no other status after it
 * or just before it. Recorded cash and corrections come later and leave the status as it is.
 */
const endedIn = ({ from, to }: Span) => sql`exists (select 1 from order_events as ending
  where ending.order_id = orders.id and coalesce(ending.happened_at, ending.created_at) >= ${from}
  and coalesce(ending.happened_at, ending.created_at) < ${to}
  and ending.status = orders.tracking_status
  and not exists (select 1 from order_events as later where later.order_id = ending.order_id
    and later.created_at > ending.created_at and later.status <> ending.status)
  and (select earlier.status from order_events as earlier where earlier.order_id = ending.order_id
    and earlier.created_at < ending.created_at order by earlier.created_at desc limit 1)
    is distinct from ending.status)`;

/**
 * Groups the orders of a sender that were delivered or returned in a span. All were created before its end and last
 * moved after its start, which the index of ended orders knows.
 */
async function groupEnded(db: Database, span: Span, { senderId, warehouseId }: Scope): Promise<EndedGroup[]> {
  const [, end] = seqSpan(span.from, span.to);
  const ofWarehouse = warehouseId === undefined ? sql`` : sql`and warehouse_id = ${warehouseId}`;
  // As collectedOf does: null if nothing is recorded.
  const { rows } = await sql<EndedGroup>`
    select tracking_status, count(*) as orders,
      sum(case when cash is null then 0 else due end) as due,
      sum(case when cash + card < due then due - cash - card else 0 end) as short,
      sum(case when cash + card > due then cash + card - due else 0 end) as over,
      sum(coalesce(cash, 0)) as cash, sum(card) as card,
      sum(case when is_open = 1 then coalesce(cash, 0) else 0 end) as held,
      sum(case when cash is null then due else 0 end) as unrecorded
    from (select tracking_status, case when cash_handed_in_at is null then 1 else 0 end as is_open,
        case payment_method when 'COD' then value_fils else 0 end as due,
        coalesce(collected_cash_fils, case when cash_handed_in_at is null then null
          when payment_method = 'COD' then value_fils else 0 end) as cash,
        coalesce(collected_card_fils, 0) as card
      from orders
      where sender_id = ${senderId} and tracking_status in ('delivered', 'return') and moved_at >= ${span.from}
        and seq < ${end} ${ofWarehouse} and ${endedIn(span)}) as ended
    group by tracking_status`.execute(db);
  return rows;
}

/** Time of which the orders are read at once: SQLite takes some 30 ms for those of the largest sender. */
const PIECE_MS = 31 * DAY_MS;

function* piecesOf({ from, to }: Span): Generator<Span> {
  const end = Date.parse(to);
  for (let start = Date.parse(from); start < end; start += PIECE_MS)
    yield { from: toIso(start), to: toIso(Math.min(start + PIECE_MS, end)) };
}

/** Sums the orders of a sender that were delivered or returned in a span; others are served in between. */
export async function sumEndedOrders(db: Database, span: Span, ofSender: Scope): Promise<EndedOrders> {
  const sums: EndedOrders = {
    ...{ delivered: 0, returned: 0, due: 0, short: 0, over: 0 },
    ...{ cash: 0, card: 0, held: 0, unrecorded: 0 },
  };
  for (const piece of piecesOf(span)) {
    for (const group of await groupEnded(db, piece, ofSender)) {
      const isDelivered = group.tracking_status === 'delivered';
      sums[isDelivered ? 'delivered' : 'returned'] += Number(group.orders);
      if (isDelivered) for (const name of MONEY) sums[name] += Number(group[name]);
    }
    await setImmediate();
  }
  return sums;
}
