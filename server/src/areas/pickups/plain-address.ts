/** Returns an address for comparison: 'Shop 4, Al Wasl' is 'shop 4, al wasl'. */
export function plainAddress(street: string): string {
  return street.toLowerCase().replaceAll(/\s+/g, ' ').trim();
}
