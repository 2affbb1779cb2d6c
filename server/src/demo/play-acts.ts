import type { FailureReason } from '@tawseel/contract/facts/failure-reasons';
import { cashDue } from '@tawseel/contract/facts/payment-methods';
import type { ScanAct } from '@tawseel/contract/facts/scans';
import type { StaffKind } from '@tawseel/contract/facts/staff-kinds';
import { sendBack } from '../areas/attempts/send-back.ts';
import { findDriverCash } from '../areas/ledger/store/driver-cash.ts';
import type { Act } from '../areas/orders/rules/order-act.ts';
import { findNamed, markArrived } from '../areas/proofs/store.ts';
import { toAed } from '../platform/values/fils.ts';
import { businessDay } from '../platform/values/period.ts';
import { DAY_MS, iso } from './context.ts';
import { CANCEL_REASONS } from './data/goods.ts';
import type { DoorPhoto } from './keep-photos.ts';
import type { DemoOrder } from './make-orders.ts';
import type { PlayedAct, PlayedGroup } from './play-plan.ts';
import type { openRuns } from './play-runs.ts';
import type { Stage } from './play-stage.ts';
import { hashOf } from './random.ts';

const REASONS: readonly FailureReason[] = ['no_answer', 'not_home', 'asked_later', 'phone_off'];

type Executor = (group: PlayedGroup) => Promise<void>;

function chosen<T>(from: readonly T[], key: string): T {
  return from[hashOf(key) % from.length]!;
}

/** Returns how each act is done, by the functions that the calls of people come to. */
export function playersOf(
  stage: Stage,
  runs: ReturnType<typeof openRuns>,
  photos: readonly DoorPhoto[],
): Record<PlayedAct['act'], Executor> {
  const { trx, context, crews } = stage;
  const actorOf = ({ order, place }: PlayedAct, ...kinds: StaffKind[]) =>
    crews.pick(order.row.id, place, ...kinds);

  const each =
    (doing: (one: PlayedAct) => Promise<unknown>): Executor =>
    async (group) => {
      for (const one of group) await doing(one);
    };

  const actBy = (kinds: StaffKind[], actOf: (one: PlayedAct) => Act): Executor =>
    each((one) => stage.act(actorOf(one, ...kinds), one.order.row.tracking_id, actOf(one), one));

  const scanned =
    (act: ScanAct): Executor =>
    (group) => {
      const [{ at, place }] = group;
      const codes = group.map(({ order }) => order.row.tracking_id);
      return stage.scan(actorOf(group[0], 'operator'), codes, { at, place, act });
    };

  const goOut =
    (kind: 'delivery' | 'pickup', along: (order: DemoOrder) => string): Executor =>
    ([first, ...others]) => {
      const sorted = [first, ...others].sort((one, other) =>
        along(one.order) < along(other.order) ? -1 : 1,
      );
      return runs.goOut(kind, sorted as [PlayedAct, ...PlayedAct[]]);
    };

  const accept = actBy(['operator', 'supervisor'], () => ({ name: 'move', with: { to: 'accepted' } }));
  const leave = actBy(['driver'], ({ note }) => ({ name: 'move', with: { to: 'unpick', note } }));
  // By drivers who have no run.
  const bring = actBy(['driver'], () => ({ name: 'move', with: { to: 'pickup' } }));
  const recordCash = actBy(['cashier'], () => ({ name: 'handInCash', with: {} }));
  const deliver = actBy(['driver'], () => ({ name: 'move', with: { to: 'delivered' } }));

  return {
    accept,
    leave,
    cancel: actBy(['operator', 'supervisor'], ({ order }) => ({
      name: 'cancel',
      with: { reason: chosen(CANCEL_REASONS, order.row.id) },
    })),
    // The cash of drivers is counted in the evening: see play-cash.ts.
    handInCash: each(async (one) => {
      const { seq } = await stage.lock(one.order.row.tracking_id);
      if (!(await findDriverCash(trx, [seq])).has(seq)) await recordCash([one]);
    }),
    receive: scanned('received'),
    sort: scanned('sorted'),
    handBack: scanned('handed_back'),
    goToShops: goOut('pickup', ({ row }) => row.sender_id ?? ''),
    goToDoors: goOut('delivery', ({ row }) => row.dropoff_area),
    collect: each(async (one) => (await runs.actAtStop(one, { act: 'collected' })) ?? bring([one])),
    deliver: each(async (one) => {
      const { payment_method, value_fils, receiver_name: receivedBy } = one.order.row;
      const cash = toAed(cashDue(payment_method, value_fils));
      const input = { act: 'delivered', cash, dueSeen: cash, receivedBy, relation: 'self' } as const;
      return (await runs.actAtStop(one, input)) ?? deliver([one]);
    }),
    fail: each(async (one) => {
      const { id } = one.order.row;
      const photo = photos[hashOf(id) % photos.length];
      const proofs = photo ? [{ kind: 'photo', ...photo }] : [];
      const driver = await runs.actAtStop(one, { act: 'failed', reason: chosen(REASONS, id), proofs });
      if (!photo || !driver) return;
      const named = await findNamed(trx, driver.id, photo.sha256);
      await markArrived(trx, named, { type: 'image/webp', at: iso(one.at) });
    }),
    promise: each(async (one) => {
      const day = businessDay(iso(one.at + DAY_MS), context.timeZone);
      const promise = { name: 'promise', with: { day, from: '16:00', to: '20:00' } } as const;
      await stage.act(actorOf(one, 'supervisor'), one.order.row.tracking_id, promise, one);
    }),
    sendBack: each(async (one) => {
      const order = await stage.lock(one.order.row.tracking_id);
      await sendBack(stage.workAt(actorOf(one, 'supervisor', 'operator'), one), order, one.note);
    }),
  };
}
