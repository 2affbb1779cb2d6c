import { BEYOND, PROTECTED, type ProtectedAddress } from '../addresses.ts';
import { hasFeature } from '../api/host.ts';

/** Returns the protected routes of this host; other addresses are not found. */
export function protectedHere(): ProtectedAddress[] {
  return PROTECTED.filter((address) => hasFeature('tawseel') || !BEYOND.includes(address));
}
