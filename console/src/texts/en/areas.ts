import { areasOf, ZONE_CITIES, ZONES } from '@tawseel/contract/facts/zones';

const listed = ZONE_CITIES.flatMap((city) => ZONES.flatMap((zone) => areasOf(city, zone)));

/** The areas of the zones by their names on the wire. */
export const areas: Readonly<Record<string, string>> = Object.fromEntries(listed.map((area) => [area, area]));
