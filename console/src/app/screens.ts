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
import type { routes } from '@tawseel/contract';
import type { Feature } from '@tawseel/contract/facts/features';
import { ORDERS_PAGE_SIZE, QUERIES_PAGE_SIZE } from '@tawseel/contract/facts/limits';
import type { May } from '@tawseel/contract/facts/permission';
import { READERS } from '@tawseel/contract/facts/roles';
import type { StaffKind } from '@tawseel/contract/facts/staff-kinds';
import type { ComponentType } from 'react';
import { addresses, type BeyondAddress, type ProtectedAddress, type SpecifiedAddress } from '../addresses.ts';
import { shellText } from '../texts/en/shell.ts';
import { type LazyComponent, lazyComponent } from '../ui/states/lazy-component.ts';

type RowsOf<Areas> = { [Area in keyof Areas & string]: `${Area}.${keyof Areas[Area] & string}` }[keyof Areas &
  string];

/** Name of a call; the call itself is loaded with the screen that uses it. */
type RowName =
  | RowsOf<Omit<typeof routes, 'staff'>>
  | `${StaffKind}s.${keyof (typeof routes.staff)[StaffKind] & string}`;

/** Look of the side navigation. */
export type NavLook = {
  expanded: boolean;
  /** Called when an entry of a phone's drawer is chosen; its search is outside of it. */
  onLeave?: (() => void) | undefined;
};

/** Group of the side navigation with screens beyond the specification. */
export type NavGroup = 'operations' | 'money' | 'setUp';

export type ScreenRow = {
  Screen: LazyComponent;
  /** Roles besides administrators that may use it: others may not read its data. */
  may?: May;
  /** Entry in the side navigation. */
  nav?: {
    label: () => string;
    Icon: ComponentType<{ size?: number; 'aria-hidden'?: 'true' }>;
    group?: NavGroup;
  };
  /** For a screen without an entry: the screen whose entry it highlights. */
  within?: ProtectedAddress;
  /** First reads of the screen, which its page names for prefetching. */
  reads?: readonly (RowName | FirstPage)[];
};

/** First page of a list on a host that paginates. */
export type FirstPage = { list: RowName; limit: number; feature?: Feature };

/**
 * Table of the specification's protected screens: everything about a screen but its address. Those beyond it are in
 * more-screens.ts, which is loaded only if the server has some of them.
 */
export const SCREENS: Record<SpecifiedAddress, ScreenRow> = {
  [addresses.home]: {
    Screen: lazyComponent(() => import('../screens/home.tsx'), 'Home'),
    may: READERS.finance,
    nav: { label: () => shellText.overview, Icon: IconChartPie },
    reads: ['overview.readOverview', 'orders.countOrders'],
  },
  [addresses.registerWarehouse]: {
    Screen: lazyComponent(() => import('../screens/register-warehouse.tsx'), 'RegisterWarehouse'),
    within: addresses.home,
  },
  [addresses.warehouses]: {
    Screen: lazyComponent(() => import('../screens/warehouses.tsx'), 'Warehouses'),
    may: READERS.warehouses,
    nav: { label: () => shellText.warehouses, Icon: IconBuildingWarehouse },
    reads: ['warehouses.listWarehouses'],
  },
  [addresses.singleWarehouse]: {
    Screen: lazyComponent(() => import('../screens/single-warehouse.tsx'), 'SingleWarehouse'),
    may: READERS.warehouses,
    within: addresses.warehouses,
  },
  [addresses.users]: {
    Screen: lazyComponent(() => import('../screens/users.tsx'), 'Users'),
    may: READERS.senders,
    nav: { label: () => shellText.users, Icon: IconAddressBook },
    reads: ['senders.listSenders'],
  },
  [addresses.prices]: {
    Screen: lazyComponent(() => import('../screens/prices.tsx'), 'Prices'),
    may: READERS.prices,
    nav: { label: () => shellText.prices, Icon: IconCoins },
    reads: ['charges.listWeightCharges', 'charges.listPackingCharges', 'charges.listSizeCharges'],
  },
  [addresses.supervisors]: {
    Screen: lazyComponent(() => import('../screens/staff.tsx'), 'Supervisors'),
    may: READERS.supervisors,
    nav: { label: () => shellText.supervisors, Icon: IconUserStar },
    reads: ['supervisors.listStaff'],
  },
  [addresses.operators]: {
    Screen: lazyComponent(() => import('../screens/staff.tsx'), 'Operators'),
    may: READERS.staff,
    nav: { label: () => shellText.operators, Icon: IconHeadset },
    reads: ['operators.listStaff'],
  },
  [addresses.drivers]: {
    Screen: lazyComponent(() => import('../screens/staff.tsx'), 'Drivers'),
    may: READERS.staff,
    nav: { label: () => shellText.drivers, Icon: IconSteeringWheel },
    reads: ['drivers.listStaff'],
  },
  [addresses.cashier]: {
    Screen: lazyComponent(() => import('../screens/staff.tsx'), 'Cashiers'),
    may: READERS.staff,
    nav: { label: () => shellText.cashier, Icon: IconCash },
    reads: ['cashiers.listStaff'],
  },
  [addresses.allOrders]: {
    Screen: lazyComponent(() => import('../screens/all-orders.tsx'), 'AllOrders'),
    may: READERS.orders,
    nav: { label: () => shellText.allOrders, Icon: IconPackages },
    reads: [{ list: 'orders.listOrders', limit: ORDERS_PAGE_SIZE }],
  },
  [addresses.profileView]: {
    Screen: lazyComponent(() => import('../screens/profile-view.tsx'), 'ProfileView'),
    may: READERS.profile,
    nav: { label: () => shellText.profile, Icon: IconUserCircle },
    reads: ['account.readProfile'],
  },
  [addresses.queries]: {
    Screen: lazyComponent(() => import('../screens/queries.tsx'), 'Queries'),
    may: READERS.queries,
    nav: { label: () => shellText.queries, Icon: IconMessageQuestion },
    reads: [{ list: 'queries.listQueries', limit: QUERIES_PAGE_SIZE, feature: 'tawseel' }],
  },
};

let all: Readonly<Partial<Record<ProtectedAddress, ScreenRow>>> = SCREENS;

/** Groups of further screens in the side navigation; undefined on a host without them. */
export let MoreNav: ComponentType<NavLook> | undefined;

/** Adds the screens beyond the specification, before anything is rendered. */
export function addScreens(more: Record<BeyondAddress, ScreenRow>, nav?: typeof MoreNav): void {
  all = { ...SCREENS, ...more };
  MoreNav = nav;
}

/** Returns the row of a screen. Throws if the host does not have it. */
export function screenAt(address: ProtectedAddress): ScreenRow {
  const row = all[address];
  if (!row) throw new Error(`The screen at ${address} has not come.`);
  return row;
}
