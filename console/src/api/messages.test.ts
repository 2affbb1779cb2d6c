import { expect, test } from 'vitest';
import { messageIn, reasonIn } from './messages.ts';

test('finds the reason of a refusal in each place where servers put it', () => {
  const bodies = [
    'No.',
    { message: 'No.' },
    { error: 'No.' },
    { detail: 'No.' },
    { error: { message: 'No.' } },
    { type: 'about:blank', title: 'No.', status: 422 },
    { title: 'Unprocessable', detail: 'No.' },
    { err: 'No.' },
    { errorMessage: 'No.', error: 'Bad Request' },
    { success: false, reason: 'No.' },
    { error: { code: 422, description: 'No.' } },
    { error: 'invalid_rate', error_description: 'No.' },
    { success: false, data: 'No.' },
    { success: false, data: { message: 'No.' } },
  ];
  expect(bodies.map(reasonIn)).toEqual(bodies.map(() => 'No.'));
  expect(reasonIn({ errors: [{ msg: 'No.', path: 'city' }] })).toBe('No.');
  expect(reasonIn({ detail: [{ loc: ['body', 'rate'], msg: 'No.' }] })).toBe('No.');
  expect(reasonIn({ errors: { city: 'No city.', phone: ['No phone.'] } })).toBe('No city. No phone.');
  expect(reasonIn({ error: { errors: { rate: { message: 'No.', kind: 'max' } } } })).toBe('No.');
  expect(reasonIn({ message: ['No city.', 'No phone.'], error: 'Bad Request' })).toBe('No city. No phone.');
  expect(reasonIn('Error: No.\n    at hand (index.js:1:1)\n    at next (router.js:2:2)\n')).toBe(
    'Error: No.',
  );
  const silent = [' ', {}, { message: 7 }, { message: [], error: {} }, [], null, undefined];
  expect(silent.map(reasonIn)).toEqual(silent.map(() => undefined));
});

test('searches a small body for a sentence if the reason is nowhere else', () => {
  expect(reasonIn({ rate: ['That is too high.'] })).toBe('That is too high.');
  expect(reasonIn({ code: 'E7', errors: { rate: { max: 'That is too high.' } } })).toBe('That is too high.');
  expect(reasonIn({ at: '2026-11-21 14:52', code: 'RATE_LOCKED', path: '/api/rates' })).toBeUndefined();
  expect(reasonIn({ page: '<html>Bad Gateway here</html>' })).toBeUndefined();
  expect(reasonIn({ rows: Array(200).fill('Falcon Hub Deira') })).toBeUndefined();
});

test('shows only the message of a success', () => {
  expect([{ message: 'Set.' }, { msg: 'Set.' }, 'Set.'].map(messageIn)).toEqual(Array(3).fill('Set.'));
  const others = [{ data: { title: 'Gulf Books' } }, { detail: 'All rates are set.' }, undefined];
  expect(others.map(messageIn)).toEqual(others.map(() => undefined));
});
