import { english } from '@tawseel/contract/facts/sentences/en/english';
import { expect, test } from 'vitest';
import { languageOf } from './language.ts';

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
