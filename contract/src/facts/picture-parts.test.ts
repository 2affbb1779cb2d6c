import { describe, expect, test } from 'vitest';
import { drawingParts } from './picture-parts.ts';

const bytes = (...parts: (number[] | string)[]) =>
  Uint8Array.from(
    parts.flatMap((part) => (typeof part === 'string' ? [...Buffer.from(part, 'latin1')] : part)),
  );

describe('a JPEG', () => {
  const segment = (marker: number, said: string) => [
    0xff,
    marker,
    0,
    said.length + 2,
    ...Buffer.from(said, 'latin1'),
  ];
  const HEAD = [0xff, 0xd8];
  const DRAWS = [
    ...segment(0xe0, 'JFIF\0\x01\x02\0\0\x01\0\x01\0\0'),
    ...segment(0xdb, 'a table'),
    ...segment(0xc0, 'a frame'),
    ...segment(0xda, 'head'),
    ...[1, 2, 0xff, 0, 3, 0xff, 0xd0, 4],
  ];
  const END = [0xff, 0xd9];
  const plain = bytes(HEAD, DRAWS, END);

  test.each([
    ['nothing', []],
    ['EXIF', segment(0xe1, 'Exif\0\0 where')],
    ['EXIF behind fill bytes', [0xff, 0xff, ...segment(0xe1, 'Exif\0\0 where')]],
    ['XMP', segment(0xe1, 'http://ns.adobe.com/xap/1.0/\0 who')],
    ['IPTC', segment(0xed, 'Photoshop 3.0\0 whose')],
    ['a comment', segment(0xfe, 'taken at home')],
    ['a thumbnail', segment(0xe0, 'JFIF\0\x01\x02\0\0\x01\0\x01\x01\x01rgb')],
    ['data of some application', segment(0xe5, 'a serial number')],
  ])('loses %s, and keeps the image data', (_, more) => {
    expect(drawingParts(bytes(HEAD, more, DRAWS, END))).toEqual(plain);
    expect(drawingParts(bytes(HEAD, DRAWS, more, END))).toEqual(plain);
    expect(drawingParts(bytes(HEAD, DRAWS, END, more))).toEqual(plain);
  });

  test.each([
    ['no end', bytes(HEAD, DRAWS)],
    ['no picture', bytes(HEAD, END)],
    ['a segment that is longer than the file', bytes(HEAD, [0xff, 0xdb, 9, 9], DRAWS, END)],
    ['bytes between segments', bytes(HEAD, [7], DRAWS, END)],
  ])('is refused with %s', (_, file) => {
    expect(drawingParts(file)).toBeUndefined();
  });
});

describe('a WebP', () => {
  const chunk = (name: string, said: string) =>
    bytes(name, [said.length, 0, 0, 0], said, said.length % 2 ? [0] : []);
  const webp = (...chunks: Uint8Array[]) => {
    const body = chunks.flatMap((each) => [...each]);
    return bytes('RIFF', [(body.length + 4) % 256, (body.length + 4) >> 8, 0, 0], 'WEBP', body);
  };
  const head = (flags: string) => chunk('VP8X', `${flags}\0\0\0\0\0\0\0\0\0`);
  const draws = chunk('VP8 ', 'a picture of some bytes');

  test.each([
    ['EXIF', head('\x08'), chunk('EXIF', 'where')],
    ['EXIF that the head does not name', head('\0'), chunk('EXIF', 'where')],
    ['XMP', head('\x04'), chunk('XMP ', 'who')],
    ['what is unknown', head('\0'), chunk('abcd', 'odd')],
  ])('loses %s, and its header says so', (_, extended, more) => {
    expect(drawingParts(webp(extended, draws, more))).toEqual(webp(head('\0'), draws));
    expect(drawingParts(bytes([...webp(extended, draws)], [...more]))).toEqual(webp(head('\0'), draws));
  });

  test('is kept if plain, and refused without an image or if truncated', () => {
    expect(drawingParts(webp(draws))).toEqual(webp(draws));
    expect(drawingParts(webp(head('\0')))).toBeUndefined();
    expect(drawingParts(webp(draws).subarray(0, -4))).toBeUndefined();
    expect(drawingParts(bytes('<!doctype html><script>alert(1)</script>'))).toBeUndefined();
  });
});
