import { FEATURES } from '@tawseel/contract/facts/features';
import { TRACKING_STATUSES } from '@tawseel/contract/facts/tracking';
import { beforeEach, expect, test } from 'vitest';
import { loadHostSettings } from '../../../api/host.ts';
import { type OrderState, primaryAct } from './primary-act.ts';

const HUB = { id: 'w1', name: 'Al Quoz', code: 'DXB-001' };

beforeEach(async () => void (await loadHostSettings(JSON.stringify({ features: FEATURES }))));

function stateOf(trackingStatus: string, more: Partial<OrderState> = {}, order: object = {}): OrderState {
  return {
    details: {
      order: { trackingStatus, warehouseId: 'w1', paymentMethod: 'COD', cancelledAt: null, ...order },
      cashHandedInAt: null,
    },
    parcel: { holder: { kind: 'warehouse', ...HUB }, toWarehouse: HUB, leg: 'out' },
    isPlanned: false,
    isToBeCalled: false,
    label: 'fine',
    ...more,
  };
}

test.each([
  ['created', { label: 'missing' }, {}, 'print'],
  ['created', {}, {}, 'give'],
  ['created', { isPlanned: true }, {}, undefined],
  ['created', { isPlanned: true, label: 'missing' }, {}, 'print'],
  ['accepted', { label: 'outdated' }, {}, 'print'],
  ['unpick', {}, {}, 'give'],
  ['pickup', {}, {}, 'receive'],
  ['warehouse', {}, {}, 'give'],
  ['warehouse', { isPlanned: true }, {}, undefined],
  ['warehouse', { isPlanned: true, label: 'outdated' }, {}, 'print'],
  ['warehouse', { isToBeCalled: true }, {}, 'call'],
  ['warehouse', { label: 'outdated' }, {}, 'print'],
  ['warehouse', { parcel: { exception: 'address' } }, {}, 'area'],
  ['warehouse', { parcel: { exception: 'address' }, isToBeCalled: true }, {}, 'call'],
  ['warehouse', { parcel: { exception: 'damaged' } }, {}, undefined],
  ['warehouse', { parcel: { exception: 'missing' } }, {}, undefined],
  [
    'warehouse',
    { parcel: { holder: { kind: 'warehouse', ...HUB }, toWarehouse: { ...HUB, id: 'w2' } } },
    {},
    undefined,
  ],
  ['assignedtodriver', {}, {}, 'call'],
  ['delivered', {}, {}, 'cash'],
  ['delivered', {}, { paymentMethod: 'Card' }, undefined],
  ['return', {}, {}, undefined],
  ['warehouse', {}, { cancelledAt: '2026-11-21T10:00:00.000Z' }, undefined],
  ['lost', {}, {}, undefined],
] as const)('an order that is %s, %o %o, asks for: %s', (status, more, order, act) => {
  expect(primaryAct(stateOf(status, more as Partial<OrderState>, order))).toBe(act);
});

test('cash that a driver holds asks for the hand-in of the driver', () => {
  const { details } = stateOf('delivered');
  const money = { place: 'driver', driverId: 'd1' } as const;
  expect(primaryAct({ ...stateOf('delivered'), details: { ...details, money } })).toBe('handIn');
});

test('no state asks the office for a delivery', () => {
  const acts = TRACKING_STATUSES.map((status) => primaryAct(stateOf(status)));
  expect(new Set(acts)).toEqual(new Set(['give', 'call', 'receive', 'cash', undefined]));
});
