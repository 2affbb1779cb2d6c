import type { DeliveryType } from '@tawseel/contract/facts/limits';
import { RATE_KINDS, type RateKind } from '@tawseel/contract/facts/rate-kinds';
import { areasOf, ZONES } from '@tawseel/contract/facts/zones';
import { type Address, type BaseRates, baseOf, matchOf, type ZoneRate } from './base-rate.ts';

/** Kind of rate that applies to some orders of a route, with the lowest and highest base. */
export type PossibleBase = { kind: RateKind; lowestFils: number; highestFils: number; starting: boolean };

type CityRoute = { mode: DeliveryType; fromCity: string; toCity: string };

/** Area that no list names. */
const UNNAMED = '?';

/**
 * Returns all bases that orders between two cities can get, with any area or none, in order of precedence: the
 * results of baseOf for each. With an individual rate of 18.00 and a general zone rate of 28.00 that covers all of
 * both Zones 1: general-zone 28.00, individual-city 18.00.
 */
export function possibleBases({ mode, fromCity, toCity }: CityRoute, rates: BaseRates): PossibleBase[] {
  const zoneRates = [...rates.companyZone, ...rates.generalZone].filter(
    (rate) => rate.mode === mode && rate.fromCity === fromCity && rate.toCity === toCity,
  );
  const froms = distinctAddresses(
    fromCity,
    zoneRates.map(({ fromZone, fromZoneAreas }) => ({ zone: fromZone, areas: fromZoneAreas })),
  );
  const tos = distinctAddresses(
    toCity,
    zoneRates.map(({ toZone, toZoneAreas }) => ({ zone: toZone, areas: toZoneAreas })),
  );
  const charged = Map.groupBy(
    froms.flatMap((from) => tos.flatMap((to) => baseOf({ mode, from, to }, rates) ?? [])),
    ({ gaveBase }) => gaveBase.kind,
  );
  return RATE_KINDS.flatMap((kind) => {
    const bases = charged.get(kind);
    if (!bases) return [];
    const fils = bases.map(({ rateFils }) => rateFils);
    const starting = bases.some((base) => base.starting);
    return [{ kind, lowestFils: Math.min(...fils), highestFils: Math.max(...fils), starting }];
  });
}

/**
 * Returns a city's addresses by equivalence class: one address for each way in which these sides of zone rates cover
 * it.
 */
function distinctAddresses(
  city: string,
  sides: readonly { zone: ZoneRate['fromZone']; areas: readonly string[] }[],
): Address[] {
  const areas = [...ZONES.flatMap((zone) => areasOf(city, zone)), ...sides.flatMap((side) => side.areas)];
  const addresses = [{ city }, { city, area: UNNAMED }, ...areas.map((area) => ({ city, area }))];
  const byMatch = Map.groupBy(addresses, (address) =>
    sides.map(({ zone, areas: listed }) => matchOf(address, zone, listed)).join(''),
  );
  return [...byMatch.values()].map(([first]) => first!);
}
