import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Filled } from '../fill.ts';
import type { Result } from '../measure.ts';

const PROGRAM = join(import.meta.dirname, '../../server/src/tawseel.ts');
const LOOK_EVERY_MS = 200;

type CsvRun = { seconds: number; cpuSeconds: number; peakMb: number };

/** What import may take for a million orders. */
const MOST_SECONDS = 120;
const MOST_MB = 300;

/** The most memory a process had so far; 0 where the system does not say. */
function peakMbOf(pid: number): number {
  try {
    const kilobytes = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    return Number(kilobytes ?? 0) / 1024;
  } catch {
    return 0;
  }
}

async function run(folder: string, args: string[]): Promise<CsvRun> {
  const started = performance.now();
  const cpuBefore = childCpuSeconds();
  const child = spawn(process.execPath, [PROGRAM, ...args], {
    env: { ...process.env, DATA_DIR: folder },
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

function resultOf(step: string, { seconds, cpuSeconds, peakMb }: CsvRun): Result {
  return {
    what: `${step} of 1 million orders as CSV`,
    measured: `${seconds.toFixed(0)} s (${cpuSeconds.toFixed(0)} s of processor time), ${peakMb} MB at most`,
    figure: `under ${MOST_SECONDS} s and ${MOST_MB} MB`,
    value: seconds,
  };
}

/** Exports a filled database through the command line, and imports that into an empty one. */
export async function csv({ dataDir: full }: Filled): Promise<Result[]> {
  const root = mkdtempSync(join(tmpdir(), 'tawseel-bench-csv-'));
  const empty = join(root, 'empty');
  const file = (kind: string) => join(root, `${kind}.csv`);
  try {
    await run(full, ['export', 'warehouses', file('warehouses')]);
    const exported = await run(full, ['export', 'orders', file('orders')]);
    await run(empty, ['import', 'warehouses', file('warehouses')]);
    const imported = await run(empty, ['import', 'orders', file('orders')]);
    return [resultOf('export', exported), resultOf('import', imported)];
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}
