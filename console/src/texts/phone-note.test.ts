import { expect, test } from 'vitest';
import { phoneNote } from './phone-note.ts';

test('shows how a phone is read if it differs from the typed text, and if it cannot be read', () => {
  expect(phoneNote('')).toBeUndefined();
  expect(phoneNote('+971 50 123 4567')).toBeUndefined();
  expect(phoneNote('0501234567')).toEqual({ text: 'Read as +971 50 123 4567', isWarning: false });
  expect(phoneNote('050123')?.isWarning).toBe(true);
  expect(phoneNote('call 1234')?.isWarning).toBe(true);
  expect(phoneNote('050 123 4567 / 055 765 4321')).toBeUndefined();
});

test('does not announce a refused phone as stored', () => {
  expect(phoneNote('call me')).toBeUndefined();
  expect(phoneNote('12')).toBeUndefined();
});
