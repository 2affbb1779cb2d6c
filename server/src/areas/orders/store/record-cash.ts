import { sql } from 'kysely';
import type { Database, Trx } from '../../../platform/engine/tables.ts';
import type { Work } from '../../../platform/engine/work.ts';
import { refuse } from '../../../platform/http/errors.ts';
import { toFils } from '../../../platform/values/fils.ts';
import { CARD, cashDeskOf, shopOf } from '../../ledger/rules/names.ts';
import { type DriverCashRow, findDriverCash, holdCash, releaseCash } from '../../ledger/store/driver-cash.ts';
import { storeLateMoney } from '../../ledger/store/late-money.ts';
import { type Posting, post } from '../../ledger/store/post.ts';
import { listCollected, reversalOf, standingOf } from '../../ledger/store/postings.ts';
import { type CashFact, type HandInCount, isOfCash } from '../rules/facts.ts';
import { COLLECTED_FIELDS, type FieldChange } from '../rules/tracking-history.ts';
import type { OrderRow } from '../tables.ts';
import { correctedPostings } from './corrected-postings.ts';
import { IS_STANDING_EVENT } from './happenings.ts';
import type { Happened, Listener } from './listener.ts';
import { isEntered, isLeft, lateMoved } from './move-late-money.ts';

type Writing = Pick<Work, 'trx' | 'actor' | 'now'>;
type CashHappened = Happened<CashFact>;

/** Last correction of the cash of an order after an event, as JSON. */
const CORRECTED = sql`(select changes from order_events as correction
  where correction.order_id = events.order_id and correction.created_at > events.created_at
  and correction.kind = 'corrected' and correction.changes like ${`%"${COLLECTED_FIELDS.cash}"%`}
  order by correction.created_at desc limit 1)`;

function correctedFils(changes: string): number {
  const parsed: FieldChange[] = JSON.parse(changes);
  return toFils(Number(parsed.find(({ field }) => field === COLLECTED_FIELDS.cash)?.after));
}

/**
 * Computes what drivers hold from the acts at the door and the corrections since: the cash of deliveries that were
 * neither undone nor handed in, and of results that came too late if the driver holds it, of these orders or of all.
 */
export async function collectedCash(db: Database, orderSeqs?: readonly number[]): Promise<DriverCashRow[]> {
  const ofThese = orderSeqs ? sql`and orders.seq in (${sql.join(orderSeqs)})` : sql``;
  const { rows } = await sql<DriverCashRow & { corrected: string | null }>`
    select orders.seq as order_seq, runs.driver_id, stop_acts.cash_fils as fils,
      stop_acts.happened_at as since, ${CORRECTED} as corrected
    from orders inner join stop_acts on stop_acts.order_id = orders.id
      inner join runs on runs.id = stop_acts.run_id
      inner join order_events as events on events.order_id = orders.id
    where orders.tracking_status = 'delivered' and orders.cash_handed_in_at is null ${ofThese}
      and stop_acts.act = 'delivered' and stop_acts.result = 'accepted'
      and events.status = 'delivered' and events.kind = 'status'
      and events.cause_id = stop_acts.id and ${IS_STANDING_EVENT}
    union all
    select orders.seq, runs.driver_id, coalesce(orders.collected_cash_fils, stop_acts.cash_fils),
      stop_acts.happened_at, null
    from late_money inner join stop_acts on stop_acts.id = late_money.act_id
      inner join runs on runs.id = stop_acts.run_id
      inner join orders on orders.id = stop_acts.order_id
    where late_money.state = 'held' and orders.cash_handed_in_at is null ${ofThese}
    order by 1`.execute(db);
  return rows
    .map(({ corrected, order_seq, fils, ...row }) => ({
      ...row,
      order_seq: Number(order_seq),
      fils: corrected === null ? Number(fils) : correctedFils(corrected),
    }))
    .filter(({ fils }) => fils > 0);
}

function collected({ order, fact }: CashHappened & { fact: { fact: 'cashCollected' } }): Posting[] {
  const { cardFils } = fact;
  if (cardFils === 0) return [];
  return [{ kind: 'card', from: shopOf(order.sender_id), to: CARD, fils: cardFils, orderSeq: order.seq }];
}

