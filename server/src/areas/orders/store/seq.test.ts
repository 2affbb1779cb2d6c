import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ordinaryOrder } from '../../../testing/rows.ts';
import { assignSeqs, drawSeq, seqAt, seqSpan } from './seq.ts';

const at = '2026-11-21T10:00:00.000Z';

function made(overrides: object) {
  return { ...ordinaryOrder(), created_at: at, ...overrides };
}

test('sorts orders by the millisecond they were created in', () => {
  const instant = fc.date({ min: new Date('1990-01-01'), max: new Date('2068-12-31'), noInvalidDate: true });
  fc.assert(
    fc.property(fc.uniqueArray(instant, { selector: Number, maxLength: 50 }), (dates) => {
      const rows = assignSeqs(dates.map((date) => made({ created_at: date.toISOString() })));
      const bySeq = rows.toSorted((one, other) => one.seq - other.seq).map((row) => row.created_at);
      expect(bySeq).toEqual(rows.map((row) => row.created_at).toSorted());
      for (const row of rows) {
        expect(Number.isSafeInteger(row.seq)).toBe(true);
        expect(row.seq).toBeGreaterThanOrEqual(seqAt(row.created_at));
      }
    }),
  );
});

describe('orders of one instant', () => {
  test('each get their own place, within the span of that instant', () => {
    const rows = assignSeqs(Array.from({ length: 5000 }, () => made({})));
    expect(new Set(rows.map((row) => row.seq)).size).toBe(5000);
    const [from, to] = seqSpan(at, '2026-11-21T10:00:00.001Z');
    expect(rows.every(({ seq }) => from <= seq && seq < to)).toBe(true);
  });

  test('leave the places of others unchanged', () => {
    const [first] = assignSeqs([made({})]);
    const next = assignSeqs([made({}), made({})], new Set([first!.seq]));
    expect(new Set([first!.seq, ...next.map((row) => row.seq)]).size).toBe(3);
  });

  test('do not take the place of an order created a moment later', () => {
    const crowd = Array.from({ length: 100 }, () => made({}));
    const later = made({ created_at: '2026-11-21T10:00:00.001Z' });
    const rows = assignSeqs([...crowd, later, ...crowd]);
    expect(new Set(rows.map((row) => row.seq)).size).toBe(201);
  });

  test('get any place in their instant if taken places are not checked', () => {
    const [from, to] = [seqAt(at), seqAt('2026-11-21T10:00:00.001Z')];
    const drawn = Array.from({ length: 100 }, () => drawSeq(made({})).seq);
    expect(drawn.every((seq) => from <= seq && seq < to)).toBe(true);
    expect(new Set(drawn).size).toBeGreaterThan(50);
  });

  test('are refused beyond the maximum', () => {
    const taken = { has: () => true, size: 1 } as unknown as Set<number>;
    expect(() => assignSeqs([made({})], taken)).toThrow(`Too many orders were created at ${at}.`);
  });
});
