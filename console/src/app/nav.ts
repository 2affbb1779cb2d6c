import { matchPath } from 'react-router';
import { FEATURE_OF, PROTECTED, type ProtectedAddress } from '../addresses.ts';
import { isOpen } from './access.ts';
import { SCREENS, type ScreenRow } from './screens.ts';

export type NavEntry = NonNullable<ScreenRow['nav']> & { to: ProtectedAddress };

const entries = PROTECTED.flatMap((to): NavEntry[] => {
  const { nav } = SCREENS[to];
  return nav ? [{ ...nav, to }] : [];
});

/** Entries of the side navigation, in its order. */
export const NAV = entries.filter(({ to }) => !FEATURE_OF[to]);

/** Those of parts that the specification does not have, as a second group below. */
export const MORE_NAV = entries.filter(({ to }) => FEATURE_OF[to]);

/** The entries of screens that whoever has signed in has on this host. */
export function openEntries(group: readonly NavEntry[] = entries): NavEntry[] {
  return group.filter(({ to }) => isOpen(to));
}

export function isCurrent({ to }: NavEntry, pathname: string): boolean {
  const here = PROTECTED.find((address) => matchPath(address, pathname));
  return here !== undefined && (SCREENS[here].within ?? here) === to;
}
