import { IconBuildingWarehouse, IconPackage, IconUser } from '@tabler/icons-react';
import { foldText } from '@tawseel/contract/facts/fold-text';
import { phoneKey } from '@tawseel/contract/facts/phones';
import { searchedTrackingId, trackingIdForms } from '@tawseel/contract/facts/tracking-id';
import { shownPhone } from '@tawseel/contract/facts/uae';
import type { Order } from '@tawseel/contract/order-replies';
import type { Sender } from '@tawseel/contract/senders';
import type { Warehouse } from '@tawseel/contract/warehouses';
import type { ReactNode } from 'react';
import { addresses } from '../addresses.ts';
import { hasFeature } from '../api/host.ts';
import type { Loose } from '../api/tolerant.ts';
import { foundReference, orderKey } from '../features/orders/order-rules.ts';
import { toOrder } from '../features/orders/use-order-to-open.ts';
import { keyboardText as text } from '../texts/en/keyboard.ts';
import { ordersText } from '../texts/en/orders.ts';
import { showWord } from '../texts/words.ts';
import { dotted, show } from '../ui/format.ts';
import { rowKey } from '../ui/table/column.ts';
import { isOpen, type NavEntry, openEntries } from './nav.ts';
import { best, isLikeTyped, likeTyped, MOST_OF_A_KIND, soughtPhone, wantedIn } from './palette-search.ts';

export type PaletteItem = {
  /** Unique key. */
  value: string;
  label: string;
  /** Second line that tells apart items of one name. */
  hint?: string;
  Icon: NavEntry['Icon'];
  to: string;
  state?: unknown;
};

export type PaletteGroup = { value: string; items: PaletteItem[] };

export type PaletteSources = {
  warehouses?: readonly Loose<Warehouse>[] | undefined;
  senders?: readonly Loose<Sender>[] | undefined;
  /** Orders that the server found by the text. */
  orders?: readonly Loose<Order>[] | undefined;
  /** Orders that it found if the text is a phone: by any phone, also one that lists do not have. */
  phoned?: readonly Loose<Order>[] | undefined;
  /** Orders of similar names, if it found none. */
  similar?: readonly Loose<Order>[] | undefined;
};

/** Results of the palette on our own server only. */
export type MoreFound = {
  /** Finds names that are similar to the search; undefined if the search is no name. */
  isLike: ((name: string) => boolean) | undefined;
  /** All actions. */
  actions: readonly PaletteItem[];
  groups: readonly PaletteGroup[];
  /** Names of all groups that the signed-in user can search. */
  searched: readonly string[];
  isLooking: boolean;
  hasFailed: boolean;
};

export type FindMoreProps = {
  search: string;
  /** Text when typing last paused. */
  paused: string;
  children: (more: MoreFound) => ReactNode;
};

function onceEach(orders: readonly Loose<Order>[]): Loose<Order>[] {
  return [...new Map(orders.map((order) => [order._id ?? order.trackingID ?? order, order])).values()];
}

function pageItem({ to, label, Icon }: NavEntry): PaletteItem {
  return { value: `page ${to}`, label: label(), Icon, to };
}

function warehouseItem(warehouse: Loose<Warehouse>, at: number): PaletteItem {
  return {
    value: `warehouse ${rowKey(warehouse, at)}`,
    Icon: IconBuildingWarehouse,
    label: show(warehouse.wareHouseName),
    hint: dotted([warehouse.warehouseCode, warehouse.city && showWord('listedCity', warehouse.city)]),
    ...(warehouse._id === undefined
      ? { to: `${addresses.warehouses}?${new URLSearchParams({ search: warehouse.wareHouseName ?? '' })}` }
      : { to: addresses.singleWarehouse, state: { warehouse } }),
  };
}

function senderItem({ _id, name, email }: Loose<Sender>, at: number): PaletteItem {
  return {
    value: `sender ${rowKey({ _id }, at)}`,
    Icon: IconUser,
    label: show(name ?? email),
    hint: name && email ? email : '',
    to: `${addresses.users}?${new URLSearchParams(
      hasFeature('tawseel') && _id ? { sender: _id } : { search: name ?? email ?? '' },
    )}`,
  };
}

/** Returns the phone of an order, the receiver's or the sender's, that equals the searched one. */
function phoneIn({ dropoff, pickup }: Loose<Order>, sought: string | undefined): string | undefined {
  const phones = [dropoff?.receiverPhone, pickup?.senderPhone];
  return sought === undefined ? undefined : phones.find((phone) => phoneKey(phone ?? '') === sought);
}

