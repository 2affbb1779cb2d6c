import { BUSINESS_TIME_ZONE } from '@tawseel/contract/facts/limits';
import { importedTables } from '../areas/exports/csv-tables.ts';
import { exportCsv } from '../platform/csv/export-csv.ts';
import { type ImportOptions, importCsv } from '../platform/csv/import-csv.ts';
import type { Database } from '../platform/engine/tables.ts';
import { NOW } from './app.ts';

export const IMPORT_OPTIONS: ImportOptions = { timeZone: BUSINESS_TIME_ZONE, now: () => new Date(NOW) };

function kindOf(name: string) {
  const kind = importedTables.find((one) => one.name === name);
  if (!kind) throw new Error(`There is no kind ${name}.`);
  return kind;
}

async function* once(bytes: Buffer): AsyncGenerator<Uint8Array> {
  yield bytes;
}

/** CSV import of a text as a file of that kind. */
export function importText(
  db: Database,
  name: string,
  csv: string | Buffer,
  more: Partial<ImportOptions> = {},
) {
  const bytes = typeof csv === 'string' ? Buffer.from(csv) : csv;
  const source = { name: `${name}.csv`, read: () => once(bytes) };
  return importCsv(db, kindOf(name), source, { ...IMPORT_OPTIONS, ...more });
}

/** CSV export of that kind, as one text. */
export async function exportText(db: Database, name: string): Promise<string> {
  let csv = '';
  for await (const part of exportCsv(db, kindOf(name), BUSINESS_TIME_ZONE)) csv += part;
  return csv;
}
