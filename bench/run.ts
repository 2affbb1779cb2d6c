// npm run bench: measures what docs/scale.md promises on this machine, into bench/results/.
// `-- --only page,finance` runs some of the cases, `-- --ten-million` adds the comparisons with 10 million orders
// (10 GB of disk, 5 minutes to fill), `-- --folder <folder>` keeps the filled databases there.
import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir, totalmem } from 'node:os';
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
import { type Filled, fill } from './fill.ts';
import type { Result } from './measure.ts';

const { values } = parseArgs({
  options: { only: { type: 'string' }, 'ten-million': { type: 'boolean' }, folder: { type: 'string' } },
});
const folder = values.folder ? path.resolve(values.folder) : path.join(tmpdir(), 'tawseel-bench');
const results = path.join(import.meta.dirname, 'results');

const filled = (orders: number) => (): Promise<Filled> => fill(path.join(folder, String(orders)), orders);
const few = filled(10_000);
const million = filled(1_000_000);
const tenMillion = filled(10_000_000);

const cases: Record<string, () => Promise<Result[]>> = {
  page: async () => ordersPage(await million()),
  pages: async () => pages(await million()),
  finance: async () => finance(await few(), await million()),
  stream: async () => stream(await million()),
  intake,
  start: async () => startUp(await million()),
  csv: async () => csv(await million()),
  console: async () => inTheConsole(await million()),
  ...(values['ten-million']
    ? {
        'pages-of-ten-million': async () => pages(await tenMillion()),
        'finance-of-ten-million': async () => finance(await few(), await tenMillion()),
      }
    : {}),
};

function machine(): string {
  const [processor] = cpus();
  const memory = (totalmem() / 1024 ** 3).toFixed(0);
  return `${cpus().length} × ${processor?.model.trim()}, ${memory} GB of memory, Node ${process.version}`;
}

function table(measured: Record<string, Result[]>, when: string): string {
  const lines = Object.values(measured)
    .flat()
    .map(({ what, measured: came, figure }) => `| ${what} | ${came} | ${figure} |`);
  return `# Last accepted figures

Made by \`npm run bench\` on ${when}, commit ${commit()}, on ${machine()}. A ratio is the median of rounds taken turn
about with what it is measured against; a time is what one caller waits on an otherwise idle server.

| what | measured | figure to reach |
|---|---|---|
${lines.join('\n')}
`;
}

function commit(): string {
  try {
    return execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim();
  } catch {
    return 'unknown';
  }
}

const chosen = values.only?.split(',') ?? Object.keys(cases);
const measured: Record<string, Result[]> = {};
for (const name of chosen) {
  const run = cases[name];
  if (!run) throw new Error(`There is no case '${name}': ${Object.keys(cases).join(', ')}`);
  console.log(`\n— ${name} —`);
  measured[name] = await run();
  for (const { what, measured: came, figure } of measured[name]) console.log(`${what}: ${came} (${figure})`);
}
if (!values.only) {
  const when = new Date().toISOString().slice(0, 10);
  mkdirSync(results, { recursive: true });
  writeFileSync(path.join(results, 'README.md'), table(measured, when));
  const record = { when, commit: commit(), machine: machine(), measured };
  writeFileSync(path.join(results, 'last.json'), `${JSON.stringify(record, null, 2)}\n`);
}
