import type { Role } from '@tawseel/contract/facts/roles';
import { statusOf } from '@tawseel/contract/facts/sentences/refusals';
import { TRACKING_STATUSES, type TrackingStatus } from '@tawseel/contract/facts/tracking';
import { describe, expect, test } from 'vitest';
import { actor, CREATED, event, knowing, LAST, NOW, order, ROLES } from '../../../testing/decided-order.ts';
import { taken, warehouseHolds } from '../../custody/rules/custody.ts';
import { decide, needsOf } from './decide.ts';
import type { StoredOrder } from './new-order.ts';
import type { Act, ActContext } from './order-act.ts';

/** Acts of the desk; those on parcels are tested in parcel-acts.test.ts. */
type DeskAct = 'move' | 'handInCash' | 'cancel' | 'correct' | 'undo';

/** One of each, which asks for nothing that a status alone refuses. */
const ACTS: { [N in DeskAct]: Act<N> } = {
  move: { name: 'move', with: { to: 'accepted' } },
  handInCash: { name: 'handInCash', with: {} },
  cancel: { name: 'cancel', with: { reason: 'Ordered twice' } },
  correct: {
    name: 'correct',
    with: { version: LAST, reason: 'She moved', changes: { dropoff: { street: 'Palm Street' } } },
  },
  undo: { name: 'undo', with: { version: LAST } },
};
const NAMES: readonly DeskAct[] = ['move', 'handInCash', 'cancel', 'correct', 'undo'];
const outcome = (of: StoredOrder, act: Act, role: Role = 'administrator', known: ActContext = knowing()) =>
  decide(of, act, actor(role), NOW, known);
const isRefused = (decided: ReturnType<typeof outcome>, status?: number) =>
  'refused' in decided && (status === undefined || statusOf(decided.refused.code) === status);

describe('permissions', () => {
  const MAY: Record<DeskAct, readonly Role[]> = {
    move: ['administrator', 'supervisor', 'operator', 'driver', 'driver-app', 'tracking'],
    handInCash: ['administrator', 'supervisor', 'cashier', 'cashier-app', 'tracking'],
    cancel: ['administrator', 'supervisor', 'operator', 'sender'],
    correct: ['administrator', 'supervisor', 'operator', 'sender'],
    undo: ['administrator', 'supervisor', 'operator', 'cashier'],
  };

  test.each(NAMES)('%s, for every role and status', (name) => {
    for (const role of ROLES) {
      for (const tracking_status of TRACKING_STATUSES) {
        const decided = outcome(order({ tracking_status }), ACTS[name], role);
        expect([role, isRefused(decided, 403)]).toEqual([role, !MAY[name].includes(role)]);
      }
    }
  });
});

