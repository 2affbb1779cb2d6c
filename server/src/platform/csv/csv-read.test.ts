import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { type CsvRecord, readCsv } from './csv-read.ts';
import { csvLine, readCell } from './csv-write.ts';

async function* inChunks(bytes: Buffer, size: number): AsyncGenerator<Uint8Array> {
  for (let start = 0; start < bytes.length; start += size) yield bytes.subarray(start, start + size);
}

async function records(text: string | Buffer, size = 7): Promise<CsvRecord[]> {
  const found: CsvRecord[] = [];
  for await (const some of readCsv(inChunks(Buffer.from(text as string), size), 'file.csv'))
    found.push(...some);
  return found;
}

const cellsOf = async (text: string | Buffer) => (await records(text)).map(({ cells }) => cells);
const linesOf = async (text: string) => (await records(text)).map(({ line }) => line);

describe('reads', () => {
  test('empty lines and rows of another width without an error for each', async () => {
    const errors = vi.spyOn(Error, 'captureStackTrace');
    const lines = ['\n', '\r\n', '1\n', ' \n', '1,2,3\n'].map((line) => line.repeat(1000)).join('');
    expect(await records(`a,b\n${lines}`, 500)).toHaveLength(2001);
    expect(await linesOf(`a,b\n${'\n'.repeat(1000)}"x\n",1\n\r\n\n1,2`)).toEqual([1, 1002, 1006]);
    const open = records(`"a",b\n${'\n\r\n'.repeat(1000)}"1`, 500);
    await expect(open).rejects.toThrow('line 2002: a quote is opened here');
    expect(errors.mock.calls.length).toBeLessThan(9);
  });

  test('commas, semicolons and tabs, whichever the header has', async () => {
    expect(await cellsOf('a,b\n1;2,3\n')).toEqual([
      ['a', 'b'],
      ['1;2', '3'],
    ]);
    expect(await cellsOf('a;b\n1,5;2\n')).toEqual([
      ['a', 'b'],
      ['1,5', '2'],
    ]);
    expect(await cellsOf('a\tb\n1\t\n')).toEqual([
      ['a', 'b'],
      ['1', ''],
    ]);
    expect(await cellsOf('"a,b,c";d\n1;2\n')).toEqual([
      ['a,b,c', 'd'],
      ['1', '2'],
    ]);
  });

  test("the delimiter that Excel's sep= line names", async () => {
    expect(await cellsOf('sep=;\r\na;b\r\n1;2\r\n')).toEqual([
      ['a', 'b'],
      ['1', '2'],
    ]);
    expect(await linesOf('sep=;\r\na;b\r\n1;2\r\n')).toEqual([2, 3]);
  });

  test('quoted cells with delimiters, doubled quotes and line ends in them', async () => {
    expect(await cellsOf('a,b\r\n"1,""x""\r\ny",""\r\n')).toEqual([
      ['a', 'b'],
      ['1,"x"\r\ny', ''],
    ]);
  });

  test('either line end, and a last line without one', async () => {
    expect(await cellsOf('a,b\r\n1,2\n3,4')).toEqual([
      ['a', 'b'],
      ['1', '2'],
      ['3', '4'],
    ]);
    expect(await cellsOf('a,b\n1,"2"')).toEqual([
      ['a', 'b'],
      ['1', '2'],
    ]);
  });

  test('UTF-8 with and without a byte order mark, characters split between chunks', async () => {
    expect(await cellsOf('\uFEFFname,area\nمحمد,دبي\n')).toEqual([
      ['name', 'area'],
      ['محمد', 'دبي'],
    ]);
  });

  test('past empty lines, and counts them', async () => {
    expect(await linesOf('a,b\n\n1,2\r\n,\n"x\n\ny",3\n4,5\n')).toEqual([1, 3, 5, 8]);
  });

  test('a quote in the middle of a cell literally', async () => {
    expect(await cellsOf('a,b\n27" screen,x\n')).toEqual([
      ['a', 'b'],
      ['27" screen', 'x'],
    ]);
  });
});

