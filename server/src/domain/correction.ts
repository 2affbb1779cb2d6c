import { toFils } from './fils.ts';
import { inMillimetres, type NewOrder, newOrder, type SenderDetails } from './new-order.ts';
import { type Size, toGrams } from './price.ts';
import type { FieldChange } from './tracking-history.ts';

type Maybe<T> = { [K in keyof T]?: T[K] | undefined };
type Place = { city: NewOrder['pickup']['city']; area: string };

/** What of an order is corrected, in AED, kg and cm; what is absent stays. */
export type Correction = Maybe<{
  reference: string;
  pickup: Maybe<Place & SenderDetails>;
  dropoff: Maybe<Place & { street: string; receiverName: string; receiverPhone: string }>;
  paymentMethod: string;
  orderTitle: string;
  orderValue: number;
  orderWeight: number;
  deliveryType: NewOrder['mode'];
  additionalServices: boolean;
  parcelSize: Size;
  orderDetails: string;
}>;

export type Stored = ReturnType<typeof newOrder>;

/** Columns that the price of an order depends on and a correction may change. */
const PRICED: readonly (keyof Stored)[] = [
  'delivery_type',
  'additional_services',
  'pickup_city',
  'pickup_area',
  'dropoff_city',
  'dropoff_area',
  'weight_grams',
  'length_mm',
  'width_mm',
  'height_mm',
];
/** What may be corrected of an order however long it is over. */
const ALWAYS_FREE: readonly (keyof Stored)[] = ['reference', 'details'];

/** Another city has other areas. */
function placed<P extends Place>(place: P, said: Maybe<P> = {}): P {
  const area = said.city !== undefined && said.city !== place.city ? '' : place.area;
  const given = Object.entries(said).filter(([, value]) => value !== undefined);
  return { ...place, area, ...Object.fromEntries(given) };
}

function withCorrection(row: Stored, said: Correction): Stored {
  const { senderName, senderPhone, senderAddress, ...pickup } = placed(
    {
      city: row.pickup_city,
      area: row.pickup_area,
      senderName: row.sender_name,
      senderPhone: row.sender_phone,
      senderAddress: row.sender_address,
    },
    said.pickup,
  );
  const dropoff = placed(
    {
      city: row.dropoff_city,
      area: row.dropoff_area,
      street: row.dropoff_street,
      receiverName: row.receiver_name,
      receiverPhone: row.receiver_phone,
    },
    said.dropoff,
  );
  const size = { length: row.length_mm, width: row.width_mm, height: row.height_mm };
  return newOrder({
    id: row.id,
    trackingId: row.tracking_id,
    reference: said.reference ?? row.reference,
    mode: said.deliveryType ?? row.delivery_type,
    status: row.tracking_status,
    warehouseId: row.warehouse_id,
    senderId: row.sender_id,
    sender: { senderName, senderPhone, senderAddress },
    pickup,
    dropoff,
    country: row.dropoff_country,
    paymentMethod: said.paymentMethod ?? row.payment_method,
    title: said.orderTitle ?? row.title,
    type: row.type,
    details: said.orderDetails ?? row.details,
    valueFils: said.orderValue === undefined ? row.value_fils : toFils(said.orderValue),
    weightGrams: said.orderWeight === undefined ? row.weight_grams : toGrams(said.orderWeight),
    size: said.parcelSize ? inMillimetres(said.parcelSize) : size,
    packed: said.additionalServices ?? row.additional_services === 1,
    images: [],
    charge: {
      parts: {
        baseFils: row.base_fils,
        weightFils: row.weight_fils,
        sizeFils: row.size_fils,
        packingFils: row.packing_fils,
      },
      chargeFils: row.charge_fils,
    },
    cashHandedInAt: row.cash_handed_in_at,
    cancelledAt: row.cancelled_at,
    createdAt: row.created_at,
  });
}

/** The columns that a correction changes, with their new values; what is said as it stands changes nothing. */
export function correctedColumns(row: Stored, said: Correction): Partial<Stored> {
  const before = withCorrection(row, {});
  const after = Object.entries(withCorrection(row, said));
  return Object.fromEntries(after.filter(([column, value]) => value !== Reflect.get(before, column)));
}

/** Whether the price is to be worked out anew. */
export function changesPrice(columns: Partial<Stored>): boolean {
  return PRICED.some((column) => column in columns);
}

/** Whether it may be corrected of an order that is delivered or returned too. */
export function isAlwaysFree(columns: Partial<Stored>): boolean {
  return Object.keys(columns).every((column) => ALWAYS_FREE.some((free) => free === column));
}

/** What the others follow from. */
const FOLLOWS = /^(mode|parcelSize\.totalVolume|charge\.(?!total$).*)$/;

function leavesOf(thing: object, path = ''): [string, string][] {
  return Object.entries(thing).flatMap(([name, value]): [string, string][] =>
    typeof value === 'object' && value !== null
      ? leavesOf(value, `${path}${name}.`)
      : [[`${path}${name}`, String(value ?? '')]],
  );
}

/** The fields that differ, by their paths: [{field: 'dropoff.city', before: 'Dubai', after: 'Ajman'}]. */
export function fieldChanges(before: object, after: object): FieldChange[] {
  const now = new Map(leavesOf(after));
  return leavesOf(before)
    .filter(([field, value]) => now.get(field) !== value && !FOLLOWS.test(field))
    .map(([field, value]) => ({ field, before: value, after: now.get(field) ?? '' }));
}
