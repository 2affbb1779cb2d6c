import { expect, test } from 'vitest';
import {
  derivedStatus,
  isTrackingStatus,
  mayMove,
  nextStatuses,
  TRACKING_STATUSES,
  type TrackingStatus,
} from './tracking.ts';

test("maps another server's status to none of ours, whatever it is called", () => {
  expect(isTrackingStatus('on hold')).toBe(false);
  expect(isTrackingStatus('constructor')).toBe(false);
});

test('derives both statuses from the stored one', () => {
  const both = Object.fromEntries(
    TRACKING_STATUSES.map((value) => [value, Object.values(derivedStatus(value)).join(' / ')]),
  );
  expect(both).toEqual({
    created: 'Pending / Pending',
    accepted: 'Not Pickup / Pending',
    unpick: 'Not Pickup / Pending',
    pickup: 'Pickup / Pending',
    warehouse: 'Pickup / Pending',
    assignedtodriver: 'Pickup / Pending',
    delivered: 'Pickup / completed',
    return: 'Pickup / return',
  });
});

test('allows exactly the moves of the business', () => {
  const moves: [TrackingStatus, TrackingStatus][] = TRACKING_STATUSES.flatMap((from) =>
    TRACKING_STATUSES.filter((to) => mayMove(from, to)).map((to): [TrackingStatus, TrackingStatus] => [
      from,
      to,
    ]),
  );
  expect(moves.map((move) => move.join(' > '))).toEqual([
    'created > accepted',
    'created > unpick',
    'accepted > unpick',
    'accepted > pickup',
    'unpick > accepted',
    'unpick > return',
    'pickup > warehouse',
    'pickup > return',
    'warehouse > assignedtodriver',
    'warehouse > return',
    'assignedtodriver > warehouse',
    'assignedtodriver > delivered',
    'assignedtodriver > return',
  ]);
});

test('ends with delivery or return', () => {
  const ends = TRACKING_STATUSES.filter((value) => nextStatuses(value).length === 0);
  expect(ends).toEqual(['delivered', 'return']);
});
