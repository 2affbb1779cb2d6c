import type { DeliveryType } from '@tawseel/contract/facts/limits';
import type { TrackingStatus } from '@tawseel/contract/facts/tracking';
import { type DemoContext, hoursLater } from './context.ts';
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
const RETRY_SHARE = 0.06;
const RETURN_SHARE = 0.05;

/** An order to another emirate is `isBeyond`; one that is held gets no further than that status. */
type Planned = { mode: DeliveryType; isBeyond: boolean; heldAt: TrackingStatus | undefined };

/**
 * Tracking history of an order up to now, oldest first and by allowed state transitions only.
 */
export function courseOf(
  context: DemoContext,
  createdAt: number,
  { mode, isBeyond, heldAt }: Planned,
): Happened[] {
  const pace = isBeyond ? { ...PACES[mode], assign: ASSIGN_BEYOND } : PACES[mode];
  const plan = planOf(context, pace, heldAt);
  const course: Happened[] = [{ status: 'created', note: '', at: createdAt }];
  let at = createdAt;
  for (const { status, note, hours } of plan) {
    if (course.at(-1)?.status === heldAt) break;
    at = hoursLater(context, at, hours[0], hours[1]);
    if (at > context.now) break;
    course.push({ status, note, at });
  }
  return course;
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
