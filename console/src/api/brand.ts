import { useSyncExternalStore } from 'react';
import { commonText } from '../texts/en/common.ts';
import { externalStore } from '../ui/external-store.ts';
import { hostSettings } from './host.ts';
import type { HostSettings } from './settings-in.ts';

type HostBrand = HostSettings['business'];

const changed = externalStore<HostBrand>(undefined);

/** Shows a brand that was just saved; changes by other users come with the next page. */
export function changeBrand(brand: NonNullable<HostBrand>): void {
  changed.set(brand);
}

/** Returns the name and logo of the business, or those of the product if it has none or the host is another's. */
export function useBrand(): { name: string; logo: string; isOwn: boolean } {
  const { name = '', logo = '' } =
    useSyncExternalStore(changed.subscribe, () => changed.read() ?? hostSettings().business) ?? {};
  return { name: name || commonText.product, logo, isOwn: Boolean(name || logo) };
}
