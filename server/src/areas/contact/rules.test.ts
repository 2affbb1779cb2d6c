import { USUAL_WORKING_DAYS } from '@tawseel/contract/facts/calendar';
import { expect, test } from 'vitest';
import { type CallSituation, nextCall } from './rules.ts';

const calendar = {
  workingDays: USUAL_WORKING_DAYS,
  holidays: [{ date: '2026-11-30' }],
  timeZone: 'Asia/Dubai',
};

/** On Saturday the 28th, 14:00 in Dubai: Sunday is off, Monday a holiday. */
const asked = (call: CallSituation['call'], unanswered: readonly string[] = []) =>
  nextCall({ call, now: new Date('2026-11-28T10:00:00.000Z'), unanswered, calendar });

test.each([
  ['nobody answers', { outcome: 'no_answer' }, '2026-12-01T05:00:00.000Z'],
  ['another number', { outcome: 'other_phone' }, '2026-11-28T10:00:00.000Z'],
  ['busy, without a time', { outcome: 'call_later' }, '2026-11-28T12:00:00.000Z'],
  ['busy until five', { outcome: 'call_later', from: '17:30' }, '2026-11-28T13:30:00.000Z'],
  ['a day', { outcome: 'call_later', day: '2026-11-29' }, '2026-11-29T05:00:00.000Z'],
  ['today at nine', { outcome: 'call_later', day: '2026-11-28', from: '09:00' }, '2026-11-28T10:00:00.000Z'],
  ['a time that has passed', { outcome: 'call_later', from: '09:00' }, '2026-11-29T05:00:00.000Z'],
  ['the present time', { outcome: 'call_later', from: '14:00' }, '2026-11-28T10:00:00.000Z'],
] as const)('%s: the next call', (_, call, at) => {
  expect(asked(call)).toEqual({ at, isReturnProposed: false });
});

test('the return is proposed after calls on three days, however many were on one day', () => {
  const yesterday = '2026-11-27T10:00:00.000Z';
  const twice = [yesterday, '2026-11-27T12:00:00.000Z'];
  expect(asked({ outcome: 'no_answer' }, twice).isReturnProposed).toBe(false);
  // Before midnight in London, after it in Dubai.
  const threeDays = ['2026-11-25T21:00:00.000Z', yesterday];
  expect(asked({ outcome: 'no_answer' }, threeDays).isReturnProposed).toBe(true);
  expect(asked({ outcome: 'call_later' }, threeDays).isReturnProposed).toBe(false);
  expect(asked({ outcome: 'refused' }).isReturnProposed).toBe(true);
});
