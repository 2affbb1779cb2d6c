// npm run endurance: kills, overloads, attacks and soaks the server, and injects faults. Options: `-- --only kill,overload`
// runs some cases; `-- --minutes 15` sets the length of the soak (default 60); `-- --cycles 20` the number of kills on
// SQLite (default 200), a quarter of it on PostgreSQL; `-- --seconds 20` the length of the overload (default 60) and of
// each attack (default 8); `-- --attack brackets` runs attacks with that text in their names. With any option the results
// are only printed; otherwise bench/results/endurance.md is written. Linux only.
import { parseArgs } from 'node:util';
import { attacks } from './endurance/attacks.ts';
import { driversHome } from './endurance/drivers-home.ts';
import { faults } from './endurance/faults.ts';
import { kill } from './endurance/kill.ts';
import { killCash } from './endurance/kill-cash.ts';
import { killScans } from './endurance/kill-scans.ts';
import { killStatements } from './endurance/kill-statements.ts';
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
  cash: { title: 'Killed during cash work', run: () => killCash(cycles) },
  statements: { title: 'Killed while statements are closed', run: () => killStatements(cycles) },
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