function toHold({ order, fact }: CashHappened, happenedAt: string | undefined): DriverCashRow[] {
  const taken =
    fact.fact === 'cashCollected'
      ? { ...fact, since: happenedAt ?? fact.at }
      : fact.fact === 'lateMoney' && isEntered(fact, 'held')
        ? fact.money
        : undefined;
  if (!taken || taken.driverId === null || taken.cashFils === 0) return [];
  const { driverId: driver_id, cashFils: fils, since } = taken;
  return [{ order_seq: order.seq, driver_id, fils, since }];
}

/** Returns true if a driver no longer holds what he held of the order. */
function isReleased({ fact }: CashHappened): boolean {
  return fact.fact !== 'lateMoney' || isLeft(fact);
}

/**
 * Returns what drivers hold again, or still, once a hand-in or a delivery is undone, or another amount was collected.
 */
async function cashAgain(trx: Trx, happened: readonly CashHappened[]): Promise<DriverCashRow[]> {
  const undoneOf = happened.filter(
    ({ fact: { fact } }) =>
      fact === 'handInUndone' || fact === 'collectionUndone' || fact === 'collectionCorrected',
  );
  return undoneOf.length === 0
    ? []
    : collectedCash(
        trx,
        undoneOf.map(({ order }) => order.seq),
      );
}

/** Returns the postings that reverse the card payment or the cash of an order; throws if it is part of a count. */
async function undone(
  trx: Trx,
  { seq, tracking_id }: OrderRow,
  { isCard }: { isCard: boolean },
): Promise<Posting[]> {
  const standing = standingOf(await listCollected(trx, seq), { isCard });
  if (!standing) return [];
  const { count_no: count } = standing;
  if (count) throw refuse('cash_in_count', { trackingID: tracking_id, number: count });
  return [reversalOf(standing)];
}

/** Returns the postings of a hand-in: what the driver holds, otherwise the value of the order. */
function handedIn(
  { actor }: Writing,
  order: OrderRow,
  held: DriverCashRow | undefined,
  count: HandInCount | undefined,
): Posting[] {
  const fils = held?.fils ?? order.value_fils;
  if (fils === 0) return [];
  const to = count?.box ?? cashDeskOf(actor, order.warehouse_id);
  return [
    {
      kind: 'handIn',
      from: shopOf(order.sender_id),
      to,
      fils,
      orderSeq: order.seq,
      ...(count && { countNo: count.no }),
    },
  ];
}

async function postingsOf(work: Writing, { order, fact }: CashHappened, held: DriverCashRow | undefined) {
  switch (fact.fact) {
    case 'cashCollected':
      return collected({ order, fact });
    case 'cashHandedIn':
      return handedIn(work, order, held, fact.count);
    case 'collectionUndone':
      return fact.isByLateCard || !order.collected_card_fils ? [] : undone(work.trx, order, { isCard: true });
    case 'collectionCorrected':
      return correctedPostings(work.trx, order, fact);
    case 'lateMoney':
      return lateMoved(work.trx, order, fact);
    case 'handInUndone':
      return fact.isOfCount ? [] : undone(work.trx, order, { isCard: false });
  }
}

/**
 * Records what happened to the cash of orders whose changes are stored: who holds it, since `happenedAt` if a phone says
 * so, and the ledger.
 */
export const recordCash: Listener = async (work, told, { also = [], happenedAt }) => {
  const happened = told.filter((one): one is CashHappened => isOfCash(one.fact));
  if (happened.length + also.length === 0) return;
  const { trx } = work;
  const seqs = happened.map(({ order }) => order.seq);
  const held = await findDriverCash(trx, seqs);
  const postings: Posting[] = [];
  for (const one of happened) postings.push(...(await postingsOf(work, one, held.get(one.order.seq))));
  const released = happened.filter(isReleased).map(({ order }) => order.seq);
  await releaseCash(
    trx,
    released.filter((seq) => held.has(seq)),
  );
  await holdCash(trx, [
    ...happened.flatMap((one) => toHold(one, happenedAt)),
    ...(await cashAgain(trx, happened)),
  ]);
  const at = work.now.toISOString();
  for (const { fact } of happened)
    if (fact.fact === 'lateMoney')
      await storeLateMoney(trx, {
        act_id: fact.money.actId,
        state: fact.to,
        decided_at: fact.isDecided ? at : null,
      });
  await post(work, at, [...postings, ...also]);
};
