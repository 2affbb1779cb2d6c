import { CALL_KINDS } from '@tawseel/contract/facts/calls';
import { sentence } from '@tawseel/contract/facts/sentences/sentence';
import { newId } from '../../../platform/engine/ids.ts';
import { insertRows } from '../../../platform/engine/insert-rows.ts';
import { keepPrepared } from '../../../platform/engine/prepared.ts';
import type { Tables, Trx } from '../../../platform/engine/tables.ts';
import type { Work } from '../../../platform/engine/work.ts';
import { storeSentence } from '../../../platform/values/stored-text.ts';
import { transfer } from '../../custody/store/custody.ts';
import { changeFollowUps, moveCalls, settleFollowUps } from '../../follow-ups/store/change-follow-ups.ts';
import { changePromise } from '../../promises/store/promises.ts';
import { changeStops } from '../../stops/store/stops.ts';
import type { Decision } from '../rules/order-act.ts';
import { isAtEnd, isMove, type NewEvent } from '../rules/tracking-history.ts';
import type { OrderRow } from '../tables.ts';
import type { FactsAlong, Happened, Listener } from './listener.ts';
import { recordCash } from './record-cash.ts';
import { recordCharges } from './record-charges.ts';
import { drawSeq, type NewRow, SEARCH_KEY_SOURCES, searchKeys } from './seq.ts';
import { minusContribution, plusContribution, totals } from './totals.ts';

/** Transaction that writes, and the hash of the address that the actor writes from; null if it was no call. */
type Writing = Pick<Work, 'trx' | 'unit' | 'actor' | 'now' | 'timeZone'> & {
  addressHash: Work['addressHash'] | null;
};

/** Locked order row, and the decisions about it. */
export type Decided = { before: OrderRow; decisions: readonly Decision[] };

/** Data written with the effects, and the act at a stop or the scan that caused them. */
export type Along = FactsAlong & { causeId?: string | undefined };
type Cause = { causeId: string | null; happenedAt: string | null };

/** Those who record what acts bring about. */
const LISTENERS: readonly Listener[] = [recordCash, recordCharges];

/**
 * Writes the effects on orders that are locked, one or sixty, in the order in which rows are locked: orders with
 * their events and custody, promises, stops, pickups, follow-ups, the ledger. Their totals are left to the unit of
 * work. Nothing else changes a stored order.
 */
export async function apply(
  to: Writing,
  decided: readonly Decided[],
  { causeId: cause, happenedAt, also }: Along = {},
): Promise<OrderRow[]> {
  const causeId = cause ?? null;
  const rows = await writeOrders(to, decided, { causeId, happenedAt: happenedAt ?? null });
  for (const { before, decisions } of decided)
    for (const { promise } of decisions)
      if (promise) await changePromise(to.trx, before.id, promise, causeId);
  await changeStops(
    to.trx,
    decided.flatMap(({ before: { id: orderId }, decisions }) =>
      decisions.flatMap(({ stops = [] }) => stops.map((change) => ({ orderId, change, causeId }))),
    ),
  );
  for (const [index, one] of decided.entries())
    await writeFollowUps(to, one, { after: rows[index] ?? one.before, causeId });
  const facts: Happened[] = decided.flatMap(({ before, decisions }) =>
    decisions.flatMap(({ facts = [] }) => facts.map((fact) => ({ order: before, fact }))),
  );
  for (const listen of LISTENERS) await listen(to, facts, { also, happenedAt });
  return rows;
}

const custodyAfter = (decisions: readonly Decision[]) =>
  decisions.findLast(({ custody }) => custody !== undefined)?.custody;

type Changed = {
  before: OrderRow;
  after: OrderRow;
  changes: Partial<OrderRow>;
  events: Tables['order_events'][];
};

function changedBy(
  { before, decisions }: Decided,
  { addressHash }: Writing,
  { causeId: cause_id, happenedAt: happened_at }: Cause,
): Changed {
  const changes: Partial<OrderRow> = {};
  const events: Tables['order_events'][] = [];
  for (const { patch, event } of decisions) {
    Object.assign(changes, patch, event && isMove(event) ? { moved_at: event.at } : {});
    if (event)
      events.push({ ...eventOf({ ...before, ...changes }, event, addressHash), cause_id, happened_at });
  }
  if (SEARCH_KEY_SOURCES.some((column) => column in changes))
    Object.assign(changes, searchKeys({ ...before, ...changes }));
  return { before, after: { ...before, ...changes }, changes, events };
}

/** Orders changed by one statement, between which other calls may read. */
const ROWS_AT_ONCE = 100;

