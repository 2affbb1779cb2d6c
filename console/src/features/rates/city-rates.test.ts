import { cityRates } from '@tawseel/contract/city-rates';
import { EMIRATES } from '@tawseel/contract/facts/emirates';
import { expect, test } from 'vitest';
import { problemsOf } from '../../api/form.ts';
import {
  type CityRate,
  cityChange,
  destinationChange,
  fromCompanyRate,
  fromUserRate,
  groupRoutes,
  isOfMode,
  isOwnRoute,
  pairChange,
  routeKey,
  withRate,
} from './city-rates.ts';

const company = { id: 'c1', name: 'Gulf Traders', city: 'Abu Dhabi' };

function find(rows: CityRate[], fromCity: string, toCity: string): CityRate | undefined {
  const all = groupRoutes(rows).flatMap(({ routes }) => routes);
  return all.find((route) => routeKey(route) === routeKey({ fromCity, toCity }));
}

test('shows every directed route of the seven emirates, including same-city ones, with or without a rate', () => {
  const groups = groupRoutes([]);
  expect(groups.map(({ fromCity }) => fromCity)).toEqual([...EMIRATES]);
  expect(groups.flatMap(({ routes }) => routes)).toHaveLength(EMIRATES.length ** 2);
  expect(find([], 'Dubai', 'Dubai')).toEqual({ fromCity: 'Dubai', toCity: 'Dubai' });
});

test('keeps the two directions of a pair apart', () => {
  const rows = [{ fromCity: 'Dubai', toCity: 'Ajman', rate: 20 }];
  expect(find(rows, 'Dubai', 'Ajman')?.rate).toBe(20);
  expect(find(rows, 'Ajman', 'Dubai')?.rate).toBeUndefined();
});

test('a rate keeps the spelling of its own row; all rates of a city use that of the first row from there', () => {
  const rows = [
    { fromCity: 'Dubai', toCity: 'abu dhabi', rate: 30 },
    { fromCity: 'ABU DHABI', toCity: 'Dubai', rate: 31 },
    { fromCity: 'Abu-Dhabi', toCity: 'Ajman', rate: 32 },
  ];
  const groups = groupRoutes(rows);
  expect(groups.map(({ fromCity }) => fromCity)).toEqual(['ABU DHABI', ...EMIRATES.slice(1)]);
  for (const row of rows) expect(find(rows, row.fromCity, row.toCity)).toEqual(row);
  expect(find(rows, 'Abu-Dhabi', 'Abu-Dhabi')).toEqual({ fromCity: 'ABU DHABI', toCity: 'abu dhabi' });
  expect(cityChange(company, groups[0]!.fromCity, 'normal', 40).rates[0]?.fromCity).toBe('ABU DHABI');
});

test('shows routes of unknown cities, and no route without both ends', () => {
  const groups = groupRoutes([
    { fromCity: 'Al Ain', toCity: 'Dubai', rate: 35 },
    { fromCity: 'Dubai', toCity: '', rate: 1 },
  ]);
  expect(groups.at(-1)).toEqual({
    fromCity: 'Al Ain',
    routes: [{ fromCity: 'Al Ain', toCity: 'Dubai', rate: 35 }],
  });
  expect(groups.flatMap(({ routes }) => routes)).toHaveLength(EMIRATES.length ** 2 + 1);
});

test('reads the amount of an individual rate from rates and of a company rate from rate', () => {
  expect(fromUserRate({ _id: 'r1', fromCity: 'Dubai', toCity: 'Ajman', rates: 12.5 })).toEqual({
    fromCity: 'Dubai',
    toCity: 'Ajman',
    rate: 12.5,
    rateId: 'r1',
  });
  expect(fromCompanyRate({ fromCity: 'Dubai', toCity: 'Ajman', rate: 11 }).rate).toBe(11);
});

test('ignores an entry of the other delivery type', () => {
  const rates = [
    { deliveryType: 'urgent', rate: 27 },
    { mode: 'Urgent', rate: 28 },
    { deliveryType: ' Normal ', mode: 'urgent', rate: 17 },
    { rate: 18 },
  ];
  expect(rates.filter(isOfMode('normal')).map(({ rate }) => rate)).toEqual([17, 18]);
  expect(rates.filter(isOfMode('urgent')).map(({ rate }) => rate)).toEqual([27, 28, 18]);
});

test('changes a stored route and adds one that had no rate', () => {
  const stored = [
    { fromCity: 'Dubai', toCity: 'Ajman', rate: 20 },
    { fromCity: 'Dubai', toCity: 'Sharjah', rate: 15 },
  ];
  const routes = [
    { fromCity: 'dubai', toCity: 'ajman' },
    { fromCity: 'Dubai', toCity: 'Fujairah' },
  ];
  expect(withRate(stored, routes, { rate: 9 })).toEqual([
    { fromCity: 'Dubai', toCity: 'Ajman', rate: 9 },
    { fromCity: 'Dubai', toCity: 'Sharjah', rate: 15 },
    { fromCity: 'Dubai', toCity: 'Fujairah', rate: 9 },
  ]);
});

test("sends a single destination with the company's city as it is stored, with hyphens for its spaces", () => {
  const route = { fromCity: 'Abu-Dhabi', toCity: 'Umm Al Quwain' };
  expect(isOwnRoute(company, route)).toBe(true);
  expect(isOwnRoute(company, { fromCity: 'Dubai', toCity: 'Abu-Dhabi' })).toBe(false);
  expect(destinationChange(company, route, 'urgent', 40)).toEqual({
    companyId: 'c1',
    companyCity: 'Abu Dhabi',
    deliveryType: 'urgent',
    rates: [{ toCity: 'Umm-Al-Quwain', rate: 40 }],
  });
});

test('sends every change as the contract defines it', () => {
  const route = { fromCity: 'Abu-Dhabi', toCity: 'Dubai' };
  const bulk = cityRates.bulkUpdateCity.body;
  expect(problemsOf(bulk, destinationChange(company, route, 'normal', 40))).toEqual({});
  expect(problemsOf(bulk, cityChange(company, 'Dubai', 'normal', 40))).toEqual({});
  expect(problemsOf(cityRates.updateCompanyRates.body, pairChange(company, route, 'urgent', 40))).toEqual({});
});
