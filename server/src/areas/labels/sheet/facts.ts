import { CITY_CODES, cityFromText, cityInArabic, cityLabel } from '@tawseel/contract/facts/emirates';
import { secondPhone } from '@tawseel/contract/facts/phones';
import type { Tables } from '../../../platform/engine/tables.ts';
import { aedText } from '../../../platform/values/fils.ts';
import { businessDay } from '../../../platform/values/period.ts';
import { dayText } from '../../../platform/values/time-text.ts';
import { trackingPath } from '../../orders/tracking-link.ts';

export type LabelledOrder = Tables['orders'];

/** Sort code and Arabic name of the destination's area; empty if unknown. */
export type Sorting = { sortCode: string; areaInArabic: string };

/** Texts of a label. */
export type LabelFacts = {
  id: string;
  /** Content of the QR code. */
  link: string;
  /** How the order has ended; its label says so in place of an amount, so that the parcel is not delivered or paid again. */
  over: 'delivered' | 'returned' | undefined;
  isUrgent: boolean;
  sortCode: string;
  to: {
    name: string;
    phones: string[];
    street: string;
    /** Building and landmark. */
    door: string;
    area: string;
    areaInArabic: string;
    city: string;
    cityInArabic: string;
    makani: string;
  };
  from: { name: string; phone: string; address: string };
  /** Cash to collect, 'AED 1,250.00'; undefined if none. */
  cash: string | undefined;
  title: string;
  instructions: string;
  /** Day, weight and piece, size. */
  measures: string[];
  isPacked: boolean;
};

const FIGURE = new Intl.NumberFormat('en-US', { maximumFractionDigits: 3 });

function joined(separator: string, ...parts: string[]): string {
  return parts.filter((part) => part !== '').join(separator);
}

function measuresOf(order: LabelledOrder, timeZone: string): string[] {
  const { created_at, weight_grams, length_mm, width_mm, height_mm } = order;
  const day = dayText(businessDay(created_at, timeZone));
  const sides = [length_mm, width_mm, height_mm].map((mm) => FIGURE.format(mm / 10)).join(' × ');
  return [day, `${FIGURE.format(weight_grams / 1000)} kg · 1/1`, `${sides} cm`];
}

/** Returns the address of the tracking page if the console has a public address, otherwise only the ID. */
function linkOf(trackingId: string, publicUrl: string | undefined): string {
  return publicUrl === undefined ? trackingId : `${publicUrl}${trackingPath(trackingId)}`;
}

const OVER: Readonly<Record<string, LabelFacts['over']>> = { delivered: 'delivered', return: 'returned' };

/** Returns the phones to print; one field may have both. */
function phonesOf({ receiver_phone: first, receiver_phone2: second }: LabelledOrder): string[] {
  return second === secondPhone(first) ? [first] : [first, second];
}

export function factsOf(
  order: LabelledOrder,
  { sortCode, areaInArabic }: Sorting,
  { PUBLIC_URL, TIME_ZONE }: { PUBLIC_URL?: string | undefined; TIME_ZONE: string },
): LabelFacts {
  const city = cityFromText(order.dropoff_city);
  const over = OVER[order.tracking_status];
  const isToCollect = order.payment_method === 'COD' && !over;
  return {
    over,
    id: order.tracking_id,
    link: linkOf(order.tracking_id, PUBLIC_URL),
    isUrgent: order.delivery_type === 'urgent',
    sortCode: sortCode || (city ? CITY_CODES[city] : ''),
    to: {
      name: order.receiver_name,
      phones: phonesOf(order),
      street: order.dropoff_street,
      door: joined(' · ', order.dropoff_building, order.dropoff_landmark),
      area: order.dropoff_area,
      areaInArabic,
      city: cityLabel(order.dropoff_city),
      cityInArabic: cityInArabic(order.dropoff_city),
      makani: order.dropoff_makani,
    },
    from: {
      name: order.sender_name,
      phone: order.sender_phone,
      address: joined(', ', order.sender_address, order.pickup_area, cityLabel(order.pickup_city)),
    },
    cash: isToCollect ? aedText(order.value_fils) : undefined,
    title: order.title,
    instructions: order.delivery_instructions,
    measures: measuresOf(order, TIME_ZONE),
    isPacked: order.additional_services === 1,
  };
}
