import { cityLabel } from '../../emirates.ts';
import { onFirstUse } from '../../on-first-use.ts';
import { isTrackingStatus, type TrackingStatus } from '../../tracking.ts';

const twoDecimals = onFirstUse(
  () => new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
);
const conjunction = onFirstUse(() => new Intl.ListFormat('en', { type: 'conjunction' }));

export function aed(amount: number): string {
  return `AED ${twoDecimals().format(amount)}`;
}

export function plural(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`;
}

/** Returns 'accepted, unpick, or return'. */
export function either(words: readonly string[]): string {
  return new Intl.ListFormat('en', { type: 'disjunction' }).format(words);
}

/** Returns '2 parcels and 1 pickup'. */
export function and(parts: readonly string[]): string {
  return conjunction().format(parts);
}

/** Tracking statuses as the console shows them. */
const STATUSES: Readonly<Record<TrackingStatus, string>> = {
  created: 'Created',
  accepted: 'Ready for pickup',
  unpick: 'Not picked up',
  pickup: 'Picked up',
  warehouse: 'In the warehouse',
  assignedtodriver: 'With a driver',
  delivered: 'Delivered',
  return: 'Returned',
};

/** Returns '“With a driver”'. */
export function statusName(status: string): string {
  return `“${isTrackingStatus(status) ? STATUSES[status] : status}”`;
}

/** Returns 'with a driver', to follow 'is'. */
export function isAt(status: string): string {
  return isTrackingStatus(status) ? STATUSES[status].toLowerCase() : status;
}

type Address = { city: string; area?: string | undefined };
export type CityRoute = { from: Address; to: Address };

function addressText({ city, area }: Address): string {
  const name = area?.trim();
  return name ? `${cityLabel(city)} (${name})` : cityLabel(city);
}

/** Returns 'Dubai (Hatta) to Abu Dhabi'. */
export function routeText({ from, to }: CityRoute): string {
  return `${addressText(from)} to ${addressText(to)}`;
}

export type ModeRoute = CityRoute & { mode: string };

/** Returns 'Dubai to Abu Dhabi (urgent)'. */
export function modeRouteText(route: ModeRoute): string {
  return `${routeText(route)} (${route.mode})`;
}

export type ZoneRoute = { fromCity: string; fromZone: string; toCity: string; toZone: string; mode: string };

export function zoneRouteText({ fromCity, fromZone, toCity, toZone, mode }: ZoneRoute): string {
  return `${fromCity}, ${fromZone} to ${toCity}, ${toZone} (${mode})`;
}

/** Returns 'An operator', 'A supervisor'. */
export function aRole(role: string): string {
  return `${/^[aeiou]/.test(role) ? 'An' : 'A'} ${role}`;
}
