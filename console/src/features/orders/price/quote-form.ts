import { type FoundPlace, findArea, type NamedArea } from '@tawseel/contract/facts/area-names';
import { numberFromText } from '@tawseel/contract/facts/typed-number';
import { QuoteRequest } from '@tawseel/contract/order-requests';
import * as z from 'zod/mini';
import type { ParcelFigures } from './parcel-figures.tsx';

/** A delivery to price, its places as they are typed. */
export type QuoteForm = ParcelFigures & { pickup: string; dropoff: string; senderId: string };

export const FIRST_QUOTE: QuoteForm = {
  pickup: 'Dubai',
  dropoff: '',
  orderWeight: '1',
  'parcelSize.length': '20',
  'parcelSize.width': '15',
  'parcelSize.height': '10',
  deliveryType: 'normal',
  senderId: '',
  additionalServices: false,
};

/** Where a typed place is: an emirate, or an area of one. */
export function placeOf(known: readonly NamedArea[], text: string): FoundPlace<NamedArea> {
  return findArea(known, { text });
}

/** What of a place is sent; an emirate alone only where that is what was typed. */
function addressOf(known: readonly NamedArea[], text: string) {
  const { city = '', area, near } = placeOf(known, text);
  if (area) return { city, area: area.name };
  return { city: near.length > 0 ? '' : city };
}

/** Validation schema of the form, that of the server: an unknown place is a city that is missing. */
export function quoteSchema(known: readonly NamedArea[]) {
  return z.pipe(
    z.transform((form: QuoteForm): unknown => ({
      ...(form.senderId === '' ? {} : { senderId: form.senderId }),
      deliveryType: form.deliveryType,
      orderWeight: numberFromText(form.orderWeight),
      parcelSize: {
        length: numberFromText(form['parcelSize.length']),
        width: numberFromText(form['parcelSize.width']),
        height: numberFromText(form['parcelSize.height']),
      },
      additionalServices: form.additionalServices,
      pickup: addressOf(known, form.pickup),
      dropoff: addressOf(known, form.dropoff),
    })),
    QuoteRequest,
  );
}
