import {
  IconBuildingStore,
  IconBuildingWarehouse,
  IconCalculator,
  IconCashRegister,
  IconFileImport,
  IconKey,
  IconMap2,
  IconPackage,
  IconPrinter,
  IconTransfer,
  IconTruckLoading,
  IconUserPlus,
} from '@tabler/icons-react';
import { administrators } from '@tawseel/contract/administrators';
import { apiKeys } from '@tawseel/contract/api-keys';
import { areas } from '@tawseel/contract/areas';
import { cash } from '@tawseel/contract/cash';
import { DISPATCH } from '@tawseel/contract/facts/roles';
import { type StaffKind, staffKindNames } from '@tawseel/contract/facts/staff-kinds';
import { orders } from '@tawseel/contract/orders';
import { pickups } from '@tawseel/contract/pickups';
import { senders } from '@tawseel/contract/senders';
import { staff } from '@tawseel/contract/staff';
import { warehouses } from '@tawseel/contract/warehouses';
import { addresses, type ProtectedAddress } from '../addresses.ts';
import { hasCall, isFor } from '../api/host.ts';
import { administratorsText, keysText } from '../texts/en/access.ts';
import { areasText } from '../texts/en/areas.ts';
import { balancesText, cashText, countingText } from '../texts/en/cash.ts';
import { homeText } from '../texts/en/home.ts';
import { keyboardText as text } from '../texts/en/keyboard.ts';
import { editingText } from '../texts/en/order-editing.ts';
import { ordersText } from '../texts/en/orders.ts';
import { pickupsText } from '../texts/en/pickups.ts';
import { staffKindTexts } from '../texts/en/staff.ts';
import { senderFormText } from '../texts/en/users.ts';
import { toWindow } from '../ui/navigation/use-window-link.ts';
import { isOpen } from './nav.ts';
import type { PaletteItem } from './palette-items.ts';
import { screenAt } from './screens.ts';

/** Screen that lists the staff of each kind. */
export const STAFF_SCREENS: Record<StaffKind, ProtectedAddress> = {
  supervisor: addresses.supervisors,
  operator: addresses.operators,
  driver: addresses.drivers,
  cashier: addresses.cashier,
};

type Action = {
  label: string;
  Icon: PaletteItem['Icon'];
  /** Its screen, with the part of it if that is not the first. */
  at: ProtectedAddress;
  query?: string;
  /** Dialog that is opened there; absent for the screen itself. */
  window?: string;
  isAllowed: boolean;
};

function allActions(): Action[] {
  const { allOrders, users, areas: areasAddress, access } = addresses;
  return [
    {
      label: ordersText.newOrder,
      Icon: IconPackage,
      at: allOrders,
      window: 'newOrder',
      isAllowed: hasCall(orders.createOrder),
    },
    {
      label: editingText.printLabels,
      Icon: IconPrinter,
      at: allOrders,
      window: 'printLabels',
      isAllowed: isFor({ feature: 'tawseel', may: DISPATCH }),
    },
    {
      label: ordersText.priceLookup,
      Icon: IconCalculator,
      at: allOrders,
      window: 'priceLookup',
      isAllowed: hasCall(orders.quoteOrder),
    },
    {
      label: pickupsText.add,
      Icon: IconTruckLoading,
      at: addresses.pickups,
      window: 'addPickup',
      isAllowed: hasCall(pickups.askPickup),
    },
    {
      label: cashText.handIn,
      Icon: IconCashRegister,
      at: addresses.cash,
      isAllowed: hasCall(cash.handIn),
    },
    {
      label: balancesText.move,
      Icon: IconTransfer,
      at: addresses.cash,
      window: 'moveMoney',
      isAllowed: hasCall(cash.moveCash),
    },
    {
      label: countingText.close,
      Icon: IconCashRegister,
      at: addresses.cash,
      window: 'closeBox',
      isAllowed: hasCall(cash.closeBox),
    },
    { label: text.importFile, Icon: IconFileImport, at: addresses.import, isAllowed: true },
    ...(['Company', 'Person'] as const).map((role) => ({
      label: senderFormText[`add${role}`],
      Icon: role === 'Company' ? IconBuildingStore : IconUserPlus,
      at: users,
      window: `add${role}`,
      isAllowed: hasCall(senders.createSender),
    })),
    ...staffKindNames.map((kind) => ({
      label: staffKindTexts[kind].add,
      Icon: IconUserPlus,
      at: STAFF_SCREENS[kind],
      window: 'addStaff',
      isAllowed: hasCall(staff[kind].createStaff),
    })),
    {
      label: homeText.register,
      Icon: IconBuildingWarehouse,
      at: addresses.registerWarehouse,
      isAllowed: hasCall(warehouses.createWarehouse),
    },
    {
      label: areasText.add,
      Icon: IconMap2,
      at: areasAddress,
      window: 'addArea',
      isAllowed: hasCall(areas.saveArea),
    },
    {
      label: administratorsText.add,
      Icon: IconUserPlus,
      at: access,
      window: 'addAdministrator',
      isAllowed: hasCall(administrators.createAdministrator),
    },
    {
      label: keysText.add,
      Icon: IconKey,
      at: access,
      query: 'tab=keys',
      window: 'makeKey',
      isAllowed: hasCall(apiKeys.createApiKey),
    },
  ];
}

/** Returns the actions of the signed-in user on this host; each opens its screen, with its dialog. */
export function actionItems(): PaletteItem[] {
  return allActions()
    .filter(({ at, isAllowed }) => isAllowed && isOpen(at))
    .map(({ label, Icon, at, query, window }) => ({
      value: `action ${label}`,
      label,
      hint: screenAt(at).nav?.label() ?? '',
      Icon,
      to: query ? `${at}?${query}` : at,
      ...(window && { state: toWindow(window) }),
    }));
}
