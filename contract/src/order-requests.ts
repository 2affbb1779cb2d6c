import * as z from 'zod/mini';
import { LONGEST, MAX_CM, MOST_CASH_ORDERS } from './facts/limits.ts';
import { PAYMENT_METHODS } from './facts/payment-methods.ts';
import { rule } from './facts/sentences/rule.ts';
import {
  city,
  deliveryType,
  id,
  lines,
  maybeLines,
  maybePhone,
  maybeWords,
  money,
  notOneOf,
  phone,
  picture,
  sumOfMoney,
  trackingID,
  version,
  words,
} from './fields.ts';
import {
  daysInOrder,
  happenedOnDay,
  ORDER_SORTS,
  orderFilters,
  similarToSearch,
  sortable,
} from './order-filters.ts';
import { limitOfPage, paging } from './paging.ts';
import { maybeMakani } from './uae-fields.ts';

export const PageQuery = z
  .strictObject({
    ...paging,
    mode: z.optional(deliveryType),
    ...orderFilters,
    sort: z.optional(z.enum(ORDER_SORTS, notOneOf(ORDER_SORTS))),
    /** Receivers with a name like the searched one, instead of orders that contain it. */
    similar: z.optional(z.literal('yes')),
  })
  .check(daysInOrder, happenedOnDay, limitOfPage, similarToSearch, ...sortable);
export type PageQuery = z.infer<typeof PageQuery>;

const kilograms = z
  .number(rule('not_kg'))
  .check(z.positive(rule('no_weight')), z.multipleOf(0.001, rule('more_than_grams')));
const centimetres = z
  .number(rule('not_cm'))
  .check(
    z.minimum(0.1, rule('less_than_cm', { min: 0.1 })),
    z.maximum(MAX_CM, rule('more_than_cm', { max: MAX_CM })),
  );
const cityAndArea = { area: z.optional(maybeWords(LONGEST.area)), city };

/** Inputs of a price. */
const Parcel = {
  senderId: z.optional(id),
  deliveryType,
  orderWeight: kilograms,
  parcelSize: z.strictObject({ length: centimetres, width: centimetres, height: centimetres }),
  additionalServices: z.optional(z.boolean()),
};

export const QuoteRequest = z.strictObject({
  ...Parcel,
  pickup: z.strictObject(cityAndArea),
  dropoff: z.strictObject(cityAndArea),
});
export type QuoteRequest = z.infer<typeof QuoteRequest>;

/** Address details that help to find the door. */
const Door = {
  building: z.optional(maybeWords(LONGEST.building)),
  landmark: z.optional(maybeWords(LONGEST.landmark)),
  makani: z.optional(maybeMakani),
  receiverPhone2: z.optional(maybePhone),
};

export const NewOrder = z.strictObject({
  ...Parcel,
  /** The sender's own order number; unique per sender. */
  reference: z.optional(words(LONGEST.reference)),
  warehouseId: z.optional(id),
  pickup: z.strictObject({
    ...cityAndArea,
    senderName: z.optional(words(LONGEST.name)),
    senderPhone: z.optional(phone),
    senderAddress: z.optional(words(LONGEST.senderAddress)),
  }),
  dropoff: z.strictObject({
    ...cityAndArea,
    receiverName: words(LONGEST.name),
    receiverPhone: phone,
    street: words(LONGEST.street),
    country: z.optional(words(LONGEST.country)),
    ...Door,
  }),
  paymentMethod: z.enum(PAYMENT_METHODS, notOneOf(PAYMENT_METHODS)),
  orderTitle: words(LONGEST.title),
  orderType: z.optional(words(LONGEST.orderType)),
  orderValue: money,
  orderDetails: z.optional(maybeLines(LONGEST.details)),
  deliveryInstructions: z.optional(maybeLines(LONGEST.note)),
  orderImage: z.optional(z.array(picture).check(z.maxLength(10))),
});
export type NewOrder = z.infer<typeof NewOrder>;

export const reason = lines(LONGEST.note);
export const note = z.optional(maybeLines(LONGEST.note));

/** Cash on delivery of several orders, with the counted total. */
export const CashOfMany = z.strictObject({
  trackingIDs: z
    .array(trackingID)
    .check(
      z.minLength(1, rule('no_order_named')),
      z.maxLength(MOST_CASH_ORDERS, rule('too_many_orders', { max: MOST_CASH_ORDERS })),
    ),
  total: sumOfMoney,
});
export type CashOfMany = z.infer<typeof CashOfMany>;

/** Correctable fields of an order; missing ones are unchanged. */
export const OrderCorrection = z.strictObject({
  version,
  /** Required once the order has moved. */
  reason: z.optional(reason),
  /** Total of the new charge, if the correction changes it; 409 if it is missing or different. */
  confirmCharge: z.optional(money),
  reference: z.optional(maybeWords(LONGEST.reference)),
  pickup: z.optional(
    z.strictObject({
      city: z.optional(city),
      area: z.optional(maybeWords(LONGEST.area)),
      senderName: z.optional(words(LONGEST.name)),
      senderPhone: z.optional(phone),
      senderAddress: z.optional(words(LONGEST.senderAddress)),
    }),
  ),
  dropoff: z.optional(
    z.strictObject({
      city: z.optional(city),
      area: z.optional(maybeWords(LONGEST.area)),
      receiverName: z.optional(words(LONGEST.name)),
      receiverPhone: z.optional(phone),
      street: z.optional(words(LONGEST.street)),
      ...Door,
    }),
  ),
  paymentMethod: z.optional(NewOrder.shape.paymentMethod),
  orderTitle: z.optional(words(LONGEST.title)),
  orderValue: z.optional(money),
  orderWeight: z.optional(kilograms),
  parcelSize: z.optional(Parcel.parcelSize),
  deliveryType: z.optional(deliveryType),
  additionalServices: z.optional(z.boolean()),
  orderDetails: z.optional(maybeLines(LONGEST.details)),
  deliveryInstructions: z.optional(maybeLines(LONGEST.note)),
});
export type OrderCorrection = z.infer<typeof OrderCorrection>;
