// Export and import of a file of orders through the command line: `node bench/cases/csv.ts [orders]`.
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fill } from '../fill.ts';

const PROGRAM = join(import.meta.dirname, '../../server/src/tawseel.ts');
const LOOK_EVERY_MS = 200;

export type CsvRun = {
  step: 'export' | 'import';
  orders: number;
  seconds: number;
  cpuSeconds: number;
  peakMb: number;
};

/** The most memory a process had so far; 0 where the system does not say. */
function peakMbOf(pid: number): number {
  try {
    const kilobytes = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    return Number(kilobytes ?? 0) / 1024;
  } catch {
    return 0;
  }
}

async function run(folder: string, args: string[]): Promise<Omit<CsvRun, 'step' | 'orders'>> {
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

/** Exports a filled database and imports that into an empty one; the goals are 120 s and 300 MB for a million. */
export async function measureCsv(orders: number): Promise<CsvRun[]> {
  const root = mkdtempSync(join(tmpdir(), 'tawseel-bench-csv-'));
  const [full, empty] = [join(root, 'full'), join(root, 'empty')];
  const file = (kind: string) => join(root, `${kind}.csv`);
  try {
    await run(full, ['check']);
    await fill(join(full, 'tawseel.db'), orders);
    await run(full, ['export', 'warehouses', file('warehouses')]);
    const exported = await run(full, ['export', 'orders', file('orders')]);
    console.log(`${(statSync(file('orders')).size / 1e6).toFixed(0)} MB of CSV`);
    await run(empty, ['import', 'warehouses', file('warehouses')]);
    const imported = await run(empty, ['import', 'orders', file('orders')]);
    return [
      { step: 'export', orders, ...exported },
      { step: 'import', orders, ...imported },
    ];
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}

if (import.meta.main) console.table(await measureCsv(Number(process.argv[2] ?? 1_000_000)));
