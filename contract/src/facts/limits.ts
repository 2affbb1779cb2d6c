/** Where days begin and end for the business, unless a setting names another zone. */
export const BUSINESS_TIME_ZONE = 'Asia/Dubai';
export const AUTH_TOKEN_KEY = 'authToken';

export const DELIVERY_TYPES = ['urgent', 'normal'] as const;
export type DeliveryType = (typeof DELIVERY_TYPES)[number];

export const STAFF_STATUSES = ['Active', 'unActive'] as const;

export const ORDERS_PAGE_SIZE = 10;
export const QUERIES_PAGE_SIZE = 25;

/** How many things one call deletes by their ids. */
export const DELETED_AT_ONCE = 500;

/** Characters of the number that a sender gives an order. */
export const MAX_REFERENCE = 80;

export const MAX_PARCEL_KG = 30;
export const MAX_PARCEL_GRAMS = 30_000;
export const TOO_HEAVY_NOTE = 'For weights above 30 kg, please book another shipment.';

/** The longest body of a call, in bytes: the longest message a customer may write fits, and a rate for every route. */
export const BODY_LIMIT = 65_536;
/** The same of a call that takes form data, with a picture. */
export const FORM_LIMIT = 1_048_576;
