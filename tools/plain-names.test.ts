import { expect, test } from 'vitest';
import { plainNameProblems } from './plain-names.ts';

test('types and files named by a participle are reported, those named by a noun are not', () => {
  const texts: Record<string, string> = {
    'server/src/told.ts': 'export type RunSummary = {};\n',
    'server/src/run-summary.ts':
      '  type Said = string;\nexport interface Opened {}\nexport type SaidColumn = 1;\n',
  };
  expect(plainNameProblems(Object.keys(texts), (file) => texts[file] ?? '')).toEqual([
    'server/src/told.ts: name the file for its main export.',
    'server/src/run-summary.ts: name the type Said by its role, such as RunSummary.',
    'server/src/run-summary.ts: name the type Opened by its role, such as RunSummary.',
  ]);
});
