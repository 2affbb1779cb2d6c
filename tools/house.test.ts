import { expect, test } from 'vitest';
import { houseFaults } from './house.ts';

const page = (rows: string) =>
  `# House\n\n## Modules\n\n| module | contents | imports |\n|---|---|---|\n${rows}\n## More\n\n| \`not/a-module\` | | |\n`;

const ROWS =
  '| `server/src` | | `server/src/store` |\n| `server/src/store` | | |\n| `contract/src/facts` | | |\n';
const app = { file: 'server/src/app.ts', text: "import { open } from './store/open.ts';\n" };
const open = { file: 'server/src/store/open.ts', text: "import { z } from 'zod';\n" };

test('a module that imports upwards, or an unknown module, is a fault', () => {
  const rows = '| `a` | | `b`, `d` |\n| `b` | | `c` |\n| `c` | | `a`, `c` |\n';
  expect(houseFaults(page(rows), [])).toEqual([
    'a imports d, which is not a module.',
    'c imports a, which is not below it.',
    'c imports c, which is not below it.',
    'a no longer imports b.',
    'b no longer imports c.',
    'c no longer imports a.',
    'c no longer imports c.',
  ]);
});

test.each([
  ['by a path', "import { x } from '../app.ts';", 'server/src/app.ts', 'server/src'],
  ['of a type', "import type { X } from '../app.ts';", 'server/src/app.ts', 'server/src'],
  ['handed on', "export { x } from '../app.ts';", 'server/src/app.ts', 'server/src'],
  ['when it is needed', "const { x } = await import('../app.ts');", 'server/src/app.ts', 'server/src'],
  [
    'over more than one line',
    "import {\n  x,\n} from '@tawseel/contract/facts/limits';",
    'contract/src/facts/limits',
    'contract/src/facts',
  ],
])('an import %s that the plan does not allow is a fault', (_, text, target, module) => {
  expect(houseFaults(page(ROWS), [app, { file: open.file, text }])).toEqual([
    `server/src/store/open.ts imports ${target}: server/src/store may not import ${module}.`,
  ]);
});

test('a file in no module, an import of an unknown one, and an unused permission are faults', () => {
  const text = "import { tea } from '@tawseel/console/tea';\n";
  expect(
    houseFaults(page(ROWS), [
      { file: 'server/src/app.ts', text },
      { file: 'bench/run.ts', text: '' },
    ]),
  ).toEqual([
    'server/src/app.ts imports console/src/tea, which is in no module.',
    'bench/run.ts is in no module.',
    'server/src no longer imports server/src/store.',
  ]);
});

test('code that follows the plan has no fault', () => {
  expect(houseFaults(page(ROWS), [app, open])).toEqual([]);
});

test('a row may name all modules below a path at once', () => {
  const rows = ROWS.replace('`server/src/store` |\n', '`server/src/*` |\n');
  expect(houseFaults(page(rows), [app, open])).toEqual([]);
  expect(houseFaults(page(rows), [{ ...app, text: '' }, open])).toEqual([
    'server/src no longer imports server/src/*.',
  ]);
});