function orderItem(order: Loose<Order>, search: string, at = 0): PaletteItem {
  const { trackingID, dropoff } = order;
  const phone = phoneIn(order, soughtPhone(search));
  return {
    value: `order ${orderKey(order, at)}`,
    Icon: IconPackage,
    label: show(trackingID),
    hint: dotted([foundReference(order, search) || dropoff?.receiverName, phone && shownPhone(phone)]),
    ...toOrder(trackingID),
  };
}

/** Returns the order whose whole tracking ID was typed, without a search. */
export function typedOrder(search: string): PaletteItem | undefined {
  const trackingID = isOpen(addresses.allOrders) ? searchedTrackingId(search) : undefined;
  return trackingID === undefined ? undefined : orderItem({ trackingID }, search);
}

/** Marks an item that has only a similar name. */
function asSimilar(item: PaletteItem): PaletteItem {
  return { ...item, hint: dotted([ordersText.similar, item.hint]) };
}

type NameSearch = Partial<Pick<MoreFound, 'isLike'>> & {
  wanted: readonly string[];
  phone: string | undefined;
};

/** People of a kind in the palette. */
type People<Row> = {
  textsOf: (row: Row) => (string | undefined)[];
  nameOf: (row: Row) => string | undefined;
  phoneOf: (row: Row) => string | undefined;
  toItem: (row: Row, at: number) => PaletteItem;
};

/** Returns the items of the people with a phone or a text; if there are none, of those with a similar name, marked. */
export function namedItems<Row>(
  rows: readonly Row[],
  { wanted, isLike, phone }: NameSearch,
  { textsOf, nameOf, phoneOf, toItem }: People<Row>,
): PaletteItem[] {
  const phoned = rows.filter((row) => phone !== undefined && phoneKey(phoneOf(row) ?? '') === phone);
  const found = [...new Set([...phoned, ...best(rows, wanted, textsOf)])];
  if (found.length > 0 || !hasFeature('tawseel')) return found.slice(0, MOST_OF_A_KIND).map(toItem);
  const like = rows.filter((row) => {
    const name = nameOf(row) ?? '';
    return isLike?.(name) || isLikeTyped(name, wanted);
  });
  return like.slice(0, MOST_OF_A_KIND).map(toItem).map(asSimilar);
}

const SENDER: People<Loose<Sender>> = {
  textsOf: ({ name, email }) => [name, email],
  nameOf: ({ name }) => name,
  phoneOf: ({ phone }) => phone,
  toItem: senderItem,
};

function withItems(groups: readonly PaletteGroup[]): PaletteGroup[] {
  return groups.filter(({ items }) => items.length > 0);
}

/** Returns the results of the palette by group, best match first; the pages and actions while nothing is typed. */
export function paletteGroups(search: string, sources: PaletteSources, more?: MoreFound): PaletteGroup[] {
  const wanted = wantedIn(search);
  const wantedIds = trackingIdForms(search.trim()).map(foldText);
  const pages = openEntries('all').map(pageItem);
  const { actions = [], groups: others = [], isLike } = more ?? {};
  if (search.trim() === '') {
    return withItems([
      { value: text.pages, items: pages },
      { value: text.actions, items: [...actions] },
    ]);
  }
  const { warehouses = [], senders = [], orders = [], phoned = [], similar = [] } = sources;
  const phone = soughtPhone(search);
  const placesBy = (find: typeof best): PaletteGroup[] => [
    { value: text.pages, items: find(pages, wanted, ({ label }) => [label]) },
    { value: text.actions, items: find(actions, wanted, ({ label }) => [label]) },
    {
      value: text.warehouses,
      items: find(warehouses, wanted, (one) => [one.wareHouseName, one.warehouseCode, one.city]).map(
        warehouseItem,
      ),
    },
  ];
  const found = withItems([
    ...placesBy(best),
    { value: text.senders, items: namedItems(senders, { wanted, isLike, phone }, SENDER) },
    // Staff, runs and areas are few, and come before the many receivers of that name.
    ...others,
    {
      value: text.orders,
      items: onceEach([
        ...best(orders, wantedIds, (one) => [one.trackingID, foundReference(one, search)]),
        ...(hasFeature('tawseel') ? best(orders, wanted, ({ dropoff }) => [dropoff?.receiverName]) : []),
        ...(phone === undefined ? [] : phoned),
      ])
        .slice(0, MOST_OF_A_KIND)
        .map((one, at) => orderItem(one, search, at))
        .concat(similar.map((one, at) => asSimilar(orderItem(one, search, at)))),
    },
  ]);
  return found.length > 0 || !hasFeature('tawseel') ? found : withItems(placesBy(likeTyped));
}
