import { expect, test } from 'vitest';
import { businessForm, comingRamadans, withRamadan } from './business-form-values.ts';

const PROPOSED = { year: 1448, from: '2027-02-08', to: '2027-03-08' };

test('a business that was never saved starts empty, with the working days of couriers', () => {
  const form = businessForm({});
  expect(form).toMatchObject({ legalName: '', holidays: [], ramadans: [], version: 0 });
  expect(form.workingDays).toHaveLength(6);
  expect(form).not.toHaveProperty('logo');
});

test('proposes the current or next Ramadan, and the one after', () => {
  const years = (today: string) => comingRamadans(today).map(({ year }) => year);
  expect(comingRamadans('2026-11-22')[0]).toEqual(PROPOSED);
  expect(years('2027-03-08')).toEqual([1448, 1449]);
  expect(years('2027-03-09')).toEqual([1449, 1450]);
});

test('stores days of Ramadan only if they differ from the calendar', () => {
  const seen = { ...PROPOSED, from: '2027-02-09' };
  expect(withRamadan([], seen)).toEqual([seen]);
  expect(withRamadan([{ ...seen, year: 1447 }, seen], PROPOSED)).toEqual([{ ...seen, year: 1447 }]);
});
