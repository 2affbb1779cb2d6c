import { matchPath } from 'react-router';
import { FEATURE_OF, PROTECTED, type ProtectedAddress } from '../addresses.ts';
import { isOpen } from './access.ts';
import { protectedHere } from './protected-here.ts';
import { type ScreenRow, screenAt } from './screens.ts';

export type NavEntry = NonNullable<ScreenRow['nav']> & { to: ProtectedAddress };

/**
 * Entries of the side navigation, in its order, for whoever has signed in on this host: those that the specification has,
 * or those of parts beyond it, as a second group below.
 */
export function openEntries(group: 'specified' | 'beyond' | 'all'): NavEntry[] {
  return protectedHere().flatMap((to): NavEntry[] => {
    const { nav } = screenAt(to);
    const isIn = group === 'all' || (group === 'beyond') === Boolean(FEATURE_OF[to]);
    return nav && isIn && isOpen(to) ? [{ ...nav, to }] : [];
  });
}

export function isCurrent({ to }: NavEntry, pathname: string): boolean {
  const here = PROTECTED.find((address) => matchPath(address, pathname));
  return here !== undefined && (screenAt(here).within ?? here) === to;
}
