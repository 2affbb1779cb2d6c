import { expect, test } from 'vitest';
import { AREA_ARABIC } from './area-arabic.ts';
import { areasOf, ZONE_CITIES, ZONES } from './zones.ts';

test('every area of a rate zone has an Arabic name, and every name is Arabic', () => {
  const zoned = ZONE_CITIES.flatMap((city) => ZONES.flatMap((zone) => areasOf(city, zone)));
  expect(zoned.filter((name) => !Object.hasOwn(AREA_ARABIC, name))).toEqual([]);
  const wrong = Object.entries(AREA_ARABIC).filter(
    ([, arabic]) => !/^[\p{Script=Arabic}\d ]+$/u.test(arabic),
  );
  expect(wrong).toEqual([]);
});
