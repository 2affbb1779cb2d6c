import { CITY_CODES, type City } from '@tawseel/contract/facts/emirates';

/** At most six digits, because JavaScript parses codes like DXB-1E300 as numbers too. */
const NUMBERED = /^([A-Z]+)-(\d{1,6})$/;

/**
 * Returns a function that generates unique warehouse codes: the city's letters and the next free number, DXB-004
 * after DXB-001 and DXB-003.
 */
export function warehouseCodes(taken: Iterable<string>): (city: City) => string {
  const known = new Set(taken);
  const highest = new Map<string, number>();
  for (const code of known) {
    const [, letters = '', number = ''] = NUMBERED.exec(code) ?? [];
    highest.set(letters, Math.max(highest.get(letters) ?? 0, Number(number)));
  }
  return (city) => {
    const letters = CITY_CODES[city];
    for (let number = (highest.get(letters) ?? 0) + 1; ; number += 1) {
      const code = `${letters}-${String(number).padStart(3, '0')}`;
      if (known.has(code)) continue;
      known.add(code);
      highest.set(letters, number);
      return code;
    }
  };
}
