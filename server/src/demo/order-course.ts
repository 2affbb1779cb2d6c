import type { DeliveryType } from '@tawseel/contract/facts/limits';
import type { TrackingStatus } from '@tawseel/contract/facts/tracking';
import { type DemoContext, HOUR_MS, hoursLater, MINUTE_MS, nextWave } from './context.ts';
import { RETRY_REASONS, RETURN_REASONS, UNPICK_REASONS } from './data/goods.ts';

export type Happened = { status: TrackingStatus; note: string; at: number };

/** Duration of each step in hours, at least and at most. */
type Pace = Record<'accept' | 'pickup' | 'store' | 'assign' | 'deliver', readonly [number, number]>;

const PACES: Readonly<Record<DeliveryType, Pace>> = {
  urgent: {
    accept: [0.03, 0.4],
    pickup: [0.3, 1.4],
    store: [0.3, 1.1],
    assign: [0.2, 0.8],
    deliver: [0.5, 2.4],
  },
  normal: { accept: [0.2, 2], pickup: [1, 7], store: [0.6, 3], assign: [6, 20], deliver: [1, 6] },
};
/** To another emirate a parcel first goes by truck to the warehouse there. */
const ASSIGN_BEYOND = [24, 56] as const;
const UNPICK_SHARE = 0.035;
const RETRY_SHARE = 0.14;
/** Time in which a driver who has left comes to the shops. */
const ROUND_MS = 2.5 * HOUR_MS;
/** Vans are unloaded every hour. */
const UNLOADED_EVERY_MS = HOUR_MS;
const RETURN_SHARE = 0.05;

/** An order to another emirate is `isBeyond`; one that is held gets no further than that status. */
type Planned = { mode: DeliveryType; isBeyond: boolean; heldAt: TrackingStatus | undefined };

/** Tracking history of an order up to now, oldest first and by allowed state transitions only; and what comes next. */
export type Course = { course: Happened[]; next: Happened | undefined };

export function courseOf(
  context: DemoContext,
  createdAt: number,
  { mode, isBeyond, heldAt }: Planned,
): Course {
  const pace = isBeyond ? { ...PACES[mode], assign: ASSIGN_BEYOND } : PACES[mode];
  const plan = planOf(context, pace, heldAt);
  const course: Happened[] = [{ status: 'created', note: '', at: createdAt }];
  let at = createdAt;
  for (const { status, note, hours } of plan) {
    if (course.at(-1)?.status === heldAt) break;
    at = stepAt(context, at, status, hours);
    if (at > context.now) return { course, next: { status, note, at } };
    course.push({ status, note, at });
  }
  return { course, next: undefined };
}

/** Returns when a step follows: parcels leave with the drivers, and come back with their vans. */
function stepAt(
  context: DemoContext,
  before: number,
  status: TrackingStatus,
  hours: readonly [number, number],
): number {
  if (status === 'pickup') return nextWave(context, before + 1) + MINUTE_MS + context.random.below(ROUND_MS);
  const at = hoursLater(context, before, hours[0], hours[1]);
  if (status === 'assignedtodriver') return nextWave(context, at);
  return status === 'warehouse' ? Math.ceil(at / UNLOADED_EVERY_MS) * UNLOADED_EVERY_MS : at;
}

type Step = { status: TrackingStatus; note: string; hours: readonly [number, number] };

/** State transitions after 'created', to the end of the order. */
function planOf({ random }: DemoContext, pace: Pace, heldAt: TrackingStatus | undefined): Step[] {
  const steps: Step[] = [];
  const add = (status: TrackingStatus, hours: readonly [number, number], note = '') =>
    steps.push({ status, note, hours });
  const returned = random.chance(RETURN_SHARE);
  const returnsFrom = random.weighted([
    ['unpick', 14],
    ['pickup', 5],
    ['warehouse', 13],
    ['assignedtodriver', 68],
  ] as const);
  const giveBack = () => add('return', [3, 20], random.pick(RETURN_REASONS));

  const givesUpEarly = returned && returnsFrom === 'unpick';
  if (givesUpEarly || heldAt === 'unpick' || random.chance(UNPICK_SHARE)) {
    if (random.chance(0.5)) add('accepted', pace.accept);
    add('unpick', pace.pickup, random.pick(UNPICK_REASONS));
    if (givesUpEarly) {
      giveBack();
      return steps;
    }
  }
  add('accepted', pace.accept);
  add('pickup', pace.pickup);
  if (returned && returnsFrom === 'pickup') {
    giveBack();
    return steps;
  }
  add('warehouse', pace.store);
  if (returned && returnsFrom === 'warehouse') {
    giveBack();
    return steps;
  }
  add('assignedtodriver', pace.assign);
  if (returned || random.chance(RETRY_SHARE)) {
    add('warehouse', pace.deliver, random.pick(RETRY_REASONS));
    add('assignedtodriver', [8, 22]);
  }
  if (returned) giveBack();
  else add('delivered', pace.deliver);
  return steps;
}

/** Returns the history of an order up to the days that are played; its creation is always part of it. */
export function beforePlay({ playedFrom }: DemoContext, course: readonly Happened[]): Happened[] {
  return course.filter(({ at, status }) => status === 'created' || at < playedFrom);
}
