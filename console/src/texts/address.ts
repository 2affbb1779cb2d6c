import { joined } from '../ui/format.ts';
import { showCity, showWord } from './words.ts';

type Address = { street?: string | undefined; area?: string | undefined; city?: string | undefined };

/** Returns the street, then the area and the city unless the street has them, too. */
export function showAddress({ street = '', area = '', city }: Address): string {
  const places = [area && showWord('area', area), city && showCity(city)];
  return joined([street, ...places.filter((place) => place && !street.includes(place))]);
}
