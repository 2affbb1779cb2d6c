import { OTHERS } from '@tawseel/contract/facts/zones';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { problemsOf } from '../../api/form.ts';
import { areasOfCity, FIRST_QUOTE, QuoteFormSchema } from './quote-form.ts';

test('can be asked as it stands at first', () => {
  expect(z.parse(QuoteFormSchema, FIRST_QUOTE)).toEqual({
    deliveryType: 'normal',
    orderWeight: 1,
    parcelSize: { length: 20, width: 15, height: 10 },
    additionalServices: false,
    pickup: { city: 'Dubai' },
    dropoff: { city: 'Sharjah' },
  });
});

test('names areas and the company only where they are chosen', () => {
  const form = { ...FIRST_QUOTE, 'pickup.area': 'Deira', senderId: 'c1' };
  expect(z.parse(QuoteFormSchema, form)).toMatchObject({
    senderId: 'c1',
    pickup: { city: 'Dubai', area: 'Deira' },
    dropoff: { city: 'Sharjah' },
  });
});

test('names each problem as its field is named', () => {
  const form = { ...FIRST_QUOTE, orderWeight: '', 'parcelSize.width': '0', 'dropoff.city': '' };
  const problems = problemsOf(QuoteFormSchema, form);
  expect(Object.keys(problems).sort()).toEqual(['dropoff.city', 'orderWeight', 'parcelSize.width']);
  expect(Object.keys(FIRST_QUOTE)).toEqual(expect.arrayContaining(Object.keys(problems)));
});

test('offers the areas of a city with zones, Others last, and none elsewhere', () => {
  expect(areasOfCity('Dubai').at(-1)).toBe(OTHERS);
  expect(areasOfCity('Ajman')).toEqual([]);
});
