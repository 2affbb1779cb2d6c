import { isUtf8 } from 'node:buffer';
import type { Sentence } from '@tawseel/contract/facts/sentences/say';
import { sentence } from '@tawseel/contract/facts/sentences/sentence';
import { CsvError, parse } from 'csv-parse/sync';
import { type FileError, fileError } from './file-error.ts';

export type CsvRecord = {
  /** Number of the record's first line, starting at 1. */
  line: number;
  cells: string[];
  /** Quoting error, if the cells cannot be trusted because of one. */
  fault?: Sentence;
};

/** Maximum length of a record, which may span lines within quotes; a longer one has lost its closing quote. */
const MAX_RECORD = 1_000_000;
const MAX_LINE_BYTES = 4_000_000;
const NEWLINE = 10;
const RETURN = 13;
const QUOTE = 34;
const STRAY_QUOTE = sentence('doubled_quotes');

type Lines = { bytes: Buffer; line: number };

/** Yields whole lines with the number of the first one, checks that they are UTF-8, and removes the BOM. */
async function* wholeLines(chunks: AsyncIterable<Uint8Array>, name: string): AsyncGenerator<Lines> {
  let line = 1;
  let left: Buffer = Buffer.alloc(0);
  let isFirst = true;

  function check(bytes: Buffer): Lines {
    if (!isUtf8(bytes)) throw notText(bytes, line, name);
    const nul = bytes.indexOf(0);
    if (nul >= 0)
      throw fileError('file_has_nul', {
        file: name,
        line: line + countNewlines(bytes.subarray(0, nul)),
      });
    const lines = { bytes, line };
    line += countNewlines(bytes);
    return lines;
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
    if (left.length > MAX_LINE_BYTES) throw fileError('file_line_too_long', { file: name, line });
    if (end > 0) yield check(bytes.subarray(0, end));
  }
  if (left.at(-1) === RETURN) left = left.subarray(0, -1);
  if (left.length > 0) yield check(left);
}

function refuseUtf16(bytes: Buffer, name: string): void {
  const mark = bytes.readUInt16BE(0);
  if (mark === 0xfffe || mark === 0xfeff || bytes[0] === 0 || bytes[1] === 0) {
    throw fileError('file_utf16', { file: name });
  }
}

function notText(bytes: Buffer, firstLine: number, name: string): FileError {
  let start = 0;
  let line = firstLine;
  for (let end = bytes.indexOf(NEWLINE); end >= 0; end = bytes.indexOf(NEWLINE, start)) {
    if (!isUtf8(bytes.subarray(start, end))) break;
    start = end + 1;
    line += 1;
  }
  return fileError('file_not_utf8', { file: name, line });
}

function countNewlines(bytes: Buffer): number {
  let count = 0;
  for (let at = bytes.indexOf(NEWLINE); at >= 0; at = bytes.indexOf(NEWLINE, at + 1)) count += 1;
  return count;
}

/** Delimiter directive that Excel may put before the header row: `sep=;`. */
const SEP_LINE = /^sep=(.)\r?\n/i;

/** Returns the header row without its quoted parts, because a delimiter within quotes separates nothing. */
function unquotedHeader(text: string): string {
  const [header = ''] = text.replace(/"[^"]*"/g, '').split('\n', 1);
  return header;
}

const countColumns = (header: string, delimiter: string): number => header.split(delimiter).length;

/** Detects the delimiter: the most frequent of comma, semicolon and tab in the header row. */
function delimiterOf(header: string): string {
  const often = (mark: string) => countColumns(header, mark);
  return [';', '\t'].reduce((most, mark) => (often(mark) > often(most) ? mark : most), ',');
}

const MOST_COLUMNS = 500;

/** Throws a FileError if a file has more columns than allowed. */
export function refuseTooManyColumns(columns: number, file: string): void {
  if (columns > MOST_COLUMNS) throw fileError('file_too_wide', { file, columns, most: MOST_COLUMNS });
}

/** Throws a FileError for bare CR line endings (old Macintosh), which would make the whole file one line. */
function refuseBareReturns(text: string, name: string): void {
  if (/\r(?!\n)/.test(text) && !text.includes('\n')) {
    throw fileError('file_of_old_mac', { file: name });
  }
}

type Split = { records: CsvRecord[]; rest: Buffer; restLine: number };

/**
 * Splits lines without quotes into records. The parser would do the same, but creates an error with a stack for each
 * row that is not as wide as the first.
 */
function splitUnquoted({ bytes, line: firstLine }: Lines, delimiter: string): Split {
  const records = bytes
    .toString('utf8')
    .split('\n')
    .map((text, index) => ({ line: firstLine + index, cells: text.replace(/\r$/, '').split(delimiter) }))
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  return { records, rest: Buffer.alloc(0), restLine: 0 };
}

