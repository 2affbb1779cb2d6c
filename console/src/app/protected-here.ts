import { BEYOND, PROTECTED, type ProtectedAddress } from '../addresses.ts';
import { hasFeature } from '../api/host.ts';

/** The protected routes of this host; any other address is not found. */
export function protectedHere(): ProtectedAddress[] {
  return PROTECTED.filter((address) => hasFeature('tawseel') || !BEYOND.includes(address));
}