describe('at every status', () => {
  const NEXT: Record<TrackingStatus, readonly TrackingStatus[]> = {
    created: ['accepted', 'unpick'],
    accepted: ['pickup', 'unpick'],
    unpick: ['accepted', 'return'],
    pickup: ['warehouse', 'return'],
    warehouse: ['assignedtodriver', 'return'],
    assignedtodriver: ['delivered', 'warehouse', 'return'],
    delivered: [],
    return: [],
  };
  const OVER: readonly TrackingStatus[] = ['delivered', 'return'];

  test.each(TRACKING_STATUSES)('from %s it moves to the next statuses, and to no other', (from) => {
    for (const to of TRACKING_STATUSES) {
      const decided = outcome(order({ tracking_status: from }), { name: 'move', with: { to } });
      expect([to, isRefused(decided, 409)]).toEqual([to, !NEXT[from].includes(to)]);
      if (!('refused' in decided)) expect(decided.patch).toEqual({ tracking_status: to });
    }
  });

  test.each(TRACKING_STATUSES)('at %s', (tracking_status) => {
    const here = order({ tracking_status });
    expect(isRefused(outcome(here, ACTS.handInCash))).toBe(tracking_status !== 'delivered');
    expect(isRefused(outcome(here, ACTS.cancel))).toBe(OVER.includes(tracking_status));
    expect(isRefused(outcome(here, ACTS.correct))).toBe(OVER.includes(tracking_status));
    const silent: Act = { name: 'correct', with: { ...ACTS.correct.with, reason: undefined } };
    expect(isRefused(outcome(here, silent))).toBe(tracking_status !== 'created');
    const free: Act = {
      name: 'correct',
      with: { ...ACTS.correct.with, changes: { orderDetails: 'Ring twice' } },
    };
    expect(outcome(here, free)).toMatchObject({ patch: { details: 'Ring twice' } });
  });

  test.each(TRACKING_STATUSES)(
    'at %s a sender cancels and corrects what is not collected yet',
    (tracking_status) => {
      const isOurs = !['created', 'accepted', 'unpick'].includes(tracking_status);
      for (const act of [ACTS.cancel, ACTS.correct])
        expect(isRefused(outcome(order({ tracking_status }), act, 'sender'))).toBe(isOurs);
    },
  );

  test('each undo restores the previous state of the order', () => {
    for (const from of TRACKING_STATUSES) {
      for (const to of NEXT[from]) {
        const history = [event(from), event(to)];
        const decided = outcome(order({ tracking_status: to }), ACTS.undo, 'operator', knowing({ history }));
        expect(decided).toMatchObject({ patch: { tracking_status: from }, event: { kind: 'takenBack' } });
      }
    }
  });
});

test('an order without cash on delivery, or whose cash was handed in, brings no cash', () => {
  const delivered = { tracking_status: 'delivered' };
  expect(outcome(order({ ...delivered, payment_method: 'Card' }), ACTS.handInCash)).toMatchObject({
    refused: { code: 'not_cash_on_delivery', params: { trackingID: 'T1' } },
  });
  expect(outcome(order({ ...delivered, cash_handed_in_at: LAST }), ACTS.handInCash)).toMatchObject({
    refused: { code: 'cash_already_recorded', params: { trackingID: 'T1' } },
  });
});

test('an event is later than the last and than the custody, even if the clock was set back', () => {
  const since = '2026-11-21T11:00:00.000Z';
  const held = taken(undefined, warehouseHolds('w1'), since);
  for (const context of [{ lastAt: since }, { held }])
    expect(outcome(order(), ACTS.move, 'operator', knowing(context))).toMatchObject({
      event: { at: '2026-11-21T11:00:00.001Z' },
    });
});

test('a stale version can be neither corrected nor undone', () => {
  for (const act of [ACTS.correct, ACTS.undo])
    expect(outcome(order(), act, 'operator', knowing({ lastAt: CREATED }))).toMatchObject({
      path: 'version',
    });
});

describe('an undo', () => {
  const history = [
    event('assignedtodriver'),
    event('delivered'),
    event('delivered', { kind: 'cashHandedIn' }),
  ];
  const paid = order({ tracking_status: 'delivered', cash_handed_in_at: LAST });

  test('is allowed in time to the author, or to an administrator', () => {
    const by = (role: Role, overrides: Partial<ActContext> = {}) =>
      outcome(paid, ACTS.undo, role, knowing({ history, ...overrides }));
    expect(isRefused(by('operator'))).toBe(false);
    expect(isRefused(by('administrator'))).toBe(false);
    expect(isRefused(by('supervisor'))).toBe(true);
    expect(isRefused(by('operator', { undoMinutes: 2 }))).toBe(true);
    expect(isRefused(by('operator', { history: [event('created')] }))).toBe(true);
    expect(
      isRefused(by('operator', { history: [...history, event('delivered', { kind: 'corrected' })] })),
    ).toBe(true);
  });

  test('is refused if it opens cash of a deleted sender, or an order of a deleted warehouse', () => {
    expect(needsOf(ACTS.undo, paid)).toMatchObject({ history: true, parents: true });
    expect(outcome(paid, ACTS.undo, 'operator', knowing({ history, isSenderThere: false }))).toMatchObject({
      refused: { code: 'undo_without_sender', params: { trackingID: 'T1', sender: 'Noor Trading' } },
    });
    const back = knowing({ history: [event('pickup'), event('return')], isWarehouseThere: false });
    expect(outcome(order({ tracking_status: 'return' }), ACTS.undo, 'operator', back)).toMatchObject({
      refused: { code: 'undo_without_warehouse', params: { trackingID: 'T1' } },
    });
  });

  test('can be repeated for the previous event, any number of times', () => {
    const again = [...history, event('delivered', { kind: 'takenBack' })];
    expect(
      outcome(order({ tracking_status: 'delivered' }), ACTS.undo, 'operator', knowing({ history: again })),
    ).toMatchObject({
      patch: { tracking_status: 'assignedtodriver' },
    });
  });
});

