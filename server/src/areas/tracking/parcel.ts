import { DAY_MS } from '@tawseel/contract/facts/durations';
import { cityInArabic, cityLabel } from '@tawseel/contract/facts/emirates';
import { FAILURE_REASONS, type FailureReason } from '@tawseel/contract/facts/failure-reasons';
import { cashDue } from '@tawseel/contract/facts/payment-methods';
import { RELATIONS, type Relation } from '@tawseel/contract/facts/stops';
import type { Database } from '../../platform/engine/tables.ts';
import { WHOLE_BUSINESS } from '../../platform/values/scope.ts';
import { countDoorsBefore } from '../../reads/doors-before.ts';
import { listDeliveryResults } from '../attempts/store/acts.ts';
import { areaOfOrder } from '../delivery-areas/store.ts';
import { isAtEnd, isMove, type StoredEvent, standingEvents } from '../orders/rules/tracking-history.ts';
import { findOrder, findOrderById, lastOrderEvent, listOrderEvents } from '../orders/store/orders.ts';
import { findBoundOrders } from '../orders/store/parcel-codes.ts';
import type { OrderRow } from '../orders/tables.ts';
import { findPromise, type PromiseRow } from '../promises/store/promises.ts';
import { doorCode } from '../proofs/door-code.ts';
import { findCompany } from '../senders/store.ts';
import { findPendingStop, listStopsOf } from '../stops/store/stops.ts';
import { STEPS, type Step } from './words.ts';

/** Days for which the page of a parcel that was delivered or returned can be opened. */
const DAYS_AFTER_END = 30;

/** Id that no order has, for the same reads whether an order was found or not. */
const NONE = '';

/**
 * Returns the order of a tracking ID, or of the code on its label, as long as its page can be opened; the reads are the
 * same in number for an order that is not found.
 */
export async function findTracked(db: Database, typed: string, now: Date): Promise<OrderRow | undefined> {
  const named = await findOrder(db, typed, WHOLE_BUSINESS);
  const boundTo = (await findBoundOrders(db, [typed])).get(typed) ?? NONE;
  const bound = await findOrderById(db, boundTo, WHOLE_BUSINESS);
  const order = named ?? bound;
  const lastAt = await lastOrderEvent(db, order?.id ?? NONE);
  if (!order) return undefined;
  const isForgotten =
    isAtEnd(order.tracking_status) &&
    Date.parse(lastAt ?? order.created_at) + DAYS_AFTER_END * DAY_MS < now.getTime();
  return isForgotten ? undefined : order;
}

export type TrackedStep = { step: Step; isReached: boolean; at: string | undefined };

/** Parcel as its receiver sees it: no street, no name, no photo, nothing of other orders. */
export type TrackedParcel = {
  trackingId: string;
  /** Name of the company that sent it; '' for a person. */
  shop: string;
  initials: string;
  place: { en: string; ar: string };
  steps: TrackedStep[];
  /** Deliveries that failed, with the reason if it is known. */
  tried: { at: string; reason: FailureReason | undefined }[];
  promised: PromiseRow | undefined;
  isOut: boolean;
  /** Doors that the driver comes to before this one; undefined where no run is out with it. */
  stopsBefore: number | undefined;
  isOver: boolean;
  dueFils: number;
  /** Code that the driver asks for; '' if the page is not to show it, and once the parcel was delivered or returned. */
  code: string;
  received: { relation: Relation; initials: string } | undefined;
};

/** Words and the article before Arabic names, which begin half of all of them. */
const PARTICLES = /^(?:أبو|ابو|أم|بن|ابن|بنت|آل|ال)$/;
const ARTICLE = /^ال(?=\p{L}{2})/u;

/** Returns 'M. S.' for Mariam Al Suwaidi, and 'م. س.' for مريم بنت السويدي. */
export function initialsOf(name: string): string {
  const words = name
    .trim()
    .split(/\s+/)
    .filter((word) => word !== '' && !PARTICLES.test(word));
  return [...words.slice(0, 1), ...words.slice(1).slice(-1)]
    .map((word) => [...word.replace(ARTICLE, '')][0])
    .filter((letter) => letter !== undefined)
    .map((letter) => `${letter}.`)
    .join(' ');
}

/** Returns when an order last came to a status, if it was not undone. */
function reachedAt(events: readonly StoredEvent[], status: string): string | undefined {
  const moves = standingEvents(events).filter(isMove);
  const reached = moves.findLast((event, at) => event.status === status && moves[at - 1]?.status !== status);
  return reached?.happenedAt ?? reached?.at;
}

const STEP_OF_STATUS: Readonly<Record<string, number>> = {
  pickup: STEPS.indexOf('collected'),
  warehouse: STEPS.indexOf('warehouse'),
  assignedtodriver: STEPS.indexOf('warehouse'),
  delivered: STEPS.indexOf('delivered'),
};

