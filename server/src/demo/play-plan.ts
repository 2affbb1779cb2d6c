import { DAY_MS, type DemoContext, HOUR_MS, MINUTE_MS, nextWave } from './context.ts';
import type { DemoOrder } from './make-orders.ts';
import { hashOf } from './random.ts';

/** Act of the staff on a parcel at a warehouse. */
export type PlayedAct = {
  at: number;
  act:
    | 'accept'
    | 'leave'
    | 'cancel'
    | 'goToShops'
    | 'collect'
    | 'receive'
    | 'sort'
    | 'goToDoors'
    | 'deliver'
    | 'fail'
    | 'promise'
    | 'sendBack'
    | 'handBack'
    | 'handInCash';
  place: string;
  order: DemoOrder;
  note: string;
};

/** The same act on several parcels, at the same instant and warehouse. */
export type PlayedGroup = readonly [PlayedAct, ...PlayedAct[]];

const SORTED_AFTER_MS = 3 * MINUTE_MS;
/** Parcels come to the warehouse that delivers them so long before its drivers leave. */
const ARRIVES_BEFORE_MS = 70 * MINUTE_MS;
/** Drivers who left last are at no door later than this. */
const LATEST_AT_DOOR_MS = 4 * HOUR_MS;
const CALLED_AFTER_MS = 40 * MINUTE_MS;
/** A return is at the hub some hours later, and back with its sender within the week. */
const BACK_AFTER_MS = 6 * HOUR_MS;
const HANDED_BACK_AFTER_MS = 6 * DAY_MS;
/** One of this many receivers who were not found is promised another day. */
const PROMISED_EVERY = 4;

/** Warehouse that delivers the parcel, and whether its drivers collect with runs. */
type Route = { goal: string; hasPickupRuns: boolean };

/** Returns the acts that bring an order to where its course is now, from the days on that are played. */
export function planActs(
  context: DemoContext,
  order: DemoOrder,
  { goal, hasPickupRuns }: Route,
): PlayedAct[] {
  const { row, course, next, cashAt } = order;
  const { playedFrom } = context;
  // Acts at one instant follow each other by milliseconds.
  const until = context.now - MINUTE_MS;
  const acts: PlayedAct[] = [];
  let place = row.warehouse_id;

  function add(at: number, act: PlayedAct['act'], note = ''): void {
    if (at <= until) acts.push({ at, act, place, order, note });
  }
  function receive(at: number): void {
    add(at, 'receive');
    add(at + SORTED_AFTER_MS, 'sort');
  }
  function failBetween(leftAt: number, backAt: number): void {
    // A parcel that left before is on no run.
    if (leftAt < playedFrom) return;
    const at = leftAt + Math.min(Math.floor((backAt - leftAt) / 2), LATEST_AT_DOOR_MS);
    add(at, 'fail');
    const isPromised = hashOf(row.id) % PROMISED_EVERY === 0 && at + CALLED_AFTER_MS < backAt;
    if (isPromised) add(at + CALLED_AFTER_MS, 'promise');
  }

  for (const [index, { status, at, note }] of [...course, ...(next ? [next] : [])].entries()) {
    const before = course[index - 1];
    const isReturned = status === 'return' && before?.status !== 'unpick';
    const isBrought = isReturned && before?.status !== 'warehouse';
    if (isBrought && at < playedFrom && at + HANDED_BACK_AFTER_MS >= playedFrom) {
      add(at + BACK_AFTER_MS, 'receive');
      add(at + HANDED_BACK_AFTER_MS, 'handBack');
    }
    if (!before || at < playedFrom) continue;
    if (before.status === 'assignedtodriver' && status !== 'delivered') failBetween(before.at, at);
    if (status === 'pickup') {
      if (hasPickupRuns) add(nextWave(context, before.at + 1), 'goToShops');
      add(at, 'collect');
    } else if (status === 'warehouse') receive(at);
    else if (status === 'assignedtodriver') {
      if (place !== goal) {
        place = goal;
        receive(Math.max(before.at + 2 * SORTED_AFTER_MS, at - ARRIVES_BEFORE_MS));
      }
      add(at, 'goToDoors');
    } else if (status === 'delivered') add(at, 'deliver');
    else if (isReturned) {
      add(at, 'sendBack', note);
      if (isBrought) add(at + BACK_AFTER_MS, 'receive');
    } else if (status === 'return') add(at, 'cancel');
    else add(at, status === 'unpick' ? 'leave' : 'accept', note);
  }
  place = row.warehouse_id;
  if (cashAt !== undefined && cashAt >= playedFrom) add(cashAt, 'handInCash');
  return acts;
}
