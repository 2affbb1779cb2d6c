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
import { shellText } from '../texts/shell.ts';
import type { ProtectedPath } from './screens.ts';

export type NavEntry = {
  to: ProtectedPath;
  label: string;
  Icon: ComponentType<{ size?: number; 'aria-hidden'?: 'true' }>;
  /** Addresses without an entry of their own that highlight this one. */
  covers?: readonly ProtectedPath[];
};

/** The side navigation, in its order. */
export const NAV: readonly NavEntry[] = [
  { to: '/home', label: shellText.overview, Icon: IconChartPie, covers: ['/register-warehouse'] },
  {
    to: '/warehouses',
    label: shellText.warehouses,
    Icon: IconBuildingWarehouse,
    covers: ['/single-warehouse'],
  },
  { to: '/users', label: shellText.users, Icon: IconAddressBook },
  { to: '/prices', label: shellText.prices, Icon: IconCoins },
  { to: '/supervisors', label: shellText.supervisors, Icon: IconUserStar },
  { to: '/operators', label: shellText.operators, Icon: IconHeadset },
  { to: '/drivers', label: shellText.drivers, Icon: IconSteeringWheel },
  { to: '/cashier', label: shellText.cashier, Icon: IconCash },
  { to: '/all-orders', label: shellText.allOrders, Icon: IconPackages },
  { to: '/profile-view', label: shellText.profile, Icon: IconUserCircle },
  { to: '/queries', label: shellText.queries, Icon: IconMessageQuestion },
];

export function isCurrent(entry: NavEntry, pathname: string): boolean {
  return [entry.to, ...(entry.covers ?? [])].some((path) => matchPath(path, pathname));
}
