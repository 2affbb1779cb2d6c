import { areaKeys, findArea } from '@tawseel/contract/facts/area-names';
import { EMIRATES } from '@tawseel/contract/facts/emirates';
import { LONGEST, MOST_ALIASES } from '@tawseel/contract/facts/limits';
import { areasOf, OTHERS, ZONE_CITIES, ZONES } from '@tawseel/contract/facts/zones';
import { expect, test } from 'vitest';
import { STARTING_AREAS } from './starting-areas.ts';

test.each(EMIRATES)('no two areas of %s share a name, alias or sort code', (city) => {
  const here = STARTING_AREAS.filter((area) => area.city === city);
  const twice = (texts: string[]) => texts.filter((text, at) => texts.indexOf(text) !== at);
  expect(twice(here.flatMap(areaKeys))).toEqual([]);
  expect(twice(here.map(({ sortCode }) => sortCode))).toEqual([]);
});

test('each has an Arabic name and valid values', () => {
  for (const { name, nameAr, aliases, sortCode } of STARTING_AREAS) {
    expect(nameAr, name).toMatch(/^[\p{Script=Arabic}\d ]+$/u);
    expect(aliases.length).toBeLessThanOrEqual(MOST_ALIASES);
    expect(sortCode, name).toMatch(
      /^(AUH|DXB|SHJ|AJM|FUJ|RAK|UAQ)( · (Z[12]|AIN|DHAFRA))? · [A-Z][A-Z \d]{1,13}$/,
    );
    expect(sortCode.length).toBeLessThanOrEqual(LONGEST.sortCode);
  }
});

test('every area that a zone lists exists with that name', () => {
  for (const city of ZONE_CITIES) {
    const known = STARTING_AREAS.filter((area) => area.city === city).map(({ name }) => name);
    const named = ZONES.flatMap((zone) => areasOf(city, zone)).filter((area) => area !== OTHERS);
    expect(known).toEqual(expect.arrayContaining(named));
  }
});

test.each([
  ['Al Ain', 'Abu-Dhabi', 'AUH · AIN · AL AIN'],
  ['khorfakkan', 'Sharjah', 'SHJ · Z2 · KHOR FAKKAN'],
  ['كلباء', 'Sharjah', 'SHJ · Z2 · KALBA'],
  ['Hatta', 'Dubai', 'DXB · Z2 · HATTA'],
  ['Dibba', 'Fujairah', 'FUJ · DIBBA'],
  ['Dibba Al-Hisn', 'Sharjah', 'SHJ · Z2 · DIBBA HISN'],
  ['Al Ruwais', 'Abu-Dhabi', 'AUH · DHAFRA · RUWAIS'],
  ['مصفح', 'Abu-Dhabi', 'AUH · MUSSAFAH'],
  ['JLT', 'Dubai', 'DXB · Z1 · JLT'],
  ['marina, dubai', 'Dubai', 'DXB · Z1 · MARINA'],
  ['Dhaid', 'Sharjah', 'SHJ · Z2 · DHAID'],
  ['Masafi', 'Fujairah', 'FUJ · MASAFI'],
  ['Al Jazeera Al Hamra', 'Ras-Al-Khaimah', 'RAK · JAZIRAH'],
  ['Salama', 'Umm-Al-Quwain', 'UAQ · SALAMAH'],
])('%s is in %s, with sort code %s', (text, city, sortCode) => {
  expect(findArea(STARTING_AREAS, { text })).toMatchObject({ city, area: { sortCode } });
});
