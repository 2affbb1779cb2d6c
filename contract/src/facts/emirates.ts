/** The cities a warehouse can stand in, as they travel on the wire, in the specification's order (section 9). */
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

/** The letters a warehouse code begins with: DXB-003 is the third warehouse of Dubai. */
export const CITY_CODES: Readonly<Record<City, string>> = {
  'Abu-Dhabi': 'AUH',
  Dubai: 'DXB',
  Sharjah: 'SHJ',
  Ajman: 'AJM',
  Fujairah: 'FUJ',
  'Ras-Al-Khaimah': 'RAK',
  'Umm-Al-Quwain': 'UAQ',
};

/** Reads a city as people write it: 'ras al khaimah' and 'Ras-Al-Khaimah' are both 'Ras-Al-Khaimah'. */
export function cityFromText(text: string): City | undefined {
  const wanted = text
    .trim()
    .toLowerCase()
    .replace(/[\s_-]+/g, '-');
  return EMIRATES.find((city) => city.toLowerCase() === wanted);
}

/** A city for the eye: 'Abu-Dhabi' reads 'Abu Dhabi'; a name this list lacks keeps its letters. */
export function cityLabel(city: string): string {
  return city.replaceAll('-', ' ');
}
