import { expect, test } from 'vitest';
import { areasOf, OTHERS, ZONE_CITIES, ZONES, zoneAreaOf } from './zones.ts';

test('lists Dubai Zone 1 from Al Qusais to Dubai Hills', () => {
  const areas = areasOf('Dubai', 'Zone 1');
  expect(areas[0]).toBe('Al Qusais');
  expect(areas.at(-1)).toBe('Dubai Hills');
});

test("lists Sharjah's industrial areas as the specification does", () => {
  expect(areasOf('Sharjah', 'Zone 1')).toEqual(
    [1, 2, 3, 4, 5, 6, 10, 13, 15, 16, 17].map((number) => `Industrial Area ${number}`),
  );
});

test('has only Others in Zone 2, and nothing for a city without zones', () => {
  expect(areasOf('Dubai', 'Zone 2')).toEqual([OTHERS]);
  expect(areasOf('Sharjah', 'Zone 2')).toEqual([OTHERS]);
  expect(areasOf('Ajman', 'Zone 1')).toEqual([]);
  expect(areasOf('Dubai', 'Zone 3')).toEqual([]);
});

test("lists the areas of a city and zone in another server's spelling", () => {
  expect(areasOf('dubai', 'zone 2')).toEqual([OTHERS]);
  expect(areasOf(' SHARJAH', 'Zone  1')).toEqual(areasOf('Sharjah', 'Zone 1'));
});

test('lists no area twice in a city', () => {
  for (const city of ZONE_CITIES) {
    const names = ZONES.flatMap((zone) => areasOf(city, zone));
    expect(new Set(names).size).toBe(names.length);
  }
});

test('places every listed area in its own zone', () => {
  for (const city of ZONE_CITIES) {
    for (const zone of ZONES) {
      for (const area of areasOf(city, zone)) expect(zoneAreaOf(city, area)).toEqual({ zone, area });
    }
  }
});

test('reads an area, ignoring case, and maps an area that no zone lists to Others', () => {
  expect(zoneAreaOf('Dubai', ' dubai  marina')).toEqual({ zone: 'Zone 1', area: 'Dubai Marina' });
  expect(zoneAreaOf('Dubai', 'Hatta')).toEqual({ zone: 'Zone 2', area: OTHERS });
  expect(zoneAreaOf('Sharjah', 'Dubai Marina')).toEqual({ zone: 'Zone 2', area: OTHERS });
});

test('gives no zone for a city without zones or an empty area', () => {
  expect(zoneAreaOf('Ajman', 'Al Nuaimiya')).toBeUndefined();
  expect(zoneAreaOf('Dubai', '  ')).toBeUndefined();
});

test("an emirate's name is not an area: a shop that writes 'Dubai' has not named the place in Dubai", () => {
  for (const area of ['Dubai', 'DXB', 'دبي', 'sharjah']) expect(zoneAreaOf('Dubai', area)).toBeUndefined();
});
