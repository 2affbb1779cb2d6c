import { cityLabel } from '../../emirates.ts';

const TWO_DECIMALS = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

export function aed(amount: number): string {
  return `AED ${TWO_DECIMALS.format(amount)}`;
}

export function plural(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`;
}

/** 'accepted, unpick, or return'. */
export function either(words: readonly string[]): string {
  return new Intl.ListFormat('en', { type: 'disjunction' }).format(words);
}

type Address = { city: string; area?: string | undefined };
export type CityRoute = { from: Address; to: Address };

function addressText({ city, area }: Address): string {
  const name = area?.trim();
  return name ? `${cityLabel(city)} (${name})` : cityLabel(city);
}

/** 'Dubai (Hatta) to Abu Dhabi'. */
export function routeText({ from, to }: CityRoute): string {
  return `${addressText(from)} to ${addressText(to)}`;
}

export type ModeRoute = CityRoute & { mode: string };

/** 'Dubai to Abu Dhabi (urgent)'. */
export function modeRouteText(route: ModeRoute): string {
  return `${routeText(route)} (${route.mode})`;
}

export type ZoneRoute = { fromCity: string; fromZone: string; toCity: string; toZone: string; mode: string };

export function zoneRouteText({ fromCity, fromZone, toCity, toZone, mode }: ZoneRoute): string {
  return `${fromCity}, ${fromZone} to ${toCity}, ${toZone} (${mode})`;
}

/** 'An operator', 'A supervisor'. */
export function aRole(role: string): string {
  return `${/^[aeiou]/.test(role) ? 'An' : 'A'} ${role}`;
}
