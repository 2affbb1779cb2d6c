import { expect, test } from 'vitest';
import { shortNote } from './change-follow-ups.ts';

test('a note keeps its first and last ten lines, and counts the others, however often it grows', () => {
  const lines = Array.from({ length: 1000 }, (_, at) => `line ${at + 1}`);
  let note = '';
  const lengths = new Set<number>();
  for (const line of lines) {
    note = shortNote(note === '' ? line : `${note}\n${line}`);
    lengths.add(note.split('\n').length);
  }
  expect(Math.max(...lengths)).toBe(21);
  expect(note.split('\n')).toEqual([...lines.slice(0, 10), '… 980 …', ...lines.slice(-10)]);
});
