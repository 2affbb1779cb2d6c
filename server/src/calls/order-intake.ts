import { randomInt } from 'node:crypto';
import { areaWithin } from '@tawseel/contract/facts/zones';
import type { NewOrder, Order, orders, Quote, QuoteRequest } from '@tawseel/contract/orders';
import type { Sender } from '@tawseel/contract/senders';
import { aedText, toAed, toFils } from '../domain/fils.ts';
import { type Price, priceOrder, toGrams } from '../domain/price.ts';
import { newTrackingId } from '../domain/tracking-id.ts';
import { Refusal } from '../http/errors.ts';
import type { Context, Handlers } from '../http/serve.ts';
import { newId } from '../store/ids.ts';
import type { ParentLock } from '../store/lock.ts';
import { findReferences, type Referring } from '../store/order-references.ts';
import { toOrder } from '../store/order-wire.ts';
import { insertOrderEvent, insertOrders } from '../store/orders.ts';
import { readPriceBook } from '../store/price-book.ts';
import { findSender } from '../store/senders.ts';
import type { Database, Tables, Trx } from '../store/tables.ts';
import { findNearestWarehouse, findWarehouse } from '../store/warehouses.ts';
import { answerOnce } from './answer-once.ts';

const MM_PER_CM = 10;
const COUNTRY = 'United Arab Emirates';

export async function knownSender(
  db: Database,
  id: string | undefined,
  lock?: ParentLock,
): Promise<Sender | undefined> {
  if (id === undefined) return undefined;
  const sender = await findSender(db, id, lock);
  if (!sender) throw new Refusal('not_found', 'There is no sender with this id.');
  return sender;
}

async function priceOf(
  db: Database,
  asked: QuoteRequest | NewOrder,
  sender: Sender | undefined,
): Promise<Price> {
  const { pickup, dropoff, deliveryType: mode } = asked;
  const companyId = sender?.role === 'Company' ? sender._id : undefined;
  const book = await readPriceBook(db, { mode, fromCity: pickup.city, toCity: dropoff.city }, companyId);
  const parcel = {
    mode,
    from: pickup,
    to: dropoff,
    weightGrams: toGrams(asked.orderWeight),
    size: asked.parcelSize,
    additionalServices: asked.additionalServices ?? false,
  };
  const price = priceOrder(parcel, book);
  if (!price.ok) throw new Refusal('invalid', price.message);
  return price;
}

export const quoteOrder: Handlers<typeof orders>['quoteOrder'] = async ({ body }, { db }) => {
  const { parts, chargeFils, gaveBase } = await priceOf(db, body, await knownSender(db, body.senderId));
  const { kind, rateId: id } = gaveBase;
  return {
    charge: {
      base: toAed(parts.baseFils),
      weight: toAed(parts.weightFils),
      size: toAed(parts.sizeFils),
      packing: toAed(parts.packingFils),
      total: toAed(chargeFils),
    },
    currency: 'AED',
    rate: { kind, id, fromCity: body.pickup.city, toCity: body.dropoff.city },
  } satisfies Quote;
};

/** Who sends, as it will stand with the order whatever becomes of the sender. */
function senderDetails({ pickup }: NewOrder, sender: Sender | undefined) {
  const home = sender && [sender.houseNo, sender.street].filter(Boolean).join(', ');
  const details = {
    senderName: pickup.senderName ?? sender?.name,
    senderPhone: pickup.senderPhone ?? sender?.phone,
    senderAddress: pickup.senderAddress ?? home,
  };
  const missing = Object.entries(details).filter(([, value]) => !value);
  if (missing.length > 0) {
    const message = 'Required where the order names no sender that has it.';
    const issues = missing.map(([name]) => ({ path: `pickup.${name}`, message }));
    throw new Refusal('invalid', `${issues[0]?.path}: ${message}`, issues);
  }
  const { senderName = '', senderPhone = '', senderAddress = '' } = details;
  return { sender_name: senderName, sender_phone: senderPhone, sender_address: senderAddress };
}

async function warehouseOf(trx: Trx, { warehouseId, pickup }: NewOrder): Promise<string> {
  if (warehouseId !== undefined) {
    const named = await findWarehouse(trx, warehouseId, 'child');
    if (!named) throw new Refusal('not_found', 'There is no warehouse with this id.');
    return named._id;
  }
  const nearest = await findNearestWarehouse(trx, pickup.city);
  if (!nearest) throw new Refusal('invalid', 'There is no warehouse yet that could take this order.');
  return nearest;
}

async function refuseTakenReference(db: Database, order: Referring): Promise<void> {
  const [holder] = (await findReferences(db, [order])).values();
  if (!holder) return;
  const message = `Order ${holder} of this sender has the reference ${order.reference} already. Give another, or none.`;
  throw new Refusal('conflict', message, [{ path: 'reference', message }]);
}

async function putIn(trx: Trx, asked: NewOrder, { settings, clock }: Context): Promise<Order> {
  const sender = await knownSender(trx, asked.senderId, 'child');
  const details = senderDetails(asked, sender);
  const reference = asked.reference ?? '';
  const senderId = sender?._id ?? null;
  await refuseTakenReference(trx, { reference, sender_id: senderId, ...details });
  const warehouseId = await warehouseOf(trx, asked);
  const { parts, chargeFils } = await priceOf(trx, asked, sender);
  const { pickup, dropoff, parcelSize } = asked;
  const now = clock();
  const order: Omit<Tables['orders'], 'seq'> = {
    id: newId(now.getTime()),
    tracking_id: newTrackingId(randomInt),
    reference,
    delivery_type: asked.deliveryType,
    tracking_status: 'created',
    warehouse_id: warehouseId,
    sender_id: senderId,
    ...details,
    pickup_area: areaWithin(pickup.city, pickup.area),
    pickup_city: pickup.city,
    receiver_name: dropoff.receiverName,
    receiver_phone: dropoff.receiverPhone,
    dropoff_street: dropoff.street,
    dropoff_area: areaWithin(dropoff.city, dropoff.area),
    dropoff_city: dropoff.city,
    dropoff_country: dropoff.country ?? COUNTRY,
    payment_method: asked.paymentMethod,
    title: asked.orderTitle,
    type: asked.orderType ?? 'Parcel',
    details: asked.orderDetails ?? '',
    value_fils: toFils(asked.orderValue),
    weight_grams: toGrams(asked.orderWeight),
    length_mm: Math.round(parcelSize.length * MM_PER_CM),
    width_mm: Math.round(parcelSize.width * MM_PER_CM),
    height_mm: Math.round(parcelSize.height * MM_PER_CM),
    additional_services: asked.additionalServices ? 1 : 0,
    images: JSON.stringify(asked.orderImage ?? []),
    base_fils: parts.baseFils,
    weight_fils: parts.weightFils,
    size_fils: parts.sizeFils,
    packing_fils: parts.packingFils,
    charge_fils: chargeFils,
    cash_handed_in_at: null,
    created_at: now.toISOString(),
  };
  const [row] = await insertOrders(trx, settings.TIME_ZONE, [order]);
  await insertOrderEvent(trx, {
    id: newId(now.getTime()),
    order_id: order.id,
    status: order.tracking_status,
    note: '',
    created_at: order.created_at,
  });
  return toOrder(row ?? { seq: 0, ...order });
}

export const createOrder: Handlers<typeof orders>['createOrder'] = ({ body }, context) =>
  answerOnce(context, body, async (trx) => {
    const data = await putIn(trx, body, context);
    return { message: `Order ${data.trackingID} is in, for ${aedText(toFils(data.charge.total))}.`, data };
  });
