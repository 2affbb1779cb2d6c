import { expect, test } from 'vitest';
import { ALL_PAIRS, cityPairs, mergeZoneRates, ofModeAndPair } from './zone-rates.ts';

const dubaiToSharjah = {
  _id: 'z1',
  fromCity: 'Dubai',
  fromZone: 'Zone 1',
  fromZoneAreas: ['Deira', 'Al Karama'],
  toCity: 'Sharjah',
  toZone: 'Zone 1',
  toZoneAreas: ['Industrial Area 1'],
  rate: 20,
  mode: 'normal',
};
const backAgain = { ...dubaiToSharjah, _id: 'z2', fromCity: 'Sharjah', toCity: 'Dubai' };
const withinDubai = { ...dubaiToSharjah, _id: 'z3', toCity: 'Dubai' };

test('merges rows of the same cities, zones and mode, uniting their areas', () => {
  const more = {
    ...dubaiToSharjah,
    _id: 'z9',
    fromZoneAreas: ['Deira', 'Naif'],
    toZoneAreas: ['Industrial Area 2'],
  };
  expect(mergeZoneRates([dubaiToSharjah, more])).toMatchObject([
    {
      fromZoneAreas: ['Deira', 'Al Karama', 'Naif'],
      toZoneAreas: ['Industrial Area 1', 'Industrial Area 2'],
      rate: 20,
    },
  ]);
});

test("merges and finds the rates of a city in the server's spelling, which is kept", () => {
  const spelled = { ...dubaiToSharjah, fromCity: 'dubai', fromZone: 'zone 1', toCity: 'SHARJAH ' };
  const rows = mergeZoneRates([spelled, { ...dubaiToSharjah, fromZoneAreas: ['Naif'] }]);
  expect(rows).toMatchObject([
    {
      fromCity: 'dubai',
      fromZone: 'zone 1',
      toCity: 'SHARJAH ',
      fromZoneAreas: ['Deira', 'Al Karama', 'Naif'],
    },
  ]);
  expect(cityPairs(rows)).toEqual(cityPairs([]));
  expect(ofModeAndPair(rows, 'normal', 'Dubai ↔ Sharjah')).toEqual(rows);
});

test('keeps rows apart that differ in direction, zone or mode', () => {
  const rows = [
    dubaiToSharjah,
    backAgain,
    { ...dubaiToSharjah, fromZone: 'Zone 2' },
    { ...dubaiToSharjah, mode: 'urgent' },
  ];
  expect(mergeZoneRates(rows)).toHaveLength(4);
});

test('reads a rate that lacks nearly every field', () => {
  expect(mergeZoneRates([{ _id: 'z1', rate: 5 }])).toMatchObject([
    { fromCity: '', fromZoneAreas: [], mode: 'normal', rate: 5 },
  ]);
});

test('matches a city pair in both directions, in the chosen mode only', () => {
  const rows = mergeZoneRates([
    dubaiToSharjah,
    backAgain,
    withinDubai,
    { ...dubaiToSharjah, mode: 'Urgent', rate: 40 },
  ]);
  const shown = (mode: 'normal' | 'urgent', pair: string) =>
    ofModeAndPair(rows, mode, pair).map(({ fromCity, toCity }) => `${fromCity}-${toCity}`);
  expect(shown('normal', 'Dubai ↔ Sharjah')).toEqual(['Dubai-Sharjah', 'Sharjah-Dubai']);
  expect(shown('normal', 'Dubai ↔ Dubai')).toEqual(['Dubai-Dubai']);
  expect(shown('normal', ALL_PAIRS)).toHaveLength(3);
  expect(shown('urgent', ALL_PAIRS)).toEqual(['Dubai-Sharjah']);
});

test("offers each pair of the zone cities once, and another server's cities after them", () => {
  expect(cityPairs([])).toEqual(['Dubai ↔ Dubai', 'Dubai ↔ Sharjah', 'Sharjah ↔ Sharjah']);
  const rows = mergeZoneRates([backAgain, { ...dubaiToSharjah, toCity: 'Abu-Dhabi' }]);
  expect(cityPairs(rows).slice(3)).toEqual(['Abu Dhabi ↔ Dubai']);
});
