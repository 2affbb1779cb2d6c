import { useSyncExternalStore } from 'react';
import { commonText } from '../texts/en/common.ts';
import { externalStore } from '../ui/external-store.ts';
import { type HostSettings, hostSettings } from './host.ts';

type Given = HostSettings['business'];

const changed = externalStore<Given>(undefined);

/** Takes over what was just saved; what others save comes with the next page. */
export function changeBrand(brand: NonNullable<Given>): void {
  changed.set(brand);
}

/** What the business calls itself; the product's name and mark where it does not say, or the host is another's. */
export function useBrand(): { name: string; logo: string; isOwn: boolean } {
  const { name = '', logo = '' } =
    useSyncExternalStore(changed.subscribe, () => changed.read() ?? hostSettings().business) ?? {};
  return { name: name || commonText.product, logo, isOwn: Boolean(name || logo) };
}
