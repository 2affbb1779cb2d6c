import { useSyncExternalStore } from 'react';
import { commonText } from '../texts/en/common.ts';
import { type HostSettings, hostSettings } from './host.ts';

type Given = HostSettings['business'];

const listeners = new Set<() => void>();
let changed: Given;

/** Takes over what was just saved; what others save comes with the next page. */
export function changeBrand(brand: NonNullable<Given>): void {
  changed = brand;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What the business calls itself; the product's name and mark where it does not say, or the host is another's. */
export function useBrand(): { name: string; logo: string; isOwn: boolean } {
  const { name = '', logo = '' } =
    useSyncExternalStore(subscribe, () => changed ?? hostSettings().business) ?? {};
  return { name: name || commonText.product, logo, isOwn: Boolean(name || logo) };
}
