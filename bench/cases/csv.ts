import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type DataSets, ENGINES, sizeName } from '../data-sets.ts';
import { atMost, type Result } from '../result.ts';

const PROGRAM = join(import.meta.dirname, '../../server/src/tawseel.ts');
const LOOK_EVERY_MS = 200;

type CsvRun = { seconds: number; cpuSeconds: number; peakMb: number };

/** What import may take for a million orders. */
const MOST_SECONDS = 120;
const MOST_MB = 300;
/** PostgreSQL's time for SQLite's. */
const MOST_TIMES = 3;

/** The most memory a process had so far; 0 where the system does not say. */
function peakMbOf(pid: number): number {
  try {
    const kilobytes = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    return Number(kilobytes ?? 0) / 1024;
  } catch {
    return 0;
  }
}

async function run(settings: { [name: string]: string }, args: string[]): Promise<CsvRun> {
  const started = performance.now();
  const cpuBefore = childCpuSeconds();
  const child = spawn(process.execPath, [PROGRAM, ...args], {
    env: { ...process.env, ...settings },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  let peakMb = 0;
  const looking = setInterval(() => {
    peakMb = Math.max(peakMb, peakMbOf(child.pid ?? 0));
  }, LOOK_EVERY_MS);
  const code = await new Promise((resolve) => child.once('close', resolve));
  clearInterval(looking);
  if (code !== 0) throw new Error(`tawseel ${args.join(' ')} ended with ${code}.`);
  return {
    seconds: (performance.now() - started) / 1000,
    cpuSeconds: childCpuSeconds() - cpuBefore,
    peakMb: Math.round(peakMb),
  };
}

/** What all ended children have used, from the clock ticks that Linux counts; 0 elsewhere. */
function childCpuSeconds(): number {
  try {
    const fields = readFileSync('/proc/self/stat', 'utf8').split(') ')[1]?.split(' ') ?? [];
    return (Number(fields[13]) + Number(fields[14])) / 100;
  } catch {
    return 0;
  }
}

function tell({ seconds, cpuSeconds, peakMb }: CsvRun): string {
  return `${seconds.toFixed(1)} s (${cpuSeconds.toFixed(1)} s of processor time), ${peakMb} MB at most`;
}

/** Exports a filled database through the command line, and imports that into an empty one, on each engine. */
export async function csv(sets: DataSets): Promise<Result[]> {
  const root = mkdtempSync(join(tmpdir(), 'tawseel-bench-csv-'));
  const exported = new Map<string, CsvRun>();
  const imported = new Map<string, CsvRun>();
  try {
    for (const engine of ENGINES) {
      const [full] = await sets.of(engine, [sets.main]);
      const empty = await sets.empty(engine);
      if (!full || !empty) continue;
      const file = (kind: string) => join(root, `${engine}-${kind}.csv`);
      await run(full.settings, ['export', 'warehouses', file('warehouses')]);
      exported.set(engine, await run(full.settings, ['export', 'orders', file('orders')]));
      await run(empty.settings, ['import', 'warehouses', file('warehouses')]);
      imported.set(engine, await run(empty.settings, ['import', 'orders', file('orders')]));
      await sets.empty(engine);
    }
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
  const orders = sizeName(sets.main);
  return [
    resultOf(`export of ${orders} orders as CSV`, exported),
    resultOf(`import of ${orders} orders as CSV`, imported),
    timesSqlite(`import of ${orders} orders as CSV, PostgreSQL against SQLite`, imported),
  ];
}

function resultOf(what: string, runs: ReadonlyMap<string, CsvRun>): Result {
  const all = [...runs.values()];
  return {
    what,
    measured: Object.fromEntries([...runs].map(([engine, run]) => [engine, tell(run)])),
    figure: `under ${MOST_SECONDS} s and ${MOST_MB} MB`,
    isReached: all.every(({ seconds, peakMb }) => seconds < MOST_SECONDS && peakMb < MOST_MB),
  };
}

function timesSqlite(what: string, runs: ReadonlyMap<string, CsvRun>): Result {
  const value = (runs.get('PostgreSQL')?.seconds ?? Number.NaN) / (runs.get('SQLite')?.seconds ?? Number.NaN);
  return {
    what,
    measured: { PostgreSQL: `${value.toFixed(1)} times` },
    ...atMost(MOST_TIMES, value, 'times'),
  };
}
