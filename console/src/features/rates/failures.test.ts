import { beforeAll, expect, test } from 'vitest';
import { CallError } from '../../api/call.ts';
import { bulkFailure, checkFailure, fetchFailure, isNoSuchRate, rateFailure } from './failures.ts';

let refused: CallError;
let refusedWithoutWords: CallError;
let unanswered: CallError;

beforeAll(() => {
  refused = new CallError(422, { message: 'Must be 0 or more.' });
  refusedWithoutWords = new CallError(500, undefined);
  unanswered = new CallError(0, undefined);
});

test("prefers the server's own message", () => {
  expect(rateFailure(refused)).toBe('Must be 0 or more.');
  expect(bulkFailure(refused)).toBe('Must be 0 or more.');
  expect(fetchFailure(refused)).toBe('Failed to fetch rates: Must be 0 or more.');
  expect(checkFailure(refused)).toBe('Must be 0 or more.');
});

test('distinguishes a refusal without a message from a missing answer', () => {
  expect([rateFailure(refusedWithoutWords), rateFailure(unanswered)]).toEqual([
    'Failed to update rate',
    'Error updating rate',
  ]);
  expect([bulkFailure(refusedWithoutWords), bulkFailure(unanswered)]).toEqual([
    'Failed to update rates',
    'Error updating rates',
  ]);
  expect(fetchFailure(unanswered)).toBe('Failed to fetch rates: Some thing went Wrong!');
});

test('treats only an empty answer or a 404 as a route without a rate', () => {
  const none = [new CallError(404, undefined), new CallError(200, undefined)];
  expect(none.map(isNoSuchRate)).toEqual([true, true]);
  expect(none.map(checkFailure)).toEqual([undefined, undefined]);
  expect([refusedWithoutWords, unanswered].map(checkFailure)).toEqual([
    'Failed to check existing rate',
    'Failed to check existing rate',
  ]);
});
