// npm run endurance: whether the server holds when it is killed, asked too much, left running and let down.
// `-- --only kill,overload` runs some of the cases, `-- --minutes 15` the soak for so long (60 otherwise),
// `-- --cycles 20` kills so often on SQLite (200 otherwise) and a quarter of it on PostgreSQL, `-- --seconds 20` is how
// long it is asked too much (60 otherwise), each attack goes on (8 otherwise) and two servers are asked before and after
// each harm (5 otherwise), `-- --attack brackets` makes the attacks with that in their name alone, `-- --orders 100000`
// is how many are imported beside others (1 million otherwise). What is tried with other numbers than these is printed,
// and not kept in bench/results. Linux alone.
import { parseArgs } from 'node:util';
import { attacks } from './endurance/attacks.ts';
import { faults } from './endurance/faults.ts';
import { importing } from './endurance/import.ts';
import { kill } from './endurance/kill.ts';
import { overload } from './endurance/overload.ts';
import { pooler } from './endurance/pooler.ts';
import { servers } from './endurance/servers.ts';
import { soak } from './endurance/soak.ts';
import { type Case, type Cases, choose, runCases } from './program.ts';
import type { Result } from './result.ts';
import { ResultPage } from './result-page.ts';

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    minutes: { type: 'string' },
    cycles: { type: 'string' },
    seconds: { type: 'string' },
    attack: { type: 'string' },
    orders: { type: 'string' },
  },
});

const minutes = Number(values.minutes ?? 60);
const cycles = Number(values.cycles ?? 200);
const imported = Number(values.orders ?? 1_000_000);
const isWhole = [values.minutes, values.cycles, values.seconds, values.attack, values.orders].every(
  (each) => each === undefined,
);
const endured = (title: string, run: () => Promise<Result[]>, isKept = isWhole): Case => ({
  title,
  isKept,
  run,
});

const attack = (engine: 'sqlite' | 'postgres') =>
  attacks(Number(values.seconds ?? 8), engine, values.attack ?? '');

const cases: Cases = {
  kill: endured('Killed during writes', () => kill(cycles)),
  overload: endured('Asked too much', () => overload(Number(values.seconds ?? 60))),
  attacks: endured('Attacked', () => attack('sqlite')),
  'attacks-postgres': endured('Attacked, on PostgreSQL', () => attack('postgres')),
  faults: endured('Let down by disk, file, lock, database and callers', faults),
  servers: endured('Two servers, restarts and a failover', () => servers(Number(values.seconds ?? 5))),
  import: endured('Importing beside others', () => importing(imported)),
  pooler: endured('Through PgBouncer', pooler),
  soak: endured('Left running', () => soak(minutes), minutes >= 60),
};

const intro = `# What was endured

Written by \`npm run endurance\`, every line of it. Callers, attackers, server and databases share the machine.
`;

const page = new ResultPage({ name: 'endurance', page: 'endurance.md', intro, order: Object.keys(cases) });
await runCases(cases, choose(cases, values.only), page);
