// npm run endurance: whether the server holds when it is killed, asked too much, left running and let down.
// `-- --only kill,overload` runs some of the cases, `-- --minutes 15` the soak for so long (60 otherwise),
// `-- --cycles 20` kills so often on SQLite (200 otherwise) and a quarter of it on PostgreSQL, `-- --seconds 20` is how
// long it is asked too much (60 otherwise) and how long each attack goes on (8 otherwise), `-- --postgres` has the
// server attacked on PostgreSQL, `-- --orders 100000` is how many are imported beside others (1 million otherwise).
// Linux alone.
import { parseArgs } from 'node:util';
import { attacks } from './endurance/attacks.ts';
import { faults } from './endurance/faults.ts';
import { importing } from './endurance/import.ts';
import { kill } from './endurance/kill.ts';
import { overload } from './endurance/overload.ts';
import { soak } from './endurance/soak.ts';
import type { Result } from './result.ts';

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    minutes: { type: 'string', default: '60' },
    cycles: { type: 'string', default: '200' },
    seconds: { type: 'string' },
    postgres: { type: 'boolean', default: false },
    orders: { type: 'string', default: '1000000' },
  },
});

const cases: Record<string, () => Promise<Result[]>> = {
  kill: () => kill(Number(values.cycles)),
  overload: () => overload(Number(values.seconds ?? 60)),
  attacks: () => attacks(Number(values.seconds ?? 8), values.postgres ? 'postgres' : 'sqlite'),
  faults,
  import: () => importing(Number(values.orders)),
  soak: () => soak(Number(values.minutes)),
};

for (const name of values.only?.split(',') ?? Object.keys(cases)) {
  const run = cases[name];
  if (!run) throw new Error(`There is no case '${name}': ${Object.keys(cases).join(', ')}`);
  console.log(`\n— ${name} —`);
  for (const { what, measured, figure } of await run()) console.log(`| ${what} | ${measured} | ${figure} |`);
}
