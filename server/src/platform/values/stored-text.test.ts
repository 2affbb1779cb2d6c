import { sentence } from '@tawseel/contract/facts/sentences/sentence';
import { expect, test } from 'vitest';
import { inEnglish } from './in-english.ts';
import { sayStored, storeSentence } from './stored-text.ts';

test("a stored sentence is shown in each reader's language, between lines that users typed", () => {
  const failed = storeSentence(sentence('outcome_failed', { reason: 'not_home', note: 'Two\nlines' }));
  const text = ['Ring twice', failed, '{"code": "typed"}'].join('\n');
  expect(text).not.toContain('Receiver');
  expect(sayStored(text, inEnglish)).toBe('Ring twice\nReceiver not there: Two\nlines\n{"code": "typed"}');
  expect(sayStored(text, ({ code }) => code.toUpperCase())).toBe(
    'Ring twice\nOUTCOME_FAILED\n{"code": "typed"}',
  );
  expect(sayStored('', inEnglish)).toBe('');
});

test('a param that is a stored text is translated too', () => {
  const note = storeSentence(sentence('note_by_phone'));
  const ended = storeSentence(sentence('outcome_order_ended', { end: 'returned', note }));
  expect(sayStored(ended, inEnglish)).toBe('Returned: By phone');
});
