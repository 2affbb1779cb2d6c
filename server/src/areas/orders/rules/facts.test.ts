import { TRACKING_STATUSES } from '@tawseel/contract/facts/tracking';
import { describe, expect, test } from 'vitest';
import { actor, event, knowing, LAST, NOW, order } from '../../../testing/decided-order.ts';
import { type Custody, runHolds } from '../../custody/rules/custody.ts';
import { decide } from './decide.ts';
import { isOfCash } from './facts.ts';
import type { StoredOrder } from './new-order.ts';
import type { Act, ActContext } from './order-act.ts';

const held: Custody = {
  ...runHolds('r1', 'w1'),
  ...{ since: LAST, to_warehouse: null, sort_code: '', leg: 'out', exception: null },
};
const stop = (kind: string) => ({ id: 's1', run: { id: 'r1', kind, warehouse_id: 'w1' } });
const FILS = order().charge_fils;
const DELIVERED = { fact: 'charged', service: 'delivery', fils: FILS };

/** Returns the facts of an act, other than those about cash. */
function facts(of: Partial<StoredOrder>, act: Act, known: Partial<ActContext> = {}) {
  const decided = decide(order(of), act, actor('administrator'), NOW, knowing(known));
  if ('refused' in decided) throw new Error(`refused: ${decided.refused.code}`);
  return decided.facts?.filter((fact) => !isOfCash(fact));
}
const undo: Act = { name: 'undo', with: { version: LAST } };

test.each([
  ['created', 'accepted', ['accepted']],
  ['accepted', 'unpick', ['notCollected']],
  ['accepted', 'pickup', ['collected']],
  ['pickup', 'warehouse', ['atWarehouse']],
  ['warehouse', 'assignedtodriver', ['out']],
  ['assignedtodriver', 'delivered', ['delivered', 'charged']],
  ['warehouse', 'return', ['returned']],
] as const)('from %s to %s', (tracking_status, to, expected) => {
  const moved = facts({ tracking_status }, { name: 'move', with: { to } });
  expect(moved?.map(({ fact }) => fact)).toEqual(expected);
});

test.each(TRACKING_STATUSES.slice(0, -2))('cancelled at %s, nothing is charged', (tracking_status) => {
  const cancelled: Act = { name: 'cancel', with: { reason: 'Ordered twice' } };
  expect(facts({ tracking_status }, cancelled, { held })).toEqual([{ fact: 'cancelled' }]);
});

describe('a delivery', () => {
  const history = [event('assignedtodriver'), event('delivered', { at: LAST })];
  const tracking_status = 'delivered';

  test('is charged at the price of the order, and no more once it is undone', () => {
    const deliver: Act = {
      name: 'deliver',
      with: { stop: stop('delivery'), driverId: 'd1', cashFils: 0, cardFils: 0 },
    };
    expect(facts({ tracking_status: 'assignedtodriver' }, deliver, { held })).toEqual([
      { fact: 'delivered' },
      DELIVERED,
    ]);
    expect(facts({ tracking_status }, undo, { history })).toEqual([
      { fact: 'undone', from: 'delivered', to: 'assignedtodriver' },
      { fact: 'chargeUndone', service: 'delivery' },
    ]);
  });

  test('stays charged when its cash is handed in', () => {
    expect(facts({ tracking_status }, { name: 'handInCash', with: {} })).toEqual([]);
  });
});

test('a failed attempt and a promised day are told', () => {
  const fail: Act = { name: 'fail', with: { stop: stop('delivery'), reason: 'not_home', failures: 1 } };
  expect(facts({ tracking_status: 'assignedtodriver' }, fail, { held })).toEqual([{ fact: 'attemptFailed' }]);
  const promise: Act = { name: 'promise', with: { day: '2027-01-05' } };
  expect(facts({ tracking_status: 'warehouse' }, promise, { held, today: '2027-01-04' })).toEqual([
    { fact: 'rescheduled', day: '2027-01-05' },
  ]);
});

test('a return is charged once its sender has it, and no more if it was not handed back', () => {
  const tracking_status = 'return';
  expect(facts({ tracking_status }, { name: 'handBack', with: { stop: stop('return') } }, { held })).toEqual([
    { fact: 'handedBack' },
    { fact: 'charged', service: 'return' },
  ]);
  const reopened: Act = {
    name: 'reopen',
    with: {
      stop: { ...stop('return'), state: 'done', doneAt: LAST },
      ended: { act: 'handed_back', id: 'a1' },
      mayUndo: true,
    },
  };
  expect(facts({ tracking_status }, reopened)).toEqual([{ fact: 'chargeUndone', service: 'return' }]);
});
