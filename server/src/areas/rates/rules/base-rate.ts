import type { DeliveryType } from '@tawseel/contract/facts/limits';
import type { RateKind } from '@tawseel/contract/facts/rate-kinds';
import { OTHERS, zoneAreaOf } from '@tawseel/contract/facts/zones';

export type Address = { city: string; area?: string | undefined };

/** Rate of one direction only: Dubai to Sharjah does not apply to Sharjah to Dubai. */
export type CityRate = {
  id: string;
  fromCity: string;
  toCity: string;
  mode: string;
  rateFils: number;
  /** True for a price that is not confirmed yet, which must not be charged. */
  starting?: boolean;
};

/** An empty area list covers its whole zone; 'Others' covers every area that no zone of its city names. */
export type ZoneRate = CityRate & {
  fromZone: string;
  fromZoneAreas: readonly string[];
  toZone: string;
  toZoneAreas: readonly string[];
};

/** Candidate rates, of any route and mode. Those of the company are empty for an individual sender. */
export type BaseRates = {
  companyZone: readonly ZoneRate[];
  companyCity: readonly CityRate[];
  generalZone: readonly ZoneRate[];
  individualCity: readonly CityRate[];
};

export type GaveBase = { kind: RateKind; rateId: string };

export type Base = { rateFils: number; gaveBase: GaveBase; starting: boolean };

type Route = { mode: DeliveryType; from: Address; to: Address };

/**
 * Returns the base rate by precedence: the first that exists of the company's zone rate, the company's city rate, the
 * general zone rate and the individual city rate, each for this direction and mode. A company with only a city rate
 * Dubai to Sharjah pays that, even if a general zone rate is lower.
 */
export function baseOf(route: Route, rates: BaseRates): Base | undefined {
  return (
    given('company-zone', zoneRateOf(route, rates.companyZone)) ??
    given('company-city', cityRateOf(route, rates.companyCity)) ??
    given('general-zone', zoneRateOf(route, rates.generalZone)) ??
    given('individual-city', cityRateOf(route, rates.individualCity))
  );
}

function given(kind: GaveBase['kind'], rate: CityRate | undefined): Base | undefined {
  return (
    rate && { rateFils: rate.rateFils, gaveBase: { kind, rateId: rate.id }, starting: rate.starting ?? false }
  );
}

function cityRateOf(route: Route, rates: readonly CityRate[]): CityRate | undefined {
  return rates.find((rate) => sameCities(route, rate));
}

/**
 * Returns the most specific zone rate that applies: the one that names more of the route's two areas, otherwise the
 * first.
 */
function zoneRateOf(route: Route, rates: readonly ZoneRate[]): ZoneRate | undefined {
  let best: ZoneRate | undefined;
  let bestMatch = 0;
  for (const rate of rates) {
    if (!sameCities(route, rate)) continue;
    const from = matchOf(route.from, rate.fromZone, rate.fromZoneAreas);
    const to = matchOf(route.to, rate.toZone, rate.toZoneAreas);
    if (from * to > bestMatch) {
      best = rate;
      bestMatch = from * to;
    }
  }
  return best;
}

function sameCities(route: Route, rate: CityRate): boolean {
  return rate.mode === route.mode && rate.fromCity === route.from.city && rate.toCity === route.to.city;
}

/**
 * Returns how specifically one side of a zone rate covers an address: 2 if its list names the area, 1 through
 * 'Others' or as the whole zone, 0 if not at all. The zone of an address without an area is unknown, so no zone rate
 * applies to it.
 */
export function matchOf(address: Address, zone: string, areas: readonly string[]): 0 | 1 | 2 {
  const area = address.area?.trim() ?? '';
  const known = zoneAreaOf(address.city, area);
  if (!known) return 0;
  if (areas.length === 0) return known.zone === zone ? 1 : 0;
  if (areas.includes(known.area === OTHERS ? area : known.area)) return 2;
  return known.area === OTHERS && areas.includes(OTHERS) ? 1 : 0;
}
