import { FEATURE_OF, PROTECTED, type ProtectedAddress } from '../addresses.ts';
import { hasFeature } from '../api/host.ts';

/** The protected routes of this host; any other address is not found. */
export function protectedHere(): ProtectedAddress[] {
  return PROTECTED.filter((address) => {
    const feature = FEATURE_OF[address];
    return feature === undefined || hasFeature(feature);
  });
}