describe('a correction', () => {
  const correcting = (changes: object, others: object = {}): Act => ({
    name: 'correct',
    with: { version: LAST, reason: 'She moved', changes, ...others },
  });
  const price = {
    ok: true,
    chargeFils: 3000,
    parts: { baseFils: 2250, weightFils: 500, sizeFils: 250, packingFils: 0 },
    gaveBase: { kind: 'individual-city', rateId: 'r1' },
    weightChargeId: 'w',
    sizeChargeId: 's',
  } as const;

  test('with unchanged values changes nothing', () => {
    const decided = outcome(
      order(),
      correcting({ dropoff: { city: 'Ajman' }, orderValue: 250, orderWeight: 4.2 }),
    );
    expect(decided).toEqual({
      patch: {},
      done: { code: 'order_unchanged', params: { trackingID: 'T1' } },
      at: NOW.toISOString(),
    });
  });

  test('to another city clears the area, prices again, and asks to confirm the price', () => {
    const act = correcting({ dropoff: { city: 'Sharjah' } });
    expect(needsOf(act, order()).priceOf).toMatchObject({ dropoff_city: 'Sharjah', dropoff_area: '' });
    expect(outcome(order(), act, 'operator', knowing({ price }))).toMatchObject({
      path: 'confirmCharge',
      charge: price,
    });
    const confirmed = correcting({ dropoff: { city: 'Sharjah' } }, { confirmCharge: 30 });
    expect(outcome(order(), confirmed, 'operator', knowing({ price }))).toMatchObject({
      patch: { dropoff_city: 'Sharjah', dropoff_area: '', charge_fils: 3000, base_fils: 2250 },
      event: {
        changes: [
          { field: 'dropoff.area', before: 'Al Nuaimiya', after: '' },
          { field: 'dropoff.city', before: 'Ajman', after: 'Sharjah' },
          { field: 'charge.total', before: '25.5', after: '30' },
        ],
      },
      done: { code: 'order_repriced', params: { trackingID: 'T1', price: 30 } },
    });
  });

  test('is refused without a price, with a used reference, or if it opens cash of a deleted sender', () => {
    const heavy = correcting({ orderWeight: 29 });
    const refused = { code: 'no_weight_charge', params: { kg: 29 } } as const;
    const unpriced = { ok: false, refused } as const;
    expect(outcome(order(), heavy, 'operator', knowing({ price: unpriced }))).toEqual({ refused });
    const taken = knowing({ referenceHolder: { trackingID: 'T2' } });
    expect(outcome(order(), correcting({ reference: '#2' }), 'operator', taken)).toMatchObject({
      path: 'reference',
      refused: { code: 'reference_taken', params: { holder: 'T2', reference: '#2' } },
    });
    const toCash = correcting({ paymentMethod: 'COD' });
    const card = order({ payment_method: 'Card' });
    expect(needsOf(toCash, card)).toMatchObject({ parents: true });
    expect(outcome(card, toCash, 'operator', knowing({ isSenderThere: false }))).toMatchObject({
      path: 'paymentMethod',
    });
  });
});
