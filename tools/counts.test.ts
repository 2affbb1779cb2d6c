import { expect, test } from 'vitest';
import { add, countPlaywright, countVitest, judge, lastLine } from './counts.ts';

const vitest = { numPassedTests: 5, numPendingTests: 1, numTodoTests: 1, numFailedTests: 1 };

test('a test file that does not load counts as one failure', () => {
  const failed = { status: 'failed', assertionResults: [{ status: 'passed' }, { status: 'failed' }] };
  const unloaded = { status: 'failed', assertionResults: [] };
  const passed = { status: 'passed', assertionResults: [{ status: 'passed' }] };
  expect(countVitest({ ...vitest, testResults: [failed, unloaded, passed] })).toEqual({
    passed: 5,
    failed: 2,
    skipped: 2,
  });
});

test('errors outside tests and tests that pass only when repeated count as failures', () => {
  const stats = { expected: 7, flaky: 1, unexpected: 2, skipped: 3 };
  expect(countPlaywright({ stats, errors: [{}] })).toEqual({ passed: 7, failed: 4, skipped: 3 });
});

test('a run that ended with an error has failed even if every test passed', () => {
  const counts = { passed: 5, failed: 0, skipped: 0 };
  expect(judge(counts, 0)).toEqual(counts);
  expect(judge(counts, 1)).toEqual({ ...counts, failed: 1 });
  expect(judge(counts, null)).toEqual({ ...counts, failed: 1 });
  expect(judge(undefined, 0)).toEqual({ passed: 0, failed: 1, skipped: 0 });
  expect(judge({ ...counts, failed: 3 }, 1)).toEqual({ ...counts, failed: 3 });
});

test('the last line names skipped tests only if there are any', () => {
  const one = { passed: 1, failed: 0, skipped: 0 };
  expect(lastLine(add([one, one]))).toBe('2 passed, 0 failed');
  expect(lastLine(add([one, { passed: 1, failed: 1, skipped: 2 }]))).toBe('2 passed, 1 failed, 2 skipped');
});
