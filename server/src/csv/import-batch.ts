import type { BadRow } from './bad-rows.ts';
import { cellTextOf, readRow } from './cells.ts';
import type { CsvRecord } from './csv-read.ts';
import type { Fault, Importer, ReadValues } from './kind.ts';
import type { Plan } from './plan.ts';

export type BadRecord = { faults: BadRow[]; record: CsvRecord };

/**
 * Batch import: readable rows go to the importer, the bad ones are handed back in the order of the file. What is only
 * doubtful is told and taken.
 */
export async function importBatch(
  importer: Importer,
  plan: Plan,
  records: readonly CsvRecord[],
  timeZone: string,
  onDoubt?: (doubt: BadRow) => void,
): Promise<BadRecord[]> {
  const bad = new Map<CsvRecord, BadRow[]>();
  const readable: { record: CsvRecord; read: ReadValues<never> }[] = [];
  for (const record of records) {
    const broken = brokenRecord(record, plan);
    if (broken) {
      bad.set(record, [broken]);
      continue;
    }
    const { values, faults, doubts } = readRow(plan.sources, record.cells, timeZone);
    const isWhole = faults.length === 0;
    if (!isWhole) {
      bad.set(
        record,
        faults.map(({ fault, value }) => badRow(record, fault, value)),
      );
    }
    for (const { fault, value } of doubts) onDoubt?.(badRow(record, fault, value));
    readable.push({ record, read: { isWhole, values: values as never } });
  }
  const found = readable.length > 0 ? await importer.add(readable.map(({ read }) => read)) : [];
  found.forEach((faults, index) => {
    const record = readable[index]?.record;
    if (!record || faults.length === 0) return;
    const known = bad.get(record) ?? [];
    const more = faults
      .filter(({ column }) => !known.some((one) => one.column === column))
      .map((fault) => badRow(record, fault, cellTextOf(plan.sources, record.cells, fault.column, timeZone)));
    bad.set(record, [...known, ...more]);
  });
  return records.flatMap((record) => {
    const faults = bad.get(record);
    return faults ? [{ faults, record }] : [];
  });
}

function badRow({ line }: CsvRecord, { column, expected, detail }: Fault, value: string): BadRow {
  return { line, column, value, expected, detail };
}

function brokenRecord({ line, cells, fault }: CsvRecord, { header }: Plan): BadRow | undefined {
  if (fault) return { line, column: '', value: '', expected: fault };
  if (cells.length === header.length) return undefined;
  const expected = `${header.length} cells, as in the header, and not ${cells.length}`;
  return { line, column: '', value: '', expected };
}
