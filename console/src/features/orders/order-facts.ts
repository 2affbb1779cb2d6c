import { isTrackingStatus } from '@tawseel/contract/facts/tracking';
import type { OrderDetails, TrackingEvent } from '@tawseel/contract/order-replies';
import type { ReactNode } from 'react';
import { hasFeature } from '../../api/host.ts';
import type { Loose } from '../../api/tolerant.ts';
import { editingText } from '../../texts/en/order-editing.ts';
import { ordersText as text } from '../../texts/en/orders.ts';
import { showCity, showWord } from '../../texts/words.ts';
import { showTime } from '../../ui/dates.ts';
import type { Definition } from '../../ui/display/definition-list.tsx';
import { missing, show, showMoney, showNumber } from '../../ui/format.ts';
import type { LooseOrder } from './order-rules.ts';

type LooseDelivery = Loose<OrderDetails['delivery']>;

/** Returns rows that only our own server fills; absent elsewhere instead of 'N/A'. */
function ifThere(label: string, value: string | undefined): Definition[] {
  return value ? [{ label, value: show(value) }] : [];
}

function withUnit(value: number | undefined, unit: (figure: string) => string): string {
  return value === undefined ? missing() : unit(showNumber(value));
}

function yesOrNo(value: boolean | undefined): string {
  if (value === undefined) return missing();
  return value ? text.yes : text.no;
}

/** `40 × 30 × 20 cm`, or N/A where one of the three is missing. */
export function showParcelSize({ parcelSize: { length, width, height } = {} }: LooseOrder): string {
  if (length === undefined || width === undefined || height === undefined) return missing();
  return text.centimetres([length, width, height].map(showNumber).join(' × '));
}

/** Returns the facts of the receiver; `delivery` has our own server's details that help to find the door. */
export function receiverFacts({ dropoff = {} }: LooseOrder, delivery: LooseDelivery = {}): Definition[] {
  return [
    { label: text.name, value: show(dropoff.receiverName) },
    { label: text.phone, value: show(dropoff.receiverPhone) },
    ...ifThere(text.secondPhone, delivery.receiverPhone2),
    { label: text.street, value: show(dropoff.street) },
    ...ifThere(text.building, delivery.building),
    ...ifThere(text.landmark, delivery.landmark),
    ...ifThere(text.makani, delivery.makani),
    ...ifThere(text.area, dropoff.area && showWord('area', dropoff.area)),
    { label: text.city, value: showCity(dropoff.city) },
    { label: text.country, value: showWord('country', dropoff.country) },
  ];
}

export function senderFacts({ pickup = {}, reference }: LooseOrder): Definition[] {
  return [
    ...(hasFeature('tawseel') ? ifThere(text.reference, reference) : []),
    { label: text.name, value: show(pickup.senderName) },
    { label: text.phone, value: show(pickup.senderPhone) },
    { label: text.address, value: show(pickup.senderAddress) },
    ...ifThere(text.area, pickup.area && showWord('area', pickup.area)),
    ...ifThere(text.city, pickup.city && showCity(pickup.city)),
  ];
}

type LooseMoney = Loose<OrderDetails['money']>;

/** Returns where collected money is, as `AED 463.00 with Bilal`. */
function moneyText({ amount, place, name, count }: NonNullable<LooseMoney>): string {
  const aed = showMoney(amount);
  if (place === 'card') return text.moneyOnCard(aed);
  if (place === 'driver') return text.moneyWith(aed, show(name));
  return text.moneyTakenIn(aed, show(name), count ? showNumber(count) : '');
}

/** Returns the facts of the payment; `money` is where our own server knows the collected money to be, `charge` its price. */
export function paymentFacts(
  order: LooseOrder,
  money: LooseMoney = null,
  charge: ReactNode = order.charge?.total !== undefined && showMoney(order.charge.total),
): Definition[] {
  return [
    { label: text.method, value: showWord('payment', order.paymentMethod) },
    { label: text.value, value: showMoney(order.orderValue) },
    ...(charge ? [{ label: text.charge, value: charge }] : []),
    ...ifThere(text.money, money ? moneyText(money) : undefined),
  ];
}

export function parcelFacts(order: LooseOrder): Definition[] {
  return [
    { label: text.orderTitle, value: show(order.orderTitle) },
    { label: text.orderType, value: showWord('orderType', order.orderType) },
    { label: text.deliveryType, value: showWord('deliveryType', order.deliveryType?.trim() || order.mode) },
    { label: text.weight, value: withUnit(order.orderWeight, text.kilograms) },
    { label: text.size, value: showParcelSize(order) },
    { label: text.volume, value: withUnit(order.parcelSize?.totalVolume, text.cubic) },
    { label: text.packing, value: yesOrNo(order.additionalServices) },
    { label: text.pickupStatus, value: showWord('orderStatus', order.status) },
    { label: text.createdAt, value: showTime(order.createdAt) },
    { label: text.orderDetails, value: show(order.orderDetails), wide: true },
    ...(order.deliveryInstructions
      ? [{ label: text.fields.deliveryInstructions, value: order.deliveryInstructions, wide: true }]
      : []),
  ];
}

/** Statuses whose words in the specification name the driver as the actor. */
const NAMING_DRIVER: readonly string[] = ['unpick', 'pickup', 'warehouse'];

/**
 * Returns a tracking status in the words of the specification (section 4); an unknown one as it is. On our own server,
 * which knows who acted, no words name the driver.
 */
export function trackingText(status: string): string {
  if (!isTrackingStatus(status)) return status;
  const isOurs = hasFeature('tawseel') && NAMING_DRIVER.includes(status);
  return (isOurs ? editingText.moves : text.trackingTexts)[status];
}

/** Returns where an order is, in two or three words. */
export function placeText(status: string | undefined): string {
  return status !== undefined && isTrackingStatus(status) ? editingText.moves[status] : '';
}

type Event = Loose<TrackingEvent>;

/** Returns the title of an event, in the words of the specification if it has them. */
export function eventTitle({ event, status }: Event): string {
  if (event === 'cashHandedIn') return text.cashHandedIn;
  if (event === 'corrected') return text.corrected;
  if (event === 'cancelled') return text.cancelled;
  if (event === 'takenBack') return text.takenBack(placeText(status) || show(status));
  return trackingText(show(status));
}

function labelOf(field: string): string {
  const labels: Readonly<Record<string, string>> = text.fields;
  return labels[field] ?? field;
}

/** Fields of a correction whose values are words of the API. */
const WORDS: Readonly<Record<string, (word: string) => string>> = {
  'pickup.city': (city) => showWord('listedCity', city),
  'pickup.area': (area) => showWord('area', area),
  'dropoff.city': (city) => showWord('listedCity', city),
  'dropoff.area': (area) => showWord('area', area),
  paymentMethod: (method) => showWord('payment', method),
};

function valueText(field: string, value = ''): string {
  if (value === '') return text.nothing;
  const valueTexts: Readonly<Record<string, Readonly<Record<string, string>>>> = text.values;
  return valueTexts[field]?.[value] ?? WORDS[field]?.(value) ?? value;
}

/** Returns the details of an event: note, changes, actor and reason. */
export function eventLines({ note, reason, changes = [], by }: Event): string[] {
  const changed = changes.map(({ field = '', before, after }) =>
    text.change(labelOf(show(field)), valueText(field, before), valueText(field, after)),
  );
  return [
    ...(note ? [note] : []),
    ...changed,
    ...(reason ? [text.reasonOf(reason)] : []),
    ...(by?.name ? [text.by(by.name, show(by.kind))] : []),
  ];
}
