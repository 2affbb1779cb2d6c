import { expect, test } from 'vitest';
import { failuresOfPlaywright, failuresOfUnhandled, failuresOfVitest, failuresText } from './failures.ts';

test('a failure has its file, its title and the first lines of its reason, without stack and colours', () => {
  const passed = { status: 'passed', fullName: 'adds', failureMessages: null };
  const failed = {
    status: 'failed',
    fullName: ' orders are counted',
    failureMessages: ['\u001b[31mexpected 1 to be 2\u001b[39m\n    at x.ts:3'],
  };
  const testResults = [
    { name: '/here/server/a.test.ts', status: 'failed', assertionResults: [passed, failed] },
    { name: '/here/server/b.test.ts', status: 'passed', assertionResults: [passed] },
    {
      name: '/here/server/c.test.ts',
      status: 'failed',
      message: 'No such module\n    at c.ts:1',
      assertionResults: [],
    },
  ];
  expect(failuresOfVitest({ testResults }, '/here')).toEqual([
    { name: 'server/a.test.ts › orders are counted', why: 'expected 1 to be 2' },
    { name: 'server/c.test.ts', why: 'No such module' },
  ]);
});

test('what rejects outside of every test is named with the file and the test that ran', () => {
  const errors = [
    {
      message: 'left alone\n    at a.ts:3',
      type: 'Unhandled Rejection',
      VITEST_TEST_NAME: 'adds',
      VITEST_TEST_PATH: '/here/server/a.test.ts',
    },
    { message: 'no file is known' },
  ];
  expect(failuresOfUnhandled(errors, '/here')).toEqual([
    { name: 'server/a.test.ts › adds', why: 'Unhandled Rejection: left alone' },
    { name: 'outside the tests', why: 'Error: no file is known' },
  ]);
});

test('a browser test that failed, or passed only when repeated, has its suites in the title', () => {
  const results = [{ error: { message: 'Timed out\nCall log\n    at a.ts:3' } }];
  const spec = (title: string, ok: boolean, status: string) => ({ title, ok, tests: [{ status, results }] });
  const specs = [
    spec('opens', false, 'unexpected'),
    spec('closes', true, 'flaky'),
    spec('shows', true, 'expected'),
  ];
  const suites = [{ title: 'lists.ts', suites: [{ title: 'with our server', specs }] }];
  expect(failuresOfPlaywright({ suites, errors: [{ message: 'The server did not start' }] })).toEqual([
    { name: 'lists.ts › with our server › opens', why: 'Timed out\n      Call log' },
    { name: 'lists.ts › with our server › closes', why: 'Timed out\n      Call log' },
    { name: 'outside the tests', why: 'The server did not start' },
  ]);
});

test('failures are one line each', () => {
  const failures = [
    { name: 'a.test.ts › adds', why: 'expected 1 to be 2' },
    { name: 'Checks', why: '' },
  ];
  expect(failuresText(failures)).toBe(
    ['What failed', '  a.test.ts › adds: expected 1 to be 2', '  Checks'].join('\n'),
  );
});
