import { beforeAll, expect, test } from 'vitest';
import { countSenders, findSenders, toSenderRows } from './sender-rows.ts';

let rows: ReturnType<typeof toSenderRows>;

beforeAll(() => {
  rows = toSenderRows(SENDERS);
});

const SENDERS = [
  { _id: '1', name: 'Mariam Al Suwaidi', email: 'mariam@example.ae', city: 'Abu-Dhabi', role: 'User' },
  { _id: '2', name: 'Gulf Traders', email: 'desk@gulf.ae', city: 'dubai', role: 'Company' },
  { _id: '3', name: 'Ajman Steel', email: 'info@steel.ae', city: 'Ajman', role: 'company' },
  { _id: '4', name: 'Partner', role: 'Reseller' },
  {},
];

function found(tab: 'all' | 'individual' | 'company', search = ''): string[] {
  return findSenders(rows, tab, search).map(({ name }) => name);
}

test('finds a sender by name, city or email, ignoring case', () => {
  expect(found('all', 'SUWAIDI')).toEqual(['Mariam Al Suwaidi']);
  expect(found('all', ' gulf.ae ')).toEqual(['Gulf Traders']);
  expect(found('all', 'dubai')).toEqual(['Gulf Traders']);
  expect(found('all', 'ajman')).toEqual(['Ajman Steel']);
});

test('finds a city with a space or a hyphen in it', () => {
  expect(found('all', 'abu dhabi')).toEqual(['Mariam Al Suwaidi']);
  expect(found('all', 'abu-dhabi')).toEqual(['Mariam Al Suwaidi']);
});

test('does not match across two fields', () => {
  expect(found('all', 'traders desk')).toEqual([]);
});

test('shows individuals and companies on their tabs, and other roles only under all', () => {
  expect(found('individual')).toEqual(['Mariam Al Suwaidi']);
  expect(found('company')).toEqual(['Gulf Traders', 'Ajman Steel']);
  expect(countSenders(rows)).toEqual({ all: 5, individual: 1, company: 2 });
});

test('offers zone prices to companies in Dubai and Sharjah, however the city is spelled', () => {
  const cities = ['Dubai', 'dubai', 'SHARJAH', ' sharjah ', 'Ajman', 'Abu Dhabi', ''];
  const companies = toSenderRows(cities.map((city) => ({ city, role: 'Company' })));
  expect(companies.map(({ hasZones }) => hasZones)).toEqual([true, true, true, true, false, false, false]);
  expect(toSenderRows([{ city: 'Dubai', role: 'User' }])[0]?.hasZones).toBe(false);
});

test("shows a known city in the console's spelling, and any other unchanged", () => {
  const shown = toSenderRows([{ city: 'sharjah' }, { city: 'Al-Ain' }, {}]).map(({ city }) => city);
  expect(shown).toEqual(['Sharjah', 'Al Ain', 'N/A']);
});

test('distinguishes rows without an id', () => {
  const keys = toSenderRows([{}, {}]).map(({ key }) => key);
  expect(new Set(keys).size).toBe(2);
});
