import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { problemsOf } from '../../../api/form.ts';
import { FIRST_QUOTE, foundPlace, quoteSchema } from './quote-form.ts';

const AREAS = [
  { city: 'Abu-Dhabi', name: 'Al Ain', nameAr: 'العين', aliases: [] },
  { city: 'Dubai', name: 'Al Nahda', nameAr: 'النهدة', aliases: [] },
  { city: 'Sharjah', name: 'Al Nahda', nameAr: 'النهدة', aliases: [] },
];
const schema = quoteSchema(AREAS);
const quoteOf = (overrides: Partial<typeof FIRST_QUOTE>) => z.parse(schema, { ...FIRST_QUOTE, ...overrides });

test('can be requested unchanged once a destination is set', () => {
  expect(quoteOf({ dropoff: 'Sharjah' })).toEqual({
    deliveryType: 'normal',
    orderWeight: 1,
    parcelSize: { length: 20, width: 15, height: 10 },
    additionalServices: false,
    pickup: { city: 'Dubai' },
    dropoff: { city: 'Sharjah' },
  });
});

test.each([
  ['Al Ain', { city: 'Abu-Dhabi', area: 'Al Ain' }],
  ['العين', { city: 'Abu-Dhabi', area: 'Al Ain' }],
  ['nahda sharjah', { city: 'Sharjah', area: 'Al Nahda' }],
  ['RAK', { city: 'Ras-Al-Khaimah' }],
  ['Nowhere, Dubai', { city: 'Dubai' }],
])('%s is sent as its emirate, and the area if it is one', (dropoff, address) => {
  expect(quoteOf({ dropoff, senderId: 'c1' })).toMatchObject({ senderId: 'c1', dropoff: address });
});

test('a place that is ambiguous or unknown is a problem at its field, like any other', () => {
  expect(foundPlace(AREAS, 'Al Nahda').near).toHaveLength(2);
  const form = { ...FIRST_QUOTE, pickup: 'Al Nahda', orderWeight: '', 'parcelSize.width': '0' };
  expect(Object.keys(problemsOf(schema, form)).sort()).toEqual([
    'dropoff.city',
    'orderWeight',
    'parcelSize.width',
    'pickup.city',
  ]);
});
