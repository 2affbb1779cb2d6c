import { secondPhone } from '@tawseel/contract/facts/phones';
import type { Price, Size } from '../../rates/rules/price.ts';
import {
  ABSENT,
  type EnteredColumn,
  type EnteredColumns,
  type NewOrderColumns,
  type OptionalColumn,
  PER_UNIT,
  withAreas,
} from './order-fields.ts';

/** Sender of an order as a snapshot, which later changes of the sender leave as it is; unknown texts are empty. */
export type SenderDetails = Pick<EnteredColumns, 'sender_name' | 'sender_phone' | 'sender_address'>;

type Maybe<T> = { [K in keyof T]?: T[K] | undefined };
type KnownSender = { name: string; phone: string; houseNo: string; street: string };

/**
 * Returns the sender of an order: its own fields, otherwise those of the known sender. An address is 'Villa 12, Al
 * Wasl Road'.
 */
export function senderDetails(given: Maybe<SenderDetails>, known: KnownSender | undefined): SenderDetails {
  const home = known && [known.houseNo, known.street].filter(Boolean).join(', ');
  return {
    sender_name: given.sender_name ?? known?.name ?? '',
    sender_phone: given.sender_phone ?? known?.phone ?? '',
    sender_address: given.sender_address ?? home ?? '',
  };
}

/** Returns the required fields that neither the order nor its sender gives. */
export function missingDetails(details: SenderDetails): (keyof SenderDetails)[] {
  return (['sender_name', 'sender_phone', 'sender_address'] as const).filter((name) => details[name] === '');
}

/** Charge of an order and its parts, in fils. */
export type StoredCharge = {
  base_fils: number;
  weight_fils: number;
  size_fils: number;
  packing_fils: number;
  charge_fils: number;
};

/** Stored order without the columns that the database derives. */
export type StoredOrder = EnteredColumns &
  StoredCharge & {
    id: string;
    tracking_id: string;
    tracking_status: string;
    warehouse_id: string;
    sender_id: string | null;
    /** When the cash on delivery was handed in; null if it is open or there is none. */
    cash_handed_in_at: string | null;
    /** Cash and card payments collected at the door, in fils; null if no driver entered them (rules/collection.ts). */
    collected_cash_fils: number | null;
    collected_card_fils: number | null;
    /** When it was cancelled; its status is return from then on. */
    cancelled_at: string | null;
    created_at: string;
  };

/** Returns the sides of a stored parcel for pricing. */
export function inCentimetres({ length_mm, width_mm, height_mm }: Sides): Size {
  const of = (mm: number) => mm / PER_UNIT.cm;
  return { length: of(length_mm), width: of(width_mm), height: of(height_mm) };
}

type Sides = Pick<EnteredColumns, 'length_mm' | 'width_mm' | 'height_mm'>;

export function storedCharge({ parts, chargeFils }: Pick<Price, 'parts' | 'chargeFils'>): StoredCharge {
  return {
    base_fils: parts.baseFils,
    weight_fils: parts.weightFils,
    size_fils: parts.sizeFils,
    packing_fils: parts.packingFils,
    charge_fils: chargeFils,
  };
}

type Later = 'cash_handed_in_at' | 'collected_cash_fils' | 'collected_card_fils' | 'cancelled_at';
export type NewOrder = NewOrderColumns &
  Omit<StoredOrder, EnteredColumn | Later> &
  Maybe<Pick<StoredOrder, Later>>;

const NOT_YET: Pick<StoredOrder, Later> = {
  cash_handed_in_at: null,
  collected_cash_fils: null,
  collected_card_fils: null,
  cancelled_at: null,
};

/** Builds an order row for the API, for a file or for the demo. */
export function newOrder(order: NewOrder): StoredOrder {
  const given = Object.fromEntries(Object.entries(order).filter(([, value]) => value !== undefined));
  // Without undefined values it has this type.
  return withAreas({
    ...ABSENT,
    ...NOT_YET,
    ...(given as typeof order & Pick<StoredOrder, OptionalColumn | Later>),
    receiver_phone2: order.receiver_phone2 || secondPhone(order.receiver_phone),
  });
}
