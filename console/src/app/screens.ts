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

/** Names a row of the contract, which itself comes with the screen that uses it. */
type RowName =
  | RowsOf<Omit<typeof routes, 'staff'>>
  | `${StaffKind}s.${keyof (typeof routes.staff)[StaffKind] & string}`;

/** How the side navigation is drawn. */
export type NavLook = {
  expanded: boolean;
  /** Called when an entry of a phone's drawer, which has its search outside, was chosen. */
  onLeave?: (() => void) | undefined;
};

/** Named group of the side navigation, of screens beyond the specification. */
export type NavGroup = 'operations' | 'setUp';

export type ScreenRow = {
  Screen: LazyComponent;
  /** Whom it is for besides administrators: who may not read what it is about has no use for it. */
  may?: May;
  /** Its entry in the side navigation. */
  nav?: {
    label: () => string;
    Icon: ComponentType<{ size?: number; 'aria-hidden'?: 'true' }>;
    group?: NavGroup;
  };
  /** Without an entry of its own: the screen whose entry it highlights. */
  within?: ProtectedAddress;
  /** What it asks for as soon as it stands: its page names these, to be asked ahead. */
  reads?: readonly (RowName | FirstPage)[];
};

/** The first page of a list, of a host that has it in pages. */
export type FirstPage = { list: RowName; limit: number; feature?: Feature };

/**
 * The table of the specification's screens behind the sign-in: whatever is said of one is said here, but its address. Those
 * beyond it are in more-screens.ts, which comes from a server that has some of them.
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

/** Groups of these screens in the side navigation; undefined on a host that has none of them. */
export let MoreNav: ComponentType<NavLook> | undefined;

/** Takes the screens beyond the specification in, before anything is drawn. */
export function addScreens(more: Record<BeyondAddress, ScreenRow>, nav?: typeof MoreNav): void {
  all = { ...SCREENS, ...more };
  MoreNav = nav;
}

/** The row of a screen that the host has. */
export function screenAt(address: ProtectedAddress): ScreenRow {
  const row = all[address];
  if (!row) throw new Error(`The screen at ${address} has not come.`);
  return row;
}
