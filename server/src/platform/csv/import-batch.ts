import { sentence } from '@tawseel/contract/facts/sentences/sentence';
import type { BadRow } from './bad-rows.ts';
import { cellTextOf, readRow } from './cells.ts';
import type { CsvRecord } from './csv-read.ts';
import type { Fault, ImportContext, Importer, ReadValues } from './csv-table.ts';
import type { Plan } from './plan.ts';

export type BadRecord = { faults: BadRow[]; record: CsvRecord };
/** Parsed record, in plain values that survive JSON. */
export type ReadRecord = { record: CsvRecord; read: ReadValues<never> };
/** Parsed batch. Each record is in at least one of the lists, and in both if only some of its cells are bad. */
export type ReadBatch = { readable: ReadRecord[]; bad: BadRecord[] };

/** Parses the records of a batch. Doubtful values are reported and accepted. */
export function readBatch(
  plan: Plan,
  records: readonly CsvRecord[],
  { timeZone, now }: Pick<ImportContext, 'timeZone' | 'now'>,
  onDoubt?: (doubt: BadRow) => void,
): ReadBatch {
  const batch: ReadBatch = { readable: [], bad: [] };
  const clock = { timeZone, now: now().toISOString() };
  for (const record of records) {
    const broken = brokenRecord(record, plan);
    if (broken) {
      batch.bad.push({ record, faults: [broken] });
      continue;
    }
    const { values, faults, doubts } = readRow(plan.sources, record.cells, clock);
    const isWhole = faults.length === 0;
    if (!isWhole) {
      batch.bad.push({ record, faults: faults.map(({ fault, value }) => badRow(record, fault, value)) });
    }
    for (const { fault, value } of doubts) onDoubt?.(badRow(record, fault, value));
    batch.readable.push({ record, read: { isWhole, values: values as never } });
  }
  return batch;
}

/** Adds a batch with the importer; returns its bad records with all of their faults, in file order. */
export async function addBatch(
  importer: Importer,
  plan: Plan,
  { readable, bad }: ReadBatch,
  timeZone: string,
): Promise<BadRecord[]> {
  const all = new Map(bad.map(({ record, faults }) => [record, faults]));
  const found = readable.length > 0 ? await importer.add(readable.map(({ read }) => read)) : [];
  found.forEach((faults, index) => {
    const record = readable[index]?.record;
    if (!record || faults.length === 0) return;
    const known = all.get(record) ?? [];
    const more = faults
      .filter(({ column }) => !known.some((one) => one.column === column))
      .map((fault) => withCell(record, fault, plan, timeZone));
    all.set(record, [...known, ...more]);
  });
  return [...all]
    .map(([record, faults]) => ({ record, faults }))
    .sort((one, other) => one.record.line - other.record.line);
}

/** Returns the values of a batch that the importer doubts. */
export async function findDoubts(
  importer: Importer,
  plan: Plan,
  { readable }: ReadBatch,
  timeZone: string,
): Promise<BadRow[]> {
  const found = await importer.findDoubts?.(readable.map(({ read }) => read));
  return readable.flatMap(({ record }, index) =>
    (found?.[index] ?? []).map((fault) => withCell(record, fault, plan, timeZone)),
  );
}

function withCell(record: CsvRecord, fault: Fault, { sources }: Plan, timeZone: string): BadRow {
  return badRow(record, fault, cellTextOf(sources, record.cells, fault.column, timeZone));
}

function badRow({ line }: CsvRecord, { column, expected, detail }: Fault, value: string): BadRow {
  return { line, column, value, expected, detail };
}

/** Returns true if a row has fewer or more empty cells at its end than the header, as spreadsheets write it. */
function isCutAtEnd(cells: readonly string[], sources: Plan['sources'], header: readonly string[]): boolean {
  if (cells.length > header.length) return cells.slice(header.length).every((cell) => cell.trim() === '');
  const wanted = sources
    .filter(({ column }) => column.required)
    .map(({ columnIndexes: [first = -1] }) => first);
  return cells.length > Math.max(...wanted);
}

function brokenRecord({ line, cells, fault }: CsvRecord, { header, sources }: Plan): BadRow | undefined {
  if (fault) return { line, column: '', value: '', expected: fault };
  if (isCutAtEnd(cells, sources, header)) return undefined;
  const expected = sentence('cells_of_header', { header: header.length, cells: cells.length });
  return { line, column: '', value: '', expected };
}
