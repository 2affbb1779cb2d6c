import { expect, test } from 'vitest';
import { isConnectionLost, mayRetryAtOnce } from './failures.ts';

const failed = (message: string, more = {}) => Object.assign(new Error(message), more);

test.each([
  ['a pool that has no connection left', failed('timeout exceeded when trying to connect')],
  ['a server that says nothing', failed('Connection terminated due to connection timeout')],
])('a caller waits only once for %s', (_, error) => {
  expect([isConnectionLost(error), mayRetryAtOnce(error)]).toEqual([true, false]);
});

test.each([
  ['a connection that was lost', failed('Connection terminated unexpectedly')],
  ['one that was ended by its administrator', failed('terminating connection', { code: '57P01' })],
  ['a deadlock', failed('deadlock detected', { code: '40P01' })],
])('%s is worth another attempt', (_, error) => {
  expect(mayRetryAtOnce(error)).toBe(true);
});

test('an error of the caller is not retried', () => {
  expect(mayRetryAtOnce(failed('duplicate key', { code: '23505' }))).toBe(false);
});
