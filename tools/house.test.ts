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

test('a new folder next to modules needs a row, and is not in the module around them', () => {
  const rows = '| `server/src` | | |\n| `server/src/areas/cash` | | |\n';
  const files = ['app', 'areas/cash/calls', 'areas/vans/calls', 'areas/loose', 'other/file'];
  const sources = files.map((name) => ({ file: `server/src/${name}.ts`, text: '' }));
  expect(houseFaults(page(rows), sources)).toEqual([
    'server/src/areas/vans/calls.ts is in no module.',
    'server/src/areas/loose.ts is in no module.',
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

const TABLES = {
  file: 'server/src/store/tables.ts',
  text: "declare module 'x' {\n  interface Tables {\n    runs: {\n      id: string;\n    };\n  }\n}\n",
};
const OTHERS = '| `server/src/orders` | | |\n| `server/src/reads` | | |\n';
const orders = (text: string) => ({ file: 'server/src/orders/store.ts', text });
const REFUSED = 'server/src/orders/store.ts reads runs: server/src/orders may not import server/src/store.';

test.each([
  "db.selectFrom('runs')",
  "db.selectFrom(['orders', 'runs as outgoing'])",
  "query.leftJoin(\n  'runs as outgoing', 'outgoing.id', 'run_id')",
  'sql`select 1 from runs`',
  'sql`exists (select 1 from orders inner join\n  runs on runs.id = run_id)`',
])('a read of a table is an import of the module that declares it: %s', (text) => {
  expect(houseFaults(page(ROWS + OTHERS), [app, open, TABLES, orders(text)])).toEqual([REFUSED]);
  const allowed = '| `server/src/orders` | | `server/src/store` |\n';
  expect(houseFaults(page(allowed + ROWS), [app, open, TABLES, orders(text)])).toEqual([]);
});

test('the room of reads may read any table, and exceptions are by name as long as they are needed', () => {
  const text = "db.selectFrom('runs')";
  const read = { file: 'server/src/reads/runs.ts', text };
  expect(houseFaults(page(ROWS + OTHERS), [app, open, TABLES, read])).toEqual([]);
  const exception = { from: 'server/src/orders', table: 'runs', why: 'a reason' };
  expect(houseFaults(page(ROWS + OTHERS), [app, open, TABLES, orders(text)], [exception])).toEqual([]);
  expect(
    houseFaults(
      page(ROWS + OTHERS),
      [app, open, TABLES, orders('// Lists what comes from runs.')],
      [exception],
    ),
  ).toEqual(['server/src/orders no longer reads runs: take out its exception.']);
});
