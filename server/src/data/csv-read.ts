import { isUtf8 } from 'node:buffer';
import { BadSetting } from '../settings.ts';

export type CsvRecord = {
  /** The line the record begins on, the first being 1. */
  line: number;
  cells: string[];
  /** Why its cells cannot be trusted, if so. */
  fault?: string;
};

/** A record may span lines, within quotes; one that is longer than this has lost its closing quote. */
const MAX_RECORD = 1_000_000;
const MAX_LINE_BYTES = 4_000_000;
const NEWLINE = 10;

/** Text of whole lines, checked for being UTF-8, with the line it begins on. */
async function* wholeLines(
  chunks: AsyncIterable<Uint8Array>,
  name: string,
): AsyncGenerator<{ text: string; line: number }> {
  let line = 1;
  let left: Buffer = Buffer.alloc(0);
  let isFirst = true;

  function read(bytes: Buffer): { text: string; line: number } {
    if (!isUtf8(bytes)) throw notText(bytes, line, name);
    const found = { text: bytes.toString('utf8'), line };
    if (found.text.includes('\0'))
      throw new BadSetting(
        `${name}, line ${line + linesBefore(found.text, '\0')}: there is a NUL character; this is no CSV file in UTF-8.`,
      );
    line += countNewlines(found.text);
    return found;
  }

  for await (const chunk of chunks) {
    let bytes =
      left.length > 0
        ? Buffer.concat([left, chunk])
        : Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength);
    if (isFirst && bytes.length >= 3) {
      isFirst = false;
      refuseUtf16(bytes, name);
      if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) bytes = bytes.subarray(3);
    }
    const end = bytes.lastIndexOf(NEWLINE) + 1;
    left = bytes.subarray(end);
    if (left.length > MAX_LINE_BYTES)
      throw new BadSetting(`${name}, line ${line}: no line of a CSV file is this long.`);
    if (end > 0) yield read(bytes.subarray(0, end));
  }
  if (left.length > 0) yield read(left);
}

function refuseUtf16(bytes: Buffer, name: string): void {
  const mark = bytes.readUInt16BE(0);
  if (mark === 0xfffe || mark === 0xfeff || bytes[0] === 0 || bytes[1] === 0) {
    throw new BadSetting(`${name} is in UTF-16. Save it as 'CSV UTF-8' and import that.`);
  }
}

function notText(bytes: Buffer, firstLine: number, name: string): BadSetting {
  let start = 0;
  let line = firstLine;
  for (let end = bytes.indexOf(NEWLINE); end >= 0; end = bytes.indexOf(NEWLINE, start)) {
    if (!isUtf8(bytes.subarray(start, end))) break;
    start = end + 1;
    line += 1;
  }
  return new BadSetting(
    `${name}, line ${line}: there are letters in another encoding than UTF-8. Save the file as 'CSV UTF-8' and import that.`,
  );
}

function linesBefore(text: string, mark: string): number {
  return countNewlines(text.slice(0, text.indexOf(mark)));
}

function countNewlines(text: string): number {
  let count = 0;
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) count += 1;
  return count;
}

/** What Excel may put before the header to name the delimiter: `sep=;`. */
const SEP_LINE = /^sep=(.)\r?\n/i;

/** The delimiter that stands most often in the header: comma, semicolon or tab. */
function delimiterOf(text: string): string {
  const [header = ''] = text.replace(/"[^"]*"/g, '').split('\n', 1);
  const often = (mark: string) => header.split(mark).length;
  return [';', '\t'].reduce((most, mark) => (often(mark) > often(most) ? mark : most), ',');
}

/** The line ends of an old Macintosh would make the whole file one line. */
function refuseBareReturns(text: string, name: string): void {
  if (/\r(?!\n)/.test(text) && !text.includes('\n')) {
    throw new BadSetting(
      `${name}: its lines end in the old Macintosh way. Save it as 'CSV UTF-8' and import that.`,
    );
  }
}

type Split = { records: CsvRecord[]; rest: string; restLine: number; quoteLine: number };

/** Cuts text into records; a record whose quoted cell is not closed yet is handed back as the rest. */
function split(text: string, firstLine: number, delimiter: string): Split {
  const records: CsvRecord[] = [];
  let at = 0;
  let line = firstLine;
  while (at < text.length) {
    const [start, startLine] = [at, line];
    const record: CsvRecord = { line, cells: [] };
    let newline = endOfLine(text, at);
    for (let isOpen = true; isOpen; ) {
      if (text[at] !== '"') {
        const end = text.indexOf(delimiter, at);
        isOpen = end >= 0 && end < newline;
        const cell = text.slice(at, isOpen ? end : newline);
        record.cells.push(isOpen || !cell.endsWith('\r') ? cell : cell.slice(0, -1));
        at = end + 1;
        continue;
      }
      const close = closingQuote(text, at);
      if (close < 0) {
        const quoteLine = startLine + countNewlines(text.slice(start, at));
        return { records, rest: text.slice(start), restLine: startLine, quoteLine };
      }
      record.cells.push(text.slice(at + 1, close).replaceAll('""', '"'));
      if (close > newline) {
        line += countNewlines(text.slice(newline, close));
        newline = endOfLine(text, close);
      }
      isOpen = text[close + 1] === delimiter;
      at = close + 2;
      if (!isOpen && !/^\r?$/.test(text.slice(close + 1, newline))) {
        record.fault = 'a quote within a quoted cell must be doubled';
      }
    }
    if (record.fault || record.cells.some((cell) => cell.trim() !== '')) records.push(record);
    at = newline + 1;
    line += 1;
  }
  return { records, rest: '', restLine: line, quoteLine: line };
}

function endOfLine(text: string, from: number): number {
  const newline = text.indexOf('\n', from);
  return newline < 0 ? text.length : newline;
}

function closingQuote(text: string, opening: number): number {
  let close = text.indexOf('"', opening + 1);
  while (close >= 0 && text[close + 1] === '"') close = text.indexOf('"', close + 2);
  return close;
}

/**
 * Reads RFC 4180 and what Excel makes of it: with or without a byte order mark, commas, semicolons or tabs, either
 * line end, a `sep=` line; lines with nothing in them are left out. Reading holds a few lines in memory, not the file.
 * Throws BadSetting with file and line for what cannot be read on.
 */
export async function* readCsv(chunks: AsyncIterable<Uint8Array>, name: string): AsyncGenerator<CsvRecord[]> {
  let delimiter: string | undefined;
  let rest = '';
  let restLine = 0;
  let quoteLine = 0;
  for await (const piece of wholeLines(chunks, name)) {
    let { text, line } = piece;
    if (delimiter === undefined) {
      refuseBareReturns(text, name);
      const [sepLine, named] = SEP_LINE.exec(text) ?? [];
      delimiter = named ?? delimiterOf(text);
      text = text.slice(sepLine?.length ?? 0);
      line += sepLine ? 1 : 0;
    }
    const found = split(rest + text, rest === '' ? line : restLine, delimiter);
    ({ rest, restLine, quoteLine } = found);
    if (rest.length > MAX_RECORD) break;
    if (found.records.length > 0) yield found.records;
  }
  if (rest !== '') {
    throw new BadSetting(`${name}, line ${quoteLine}: the quote that opens a cell here is never closed.`);
  }
}
