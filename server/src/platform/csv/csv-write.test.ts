import { Readable } from 'node:stream';
import { parse } from 'csv-parse/sync';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readCsv } from './csv-read.ts';
import { csvLine, readCell } from './csv-write.ts';

const RUNS = /^["\s]*[=+\-@＝＋－＠]/;

/** Reads a line as Excel does where commas separate cells. */
const withCommas = (line: string): string[] => parse(line).flat();
/** Reads a line where semicolons or tabs separate cells and our quotes open none: the worst reader ignores quotes. */
const withSemicolons = (line: string): string[] => line.split(/[;\t\r\n]/);
/** Reads a line with semicolons and with quotes at the start of a cell, as csv-parse and Excel do. */
const withQuotes = (line: string): string[] =>
  parse(line, { delimiter: ';', relax_quotes: true, relax_column_count: true }).flat();

async function readBack(line: string): Promise<string[]> {
  for await (const [record] of readCsv(Readable.from([Buffer.from(line)]), 'x.csv'))
    return record!.cells.map(readCell);
  return [];
}

const ATTACKS = [
  '=1+1',
  '+971 4 555 0101',
  '-1',
  '@SUM(A1)',
  "'=1",
  '\t=1',
  '\r=1',
  '＝1',
  '＋1',
  'rent;=cmd()',
  'rent; =cmd()',
  'rent;"=cmd()"',
  'rent\t=cmd()',
  'rent\n=cmd()',
  'rent\r\n-2',
  "rent;'=cmd()",
  ';;@x',
  'a;＝1',
];

describe.each(ATTACKS)('the value %j', (value) => {
  // Between other cells, as in a real file; alone it would be quoted at the start of the line.
  const line = csvLine(['first', value, 'last']);

  test.each([withCommas, withSemicolons, withQuotes])('is not a formula for a reader %o', (read) => {
    expect(read(line).filter((cell) => RUNS.test(cell))).toEqual([]);
  });

  test('is read back unchanged', async () => {
    expect([value, value.trim()]).toContain((await readBack(line))[1]);
  });
});

test('no text becomes a formula, and every text is read back unchanged', async () => {
  const sign = fc.constantFrom('=', '+', '-', '@', '＝', "'", '"', ';', ',', '\t', '\n', ' ', 'a', '1');
  const value = fc.array(sign, { minLength: 1, maxLength: 12 }).map((signs) => signs.join(''));
  await fc.assert(
    fc.asyncProperty(value, async (text) => {
      const line = csvLine(['first', text, 'last']);
      for (const read of [withCommas, withSemicolons]) {
        expect(read(line).filter((cell) => RUNS.test(cell))).toEqual([]);
      }
      expect((await readBack(line))[1]?.trim()).toBe(text.trim());
    }),
    { numRuns: 5000 },
  );
});
