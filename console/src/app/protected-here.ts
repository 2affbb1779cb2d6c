import type { Feature } from '@tawseel/contract/facts/features';
import { addresses, PROTECTED, type ProtectedAddress } from '../addresses.ts';
import { hasFeature } from '../api/host.ts';

/** The addresses that the specification does not have, by the feature they are of. */
export const FEATURE_OF: Partial<Record<ProtectedAddress, Feature>> = {
  [addresses.settings]: 'tawseel',
  [addresses.audit]: 'tawseel',
  [addresses.access]: 'tawseel',
  [addresses.account]: 'tawseel',
};

/** The protected routes of this host; any other address is not found. */
export function protectedHere(): ProtectedAddress[] {
  return PROTECTED.filter((address) => {
    const feature = FEATURE_OF[address];
    return feature === undefined || hasFeature(feature);
  });
}
