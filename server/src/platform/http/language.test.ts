import { english } from '@tawseel/contract/facts/sentences/en/english';
import { sentence } from '@tawseel/contract/facts/sentences/sentence';
import { expect, test } from 'vitest';
import { languageOf, speakerIn } from './language.ts';

const LANGUAGES = { en: english, ar: english, 'en-XA': english };

test.each([
  [undefined, 'en'],
  ['', 'en'],
  ['*', 'en'],
  ['fr', 'en'],
  ['ar', 'ar'],
  ['ar-AE', 'ar'],
  ['en-XA', 'en-XA'],
  ['en-GB,en;q=0.9,ar;q=0.8', 'en'],
  ['fr-FR, ar;q=0.5, en;q=0.7', 'en'],
  ['fr, en; q=0.1, ar; q=0.8', 'ar'],
  ['ar;q=0, en', 'en'],
  ['constructor', 'en'],
])('Accept-Language: %s is answered in %s', (header, tag) => {
  expect(languageOf(header, LANGUAGES)).toBe(tag);
});

test('a sentence that Urdu lacks is in English, also within one that it has', () => {
  const inUrdu = speakerIn('ur');
  expect(inUrdu(sentence('act_of_other'))).toMatch(/^یہ اسٹاپ/);
  const unknown = sentence('unknown_field');
  expect(inUrdu(unknown)).toBe(english.unknown_field);
  expect(inUrdu(sentence('invalid', { path: 'note', problem: unknown, more: 0 }))).toContain(
    english.unknown_field,
  );
});
