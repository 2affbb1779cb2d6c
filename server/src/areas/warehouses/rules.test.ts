import { expect, test } from 'vitest';
import { warehouseCodes } from './rules.ts';

test('a code is the next after the highest of its city, and each is handed out once', () => {
  const next = warehouseCodes(['DXB-001', 'DXB-003', 'AUH-007']);
  expect([next('Dubai'), next('Dubai'), next('Abu-Dhabi'), next('Sharjah')]).toEqual([
    'DXB-004',
    'DXB-005',
    'AUH-008',
    'SHJ-001',
  ]);
});

test('what only looks like a number of ours does not count, and is not handed out again', () => {
  const next = warehouseCodes(['DXB-1E300', 'DXB-9999999999999999', 'DXB-999999', 'DXB-1000000']);
  expect([next('Dubai'), next('Dubai')]).toEqual(['DXB-1000001', 'DXB-1000002']);
});
