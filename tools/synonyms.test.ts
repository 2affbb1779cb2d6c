import {
  DELIVERY_WORDS,
  PAYMENT_WORDS,
  PROFILE_WORDS,
  SENDER_WORDS,
  STAFF_WORDS,
  STATUS_WORDS,
  valueFinder,
  ZONE_WORDS,
} from '@tawseel/contract/facts/synonyms';
import { expect, test } from 'vitest';
import { words as arabic } from '../console/src/texts/ar/words.ts';
import { words as english } from '../console/src/texts/en/words.ts';

const LISTS = {
  payment: PAYMENT_WORDS,
  deliveryType: DELIVERY_WORDS,
  trackingStatus: STATUS_WORDS,
  profileStatus: PROFILE_WORDS,
  role: { ...SENDER_WORDS, ...STAFF_WORDS },
  zone: ZONE_WORDS,
};

test.each([
  ['English', english],
  ['Arabic', arabic],
])('files may have the %s words of our screens', (_, words) => {
  for (const [name, list] of Object.entries(LISTS)) {
    const find = valueFinder(Object.keys(list), list);
    for (const [value, word] of Object.entries(words[name as keyof typeof LISTS])) {
      const found = find(word);
      expect(found?.toLowerCase(), `${name}: ${word}`).toBe(value.toLowerCase());
    }
  }
});

test('a word stands for one value of its enumeration', () => {
  for (const list of Object.values(LISTS)) {
    const find = valueFinder(Object.keys(list), list);
    for (const [value, words] of Object.entries(list))
      expect(words.map(find)).toEqual(words.map(() => value));
  }
});
