import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { inflateSync } from 'node:zlib';

/** The browser's own fonts have only Latin letters. */
const ARABIC = fileURLToPath(
  new URL('files', import.meta.resolve('@fontsource/ibm-plex-sans-arabic/package.json')),
);
const WEIGHTS = [400, 700];

const HEADER = 12;
const ENTRY = 16;

/** The font in a WOFF file, as a system reads it: the same tables, each with its data unpacked. */
function unwrapped(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12);
  const tables = Array.from({ length: count }, (_, at) => {
    const entry = 44 + at * 20;
    const [offset = 0, packed = 0, length = 0] = [4, 8, 12].map((field) => woff.readUInt32BE(entry + field));
    const data = woff.subarray(offset, offset + packed);
    const tag = woff.subarray(entry, entry + 4);
    const sum = woff.subarray(entry + 16, entry + 20);
    return { tag, sum, data: packed < length ? inflateSync(data) : data };
  });
  const head = Buffer.alloc(HEADER + count * ENTRY);
  woff.copy(head, 0, 4, 8);
  const power = Math.floor(Math.log2(count));
  const range = 16 * 2 ** power;
  for (const [at, value] of [count, range, power, count * 16 - range].entries())
    head.writeUInt16BE(value, 4 + at * 2);
  const parts: Uint8Array[] = [head];
  let offset = head.length;
  for (const [at, { tag, sum, data }] of tables.entries()) {
    const entry = HEADER + at * ENTRY;
    tag.copy(head, entry);
    sum.copy(head, entry + 4);
    head.writeUInt32BE(offset, entry + 8);
    head.writeUInt32BE(data.length, entry + 12);
    const padding = Buffer.alloc(-data.length & 3);
    parts.push(data, padding);
    offset += data.length + padding.length;
  }
  return Buffer.concat(parts);
}

/** Writes a temporary file and renames it, because several processes do so at once. */
function write(file: string, content: string | Buffer): void {
  const unfinished = `${file}.${process.pid}`;
  writeFileSync(unfinished, content);
  renameSync(unfinished, file);
}

/** Fonts of the browser of the tests, its own and an Arabic one: the folder with their configuration. */
export function setFonts(cache: string, latin: string): string {
  const folder = path.join(cache, 'fonts-1');
  const configuration = path.join(folder, 'fonts.conf');
  if (existsSync(configuration)) return folder;
  mkdirSync(folder, { recursive: true });
  for (const weight of WEIGHTS) {
    const woff = path.join(ARABIC, `ibm-plex-sans-arabic-arabic-${weight}-normal.woff`);
    write(path.join(folder, `arabic-${weight}.ttf`), unwrapped(readFileSync(woff)));
  }
  const folders = [latin, folder].map((one) => `<dir>${one}</dir>`).join('');
  write(
    configuration,
    `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig>${folders}<cachedir>${folder}/cache</cachedir></fontconfig>`,
  );
  return folder;
}
