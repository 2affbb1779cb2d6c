import { expect, test } from 'vitest';
import { contact } from './contact.ts';
import { dispatch } from './dispatch.ts';
import { rule } from './facts/sentences/rule.ts';
import { RequestedDay } from './my-day.ts';
import { NewPickup, PickupUpdate } from './pickups.ts';

const day = '2026-11-28';
const pickup = { phone: '0501234567', street: 'Creek Street', city: 'Dubai', day, expected: 3 };

test.each([
  ['a promise by the office', dispatch.promiseTry.body, { day }],
  ['a promise in a call', contact.saveCall.body, { outcome: 'agreed', day }],
  ['a day that a receiver asked the driver for', RequestedDay, { day }],
  ['a new pickup', NewPickup, pickup],
  ['a changed pickup', PickupUpdate, {}],
])('%s has hours that end after they begin', (_, body, contents) => {
  const problemsOf = (from: string, to: string) =>
    body.safeParse({ ...contents, from, to }).error?.issues.map(({ path, message }) => [path, message]) ?? [];
  expect(problemsOf('10:00', '18:00')).toEqual([]);
  for (const [from, to] of [
    ['10:00', '10:00'],
    ['18:00', '09:00'],
  ] as const)
    expect(problemsOf(from, to)).toEqual([[['to'], rule('window_ends_first')]]);
});
