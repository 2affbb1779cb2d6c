import { expect, test } from 'vitest';
import { matchSortCodes } from './match-sort-codes.ts';

const HELD = ['AUH · MUSSAFAH', 'DXB · Z1 · MARINA', 'DXB · Z1 · MARINA EAST', 'DXB · Z2', 'M2', 'M21'];

test.each([
  ['mussafah', ['AUH · MUSSAFAH']],
  ['z1 marina', ['DXB · Z1 · MARINA', 'DXB · Z1 · MARINA EAST']],
  ['dxb-Z1.marina', ['DXB · Z1 · MARINA']],
  ['dxb', ['DXB · Z1 · MARINA', 'DXB · Z1 · MARINA EAST', 'DXB · Z2']],
  ['m٢', ['M2']],
  ['·', []],
  ['Deira', []],
])('finds the sort codes that %j may mean', (typed, found) => {
  expect(matchSortCodes(typed, HELD)).toEqual(found);
});
