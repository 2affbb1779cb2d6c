// npm run bench: measures what docs/scale.md promises on this machine, side by side with what it is measured against,
// and writes bench/results. `-- --only page,finance` measures some of the cases anew and keeps the rest of the page,
// `-- --orders 10000,100000` takes data sets of other sizes and keeps nothing, `-- --folder <folder>` is where the
// filled databases stay (25 GB with ten million orders on SQLite and PostgreSQL, which take a quarter of an hour).
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { inTheConsole } from './cases/console.ts';
import { cost } from './cases/cost.ts';
import { csv } from './cases/csv.ts';
import { finance } from './cases/finance.ts';
import { firstList } from './cases/first-list.ts';
import { intake } from './cases/intake.ts';
import { ordersPage } from './cases/orders-page.ts';
import { pages } from './cases/pages.ts';
import { startUp } from './cases/start.ts';
import { stream } from './cases/stream.ts';
import { DataSets, POSTGRES_SETTINGS, SIZES } from './data-sets.ts';
import { type Case, type Cases, choose, runCases } from './program.ts';
import type { Result } from './result.ts';
import { ResultPage } from './result-page.ts';

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    orders: { type: 'string' },
    folder: { type: 'string', default: path.join(tmpdir(), 'tawseel-bench') },
  },
});

const sizes = values.orders?.split(',').map(Number) ?? SIZES;
const sets = new DataSets(path.resolve(values.folder), sizes);
const measured = (title: string, run: (sets: DataSets) => Promise<Result[]>): Case => ({
  title,
  isKept: values.orders === undefined,
  run: () => run(sets),
});

const cases: Cases = {
  page: measured('One page of orders, fifty callers at once', ordersPage),
  pages: measured('Pages and searches, one caller', pages),
  finance: measured('Finance and counts, one caller', finance),
  stream: measured('All orders in one list', stream),
  intake: measured('Orders coming in, ten shops at once', intake),
  cost: measured('What an order costs', cost),
  start: measured('Start and idle memory', startUp),
  csv: measured('Export and import', csv),
  console: measured('In the console', inTheConsole),
  'first-list': measured('The first list of a browser that has nothing yet', firstList),
};

const intro = `# Last accepted figures

Written by \`npm run bench\`, every line of it; what the figures mean says [docs/scale.md](../../docs/scale.md). A ratio
is the median of rounds taken turn about with what it is measured against. A p50 or p99 is what one caller waits on an
otherwise idle server. The callers and the databases share the machine with the server. PostgreSQL is durable and has
${POSTGRES_SETTINGS.join(', ')} beside its defaults.
`;

try {
  const names = choose(cases, values.only);
  await sets.all();
  await runCases(
    cases,
    names,
    new ResultPage({ name: 'figures', page: 'README.md', intro, order: Object.keys(cases) }),
  );
} finally {
  await sets.close();
}