describe('refuses', () => {
  test('more than 500 columns before their cells are read, but not for commas within quotes', async () => {
    const wide = (columns: number) => `${'a,'.repeat(columns - 1)}a\n`;
    await expect(records(wide(501), 4096)).rejects.toThrow('file.csv has 501 columns. A file may have 500');
    expect((await records(wide(500), 4096))[0]?.cells).toHaveLength(500);
    expect(await cellsOf(`"${wide(600).trim()}"\n`)).toHaveLength(1);
  });

  const refusal = async (text: string | Buffer) =>
    (await records(text, 65_536).catch((error: Error) => error.message)) as string;

  test('another encoding, naming the line', async () => {
    const latin = Buffer.concat([
      Buffer.from('name\nOmar\nCaf'),
      Buffer.from([0xe9]),
      Buffer.from('\nLayla\n'),
    ]);
    expect(await refusal(latin)).toMatch(/^file\.csv, line 3: letters that are not UTF-8/);
  });

  test('UTF-16 and binary data', async () => {
    expect(await refusal(Buffer.from('\uFEFFname,city\n', 'utf16le'))).toMatch('file.csv is in UTF-16');
    expect(await refusal(Buffer.from('a,b\nc\0,d\n'))).toMatch('file.csv, line 2: a NUL character');
  });

  test('an unclosed quote, naming its line', async () => {
    expect(await refusal(`a,b\n1,2\n3,"4\n${'5,6\n'.repeat(400_000)}`)).toBe(
      'file.csv, line 3: a quote is opened here and never closed.',
    );
    expect(await refusal('a,b\n1,"2')).toMatch('file.csv, line 2: a quote');
    expect(await refusal('a,b\n"1\n""2""\n3","4\n5,6\n')).toMatch('file.csv, line 4: a quote');
  });

  test('text after a closing quote, in that record only', async () => {
    const [, bad, good] = await records('a,b\n"1"x,2\n3,4\n');
    expect([bad?.line, bad?.fault]).toEqual([2, { code: 'doubled_quotes' }]);
    expect(good?.cells).toEqual(['3', '4']);
    const quoted = await records('a,b\n"27" screen",2\n"""1""",2\n');
    expect(quoted.map(({ fault }) => fault !== undefined)).toEqual([false, true, false]);
  });

  test('the line ends of an old Macintosh, and a file that is one endless line', async () => {
    expect(await refusal('a,b\r1,2\r')).toMatch('old Macintosh');
    expect(await refusal(Buffer.alloc(5_000_000, 'x'))).toMatch(
      'file.csv, line 1: the line is too long for a CSV file',
    );
  });
});

test('reads back what csvLine writes, split anywhere', async () => {
  const cell = fc
    .string({ unit: fc.constantFrom('a', ',', ';', '"', '\n', '\r\n', '=', '+', "'", '\t', 'ع', ' ', '-1') })
    .map((text) => text.trim());
  const rows = fc.array(fc.array(cell, { minLength: 3, maxLength: 3 }), { maxLength: 8 });
  await fc.assert(
    fc.asyncProperty(rows, fc.integer({ min: 1, max: 40 }), async (written, size) => {
      const header = ['a', 'b', 'c'];
      const read = await records([header, ...written].map(csvLine).join(''), size);
      const visible = written.filter((cells) => cells.some((text) => text !== ''));
      expect(read.slice(1).map(({ cells }) => cells.map(readCell))).toEqual(visible);
    }),
    { numRuns: 500 },
  );
});

test('no written cell begins like a formula', () => {
  for (const text of ['=1+1', '+971 50', '-5', '@SUM(A1)', '\t=1', '\r=1']) {
    expect(csvLine([text])).toMatch(/^"?'/);
  }
  expect(csvLine(["O'Brien", 'a=b'])).toBe("O'Brien,a=b\r\n");
});
