import { foldText } from './fold-text.ts';

/** Default country. */
export const COUNTRY = 'United Arab Emirates';

/** Cities of warehouses, as the API spells them, in the specification's order (section 9). */
export const EMIRATES = [
  'Abu-Dhabi',
  'Dubai',
  'Sharjah',
  'Ajman',
  'Fujairah',
  'Ras-Al-Khaimah',
  'Umm-Al-Quwain',
] as const;

export type City = (typeof EMIRATES)[number];

/** Prefixes of warehouse codes: DXB-003 is the third warehouse of Dubai. */
export const CITY_CODES: Readonly<Record<City, string>> = {
  'Abu-Dhabi': 'AUH',
  Dubai: 'DXB',
  Sharjah: 'SHJ',
  Ajman: 'AJM',
  Fujairah: 'FUJ',
  'Ras-Al-Khaimah': 'RAK',
  'Umm-Al-Quwain': 'UAQ',
};

/** Aliases of cities: ISO 3166-2:AE codes, which shops use for provinces, and Arabic names. */
const OTHER_NAMES: Readonly<Record<City, readonly [iso: string, arabic: string]>> = {
  'Abu-Dhabi': ['AZ', 'أبوظبي'],
  Dubai: ['DU', 'دبي'],
  Sharjah: ['SH', 'الشارقة'],
  Ajman: ['AJ', 'عجمان'],
  Fujairah: ['FU', 'الفجيرة'],
  'Ras-Al-Khaimah': ['RK', 'رأس الخيمة'],
  'Umm-Al-Quwain': ['UQ', 'أم القيوين'],
};

/** Normalises a name for comparison: in one spelling, without spaces, hyphens and 'Emirate of'. */
function plain(text: string): string {
  return foldText(text)
    .replace(/[\s_\p{Pd}]+/gu, '')
    .replace(/^(emirateof|اماره)|emirate$/, '');
}

const citiesByName = new Map<string, City>(
  EMIRATES.flatMap((city) => {
    const [iso, arabic] = OTHER_NAMES[city];
    const names = [city, CITY_CODES[city], iso, `AE-${iso}`, arabic];
    return [[city, city] as const, ...names.map((name) => [plain(name), city] as const)];
  }),
);

/**
 * Parses a city in any spelling, or returns undefined: 'ras al khaimah', 'RAK' and 'رأس الخيمة' are all
 * 'Ras-Al-Khaimah'.
 */
export function cityFromText(text: string): City | undefined {
  return citiesByName.get(text) ?? citiesByName.get(plain(text));
}

/** Returns the display name of a city: 'Abu-Dhabi' becomes 'Abu Dhabi'; unknown names keep their letters. */
export function cityLabel(city: string): string {
  return city.replaceAll('-', ' ');
}

/** Returns the Arabic name of a city, or '' if it is unknown. */
export function cityInArabic(city: string): string {
  const known = cityFromText(city);
  return known === undefined ? '' : OTHER_NAMES[known][1];
}
