import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type DataSet, type DataSets, ENGINES, sizeName } from '../data-sets.ts';
import { type Result, under } from '../result.ts';

const PROGRAM = path.join(import.meta.dirname, '../../server/src/tawseel.ts');
const MOST_SECONDS = 300;

/** Runs a command, and answers how many seconds it took. */
async function run({ settings }: DataSet, ...args: string[]): Promise<number> {
  const started = performance.now();
  const child = spawn(process.execPath, [PROGRAM, ...args], {
    env: { ...process.env, ...settings },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`tawseel ${args.join(' ')} ended with ${code}.`);
  return (performance.now() - started) / 1000;
}

/** Exports a filled database through the command line, and imports that into an empty one, on each database. */
export async function importing(sets: DataSets): Promise<Result[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'tawseel-bench-import-'));
  const results: Result[] = [];
  try {
    for (const engine of ENGINES) {
      const [full] = await sets.of(engine, [sets.main]);
      const empty = await sets.empty(engine);
      if (!full || !empty) continue;
      const warehouses = path.join(folder, `${engine}-warehouses.csv`);
      const orders = path.join(folder, `${engine}-orders.csv`);
      await run(full, 'export', 'warehouses', warehouses);
      const exported = await run(full, 'export', 'orders', orders);
      await run(empty, 'import', 'warehouses', warehouses);
      const imported = await run(empty, 'import', 'orders', orders);
      results.push(
        {
          what: `export of ${sizeName(sets.main)} orders, ${engine}`,
          measured: `${exported.toFixed(0)} s`,
          figure: '',
        },
        {
          what: `import of ${sizeName(sets.main)} orders, ${engine}`,
          measured: `${imported.toFixed(0)} s`,
          ...under(MOST_SECONDS, imported, 's'),
        },
      );
      await sets.empty(engine);
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  return results;
}
