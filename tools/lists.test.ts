import path from 'node:path';
import { expect, test } from 'vitest';
import { staleLists, withNames } from './lists.ts';

const ROWS = { pattern: /^ {2}\.\.\.(\w+),$/, line: (name: string) => `  ...${name},` };
const LIST = 'const all = {\n  ...areas,\n  ...cash,\n  other: 1,\n};\n';

test('every list of files has all files of its folder', () => {
  expect(staleLists(path.dirname(import.meta.dirname)).map(({ file }) => file)).toEqual([]);
});

test.each([
  [
    'a file that is missing before others',
    ['areas', 'cash', 'audit'],
    '  ...areas,\n  ...audit,\n  ...cash,',
  ],
  ['a file that is missing at the end', ['areas', 'cash', 'hub'], '  ...areas,\n  ...cash,\n  ...hub,'],
  ['a file that is gone', ['cash'], '  ...cash,'],
])('a list gets or loses %s', (_, names, lines) => {
  expect(withNames(LIST, names, ROWS)).toBe(`const all = {\n${lines}\n  other: 1,\n};\n`);
});
