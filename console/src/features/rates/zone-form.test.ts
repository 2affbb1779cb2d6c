import { areasOf } from '@tawseel/contract/facts/zones';
import { expect, test } from 'vitest';
import { problemsOf } from '../../api/form.ts';
import { areaOptions, detailsOf, emptyZoneForm, ZoneFormSchema, zoneFormOf } from './zone-form.ts';
import { mergeZoneRates } from './zone-rates.ts';

const stored = {
  fromCity: 'Dubai',
  fromZone: 'Zone 1',
  fromZoneAreas: ['Deira'],
  toCity: 'Sharjah',
  toZone: 'Zone 2',
  toZoneAreas: [],
  rate: 17.5,
  mode: 'urgent',
};
const [row] = mergeZoneRates([{ _id: 'z1', ...stored }]);
const form = zoneFormOf(row!);

test('requires both cities, both zones and the rate', () => {
  expect(Object.keys(problemsOf(ZoneFormSchema, emptyZoneForm('normal'))).sort()).toEqual([
    'fromCity',
    'fromZone',
    'rate',
    'toCity',
    'toZone',
  ]);
});

test('accepts any rate from 0 with any decimals, and areas that are not ticked', () => {
  expect(problemsOf(ZoneFormSchema, form)).toEqual({});
  expect(problemsOf(ZoneFormSchema, { ...form, rate: '0' })).toEqual({});
  expect(problemsOf(ZoneFormSchema, { ...form, rate: '31.125' })).toEqual({});
  expect(problemsOf(ZoneFormSchema, { ...form, rate: '5000000' })).toEqual({});
  expect(problemsOf(ZoneFormSchema, { ...form, rate: 'ten' })).toEqual({ rate: 'Must be a number in AED.' });
});

test('sends the rate as a number and the ticked areas', () => {
  expect(detailsOf(form)).toEqual(stored);
});

test('offers the areas of the chosen zone, and keeps a name that only the stored rate or the form has', () => {
  expect(areaOptions(form, 'from')).toEqual(areasOf('Dubai', 'Zone 1'));
  expect(areaOptions(form, 'from', ['Deira', 'Old Town']).at(-1)).toBe('Old Town');
  expect(areaOptions({ ...form, fromZoneAreas: ['Old Town'] }, 'from').at(-1)).toBe('Old Town');
  expect(areaOptions(emptyZoneForm('normal'), 'to')).toEqual([]);
});
