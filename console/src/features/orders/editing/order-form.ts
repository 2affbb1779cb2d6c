import type { DeliveryType } from '@tawseel/contract/facts/limits';
import { PAYMENT_METHODS } from '@tawseel/contract/facts/payment-methods';
import { numberFromText } from '@tawseel/contract/facts/typed-number';
import type { OrderDetails } from '@tawseel/contract/order-replies';
import { NewOrder, OrderCorrection, QuoteRequest } from '@tawseel/contract/order-requests';
import * as z from 'zod/mini';
import type { Loose } from '../../../api/tolerant.ts';
import { deliveryTypeOf } from '../order-rules.ts';
import { type QuoteInput, quoteInputOf } from '../price/quote.tsx';

/** Form of an order; its fields have the names of the request's problems. */
export type OrderForm = {
  senderId: string;
  'pickup.senderName': string;
  'pickup.senderPhone': string;
  'pickup.senderAddress': string;
  'pickup.city': string;
  'pickup.area': string;
  'dropoff.receiverName': string;
  'dropoff.receiverPhone': string;
  'dropoff.city': string;
  'dropoff.area': string;
  'dropoff.street': string;
  'dropoff.building': string;
  'dropoff.landmark': string;
  'dropoff.makani': string;
  'dropoff.receiverPhone2': string;
  orderTitle: string;
  orderWeight: string;
  'parcelSize.length': string;
  'parcelSize.width': string;
  'parcelSize.height': string;
  deliveryType: DeliveryType;
  additionalServices: boolean;
  paymentMethod: string;
  orderValue: string;
  reference: string;
  orderDetails: string;
  deliveryInstructions: string;
  warehouseId: string;
};

export const EMPTY: OrderForm = {
  senderId: '',
  'pickup.senderName': '',
  'pickup.senderPhone': '',
  'pickup.senderAddress': '',
  'pickup.city': '',
  'pickup.area': '',
  'dropoff.receiverName': '',
  'dropoff.receiverPhone': '',
  'dropoff.city': '',
  'dropoff.area': '',
  'dropoff.street': '',
  'dropoff.building': '',
  'dropoff.landmark': '',
  'dropoff.makani': '',
  'dropoff.receiverPhone2': '',
  orderTitle: '',
  orderWeight: '',
  'parcelSize.length': '',
  'parcelSize.width': '',
  'parcelSize.height': '',
  deliveryType: 'normal',
  additionalServices: false,
  paymentMethod: PAYMENT_METHODS[0],
  orderValue: '',
  reference: '',
  orderDetails: '',
  deliveryInstructions: '',
  warehouseId: '',
};

type Field = keyof OrderForm;

const NUMBERS: readonly Field[] = [
  'orderWeight',
  'orderValue',
  'parcelSize.length',
  'parcelSize.width',
  'parcelSize.height',
];
/** Fields that a quote depends on. */
const PRICED: readonly Field[] = [
  'senderId',
  'pickup.city',
  'pickup.area',
  'dropoff.city',
  'dropoff.area',
  'orderWeight',
  'parcelSize.length',
  'parcelSize.width',
  'parcelSize.height',
  'deliveryType',
  'additionalServices',
];
/** Fields that help to find the door; most orders have none. */
export const DOOR = [
  'dropoff.building',
  'dropoff.landmark',
  'dropoff.makani',
  'dropoff.receiverPhone2',
] as const satisfies readonly Field[];
/** Fields that are omitted while empty; other missing texts are reported at their fields. */
const OPTIONAL: readonly Field[] = [
  'senderId',
  'warehouseId',
  'reference',
  'orderDetails',
  'deliveryInstructions',
  'pickup.area',
  'dropoff.area',
  ...DOOR,
];

function typedValue(form: OrderForm, field: Field): unknown {
  const value = form[field];
  if (typeof value !== 'string' || !NUMBERS.includes(field)) return value;
  return numberFromText(value);
}

