import { expect, test } from 'vitest';
import { chargedText } from './charged.ts';

const base = (
  kind: 'company-zone' | 'company-city' | 'general-zone' | 'individual-city',
  ...amounts: number[]
) => ({
  kind,
  lowest: Math.min(...amounts),
  highest: Math.max(...amounts),
});

test('shows which other rate applies to an empty box, or that none does', () => {
  expect(chargedText([base('individual-city', 18)], 'company-city')).toEqual({ hint: '18 individual' });
  expect(chargedText([], 'company-city')).toEqual({ hint: 'no rate' });
});

test('shows nothing for a rate that applies to every order', () => {
  expect(chargedText([base('company-city', 16)], 'company-city')).toEqual({});
  expect(chargedText([base('individual-city', 16)], 'individual-city')).toEqual({});
});

test('shows which zone rates apply by area, and the rate otherwise', () => {
  const zones = [base('company-zone', 21), base('general-zone', 24, 32.5)];
  expect(chargedText([...zones, base('individual-city', 18)], 'company-city')).toEqual({
    hint: 'by area',
    about: 'By area: its zone rates 21, general zone rates 24–32.5; other areas: 18 individual.',
  });
  expect(chargedText([base('company-zone', 21), base('company-city', 16)], 'company-city').about).toBe(
    'By area: its zone rates 21; other areas: this rate.',
  );
  expect(chargedText([base('general-zone', 24)], 'individual-city').about).toBe(
    'By area: general zone rates 24; other areas: no rate.',
  );
});

test('shows nothing for an incomplete rate', () => {
  expect(chargedText([{ kind: 'general-zone', lowest: 3 }, {}], 'individual-city')).toEqual({
    hint: 'no rate',
  });
});

test('shows that an unconfirmed starting price is not charged', () => {
  const starting = { ...base('individual-city', 18), starting: true };
  expect(chargedText([starting], 'company-city')).toEqual({
    hint: '18 individual',
    about: 'A starting price, not confirmed yet: orders are refused.',
  });
  expect(chargedText([base('general-zone', 24), starting], 'company-city').about).toBe(
    'By area: general zone rates 24; other areas: 18 individual (a starting price: refused).',
  );
  expect(chargedText([starting], 'individual-city')).toEqual({});
});
