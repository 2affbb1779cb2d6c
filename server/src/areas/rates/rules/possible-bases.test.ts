import { areasOf, ZONES } from '@tawseel/contract/facts/zones';
import { describe, expect, test } from 'vitest';
import { type BaseRates, baseOf, type CityRate, type ZoneRate } from './base-rate.ts';
import { possibleBases } from './possible-bases.ts';

const none: BaseRates = { companyZone: [], companyCity: [], generalZone: [], individualCity: [] };
const route = { mode: 'normal', fromCity: 'Dubai', toCity: 'Sharjah' } as const;

const cityRate = (rateFils: number): CityRate => ({ id: 'city', ...route, rateFils });
const zoneRate = (rateFils: number, said: Partial<ZoneRate> = {}): ZoneRate => ({
  ...cityRate(rateFils),
  fromZone: 'Zone 1',
  fromZoneAreas: [],
  toZone: 'Zone 1',
  toZoneAreas: [],
  ...said,
});
const basesOf = (rates: Partial<BaseRates>) => possibleBases(route, { ...none, ...rates });

describe('the possible bases of a route', () => {
  test('are none if no rate exists, or only those of the reverse direction and the other mode', () => {
    expect(basesOf({})).toEqual([]);
    const back = { ...cityRate(1), fromCity: 'Sharjah', toCity: 'Dubai' };
    expect(basesOf({ individualCity: [back, { ...cityRate(2), mode: 'urgent' }] })).toEqual([]);
  });

  test("are the company's city rate only, whatever the general zone rate is", () => {
    const rates = { companyCity: [cityRate(1800)], generalZone: [zoneRate(2800)] };
    const own = { kind: 'company-city', lowestFils: 1800, highestFils: 1800, starting: false };
    expect(basesOf({ ...rates, individualCity: [cityRate(2000)] })).toEqual([own]);
  });

  test('are the general zone rate before the individual one, which applies without an area', () => {
    const rates = { generalZone: [zoneRate(2800)], individualCity: [cityRate(1800)] };
    expect(basesOf(rates)).toEqual([
      { kind: 'general-zone', lowestFils: 2800, highestFils: 2800, starting: false },
      { kind: 'individual-city', lowestFils: 1800, highestFils: 1800, starting: false },
    ]);
    expect(basesOf({ generalZone: [zoneRate(2800)] })).toHaveLength(1);
  });

  test('exclude a zone rate that another one overrides for every area', () => {
    const companyZone = [zoneRate(2000)];
    const generalZone = [zoneRate(900), zoneRate(3300, { toZone: 'Zone 2' })];
    expect(basesOf({ companyZone, generalZone })).toEqual([
      { kind: 'company-zone', lowestFils: 2000, highestFils: 2000, starting: false },
      { kind: 'general-zone', lowestFils: 3300, highestFils: 3300, starting: false },
    ]);
  });

  test('include areas that only a rate lists, and one that no zone lists', () => {
    const named = zoneRate(100, { fromZoneAreas: ['Hatta'] });
    const others = zoneRate(200, { fromZone: 'Zone 2', fromZoneAreas: ['Others'] });
    const byName = zoneRate(300, { fromZone: 'Zone 2', fromZoneAreas: ['Others', 'Hatta'] });
    expect(basesOf({ generalZone: [named] })[0]).toMatchObject({ highestFils: 100 });
    expect(basesOf({ generalZone: [others, byName] })[0]).toMatchObject({
      lowestFils: 200,
      highestFils: 300,
    });
  });

  test('are exactly the charges of orders between every two areas', () => {
    const half = (zone: string) => areasOf('Dubai', zone).filter((_, index) => index % 2 === 0);
    const rates: BaseRates = {
      companyZone: [zoneRate(2100, { fromZoneAreas: half('Zone 1'), toZoneAreas: ['Industrial Area 5'] })],
      companyCity: [],
      generalZone: ZONES.flatMap((fromZone, from) =>
        ZONES.map((toZone, to) => zoneRate(2400 + from * 300 + to * 500, { fromZone, toZone })),
      ),
      individualCity: [cityRate(1800)],
    };
    const addresses = (city: string) => [undefined, 'Hatta', ...ZONES.flatMap((zone) => areasOf(city, zone))];
    const charged = new Map<string, Set<number>>();
    for (const from of addresses('Dubai')) {
      for (const to of addresses('Sharjah')) {
        const ends = { from: { city: 'Dubai', area: from }, to: { city: 'Sharjah', area: to } };
        const base = baseOf({ mode: 'normal', ...ends }, rates);
        const known = charged.get(base!.gaveBase.kind) ?? new Set();
        charged.set(base!.gaveBase.kind, known.add(base!.rateFils));
      }
    }
    expect(basesOf(rates)).toEqual(
      ['company-zone', 'general-zone', 'individual-city'].map((kind) => ({
        kind,
        lowestFils: Math.min(...charged.get(kind)!),
        highestFils: Math.max(...charged.get(kind)!),
        starting: false,
      })),
    );
  });
});
