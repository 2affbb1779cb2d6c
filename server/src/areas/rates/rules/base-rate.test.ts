import { describe, expect, test } from 'vitest';
import { type BaseRates, baseOf, type CityRate, type ZoneRate } from './base-rate.ts';

const none: BaseRates = { companyZone: [], companyCity: [], generalZone: [], individualCity: [] };
const marinaToBarsha = {
  mode: 'normal',
  from: { city: 'Dubai', area: 'Dubai Marina' },
  to: { city: 'Dubai', area: 'Al Barsha' },
} as const;

function cityRate(id: string, rateFils: number, changes: Partial<CityRate> = {}): CityRate {
  return { id, fromCity: 'Dubai', toCity: 'Dubai', mode: 'normal', rateFils, ...changes };
}

function zoneRate(id: string, rateFils: number, changes: Partial<ZoneRate> = {}): ZoneRate {
  const zones = { fromZone: 'Zone 1', fromZoneAreas: [], toZone: 'Zone 1', toZoneAreas: [] };
  return { ...cityRate(id, rateFils), ...zones, ...changes };
}

function idFor(route: Parameters<typeof baseOf>[0], generalZone: ZoneRate[]) {
  return baseOf(route, { ...none, generalZone })?.gaveBase.rateId;
}

describe('the rate of the base', () => {
  const all: BaseRates = {
    companyZone: [zoneRate('company zone', 1000)],
    companyCity: [cityRate('company city', 1100)],
    generalZone: [zoneRate('general zone', 900)],
    individualCity: [cityRate('individual city', 800)],
  };
  const order = [
    ['companyZone', 'company-zone', 1000],
    ['companyCity', 'company-city', 1100],
    ['generalZone', 'general-zone', 900],
    ['individualCity', 'individual-city', 800],
  ] as const;

  test('prefers company to general rates and zone to city rates, whatever is cheaper', () => {
    let left = all;
    for (const [list, kind, rateFils] of order) {
      expect(baseOf(marinaToBarsha, left)).toMatchObject({ rateFils, gaveBase: { kind } });
      left = { ...left, [list]: [] };
    }
    expect(baseOf(marinaToBarsha, left)).toBeUndefined();
  });

  test('never uses a rate of the other mode or of the reverse direction', () => {
    const rates = {
      ...none,
      individualCity: [
        cityRate('urgent', 1, { mode: 'urgent', toCity: 'Ajman' }),
        cityRate('back', 2, { fromCity: 'Ajman', toCity: 'Dubai' }),
        cityRate('there', 3, { toCity: 'Ajman' }),
      ],
    };
    const there = { ...marinaToBarsha, to: { city: 'Ajman' } };
    expect(baseOf(there, rates)?.gaveBase).toEqual({ kind: 'individual-city', rateId: 'there' });
    expect(baseOf({ ...there, mode: 'urgent' }, rates)?.gaveBase.rateId).toBe('urgent');
    expect(baseOf({ ...there, from: there.to }, rates)).toBeUndefined();
  });

  test('accepts a rate of 0 that a user set', () => {
    const rates = { ...none, companyCity: [cityRate('free', 0)], individualCity: [cityRate('paid', 900)] };
    expect(baseOf(marinaToBarsha, rates)).toMatchObject({ rateFils: 0, gaveBase: { rateId: 'free' } });
  });
});

describe('a zone rate', () => {
  const toOthers = { ...marinaToBarsha, to: { city: 'Dubai', area: 'Hatta' } };

  test('applies if both areas are in its lists', () => {
    const listed = { fromZoneAreas: ['Deira', 'Dubai Marina'], toZoneAreas: ['Al Barsha'] };
    expect(idFor(marinaToBarsha, [zoneRate('listed', 1, listed)])).toBe('listed');
    expect(
      idFor(marinaToBarsha, [zoneRate('one', 1, { ...listed, toZoneAreas: ['Deira'] })]),
    ).toBeUndefined();
    expect(
      idFor(marinaToBarsha, [zoneRate('one', 1, { ...listed, fromZoneAreas: ['Naif'] })]),
    ).toBeUndefined();
  });

  test('covers the whole zone with an empty list, and nothing of the other zone', () => {
    expect(idFor(marinaToBarsha, [zoneRate('whole', 1)])).toBe('whole');
    expect(idFor(marinaToBarsha, [zoneRate('other', 1, { toZone: 'Zone 2' })])).toBeUndefined();
    expect(idFor(toOthers, [zoneRate('whole', 1)])).toBeUndefined();
    expect(idFor(toOthers, [zoneRate('other', 1, { toZone: 'Zone 2' })])).toBe('other');
  });

  test("matches with 'Others' the areas that no zone of that city lists, and no others", () => {
    const others = zoneRate('others', 1, { toZone: 'Zone 2', toZoneAreas: ['Others'] });
    expect(idFor(toOthers, [others])).toBe('others');
    expect(idFor({ ...toOthers, to: { city: 'Dubai', area: 'others' } }, [others])).toBe('others');
    expect(idFor(marinaToBarsha, [others])).toBeUndefined();
    const sharjah = { ...others, toCity: 'Sharjah' };
    expect(idFor({ ...toOthers, to: { city: 'Sharjah', area: 'Al Barsha' } }, [sharjah])).toBe('others');
  });

  test("that lists the area is preferred to one that covers it as 'Others'", () => {
    const rest = zoneRate('rest', 1, { toZone: 'Zone 2', toZoneAreas: ['Others'] });
    const named = zoneRate('named', 2, { toZoneAreas: ['Hatta'] });
    expect(idFor(toOthers, [rest, named])).toBe('named');
    expect(idFor(toOthers, [named, rest])).toBe('named');
  });

  test('reads the areas of an order, ignoring case', () => {
    const typed = { ...marinaToBarsha, from: { city: 'Dubai', area: ' dubai  MARINA ' } };
    expect(idFor(typed, [zoneRate('listed', 1, { fromZoneAreas: ['Dubai Marina'] })])).toBe('listed');
  });

  test('does not apply to an order without an area', () => {
    const rates = {
      ...none,
      generalZone: [zoneRate('zone', 1), zoneRate('others', 1, { toZone: 'Zone 2' })],
      individualCity: [cityRate('city', 2)],
    };
    const unknown = { ...marinaToBarsha, to: { city: 'Dubai', area: ' ' } };
    expect(baseOf(unknown, rates)?.gaveBase).toEqual({ kind: 'individual-city', rateId: 'city' });
    expect(baseOf({ ...unknown, to: { city: 'Dubai' } }, rates)?.gaveBase.rateId).toBe('city');
  });
});
