import { describe, expect, test } from 'vitest';
import { newCodes } from './new-codes.ts';

/** Looks at the picture: the time in milliseconds, and the codes in it. */
function scansOf(...looks: readonly (readonly [at: number, ...codes: string[]])[]): string[] {
  const look = newCodes();
  return looks.flatMap(([at, ...codes]) => look(codes, at).map((code) => `${at} ${code}`));
}

describe('codes before a camera', () => {
  test('a label that stays is one scan, also if the device was busy for longer than a label must be gone', () => {
    expect(scansOf([0, 'A'], [120, 'A'], [9000, 'A'], [9120, 'A'])).toEqual(['0 A']);
  });

  test('a label that some looks miss is one scan', () => {
    expect(scansOf([0, 'A'], [120], [1600], [1700, 'A'], [3000], [3200, 'A'])).toEqual(['0 A']);
  });

  test('a busy device between the last look at it and the first without it does not end a label', () => {
    expect(scansOf([0, 'A'], [9000], [9120, 'A'])).toEqual(['0 A']);
  });

  test('a label that was gone is another scan', () => {
    expect(scansOf([0, 'A'], [120], [1000], [1630], [1750, 'A'])).toEqual(['0 A', '1750 A']);
  });

  test('two labels are two scans, in any order of looks, and one code on both sides of a parcel is one', () => {
    expect(scansOf([0, 'A', 'A'], [120, 'B'], [240, 'A', 'B'], [360, 'A'])).toEqual(['0 A', '120 B']);
  });
});