/** Returns how a parcel that goes back ended: a sender cancels with a key of the API, everybody else is ours. */
function endOf(cancelledAt: string | null, events: readonly StoredEvent[]): Step {
  if (cancelledAt === null) return 'returned';
  const by = events.findLast(({ kind }) => kind === 'cancelled')?.by?.kind;
  return by === undefined || by === 'key' ? 'cancelled' : 'cancelledByUs';
}

function stepsOf(
  order: OrderRow,
  events: readonly StoredEvent[],
  out: { isOut: boolean; at: string | undefined },
): TrackedStep[] {
  const { tracking_status: status, created_at, cancelled_at } = order;
  const times: Record<(typeof STEPS)[number], string | undefined> = {
    booked: created_at,
    collected: reachedAt(events, 'pickup'),
    warehouse: reachedAt(events, 'warehouse'),
    out: out.at,
    delivered: status === 'delivered' ? reachedAt(events, 'delivered') : undefined,
  };
  if (status === 'return') {
    const before = (['booked', 'collected', 'warehouse'] as const).filter((step) => times[step]);
    const last = { step: endOf(cancelled_at, events), at: reachedAt(events, 'return') } as const;
    return [...before.map((step) => ({ step, at: times[step] })), last].map((one) => ({
      ...one,
      isReached: true,
    }));
  }
  const reached = out.isOut ? STEPS.indexOf('out') : (STEP_OF_STATUS[status] ?? 0);
  return STEPS.map((step, at) => ({
    step,
    isReached: at <= reached,
    at: at <= reached ? times[step] : undefined,
  }));
}

/** Returns whether a parcel is on its way to the receiver, and since when if a run took it. */
export async function outOf(
  db: Database,
  { id, tracking_status: status }: OrderRow,
): Promise<{ isOut: boolean; at: string | undefined; stopsBefore: number | undefined }> {
  const [pending, [last]] = [await findPendingStop(db, id), await listStopsOf(db, id)];
  const hasFailed = last?.kind === 'delivery' && last.state === 'failed';
  // Without runs, a driver who has the parcel is on the way with it.
  const isOut = pending
    ? pending.kind === 'delivery' && pending.run_state === 'out'
    : status === 'assignedtodriver' && !hasFailed;
  const stopsBefore = pending && isOut ? await countDoorsBefore(db, pending) : undefined;
  return { isOut, at: last?.out_at ?? undefined, stopsBefore };
}

async function areaInWords(db: Database, { dropoff_city: city, dropoff_area }: OrderRow) {
  const area = await areaOfOrder(db, { city, area: dropoff_area });
  // The sender's own word for the area, unless it may be a whole address.
  const written = area || /^[^\p{N},،;]{1,40}$/u.test(dropoff_area) ? dropoff_area : '';
  const inArabic = cityInArabic(city) || cityLabel(city);
  return {
    en: [written, cityLabel(city)].filter(Boolean).join(', '),
    ar: [area?.name_ar || written, inArabic].filter(Boolean).join('، '),
  };
}

const isReason = (code: string): code is FailureReason => Object.hasOwn(FAILURE_REASONS, code);
const isRelation = (word: string): word is Relation => RELATIONS.some((known) => known === word);

/** Reads what the receiver may see of an order; `hasCode` if the page is to show the delivery code. */
export async function readTracked(
  db: Database,
  order: OrderRow,
  { hasCode }: { hasCode: boolean },
): Promise<TrackedParcel> {
  const { id, tracking_id, tracking_status: status } = order;
  const out = await outOf(db, order);
  const isOver = isAtEnd(status);
  const results = await listDeliveryResults(db, id);
  const { relation = '', received_by = '' } = results.findLast(({ act }) => act === 'delivered') ?? {};
  return {
    trackingId: tracking_id,
    shop: order.sender_id === null ? '' : ((await findCompany(db, order.sender_id))?.name ?? ''),
    initials: initialsOf(order.receiver_name),
    place: await areaInWords(db, order),
    steps: stepsOf(order, await listOrderEvents(db, id), out),
    tried: results
      .filter(({ act }) => act === 'failed')
      .map(({ happened_at: at, reason }) => ({ at, reason: isReason(reason) ? reason : undefined })),
    promised: isOver ? undefined : await findPromise(db, id),
    isOut: out.isOut,
    stopsBefore: out.stopsBefore,
    isOver,
    dueFils: isOver ? 0 : cashDue(order.payment_method, order.value_fils),
    code: hasCode && !isOver ? await doorCode(db, id) : '',
    received:
      status === 'delivered' && isRelation(relation)
        ? { relation, initials: initialsOf(received_by) }
        : undefined,
  };
}
