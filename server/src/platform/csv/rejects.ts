import { type BadRow, badRowText } from './bad-rows.ts';
import { csvLine, readCell } from './csv-write.ts';

/**
 * Rejects file, line by line: the rows that were refused, as they were, with line and reason at the end, under their
 * header. Of a file that came from here, line and reason are replaced.
 */
export function rejectsOf(file: string) {
  let isNew = true;
  return (faults: readonly BadRow[], cells: readonly string[], header: readonly string[]): string => {
    const own = header.at(-1) === 'reason' ? header.slice(0, -2) : header;
    const head = isNew ? csvLine([...own, 'line', 'reason']) : '';
    isNew = false;
    const kept = own.map((_, index) => readCell(cells[index] ?? ''));
    const reason = faults.map((fault) => badRowText(file, fault)).join(' ');
    return head + csvLine([...kept, String(faults[0]?.line), reason]);
  };
}
