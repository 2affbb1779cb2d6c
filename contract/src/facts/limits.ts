export const CURRENCY = 'AED';
/** Where days begin and end for the business, unless a setting names another zone. */
export const BUSINESS_TIME_ZONE = 'Asia/Dubai';
export const AUTH_TOKEN_KEY = 'authToken';

export const DELIVERY_TYPES = ['urgent', 'normal'] as const;
export type DeliveryType = (typeof DELIVERY_TYPES)[number];

export const STAFF_STATUSES = ['Active', 'unActive'] as const;
export type StaffStatus = (typeof STAFF_STATUSES)[number];

export const ORDERS_PAGE_SIZE = 10;

export const RATE_MIN = 0;
export const RATE_STEP = 0.01;

export const MAX_PARCEL_KG = 30;
export const MAX_PARCEL_GRAMS = 30_000;
export const TOO_HEAVY_NOTE = 'For weights above 30 kg, please book another shipment.';

export const TOASTS_VISIBLE = 20;
export const TOAST_MS = 4000;
export const SUCCESS_TOAST_MS = 2000;
export const TOAST_PURGE_MS = 1000;
export const TOAST_MAX_WIDTH = 350;

export const SIDE_NAV_WIDTH = 256;
export const SIDE_NAV_COLLAPSED_WIDTH = 80;
