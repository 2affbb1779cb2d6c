import { type FoundPlace, findArea, type NamedArea } from '@tawseel/contract/facts/area-names';
import { numberFromText } from '@tawseel/contract/facts/typed-number';
import { QuoteRequest } from '@tawseel/contract/order-requests';
import * as z from 'zod/mini';
import type { ParcelFigures } from './parcel-figures.tsx';

/** Form of a delivery to price, with typed places. */
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

/** Returns a typed place: an emirate, or an area of one. */
export function foundPlace(known: readonly NamedArea[], text: string): FoundPlace<NamedArea> {
  return findArea(known, { text });
}

/** Returns the address to send: an area with its emirate, or only the emirate if the text is its name. */
function addressOf(known: readonly NamedArea[], text: string) {
  const { city = '', area, near } = foundPlace(known, text);
  if (area) return { city, area: area.name };
  return { city: near.length > 0 ? '' : city };
}

/** Returns the server's schema for the form: an unknown place is a missing city. */
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
