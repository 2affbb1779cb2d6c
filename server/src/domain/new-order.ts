import { COUNTRY } from '@tawseel/contract/facts/emirates';
import { areaWithin } from '@tawseel/contract/facts/zones';
import type { Address } from './base-rate.ts';
import type { Price, Size } from './price.ts';

/**
 * Sender snapshot, denormalised: who sends, as it stands with an order whatever becomes of the sender; a text is
 * empty where nobody knows it.
 */
export type SenderDetails = { senderName: string; senderPhone: string; senderAddress: string };

type Maybe<T> = { [K in keyof T]?: T[K] | undefined };
type KnownSender = { name: string; phone: string; houseNo: string; street: string };

/** What the order says of its sender, else what is known of it: 'Villa 12, Al Wasl Road' where it lives. */
export function senderDetails(said: Maybe<SenderDetails>, known: KnownSender | undefined): SenderDetails {
  const home = known && [known.houseNo, known.street].filter(Boolean).join(', ');
  return {
    senderName: said.senderName ?? known?.name ?? '',
    senderPhone: said.senderPhone ?? known?.phone ?? '',
    senderAddress: said.senderAddress ?? home ?? '',
  };
}

/** Missing required fields, which neither the order nor its sender gives. */
export function missingDetails(details: SenderDetails): (keyof SenderDetails)[] {
  return (['senderName', 'senderPhone', 'senderAddress'] as const).filter((name) => details[name] === '');
}

export type NewOrder = {
  id: string;
  trackingId: string;
  mode: string;
  status: string;
  warehouseId: string;
  senderId: string | null;
  sender: SenderDetails;
  pickup: Address;
  dropoff: Address & { street: string; receiverName: string; receiverPhone: string };
  paymentMethod: string;
  title: string;
  valueFils: number;
  weightGrams: number;
  /** Millimetres. */
  size: Size;
  charge: Pick<Price, 'parts' | 'chargeFils'>;
  createdAt: string;
} & Maybe<{
  reference: string;
  country: string;
  type: string;
  details: string;
  packed: boolean;
  images: readonly string[];
  cashHandedInAt: string | null;
  cancelledAt: string | null;
}>;

/** The sides of a stored parcel as they are priced. */
export function inCentimetres({ length, width, height }: Size): Size {
  return { length: length / 10, width: width / 10, height: height / 10 };
}

/** The sides of a parcel as they are stored. */
export function inMillimetres({ length, width, height }: Size): Size {
  return { length: Math.round(length * 10), width: Math.round(width * 10), height: Math.round(height * 10) };
}

/**
 * Builds an order row, whichever way it comes in: over the API, from a file or into the demo. What it does not say
 * stands there as nothing, but for its type ('Parcel') and country; an area that only names the city once more is
 * none.
 */
export function newOrder(order: NewOrder) {
  const { sender, pickup, dropoff, size } = order;
  const { parts, chargeFils } = order.charge;
  return {
    id: order.id,
    tracking_id: order.trackingId,
    reference: order.reference ?? '',
    delivery_type: order.mode,
    tracking_status: order.status,
    warehouse_id: order.warehouseId,
    sender_id: order.senderId,
    sender_name: sender.senderName,
    sender_phone: sender.senderPhone,
    sender_address: sender.senderAddress,
    pickup_area: areaWithin(pickup.city, pickup.area),
    pickup_city: pickup.city,
    receiver_name: dropoff.receiverName,
    receiver_phone: dropoff.receiverPhone,
    dropoff_street: dropoff.street,
    dropoff_area: areaWithin(dropoff.city, dropoff.area),
    dropoff_city: dropoff.city,
    dropoff_country: order.country ?? COUNTRY,
    payment_method: order.paymentMethod,
    title: order.title,
    type: order.type ?? 'Parcel',
    details: order.details ?? '',
    value_fils: order.valueFils,
    weight_grams: order.weightGrams,
    length_mm: size.length,
    width_mm: size.width,
    height_mm: size.height,
    additional_services: order.packed ? 1 : 0,
    images: JSON.stringify(order.images ?? []),
    base_fils: parts.baseFils,
    weight_fils: parts.weightFils,
    size_fils: parts.sizeFils,
    packing_fils: parts.packingFils,
    charge_fils: chargeFils,
    cash_handed_in_at: order.cashHandedInAt ?? null,
    cancelled_at: order.cancelledAt ?? null,
    created_at: order.createdAt,
  };
}
