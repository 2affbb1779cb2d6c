import {
  IconAddressBook,
  IconBuildingWarehouse,
  IconCash,
  IconChartPie,
  IconCoins,
  IconHeadset,
  IconMessageQuestion,
  IconPackages,
  IconSteeringWheel,
  IconUserCircle,
  IconUserStar,
} from '@tabler/icons-react';
import type { ComponentType } from 'react';
import { matchPath } from 'react-router';
import { addresses, type ProtectedAddress } from '../addresses.ts';
import { shellText } from '../texts/shell.ts';

export type NavEntry = {
  to: ProtectedAddress;
  label: string;
  Icon: ComponentType<{ size?: number; 'aria-hidden'?: 'true' }>;
  /** Addresses without an entry of their own that highlight this one. */
  covers?: readonly ProtectedAddress[];
};

/** The side navigation, in its order. */
export const NAV: readonly NavEntry[] = [
  {
    to: addresses.home,
    label: shellText.overview,
    Icon: IconChartPie,
    covers: [addresses.registerWarehouse],
  },
  {
    to: addresses.warehouses,
    label: shellText.warehouses,
    Icon: IconBuildingWarehouse,
    covers: [addresses.singleWarehouse],
  },
  { to: addresses.users, label: shellText.users, Icon: IconAddressBook },
  { to: addresses.prices, label: shellText.prices, Icon: IconCoins },
  { to: addresses.supervisors, label: shellText.supervisors, Icon: IconUserStar },
  { to: addresses.operators, label: shellText.operators, Icon: IconHeadset },
  { to: addresses.drivers, label: shellText.drivers, Icon: IconSteeringWheel },
  { to: addresses.cashier, label: shellText.cashier, Icon: IconCash },
  { to: addresses.allOrders, label: shellText.allOrders, Icon: IconPackages },
  { to: addresses.profileView, label: shellText.profile, Icon: IconUserCircle },
  { to: addresses.queries, label: shellText.queries, Icon: IconMessageQuestion },
];

export function isCurrent(entry: NavEntry, pathname: string): boolean {
  return [entry.to, ...(entry.covers ?? [])].some((path) => matchPath(path, pathname));
}
