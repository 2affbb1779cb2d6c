import type { City } from '@tawseel/contract/facts/emirates';
import type { Position } from '../areas/attempts/position.ts';

/** Latitude and longitude of residential areas, in degrees. */
const CENTRES: Record<City, readonly [number, number]> = {
  'Abu-Dhabi': [24.453, 54.377],
  Dubai: [25.186, 55.276],
  Sharjah: [25.346, 55.421],
  Ajman: [25.406, 55.481],
  Fujairah: [25.129, 56.327],
  'Ras-Al-Khaimah': [25.78, 55.953],
  'Umm-Al-Quwain': [25.554, 55.556],
};
const APART = 0.009;

/** Returns a position in an emirate, a different one for each number. */
export function positionIn(city: string, no: number): Position {
  const [lat, lng] = CENTRES[city as City] ?? CENTRES.Dubai;
  return { lat: lat + (no % 5) * APART, lng: lng - (no % 3) * APART, accuracy: 6 + (no % 4) * 5 };
}
