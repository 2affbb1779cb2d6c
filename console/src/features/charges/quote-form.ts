import type { DeliveryType } from '@tawseel/contract/facts/limits';
import { areasOf, ZONES } from '@tawseel/contract/facts/zones';
import { QuoteRequest } from '@tawseel/contract/order-requests';
import * as z from 'zod/mini';
import { numberFromText } from '../../ui/typed-number.ts';

/** A delivery to price, each field named as the problems of what is sent name it. */
export type QuoteForm = {
  'pickup.city': string;
  'pickup.area': string;
  'dropoff.city': string;
  'dropoff.area': string;
  orderWeight: string;
  'parcelSize.length': string;
  'parcelSize.width': string;
  'parcelSize.height': string;
  deliveryType: DeliveryType;
  senderId: string;
  additionalServices: boolean;
};

export const FIRST_QUOTE: QuoteForm = {
  'pickup.city': 'Dubai',
  'pickup.area': '',
  'dropoff.city': 'Sharjah',
  'dropoff.area': '',
  orderWeight: '1',
  'parcelSize.length': '20',
  'parcelSize.width': '15',
  'parcelSize.height': '10',
  deliveryType: 'normal',
  senderId: '',
  additionalServices: false,
};

function addressOf(city: string, area: string) {
  return area === '' ? { city } : { city, area };
}

/** Request of the form, not yet validated. */
export function quoteOf(form: QuoteForm): unknown {
  return {
    ...(form.senderId === '' ? {} : { senderId: form.senderId }),
    deliveryType: form.deliveryType,
    orderWeight: numberFromText(form.orderWeight),
    parcelSize: {
      length: numberFromText(form['parcelSize.length']),
      width: numberFromText(form['parcelSize.width']),
      height: numberFromText(form['parcelSize.height']),
    },
    additionalServices: form.additionalServices,
    pickup: addressOf(form['pickup.city'], form['pickup.area']),
    dropoff: addressOf(form['dropoff.city'], form['dropoff.area']),
  };
}

export const QuoteFormSchema = z.pipe(z.transform(quoteOf), QuoteRequest);

/** Every area of a city with zones, the named ones first. */
export function areasOfCity(city: string): string[] {
  return ZONES.flatMap((zone) => areasOf(city, zone));
}
