import { expect, test } from 'vitest';
import { warehouseCodes } from './rules.ts';

test('a code is the next after the highest of its city, and never assigned twice', () => {
  const next = warehouseCodes(['DXB-001', 'DXB-003', 'AUH-007']);
  expect([next('Dubai'), next('Dubai'), next('Abu-Dhabi'), next('Sharjah')]).toEqual([
    'DXB-004',
    'DXB-005',
    'AUH-008',
    'SHJ-001',
  ]);
});

test('codes that only look like our numbers do not count, and are not assigned again', () => {
  const next = warehouseCodes(['DXB-1E300', 'DXB-9999999999999999', 'DXB-999999', 'DXB-1000000']);
  expect([next('Dubai'), next('Dubai')]).toEqual(['DXB-1000001', 'DXB-1000002']);
});
