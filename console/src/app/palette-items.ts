import { phoneKey } from '@tawseel/contract/facts/phones';
import { searchedTrackingId, trackingIdForms } from '@tawseel/contract/facts/tracking-id';
import { normalPhone, shownPhone } from '@tawseel/contract/facts/uae';
import type { Order } from '@tawseel/contract/order-replies';
import type { Sender } from '@tawseel/contract/senders';
import type { Warehouse } from '@tawseel/contract/warehouses';
import { addresses } from '../addresses.ts';
import { hasFeature } from '../api/host.ts';
import type { Loose } from '../api/tolerant.ts';
import { foundReference } from '../features/orders/order-rules.ts';
import type { ToOrder } from '../features/orders/use-order-to-open.ts';
import { keyboardText as text } from '../texts/keyboard.ts';
import { showWord } from '../texts/words.ts';
import { show } from '../ui/format.ts';
import { isOpen } from './access.ts';
import { type NavEntry, openEntries } from './nav.ts';

export type PaletteItem = {
  /** Unique key. */
  value: string;
  label: string;
  /** Second line that tells it from others of its name. */
  hint?: string;
  kind: 'page' | 'warehouse' | 'sender' | 'order';
  Icon?: NavEntry['Icon'];
  to: string;
  state?: unknown;
};

export type PaletteGroup = { value: string; items: PaletteItem[] };

export type PaletteSources = {
  warehouses?: readonly Loose<Warehouse>[] | undefined;
  senders?: readonly Loose<Sender>[] | undefined;
  /** What the server found by the searched text. */
  orders?: readonly Loose<Order>[] | undefined;
  /** What it found by the searched phone. */
  phoned?: readonly Loose<Order>[] | undefined;
};

const MOST_OF_A_KIND = 5;

/** Match rank: 0 prefix of the text, 1 prefix of a word of it, 2 contained, 3 no match. */
function distance(text: string, wanted: string): number {
  const at = text.toLowerCase().indexOf(wanted);
  if (at <= 0) return at === 0 ? 0 : 3;
  return text.toLowerCase().includes(` ${wanted}`) ? 1 : 2;
}

function best<Row>(
  rows: readonly Row[],
  wanted: readonly string[],
  textsOf: (row: Row) => (string | undefined)[],
): Row[] {
  return rows
    .map((row) => {
      const texts = textsOf(row).map((text) => text ?? '');
      return { row, far: Math.min(...texts.flatMap((text) => wanted.map((one) => distance(text, one)))) };
    })
    .filter(({ far }) => far < 3)
    .sort((one, other) => one.far - other.far)
    .slice(0, MOST_OF_A_KIND)
    .map(({ row }) => row);
}

function onceEach(orders: readonly Loose<Order>[]): Loose<Order>[] {
  return [...new Map(orders.map((order) => [order._id ?? order.trackingID, order])).values()];
}

function pageItem({ to, label, Icon }: NavEntry): PaletteItem {
  return { value: `page ${to}`, kind: 'page', label: label(), Icon, to };
}

function warehouseItem(warehouse: Loose<Warehouse>): PaletteItem {
  return {
    value: `warehouse ${warehouse._id}`,
    kind: 'warehouse',
    label: show(warehouse.wareHouseName),
    hint: [warehouse.warehouseCode, warehouse.city && showWord('listedCity', warehouse.city)]
      .filter(Boolean)
      .join(' · '),
    to: addresses.singleWarehouse,
    state: { warehouse },
  };
}

function senderItem({ _id, name, email }: Loose<Sender>): PaletteItem {
  return {
    value: `sender ${_id}`,
    kind: 'sender',
    label: show(name ?? email),
    hint: name && email ? email : '',
    to: `${addresses.users}?${new URLSearchParams({ search: name ?? email ?? '' })}`,
  };
}

export function canFindPhones(): boolean {
  return hasFeature('tawseel');
}

/** The phone as E.164 that a search reads as, on a server that finds orders by one. */
export function soughtPhone(search: string): string | undefined {
  return canFindPhones() ? normalPhone(search.trim()) : undefined;
}

/** The phone of an order, of the receiver or the sender, that is the sought one. */
function phoneIn({ dropoff, pickup }: Loose<Order>, sought: string | undefined): string | undefined {
  const phones = [dropoff?.receiverPhone, pickup?.senderPhone];
  return sought === undefined ? undefined : phones.find((phone) => phoneKey(phone ?? '') === sought);
}

function orderItem(order: Loose<Order>, search: string): PaletteItem {
  const { _id, trackingID, dropoff } = order;
  const phone = phoneIn(order, soughtPhone(search));
  return {
    value: `order ${_id ?? trackingID}`,
    kind: 'order',
    label: show(trackingID),
    hint: [foundReference(order, search) || dropoff?.receiverName, phone && shownPhone(phone)]
      .filter(Boolean)
      .join(' · '),
    to: `${addresses.allOrders}?${new URLSearchParams({ search: trackingID ?? '' })}`,
    state: { opens: trackingID } satisfies ToOrder,
  };
}

/** The order whose tracking ID is typed whole: it need not be found first. */
export function typedOrder(search: string): PaletteItem | undefined {
  const trackingID = isOpen(addresses.allOrders) ? searchedTrackingId(search) : undefined;
  return trackingID === undefined ? undefined : orderItem({ trackingID }, search);
}

/** Search results of the palette by group, best match first; the pages while nothing is typed. */
export function paletteGroups(search: string, sources: PaletteSources): PaletteGroup[] {
  const wanted = [search.trim().toLowerCase()];
  const wantedIds = trackingIdForms(search.trim()).map((form) => form.toLowerCase());
  const pages = openEntries('all');
  if (search.trim() === '') return [{ value: text.pages, items: pages.map(pageItem) }];
  const { warehouses = [], senders = [], orders = [], phoned = [] } = sources;
  const phone = soughtPhone(search);
  const groups = [
    { value: text.pages, items: best(pages, wanted, ({ label }) => [label()]).map(pageItem) },
    {
      value: text.warehouses,
      items: best(warehouses, wanted, (one) => [one.wareHouseName, one.warehouseCode, one.city]).map(
        warehouseItem,
      ),
    },
    { value: text.senders, items: best(senders, wanted, (one) => [one.name, one.email]).map(senderItem) },
    {
      value: text.orders,
      items: onceEach([
        ...best(orders, wantedIds, (one) => [one.trackingID, foundReference(one, search)]),
        ...phoned.filter((one) => phoneIn(one, phone) !== undefined),
      ])
        .slice(0, MOST_OF_A_KIND)
        .map((one) => orderItem(one, search)),
    },
  ];
  return groups.filter(({ items }) => items.length > 0);
}
