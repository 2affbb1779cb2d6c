import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Argument, Command } from 'commander';
import { csvTables } from '../areas/exports/csv-tables.ts';
import type { CsvTable } from '../platform/csv/csv-table.ts';
import { exportCsv } from '../platform/csv/export-csv.ts';
import { countTable } from '../platform/engine/read-table.ts';
import type { Database } from '../platform/engine/tables.ts';
import { progressBar } from './progress.ts';
import { WholeFile } from './whole-file.ts';
import { say, withDatabase } from './with-database.ts';

async function writeFile(db: Database, table: CsvTable, timeZone: string, name: string): Promise<void> {
  const output = await WholeFile.open(name);
  const bar = progressBar(`Exporting ${table.name}`);
  let done = 0;
  try {
    const n = await countTable(db, table.table);
    const rows = exportCsv(db, table, timeZone, (count) => {
      done += count;
      bar.update(done, Math.max(done, n));
    });
    for await (const text of rows) await output.write(text);
    bar.stop();
    await output.finish();
  } catch (error) {
    bar.stop();
    await output.discard().catch(() => undefined);
    throw error;
  }
  say(`${done} rows of ${table.name} exported to ${output.path}.`);
}

/** Returns true for EPIPE: the reader of the output has stopped, as head does. */
function isHangUp(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EPIPE';
}

async function writeOut(db: Database, table: CsvTable, timeZone: string): Promise<void> {
  try {
    await pipeline(Readable.from(exportCsv(db, table, timeZone)), process.stdout, { end: false });
  } catch (error) {
    if (!isHangUp(error)) throw error;
  }
}

async function exportKind(name: string, file: string): Promise<void> {
  const table = csvTables.find((one) => one.name === name) as CsvTable;
  await withDatabase((db, { TIME_ZONE: timeZone }) =>
    file === '-' ? writeOut(db, table, timeZone) : writeFile(db, table, timeZone, file),
  );
}

export function exportCommand(): Command {
  return new Command('export')
    .description('exports all rows of a kind as CSV; import can read them back')
    .addArgument(new Argument('<kind>', 'what to write').choices(csvTables.map((one) => one.name)))
    .argument('<file>', 'a file that does not exist yet, or - for standard output')
    .addHelpText('after', '\nDeleted rows are exported too, with deleted_at: other rows may refer to them.')
    .action(exportKind);
}
