import { expect, test } from 'vitest';
import { trackingHistory, undoOf } from './tracking-history.ts';

const T1 = '2026-11-21T10:00:00.000Z';
const T2 = '2026-11-21T12:00:00.000Z';
const T3 = '2026-11-21T14:00:00.000Z';
const delivered = { status: 'delivered', at: T1, note: 'At the door' };

test('without cash every event is a status', () => {
  expect(trackingHistory([delivered], null)).toEqual([{ event: 'status', ...delivered }]);
  expect(trackingHistory([], null)).toEqual([]);
});

test('cash that came with the delivery is an event after it, as in the worked example', () => {
  expect(trackingHistory([delivered], T1)).toEqual([
    { event: 'status', ...delivered },
    { event: 'cashHandedIn', status: 'delivered', at: T1, note: '' },
  ]);
});

test('a stored event of a hand-in is shown with its note', () => {
  const later = { status: 'delivered', at: T2, note: 'At the desk' };
  expect(trackingHistory([delivered, later], T2)).toEqual([
    { event: 'status', ...delivered },
    { event: 'cashHandedIn', ...later },
  ]);
});

test('cash without a stored event, as after an import, has its place in time', () => {
  const odd = { status: 'return', at: T3, note: '' };
  expect(trackingHistory([delivered, odd], T2).map(({ event, status }) => [event, status])).toEqual([
    ['status', 'delivered'],
    ['cashHandedIn', 'delivered'],
    ['status', 'return'],
  ]);
  expect(trackingHistory([], T2)).toEqual([{ event: 'cashHandedIn', status: 'delivered', at: T2, note: '' }]);
});

test('undoes the changes of an order a hundred times at most', () => {
  const sara = { kind: 'supervisor', id: 'sara', name: 'Sara' } as const;
  const created = { kind: 'status', status: 'created', at: T1, note: '', by: sara } as const;
  const accepted = { ...created, status: 'accepted' } as const;
  const undone = { ...created, kind: 'takenBack' } as const;
  const person = { id: sara.id, mayTakeBackAll: true };
  const after = (times: number) => {
    const before = Array.from({ length: times }, () => [accepted, undone]).flat();
    return undoOf([created, ...before, accepted], person, new Date(T1), 10);
  };
  expect(after(99)).toMatchObject({ event: 'status', status: 'created' });
  expect(after(100)).toBe('often');
});