/** Splits lines into records; a record whose quoted cell is not closed yet is returned as the rest. */
function split({ bytes, line: firstLine }: Lines, delimiter: string): Split {
  const records: CsvRecord[] = [];
  let start = 0;
  let line = firstLine;
  let isOpen = false;

  /** Passes over empty lines, which the parser does not report. */
  function skipEmptyLines(): void {
    for (let length = emptyLine(bytes, start); length > 0; length = emptyLine(bytes, start)) {
      start += length;
      line += 1;
    }
  }

  function take(cells: string[], { bytes: end }: { bytes: number }): null {
    skipEmptyLines();
    const record = bytes.subarray(start, end);
    if (cells.some((cell) => cell.trim() !== '')) {
      // A stray quote is read as part of its cell, but a correctly quoted cell may also begin with a quote.
      const isSuspect = cells.some((cell) => cell.startsWith('"'));
      const isFaulty = isSuspect && strayQuote(record.toString('utf8'), delimiter) >= 0;
      records.push({ line, cells, ...(isFaulty ? { fault: STRAY_QUOTE } : {}) });
    }
    start = end;
    line += countNewlines(record);
    return null;
  }

  try {
    parse(bytes, {
      delimiter,
      record_delimiter: ['\n', '\r\n'],
      relax_column_count: true,
      // Otherwise the parser creates an error with a stack for each of them.
      skip_empty_lines: true,
      // Unescaped quote in the middle of a cell, as in 27" screen: read as text.
      relax_quotes: true,
      on_record: take,
    });
  } catch (error) {
    if (!(error instanceof CsvError) || error.code !== 'CSV_QUOTE_NOT_CLOSED') throw error;
    isOpen = true;
    skipEmptyLines();
  }
  return { records, rest: bytes.subarray(isOpen ? start : bytes.length), restLine: line };
}

/** Returns the length of an empty line at an offset, or 0 if there is none. */
function emptyLine(bytes: Buffer, at: number): number {
  if (bytes[at] === NEWLINE) return 1;
  return bytes[at] === RETURN && bytes[at + 1] === NEWLINE ? 2 : 0;
}

/**
 * Returns the offset of the first stray quote, which opens a cell and does not close it at its end, or -1 if there is
 * none.
 */
function strayQuote(record: string, delimiter: string): number {
  const mark = `\\u${delimiter.charCodeAt(0).toString(16).padStart(4, '0')}`;
  const quoted = new RegExp(`(?<=^|${mark})"[^"]*(?:""[^"]*)*"(?=${mark}|\r?\n?$)`, 'g');
  return record.replace(quoted, (cell) => cell.replaceAll('"', ' ')).search(`(?<=^|${mark})"`);
}

/**
 * Parses a CSV stream by RFC 4180 and Excel's variants: with or without a BOM, commas, semicolons or tabs, LF or
 * CRLF, a `sep=` line. Empty lines are skipped. It holds a few lines in memory, not the file. Throws a FileError with
 * file and line if it cannot continue.
 */
export async function* readCsv(chunks: AsyncIterable<Uint8Array>, name: string): AsyncGenerator<CsvRecord[]> {
  let delimiter: string | undefined;
  let rest: Buffer = Buffer.alloc(0);
  let restLine = 0;
  for await (let lines of wholeLines(chunks, name)) {
    if (delimiter === undefined) {
      const text = lines.bytes.toString('utf8');
      refuseBareReturns(text, name);
      const [sepLine = '', named] = SEP_LINE.exec(text) ?? [];
      const header = unquotedHeader(text.slice(sepLine.length));
      delimiter = named ?? delimiterOf(header);
      // Checked before cells are created, because creating a hundred thousand of them blocks other requests.
      refuseTooManyColumns(countColumns(header, delimiter), name);
      if (sepLine) lines = { bytes: lines.bytes.subarray(Buffer.byteLength(sepLine)), line: lines.line + 1 };
    }
    if (rest.length > 0) lines = { bytes: Buffer.concat([rest, lines.bytes]), line: restLine };
    const found = lines.bytes.includes(QUOTE) ? split(lines, delimiter) : splitUnquoted(lines, delimiter);
    ({ rest, restLine } = found);
    if (rest.length > MAX_RECORD) break;
    if (found.records.length > 0) yield found.records;
  }
  if (rest.length > 0 && delimiter !== undefined) {
    const text = rest.toString('utf8');
    const line = restLine + text.slice(0, strayQuote(text, delimiter)).split('\n').length - 1;
    throw fileError('file_quote_open', { file: name, line });
  }
}
