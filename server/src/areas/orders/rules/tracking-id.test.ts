import { randomInt } from 'node:crypto';
import { isTrackingId } from '@tawseel/contract/facts/tracking-id';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { newBlankCode, newTrackingId } from './tracking-id.ts';

const SYMBOLS = [...'23456789ABCDEFGHJKMNPQRTUVWXY'];
const trackingIds = fc.integer({ min: 0, max: 29 ** 7 - 1 }).map((draw) => newTrackingId(() => draw));
const positions = [4, 5, 6, 7, 9, 10, 11, 12];

test('makes TWS-2222-232W of the number 29, as in the worked example', () => {
  expect(newTrackingId(() => 29)).toBe('TWS-2222-232W');
  expect(isTrackingId('TWS-2222-232W')).toBe(true);
  expect(isTrackingId('TWS-2222-223W')).toBe(false);
});

test('draws from more than ten billion, with the random numbers of node:crypto', () => {
  const asked: number[] = [];
  const id = newTrackingId((below) => {
    asked.push(below);
    return randomInt(below);
  });
  expect(asked).toEqual([28 * 29 ** 6]);
  expect(28 * 29 ** 6).toBeGreaterThan(1e10);
  expect(isTrackingId(id)).toBe(true);
  expect(isTrackingId(newTrackingId(randomInt))).toBe(true);
});

test('orders and blank labels never get the same code, whatever is drawn for either', () => {
  const ends = (below: number) => [0, below - 1];
  for (const make of [newTrackingId, newBlankCode]) {
    const made = [0, 1].map((which) => make((below) => ends(below)[which] ?? 0));
    for (const code of made) {
      expect(isTrackingId(code)).toBe(true);
      expect(code.startsWith('TWS-Y')).toBe(make === newBlankCode);
    }
    expect(new Set(made).size).toBe(2);
  }
});

test('uses no ambiguous character', () => {
  fc.assert(
    fc.property(trackingIds, (id) => {
      expect(id.slice(4)).not.toMatch(/[01OILSZ]/);
    }),
  );
});

test('gives different numbers different IDs', () => {
  const ids = new Set(Array.from({ length: 5000 }, (_, draw) => newTrackingId(() => draw * 3_449_975)));
  expect(ids.size).toBe(5000);
});

test('detects every wrong character', () => {
  fc.assert(
    fc.property(trackingIds, (id) => {
      expect(isTrackingId(id)).toBe(true);
      for (const position of positions) {
        for (const symbol of SYMBOLS) {
          const other = id.slice(0, position) + symbol + id.slice(position + 1);
          expect(isTrackingId(other)).toBe(other === id);
        }
      }
    }),
    { numRuns: 30 },
  );
});

test('detects every swap of two characters, adjacent or not', () => {
  fc.assert(
    fc.property(trackingIds, (id) => {
      for (const one of positions) {
        for (const two of positions) {
          const letters = [...id];
          [letters[one], letters[two]] = [letters[two] ?? '', letters[one] ?? ''];
          const other = letters.join('');
          expect(isTrackingId(other)).toBe(other === id);
        }
      }
    }),
  );
});

test('refuses any other format', () => {
  for (const text of [
    '',
    'TWS-2222-232',
    'TWS2222232W',
    'tws-2222-232w',
    ' TWS-2222-232W',
    'TWS-2222-232W\n',
  ]) {
    expect(isTrackingId(text)).toBe(false);
  }
});
