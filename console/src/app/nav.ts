import { matchPath } from 'react-router';
import { featureOf, PROTECTED, type ProtectedAddress } from '../addresses.ts';
import { isFor } from '../api/host.ts';
import { protectedHere } from './protected-here.ts';
import { type NavGroup, type ScreenRow, screenAt } from './screens.ts';

/** Returns true if the signed-in user has this screen on this host. */
export function isOpen(address: ProtectedAddress): boolean {
  return isFor({ ...screenAt(address), feature: featureOf(address) });
}

export type NavEntry = NonNullable<ScreenRow['nav']> & { to: ProtectedAddress };

/**
 * Returns the entries of the side navigation for the signed-in user on this host, in order: of a group, or of the
 * specification's list, which has no group.
 */
export function openEntries(group?: NavGroup | 'all'): NavEntry[] {
  return protectedHere().flatMap((to): NavEntry[] => {
    const { nav } = screenAt(to);
    return nav && (group === 'all' || nav.group === group) && isOpen(to) ? [{ ...nav, to }] : [];
  });
}

export function isCurrent({ to }: NavEntry, pathname: string): boolean {
  const here = PROTECTED.find((address) => matchPath(address, pathname));
  return here !== undefined && (screenAt(here).within ?? here) === to;
}
