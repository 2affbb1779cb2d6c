import { featureOf, type ProtectedAddress } from '../addresses.ts';
import { isFor } from '../api/host.ts';
import { screenAt } from './screens.ts';

/** Whether the signed-in person has this screen on this host. */
export function isOpen(address: ProtectedAddress): boolean {
  return isFor({ ...screenAt(address), feature: featureOf(address) });
}
