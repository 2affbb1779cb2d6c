import type { Say } from '@tawseel/contract/facts/sentences/say';
import { inEnglish } from '../values/in-english.ts';
import { type BadRow, badRowText } from './bad-rows.ts';
import { csvLine, readCell } from './csv-write.ts';

/** Returns a header without line and reason, if it is that of such a file. */
export function headerOfSender(header: readonly string[]): readonly string[] {
  return header.at(-1) === 'reason' ? header.slice(0, -2) : header;
}

/**
 * Returns a function that formats a rejected row as CSV, with line and reason appended, and with the header before
 * the first one. If the file is itself such a file, its line and reason are replaced.
 */
export function rejectsOf(file: string, say: Say = inEnglish) {
  let isNew = true;
  return (faults: readonly BadRow[], cells: readonly string[], header: readonly string[]): string => {
    const own = headerOfSender(header);
    const head = isNew ? csvLine([...own, 'line', 'reason']) : '';
    isNew = false;
    const kept = own.map((_, index) => readCell(cells[index] ?? ''));
    const reason = faults.map((fault) => badRowText(file, fault, say)).join(' ');
    return head + csvLine([...kept, String(faults[0]?.line), reason]);
  };
}
