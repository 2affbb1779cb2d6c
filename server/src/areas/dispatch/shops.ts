import type { WaitingShop } from '@tawseel/contract/dispatch';
import { MOST_LISTED } from '@tawseel/contract/facts/parcels';
import type { Parcel } from '@tawseel/contract/parcel';
import type { Database } from '../../platform/engine/tables.ts';
import { sumOf } from '../../platform/values/fils.ts';
import { WHOLE_BUSINESS } from '../../platform/values/scope.ts';
import type { OrderRow } from '../orders/tables.ts';
import { readParcels } from '../parcels/store.ts';
import { plainAddress } from '../pickups/plain-address.ts';
import { listRowsOf, type NamedPickup, stateOf } from '../pickups/store.ts';
import { listToCollect, type ToCollect } from './store.ts';
import { usualDrivers } from './usual-drivers.ts';

const isOpen = ({ state }: NamedPickup) => state === 'asked' || state === 'planned';

type OfSender = Pick<OrderRow, 'sender_id' | 'sender_address'>;

/** Returns a function that finds the pickup of a parcel: of its sender, open ones first, at its address first. */
export function pickupFinder(pickups: readonly NamedPickup[]): (order: OfSender) => NamedPickup | undefined {
  const addressed = pickups.map((pickup) => ({ pickup, address: plainAddress(pickup.street) }));
  const bySender = Map.groupBy(addressed, ({ pickup }) => pickup.sender_id);
  return ({ sender_id, sender_address }) => {
    const own = bySender.get(sender_id ?? '') ?? [];
    const wanted = plainAddress(sender_address);
    const fit = own.filter(({ address }) => address === wanted);
    const found = [...fit, ...own].find(({ pickup }) => isOpen(pickup)) ?? fit[0] ?? own[0];
    return found?.pickup;
  };
}

/** Lists the pickups of a day at a warehouse that are not cancelled, by their hours. */
export async function pickupsOf(db: Database, warehouseId: string, day: string): Promise<NamedPickup[]> {
  const rows = await listRowsOf(db, { scope: WHOLE_BUSINESS, warehouseId }, day);
  return rows
    .filter(({ state }) => state !== 'cancelled')
    .sort((one, other) => (one.from_time + one.number < other.from_time + other.number ? -1 : 1));
}

function toShop(
  key: string,
  pickup: NamedPickup | undefined,
  waiting: readonly { order: ToCollect; parcel: Parcel }[],
): Omit<WaitingShop, 'usualDriverId'> {
  const first = waiting[0]?.order;
  const home = {
    name: first?.sender_name ?? '',
    street: first?.sender_address ?? '',
    area: first?.pickup_area ?? '',
    city: first?.pickup_city ?? '',
  };
  const asked = pickup && {
    name: pickup.sender_name,
    street: pickup.street,
    area: pickup.area,
    city: pickup.city,
  };
  return {
    key,
    ...(asked ?? home),
    parcels: waiting.map(({ parcel }) => parcel),
    weight: sumOf(waiting.map(({ parcel }) => parcel.orderWeight)),
    oldest: first?.created_at ?? null,
    pickup: pickup
      ? {
          number: pickup.number,
          state: stateOf(pickup),
          from: pickup.from_time,
          to: pickup.to_time,
          expected: pickup.expected,
          note: pickup.note,
        }
      : null,
  };
}

type At = { today: string; bookedSince: number };

/**
 * Returns the shops that wait for a driver: those that requested a pickup today by their hours, even without booked
 * parcels; then the others, most parcels first.
 */
export async function readShops(
  db: Database,
  warehouseId: string,
  { today, bookedSince }: At,
): Promise<WaitingShop[]> {
  const pickups = await pickupsOf(db, warehouseId, today);
  const orders = await listToCollect(db, warehouseId, { since: bookedSince, limit: MOST_LISTED });
  const parcels = await readParcels(
    db,
    orders.map(({ id }) => id),
  );
  const usual = await usualDrivers(db, { warehouseId, kind: 'pickup', today });
  const pickupOf = pickupFinder(pickups);
  const waiting = orders.flatMap((order, at) => {
    const parcel = parcels[at];
    return parcel ? [{ order, parcel, pickup: pickupOf(order) }] : [];
  });
  const ofPickup = Map.groupBy(waiting, ({ pickup }) => pickup);
  const asked = pickups
    .filter((pickup) => pickup.state === 'asked' || ofPickup.has(pickup))
    .map((pickup) => ({
      ...toShop(pickup.id, pickup, ofPickup.get(pickup) ?? []),
      usualDriverId: usual.get(pickup.sender_id) ?? null,
    }));
  const unasked = Map.groupBy(
    ofPickup.get(undefined) ?? [],
    ({ order }) => `${order.sender_id ?? order.sender_name} ${plainAddress(order.sender_address)}`,
  );
  const others = [...unasked].map(([key, of]) => ({
    ...toShop(key, undefined, of),
    usualDriverId: usual.get(of[0]?.order.sender_id ?? '') ?? null,
  }));
  return [...asked, ...others.sort((one, other) => other.parcels.length - one.parcels.length)];
}
