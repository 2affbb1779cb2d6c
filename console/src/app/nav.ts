import {
  IconAddressBook,
  IconBuildingWarehouse,
  IconCash,
  IconChartPie,
  IconCoins,
  IconHeadset,
  IconHistory,
  IconKey,
  IconMessageQuestion,
  IconPackages,
  IconSettings,
  IconSteeringWheel,
  IconUserCircle,
  IconUserCog,
  IconUserStar,
} from '@tabler/icons-react';
import type { ComponentType } from 'react';
import { matchPath } from 'react-router';
import { addresses, type ProtectedAddress } from '../addresses.ts';
import type { shellText } from '../texts/shell.ts';
import { isOpen } from './access.ts';

export type NavEntry = {
  to: ProtectedAddress;
  label: keyof typeof shellText;
  Icon: ComponentType<{ size?: number; 'aria-hidden'?: 'true' }>;
  /** Addresses without an entry of their own that highlight this one. */
  covers?: readonly ProtectedAddress[];
};

/** Entries of the side navigation, in its order. */
export const NAV: readonly NavEntry[] = [
  {
    to: addresses.home,
    label: 'overview',
    Icon: IconChartPie,
    covers: [addresses.registerWarehouse],
  },
  {
    to: addresses.warehouses,
    label: 'warehouses',
    Icon: IconBuildingWarehouse,
    covers: [addresses.singleWarehouse],
  },
  { to: addresses.users, label: 'users', Icon: IconAddressBook },
  { to: addresses.prices, label: 'prices', Icon: IconCoins },
  { to: addresses.supervisors, label: 'supervisors', Icon: IconUserStar },
  { to: addresses.operators, label: 'operators', Icon: IconHeadset },
  { to: addresses.drivers, label: 'drivers', Icon: IconSteeringWheel },
  { to: addresses.cashier, label: 'cashier', Icon: IconCash },
  { to: addresses.allOrders, label: 'allOrders', Icon: IconPackages },
  { to: addresses.profileView, label: 'profile', Icon: IconUserCircle },
  { to: addresses.queries, label: 'queries', Icon: IconMessageQuestion },
];

/** Those of parts that the specification does not have, as a second group below. */
export const MORE_NAV: readonly NavEntry[] = [
  { to: addresses.account, label: 'account', Icon: IconUserCog },
  { to: addresses.access, label: 'access', Icon: IconKey },
  { to: addresses.audit, label: 'audit', Icon: IconHistory },
  { to: addresses.settings, label: 'settings', Icon: IconSettings },
];

/** The entries of screens that whoever has signed in has on this host. */
export function openEntries(entries: readonly NavEntry[] = [...NAV, ...MORE_NAV]): NavEntry[] {
  return entries.filter(({ to }) => isOpen(to));
}

export function isCurrent(entry: NavEntry, pathname: string): boolean {
  return [entry.to, ...(entry.covers ?? [])].some((path) => matchPath(path, pathname));
}
