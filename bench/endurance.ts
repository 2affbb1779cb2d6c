// npm run endurance: whether the server holds when it is killed, asked too much, attacked, let down and left running.
// `-- --only kill,overload` runs some of the cases, `-- --minutes 15` the soak for so long (60 otherwise),
// `-- --cycles 20` kills so often on SQLite (200 otherwise) and a quarter of it on PostgreSQL, `-- --seconds 20` is how
// long it is asked too much (60 otherwise) and each attack goes on (8 otherwise), `-- --attack brackets` makes the attacks
// with that in their name alone. With any of these the results are printed; without, bench/results/endurance.md is
// written. Linux alone.
import { parseArgs } from 'node:util';
import { attacks } from './endurance/attacks.ts';
import { driversHome } from './endurance/drivers-home.ts';
import { faults } from './endurance/faults.ts';
import { kill } from './endurance/kill.ts';
import { killScans } from './endurance/kill-scans.ts';
import { overload } from './endurance/overload.ts';
import { soak } from './endurance/soak.ts';
import { runCases } from './program.ts';

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    minutes: { type: 'string' },
    cycles: { type: 'string' },
    seconds: { type: 'string' },
    attack: { type: 'string' },
  },
});

const minutes = Number(values.minutes ?? 60);
const cycles = Number(values.cycles ?? 200);
const isWhole = Object.keys(values).length === 0;
const attack = (engine: 'sqlite' | 'postgres') =>
  attacks(Number(values.seconds ?? 8), engine, values.attack ?? '');

const cases = {
  kill: { title: 'Killed during writes', run: () => kill(cycles) },
  scans: { title: 'Killed during scans', run: () => killScans(cycles) },
  drivers: { title: 'Drivers come home', run: () => driversHome(Math.min(cycles, 20)) },
  overload: { title: 'Asked too much', run: () => overload(Number(values.seconds ?? 60)) },
  attacks: { title: 'Attacked', run: () => attack('sqlite') },
  'attacks-postgres': { title: 'Attacked, on PostgreSQL', run: () => attack('postgres') },
  faults: { title: 'Let down by disk, file, lock, database and callers', run: faults },
  soak: { title: 'Left running', run: () => soak(minutes) },
};

const intro = `# What was endured

Written by \`npm run endurance\`. Callers, attackers, server and databases share the machine.
`;

await runCases(cases, values.only, isWhole ? { name: 'endurance', intro } : undefined);
