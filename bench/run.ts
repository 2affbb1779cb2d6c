// npm run bench: measures the goals of docs/scale.md on this machine and writes bench/results/figures.md.
// `-- --only pages,finance` runs some cases, `-- --orders 10000,100000` uses data sets of other sizes; both only print.
// `-- --folder <folder>` sets the folder of the filled databases, which are reused (25 GB with ten million orders on both
// databases).
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { finance } from './cases/finance.ts';
import { importing } from './cases/import.ts';
import { intake } from './cases/intake.ts';
import { onScreen } from './cases/on-screen.ts';
import { pages } from './cases/pages.ts';
import { scans } from './cases/scans.ts';
import { startUp } from './cases/start.ts';
import { statements } from './cases/statements.ts';
import { today } from './cases/today.ts';
import { worstInputs } from './cases/worst-inputs.ts';
import { DataSets, POSTGRES_SETTINGS, SIZES } from './data-sets.ts';
import { runCases } from './program.ts';

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    orders: { type: 'string' },
    folder: { type: 'string', default: path.join(tmpdir(), 'tawseel-bench') },
  },
});

const sizes = values.orders?.split(',').map(Number) ?? SIZES;
const sets = new DataSets(path.resolve(values.folder), sizes);

const cases = {
  pages: { title: 'Pages and searches, one caller', run: () => pages(sets) },
  finance: { title: 'Finance and counts, one caller', run: () => finance(sets) },
  intake: { title: 'Orders and moves, ten callers at once', run: () => intake(sets) },
  scans: { title: 'Scans of a hub', run: () => scans(sets) },
  'on-screen': { title: 'Scans and the first screens in a browser', run: () => onScreen(sets) },
  'worst-inputs': { title: 'Waiting for the largest inputs', run: () => worstInputs(sets) },
  today: { title: 'Drivers of today', run: () => today(sets) },
  statements: { title: 'Statements of shops', run: () => statements(sets) },
  start: { title: 'Start and idle memory', run: () => startUp(sets) },
  import: { title: 'Export and import', run: () => importing(sets) },
};

const intro = `# Figures

Written by \`npm run bench\`; [docs/scale.md](../../docs/scale.md) explains them. Callers and databases share the
machine with the server. PostgreSQL is durable, and its settings are the defaults with ${POSTGRES_SETTINGS.join(', ')}.
`;

try {
  const page = values.orders ? undefined : { name: 'figures', intro };
  await runCases(cases, values.only, page);
} finally {
  await sets.close();
}
