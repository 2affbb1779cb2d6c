import { pastedPlaceIn } from '@tawseel/contract/facts/pasted-place';
import type { MyStop } from '@tawseel/contract/my-day';
import { expect, test } from 'vitest';
import { mapLink } from './stops.ts';

test.each([
  ['25.112412, 55.138978', { point: '25.112412,55.138978' }],
  ['فيلا 12، ٢٥٫١١٢٤، ٥٥٫١٣٩٠', { point: '25.1124,55.1390' }],
  ['Villa 12, location: https://maps.google.com/?q=25.1124,55.1390', { point: '25.1124,55.1390' }],
  ['https://www.google.com/maps/search/?api=1&query=25.1%2C55.13', { point: '25.1,55.13' }],
  ['https://www.google.com/maps/place/X/@25.1124,55.1390,17z', { point: '25.1124,55.1390' }],
  [
    'https://www.google.com/maps/place/X/@25.1,55.1,17z/data=!3m1!4b1!4m6!3d25.2048!4d55.2708',
    { point: '25.2048,55.2708' },
  ],
  ['https://maps.apple.com/?ll=25.1124,55.1390', { point: '25.1124,55.1390' }],
  ['(https://waze.com/ul?ll=25.1124,55.1390&navigate=yes).', { point: '25.1124,55.1390' }],
  ['geo:25.1124,55.1390', { point: '25.1124,55.1390' }],
  ['https://maps.app.goo.gl/9aB3cD4eF5.', { link: 'https://maps.app.goo.gl/9aB3cD4eF5' }],
  ['http://goo.gl/maps/abc', { link: 'https://goo.gl/maps/abc' }],
  ['7HQQ4V9Q+2F', { plusCode: '7HQQ4V9Q+2F' }],
  ['next to 4v9q+2f Al Quoz', { plusCode: '4V9Q+2F' }],
])('reads the place in %j', (text, place) => {
  expect(pastedPlaceIn(['', undefined, text])).toEqual(place);
});

test.each([
  'Street 12.5, 13.5 km',
  'Villa 12, Street 9',
  '+971 50 555 0701',
  'https://shop.example/?order=25.1124',
  'https://evil.example/maps.app.goo.gl/x',
  'https://maps.app.goo.gl.evil.example/x',
  'javascript:alert(1)',
  '95.1234, 55.1234',
  'A+B+C',
])('finds no place in %j', (text) => {
  expect(pastedPlaceIn([text])).toBeUndefined();
});

test('a map opens the place, on each phone, also of a note', () => {
  const stop = { street: 'Street 9', city: 'Dubai', instructions: 'Pin: 25.112412, 55.138978' } as MyStop;
  expect(mapLink(stop, 'Android')).toBe('geo:0,0?q=25.112412%2C55.138978');
  expect(mapLink(stop, 'iPhone')).toBe('https://maps.apple.com/?q=25.112412%2C55.138978');
  const plus = { ...stop, street: '4V9Q+2F', instructions: '' };
  expect(mapLink(plus, 'iPhone')).toBe('https://www.google.com/maps/search/?api=1&query=4V9Q%2B2F%20Dubai');
  const plain = { ...stop, instructions: '', landmark: 'Behind the mosque', makani: '30032 95320' };
  expect(decodeURIComponent(mapLink(plain, ''))).toContain('Street 9, Behind the mosque, Dubai, 30032 95320');
});