/** Updates orders that have the same changes. */
async function updateAlike(trx: Trx, alike: readonly Changed[]): Promise<void> {
  const [{ before, changes, events } = {}, ...others] = alike;
  if (!before || !changes || !events) return;
  const seqs = alike.map(({ before: { seq } }) => seq);
  const orders = trx.updateTable('orders').set(changes);
  if (others.length > 0) await orders.where('seq', 'in', seqs).execute();
  else {
    const update = orders.where('seq', '=', before.seq).compile();
    // Corrections differ in their columns, so their statements are not worth keeping.
    if (events.every(isMove)) keepPrepared(trx, update);
    await trx.executeQuery(update);
  }
}

/** Writes the orders, of which those with the same changes share a statement, their events and their custody. */
async function writeOrders(to: Writing, decided: readonly Decided[], cause: Cause): Promise<OrderRow[]> {
  const { trx, unit } = to;
  const all = decided.map((one) => changedBy(one, to, cause));
  const changed = all.filter(({ changes }) => Object.keys(changes).length > 0);
  const contributions = changed.flatMap(({ before, after }) => [
    minusContribution(plusContribution(before)),
    plusContribution(after),
  ]);
  if (changed.length > 0) unit.leave(totals, contributions);
  for (const alike of Map.groupBy(changed, ({ changes }) => JSON.stringify(changes)).values())
    for (let from = 0; from < alike.length; from += ROWS_AT_ONCE)
      await updateAlike(trx, alike.slice(from, from + ROWS_AT_ONCE));
  await insertRows(
    trx,
    'order_events',
    changed.flatMap(({ events }) => events),
  );
  for (const { before, decisions } of decided) {
    const custody = custodyAfter(decisions);
    if (custody !== undefined) await transfer(trx, before.seq, custody);
  }
  return all.map(({ after }) => after);
}

/** Moves the calls with the parcel and closes them with the order, then writes the decided changes of follow-ups. */
async function writeFollowUps(
  { trx, actor }: Writing,
  { before, decisions }: Decided,
  { after, causeId }: { after: OrderRow; causeId: string | null },
): Promise<void> {
  if (custodyAfter(decisions) !== undefined) await moveCalls(trx, before);
  const last = decisions.findLast(({ event }) => event)?.event;
  if (last && isAtEnd(after.tracking_status) && !isAtEnd(before.tracking_status))
    await endCalls(trx, after, last, causeId);
  for (const { followUps = [] } of decisions)
    await changeFollowUps(trx, { orderId: before.id, by: actor.name, causeId }, followUps);
}

/** Closes the calls about an order that has ended. */
async function endCalls(
  trx: Trx,
  { id, tracking_status, cancelled_at }: OrderRow,
  { at, by, note, reason }: NewEvent,
  causeId: string | null,
): Promise<void> {
  const end = tracking_status === 'delivered' ? 'delivered' : cancelled_at ? 'cancelled' : 'returned';
  const outcome = storeSentence(sentence('outcome_order_ended', { end, note: note || reason || '' }));
  await settleFollowUps(trx, id, CALL_KINDS, {
    ...{ state: 'done', outcome, closed_at: at, closed_name: by.name ?? '', end_cause_id: causeId },
  });
}

/** Inserts a new order with its first event. */
export async function insertNewOrder(work: Writing, order: NewRow): Promise<OrderRow> {
  const { trx, unit, actor, addressHash } = work;
  const row = drawSeq(order);
  await insertRows(trx, 'orders', [row]);
  const event = { kind: 'status', at: order.created_at, by: actor } as const;
  await insertRows(trx, 'order_events', [eventOf(order, event, addressHash)]);
  unit.leave(totals, [plusContribution(order)]);
  for (const listen of LISTENERS) await listen(work, [{ order: row, fact: { fact: 'created' } }], {});
  return row;
}

/** Returns the row of an event; `order` is the order after it. The address is that of the call, if it came by one. */
export function eventOf(
  order: Pick<OrderRow, 'id' | 'tracking_status'>,
  { kind, at, by, note = '', reason = null, changes = null, isImplied }: NewEvent,
  addressHash: string | null = null,
): Tables['order_events'] {
  return {
    id: newId(Date.parse(at)),
    order_id: order.id,
    status: order.tracking_status,
    note,
    created_at: at,
    kind,
    actor_kind: by.kind,
    actor: by.id,
    actor_name: by.name,
    reason,
    changes: changes && JSON.stringify(changes),
    address_hash: addressHash,
    implied: isImplied ? 1 : null,
  };
}
