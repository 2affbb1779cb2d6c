import { expect, test } from 'vitest';
import { timesOfPlaywright, timesOfVitest, timesText } from './times.ts';

test('a file of vitest lasts from its first test to its last, and is named from the root', () => {
  const testResults = [{ name: '/here/server/src/a.test.ts', startTime: 1000, endTime: 3500 }];
  expect(timesOfVitest({ testResults }, '/here')).toEqual([{ file: 'server/src/a.test.ts', took: 2500 }]);
});

test('a file of Playwright lasts as long as its tests, however deeply nested', () => {
  const spec = (duration: number) => ({ tests: [{ results: [{ duration }] }] });
  const inner = { file: '../suites/list.ts', specs: [spec(200), spec(30)] };
  const suites = [{ file: 'lists.ts', specs: [spec(1000)], suites: [{ suites: [inner] }] }];
  expect(timesOfPlaywright({ suites })).toEqual([{ file: 'e2e/tests/lists.ts', took: 1230 }]);
});

test('the slowest files come first, up to the requested number', () => {
  const files = [2, 9, 5].map((took) => ({ file: `${took}.ts`, took: took * 1000 }));
  const families = [{ name: 'browser', took: 61_000, tests: 3 }];
  expect(timesText(families, files, 70_000, 2)).toBe(
    [
      'Time by family',
      '   61.0 s  browser, 3 tests',
      '   70.0 s  in all',
      'The 2 slowest files, their tests added up',
      '    9.0 s  9.ts',
      '    5.0 s  5.ts',
    ].join('\n'),
  );
});
