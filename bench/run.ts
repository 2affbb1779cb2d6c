// npm run bench: measures what docs/scale.md promises on this machine, side by side with what it is measured against,
// and writes bench/results. `-- --only page,finance` measures some of the cases anew and keeps the rest of the page,
// `-- --orders 10000,100000` takes data sets of other sizes and keeps nothing, `-- --folder <folder>` is where the
// filled databases stay (25 GB with ten million orders on SQLite and PostgreSQL, which take a quarter of an hour).
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { inTheConsole } from './cases/console.ts';
import { csv } from './cases/csv.ts';
import { finance } from './cases/finance.ts';
import { intake } from './cases/intake.ts';
import { ordersPage } from './cases/orders-page.ts';
import { pages } from './cases/pages.ts';
import { startUp } from './cases/start.ts';
import { stream } from './cases/stream.ts';
import { DataSets, POSTGRES_SETTINGS, SIZES } from './data-sets.ts';
import { Record } from './record.ts';
import { type Result, toTable } from './result.ts';

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    orders: { type: 'string' },
    folder: { type: 'string', default: path.join(tmpdir(), 'tawseel-bench') },
  },
});

const cases: { [name: string]: { title: string; run: (sets: DataSets) => Promise<Result[]> } } = {
  page: { title: 'One page of orders, fifty callers at once', run: ordersPage },
  pages: { title: 'Pages and searches, one caller', run: pages },
  finance: { title: 'Finance and counts, one caller', run: finance },
  stream: { title: 'All orders in one list', run: stream },
  intake: { title: 'Orders coming in, ten shops at once', run: intake },
  start: { title: 'Start and idle memory', run: startUp },
  csv: { title: 'Export and import', run: csv },
  console: { title: 'In the console', run: inTheConsole },
};

const INTRO = `# Last accepted figures

Written by \`npm run bench\`, every line of it; what the figures mean says [docs/scale.md](../../docs/scale.md). A ratio
is the median of rounds taken turn about with what it is measured against. A p50 or p99 is what one caller waits on an
otherwise idle server. The callers and the databases share the machine with the server. PostgreSQL is durable and has
${POSTGRES_SETTINGS.join(', ')} beside its defaults.
`;

const names = values.only?.split(',') ?? Object.keys(cases);
const unknown = names.find((name) => !(name in cases));
if (unknown !== undefined) throw new Error(`There is no case '${unknown}': ${Object.keys(cases).join(', ')}`);

const record = new Record('figures', 'README.md', Object.keys(cases));
const known = names.map((name) => record.secondsOf(name) ?? Number.NaN);
const minutes = known.reduce((sum, seconds) => sum + seconds, 0) / 60;
if (minutes > 0) console.log(`This took ${minutes.toFixed(0)} minutes the last time.`);
const sets = new DataSets(path.resolve(values.folder), values.orders?.split(',').map(Number) ?? SIZES);
try {
  await sets.all();
  for (const [index, name] of names.entries()) {
    const { title, run } = cases[name]!;
    console.log(`\n${title} (${name}${known[index] ? `, ${known[index].toFixed(0)} s the last time` : ''})`);
    const started = performance.now();
    const results = await run(sets);
    const seconds = (performance.now() - started) / 1000;
    console.log(`${toTable(results).join('\n')}\n${seconds.toFixed(0)} s`);
    if (values.orders !== undefined) continue;
    record.put(name, title, results, seconds);
    record.save(INTRO);
  }
} finally {
  await sets.close();
}
