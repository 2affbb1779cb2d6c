import { cityFromText, cityLabel } from '@tawseel/contract/facts/emirates';
import type { DeliveryType } from '@tawseel/contract/facts/limits';
import { ZONE_CITIES, zoneFromText } from '@tawseel/contract/facts/zones';
import type { ZoneRate } from '@tawseel/contract/zone-rates';
import type { Loose } from '../../api/tolerant.ts';
import { showCity } from '../../texts/words.ts';

/** Zone rate in the list; on our own server an empty area list covers the whole zone. */
export type ZoneRow = {
  key: string;
  /** Id; that of the first if several rates are shown as one. */
  id?: string | undefined;
  fromCity: string;
  fromZone: string;
  fromZoneAreas: readonly string[];
  toCity: string;
  toZone: string;
  toZoneAreas: readonly string[];
  rate: number | undefined;
  mode: string;
};

export type ZoneEnds = Pick<ZoneRow, 'fromCity' | 'fromZone' | 'toCity' | 'toZone'>;

export const ALL_PAIRS = 'all';
const BETWEEN = ' ↔ ';

function plainCity(city: string): string {
  return cityFromText(city) ?? city.trim();
}

function plainZone(zone: string): string {
  return zoneFromText(zone) ?? zone.trim();
}

/** Returns the canonical key of a route and mode in any spelling of cities and zones: 'dubai' is 'Dubai'. */
export function zoneKey({ fromCity, fromZone, toCity, toZone }: ZoneEnds, mode: string): string {
  return [plainCity(fromCity), plainZone(fromZone), plainCity(toCity), plainZone(toZone), mode].join(' > ');
}

function toRow(rate: Loose<ZoneRate>): ZoneRow {
  const { fromCity = '', fromZone = '', toCity = '', toZone = '' } = rate;
  const mode = (rate.mode?.trim() || 'normal').toLowerCase();
  const ends = { fromCity, fromZone, toCity, toZone };
  return {
    ...ends,
    key: zoneKey(ends, mode),
    id: rate._id,
    fromZoneAreas: rate.fromZoneAreas ?? [],
    toZoneAreas: rate.toZoneAreas ?? [],
    rate: rate.rate,
    mode,
  };
}

function unite(one: readonly string[], other: readonly string[]): readonly string[] {
  return [...new Set([...one, ...other])];
}

/**
 * Merges rates with the same cities, zones and mode into one row with all their areas; rate and spelling are the
 * first one's.
 */
export function mergeZoneRates(rates: readonly Loose<ZoneRate>[]): ZoneRow[] {
  const merged = new Map<string, ZoneRow>();
  for (const row of rates.map(toRow)) {
    const first = merged.get(row.key);
    const fromZoneAreas = first ? unite(first.fromZoneAreas, row.fromZoneAreas) : row.fromZoneAreas;
    const toZoneAreas = first ? unite(first.toZoneAreas, row.toZoneAreas) : row.toZoneAreas;
    merged.set(row.key, { ...(first ?? row), fromZoneAreas, toZoneAreas });
  }
  return [...merged.values()];
}

/** Returns the pair of two cities, the same for both directions: Dubai ↔ Sharjah. */
function pairOf(one: string, other: string): string {
  return [one, other]
    .map((city) => cityLabel(plainCity(city)))
    .sort()
    .join(BETWEEN);
}

/** Returns the text of a pair in the user's language. */
export function pairText(pair: string): string {
  return pair.split(BETWEEN).map(showCity).join(BETWEEN);
}

/** Returns the pairs of the zone cities and of other cities in the rates. */
export function cityPairs(rows: readonly ZoneRow[]): string[] {
  const ours = ZONE_CITIES.flatMap((one, at) => ZONE_CITIES.slice(at).map((other) => pairOf(one, other)));
  return [...new Set([...ours, ...rows.map(({ fromCity, toCity }) => pairOf(fromCity, toCity))])];
}

export function ofModeAndPair(rows: readonly ZoneRow[], mode: DeliveryType, pair: string): ZoneRow[] {
  return rows.filter(
    (row) => row.mode === mode && (pair === ALL_PAIRS || pairOf(row.fromCity, row.toCity) === pair),
  );
}
