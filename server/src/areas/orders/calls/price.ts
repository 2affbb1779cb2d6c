import type { ChargeParts } from '@tawseel/contract/errors';
import type { Quote } from '@tawseel/contract/order-replies';
import type { NewOrder, QuoteRequest } from '@tawseel/contract/order-requests';
import type { orders } from '@tawseel/contract/orders';
import type { Sender } from '@tawseel/contract/senders';
import type { ParentLock } from '../../../platform/engine/lock.ts';
import type { Database } from '../../../platform/engine/tables.ts';
import { Refusal, refuse } from '../../../platform/http/errors.ts';
import type { Handlers } from '../../../platform/http/serve.ts';
import { toAed } from '../../../platform/values/fils.ts';
import type { Scope } from '../../../platform/values/scope.ts';
import {
  type Parcel,
  type Price,
  priceOrder,
  toGrams,
  type Refusal as Unpriced,
} from '../../rates/rules/price.ts';
import { readPriceBook } from '../../rates/store/price-book.ts';
import { findSender, listOrderSenders } from '../../senders/store.ts';
import { inCentimetres, type StoredOrder } from '../rules/new-order.ts';

export async function knownSender(
  db: Database,
  id: string | undefined,
  lock?: ParentLock,
): Promise<Sender | undefined> {
  if (id === undefined) return undefined;
  const sender = await findSender(db, id, lock);
  if (!sender) throw noSuchSender();
  return sender;
}

function noSuchSender(): Refusal {
  return refuse('no_such_sender');
}

/** Returns the sender of a request. With an API key of a sender it is that one, named or not. */
export function ofOwnSender<A extends { senderId?: string | undefined }>(asked: A, { senderId }: Scope): A {
  if (senderId === undefined) return asked;
  if (asked.senderId !== undefined && asked.senderId !== senderId) throw noSuchSender();
  return { ...asked, senderId };
}

/**
 * Prices a parcel by the rates of a company, or by the general rates. Returns the price or the reason why there is
 * none.
 */
async function priceParcel(db: Database, parcel: Parcel, companyId?: string): Promise<Price | Unpriced> {
  const { mode, from, to } = parcel;
  return priceOrder(
    parcel,
    await readPriceBook(db, { mode, fromCity: from.city, toCity: to.city }, companyId),
  );
}

export async function priceOf(
  db: Database,
  asked: QuoteRequest | NewOrder,
  sender: Sender | undefined,
): Promise<Price> {
  const parcel = {
    mode: asked.deliveryType,
    from: asked.pickup,
    to: asked.dropoff,
    weightGrams: toGrams(asked.orderWeight),
    size: asked.parcelSize,
    additionalServices: asked.additionalServices ?? false,
  };
  const price = await priceParcel(db, parcel, sender?.role === 'Company' ? sender._id : undefined);
  if (!price.ok) throw new Refusal(price.refused);
  return price;
}

/** Prices a stored order by the current rates, including those of a company that was deleted since. */
export async function priceAnew(db: Database, order: StoredOrder): Promise<Price | Unpriced> {
  const [sender] = order.sender_id ? await listOrderSenders(db, [order.sender_id]) : [];
  const parcel = {
    mode: order.delivery_type === 'urgent' ? 'urgent' : 'normal',
    from: { city: order.pickup_city, area: order.pickup_area },
    to: { city: order.dropoff_city, area: order.dropoff_area },
    weightGrams: order.weight_grams,
    size: inCentimetres(order),
    additionalServices: order.additional_services === 1,
  } as const;
  return priceParcel(db, parcel, sender?.role === 'Company' ? sender.id : undefined);
}

export function chargeParts({ parts, chargeFils }: Pick<Price, 'parts' | 'chargeFils'>): ChargeParts {
  return {
    base: toAed(parts.baseFils),
    weight: toAed(parts.weightFils),
    size: toAed(parts.sizeFils),
    packing: toAed(parts.packingFils),
    total: toAed(chargeFils),
  };
}

export const quoteOrder: Handlers<typeof orders>['quoteOrder'] = async ({ body }, { db, scope }) => {
  const { senderId } = ofOwnSender(body, scope);
  const price = await priceOf(db, body, await knownSender(db, senderId));
  const { kind, rateId: id } = price.gaveBase;
  return {
    charge: chargeParts(price),
    currency: 'AED',
    rate: { kind, id, fromCity: body.pickup.city, toCity: body.dropoff.city },
  } satisfies Quote;
};