/** Returns the request of these fields before validation: 'dropoff.city' becomes dropoff: {city}. */
function requestOf(form: OrderForm, fields: readonly Field[]): Record<string, unknown> {
  const request: Record<string, unknown> = {};
  for (const field of fields) {
    const [outer = '', inner] = field.split('.');
    const value = typedValue(form, field);
    request[outer] = inner === undefined ? value : { ...Object(request[outer]), [inner]: value };
  }
  return request;
}

// Object.keys loses the type of the keys.
export const FIELDS = Object.keys(EMPTY) as Field[];

function isSaid(form: OrderForm, field: Field): boolean {
  return !OPTIONAL.includes(field) || String(form[field]).trim() !== '';
}

function saidIn(form: OrderForm, fields: readonly Field[]): Record<string, unknown> {
  return requestOf(
    form,
    fields.filter((field) => isSaid(form, field)),
  );
}

/** Validation schema of the form; it is the server's. */
export const OrderFormSchema = z.pipe(
  z.transform((form: OrderForm): unknown => saidIn(form, FIELDS)),
  NewOrder,
);

/** Returns the delivery to price from the input so far. */
export function quoteOf(form: OrderForm): QuoteInput {
  return quoteInputOf(z.safeParse(QuoteRequest, saidIn(form, PRICED)));
}

const text = (value: string | number | undefined) => (value === undefined ? '' : String(value));

export function formOf({ order = {}, delivery = {} }: Loose<OrderDetails>): OrderForm {
  const { pickup = {}, dropoff = {}, parcelSize = {} } = order;
  return {
    ...EMPTY,
    'pickup.senderName': text(pickup.senderName),
    'pickup.senderPhone': text(pickup.senderPhone),
    'pickup.senderAddress': text(pickup.senderAddress),
    'pickup.city': text(pickup.city),
    'pickup.area': text(pickup.area),
    'dropoff.receiverName': text(dropoff.receiverName),
    'dropoff.receiverPhone': text(dropoff.receiverPhone),
    'dropoff.city': text(dropoff.city),
    'dropoff.area': text(dropoff.area),
    'dropoff.street': text(dropoff.street),
    'dropoff.building': text(delivery.building),
    'dropoff.landmark': text(delivery.landmark),
    'dropoff.makani': text(delivery.makani),
    'dropoff.receiverPhone2': text(delivery.receiverPhone2),
    orderTitle: text(order.orderTitle),
    orderWeight: text(order.orderWeight),
    'parcelSize.length': text(parcelSize.length),
    'parcelSize.width': text(parcelSize.width),
    'parcelSize.height': text(parcelSize.height),
    deliveryType: deliveryTypeOf(order) === 'urgent' ? 'urgent' : 'normal',
    additionalServices: order.additionalServices ?? false,
    paymentMethod: text(order.paymentMethod),
    orderValue: text(order.orderValue),
    reference: text(order.reference),
    orderDetails: text(order.orderDetails),
    deliveryInstructions: text(order.deliveryInstructions),
  };
}

export type CorrectionForm = OrderForm & { reason: string };

/** Returns the changed fields; a side of the parcel includes the others, and a city its area. */
export function changedFields(form: OrderForm, stored: OrderForm): Field[] {
  const changed = FIELDS.filter((field) => form[field] !== stored[field]);
  return FIELDS.filter((field) => {
    const goesAlong = field.startsWith('parcelSize.')
      ? changed.some((other) => other.startsWith('parcelSize.'))
      : changed.some((other) => field === other.replace(/city$/, 'area'));
    return goesAlong || changed.includes(field);
  });
}

/** Returns the schema of a correction: the changes since the order was read, with its version. */
export function correctionSchema(stored: OrderForm, version: string, needsReason: boolean) {
  return z.pipe(
    z.transform((form: CorrectionForm): unknown => ({
      ...requestOf(form, changedFields(form, stored)),
      ...(needsReason ? { reason: form.reason } : {}),
      version,
    })),
    OrderCorrection,
  );
}
