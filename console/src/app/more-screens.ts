import {
  IconFileImport,
  IconFileInvoice,
  IconHistory,
  IconKey,
  IconListCheck,
  IconMap2,
  IconPhoneCall,
  IconRoute,
  IconScan,
  IconSettings,
  IconTruckLoading,
  IconUserCog,
  IconWallet,
} from '@tabler/icons-react';
import { CASH_DESK, READERS } from '@tawseel/contract/facts/roles';
import { addresses, type BeyondAddress } from '../addresses.ts';
import { moreNavText as text } from '../texts/en/more-nav.ts';
import { lazyComponent } from '../ui/states/lazy-component.ts';
import type { ScreenRow } from './screens.ts';

/** The table of screens beyond the specification: the groups below the list of the side navigation. */
export const MORE_SCREENS: Record<BeyondAddress, ScreenRow> = {
  [addresses.hub]: {
    Screen: lazyComponent(() => import('../screens/hub.tsx'), 'Hub'),
    may: READERS.hub,
    nav: { label: () => text.hub, Icon: IconScan, group: 'operations' },
  },
  [addresses.runs]: {
    Screen: lazyComponent(() => import('../screens/runs.tsx'), 'Runs'),
    may: READERS.dispatch,
    nav: { label: () => text.runs, Icon: IconRoute, group: 'operations' },
  },
  [addresses.contact]: {
    Screen: lazyComponent(() => import('../screens/contact.tsx'), 'Contact'),
    may: READERS.followUps,
    nav: { label: () => text.contact, Icon: IconPhoneCall, group: 'operations' },
  },
  [addresses.followUps]: {
    Screen: lazyComponent(() => import('../screens/follow-ups.tsx'), 'FollowUps'),
    may: READERS.followUps,
    nav: { label: () => text.followUps, Icon: IconListCheck, group: 'operations' },
  },
  [addresses.pickups]: {
    Screen: lazyComponent(() => import('../screens/pickups.tsx'), 'Pickups'),
    may: READERS.pickups,
    nav: { label: () => text.pickups, Icon: IconTruckLoading, group: 'operations' },
  },
  [addresses.cash]: {
    Screen: lazyComponent(() => import('../screens/cash.tsx'), 'Cash'),
    may: CASH_DESK,
    nav: { label: () => text.cash, Icon: IconWallet, group: 'money' },
    reads: ['cash.listCash'],
  },
  [addresses.statements]: {
    Screen: lazyComponent(() => import('../screens/statements.tsx'), 'Statements'),
    may: CASH_DESK,
    nav: { label: () => text.statements, Icon: IconFileInvoice, group: 'money' },
  },
  [addresses.areas]: {
    Screen: lazyComponent(() => import('../screens/areas.tsx'), 'Areas'),
    may: ['supervisor'],
    nav: { label: () => text.areas, Icon: IconMap2, group: 'setUp' },
    reads: ['areas.listAreas'],
  },
  [addresses.import]: {
    Screen: lazyComponent(() => import('../screens/import.tsx'), 'Import'),
    may: READERS.imports,
    nav: { label: () => text.import, Icon: IconFileImport, group: 'setUp' },
    reads: ['imports.readImport'],
  },
  [addresses.access]: {
    Screen: lazyComponent(() => import('../screens/access.tsx'), 'Access'),
    nav: { label: () => text.access, Icon: IconKey, group: 'setUp' },
    reads: ['administrators.listAdministrators'],
  },
  [addresses.audit]: {
    Screen: lazyComponent(() => import('../screens/audit.tsx'), 'AuditLog'),
    nav: { label: () => text.audit, Icon: IconHistory, group: 'setUp' },
  },
  [addresses.settings]: {
    Screen: lazyComponent(() => import('../screens/settings.tsx'), 'Settings'),
    nav: { label: () => text.settings, Icon: IconSettings, group: 'setUp' },
    reads: ['business.readBusiness'],
  },
  [addresses.account]: {
    Screen: lazyComponent(() => import('../screens/account.tsx'), 'Account'),
    may: READERS.profile,
    nav: { label: () => text.account, Icon: IconUserCog, group: 'setUp' },
    reads: ['account.readProfile'],
  },
};
