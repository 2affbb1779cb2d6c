/** Default time zone of the business, which defines where days begin and end. */
export const BUSINESS_TIME_ZONE = 'Asia/Dubai';
/** Header with the id of the device that a driver signed in on. */
export const DEVICE_HEADER = 'X-Device-Id';

export const DELIVERY_TYPES = ['urgent', 'normal'] as const;
export type DeliveryType = (typeof DELIVERY_TYPES)[number];

export const STAFF_STATUSES = ['Active', 'unActive'] as const;
export const [ACTIVE, INACTIVE] = STAFF_STATUSES;

export const ORDERS_PAGE_SIZE = 10;
export const QUERIES_PAGE_SIZE = 25;
export const AUDIT_PAGE_SIZE = 25;
/** Maximum search hits that are counted and have pages; beyond it, the reply only says that there are more. */
export const MOST_FOUND = 1_000;
/** Number of newest orders that are searched for a text without three letters or digits in a row. */
export const NEWEST_SEARCHED = 20_000;
/** Maximum rows of the audit log that are counted and have pages. */
export const MOST_AUDITED = 10_000;

/** Maximum ids that one call deletes. */
export const DELETED_AT_ONCE = 500;

/** Longest texts in characters, in calls, files and commands alike. */
export const LONGEST = {
  id: 64,
  name: 120,
  email: 254,
  phone: 60,
  country: 80,
  street: 200,
  area: 80,
  warehouseCode: 20,
  senderAddress: 300,
  /** First or last name of a staff member. */
  staffName: 80,
  houseNo: 80,
  landmark: 120,
  building: 120,
  /** Code that parcels are sorted by, printed on labels. */
  sortCode: 40,
  /** Name of a company on its licence. */
  legalName: 200,
  /** Authority that issued a licence. */
  authority: 120,
  /** The sender's own order number. */
  reference: 80,
  title: 200,
  orderType: 80,
  details: 2000,
  /** Note on a move, or reason for an act on an order. */
  note: 500,
  /** Notes on a payment. */
  notes: 1000,
  subject: 200,
  message: 5000,
  /** Address of a picture or document. */
  address: 500,
} as const;

/** Earliest day of a payment; an earlier one is a typing mistake, as is a spreadsheet's empty date, of 1899. */
export const FIRST_PAYMENT_DAY = '2000-01-01';

export const MAX_AED = 1_000_000;
/** Maximum sum of many amounts: a driver's day, a box or a safe. */
export const MAX_SUM_AED = 1_000_000_000;
/** Maximum orders whose cash is recorded in one call. */
export const MOST_CASH_ORDERS = 50;
/** Maximum orders whose labels are printed at once. */
export const MOST_LABELS = 500;
/** Longest side of a parcel, in cm. */
export const MAX_CM = 500;
export const MAX_PARCEL_KG = 30;
export const MAX_PARCEL_GRAMS = 30_000;

/** Maximum further addresses of a sender. */
export const MOST_ADDRESSES = 50;
/** Maximum holidays and Ramadans that the business stores. */
export const MOST_HOLIDAYS = 200;
export const MOST_RAMADANS = 50;
/** Maximum aliases of an area, and areas of an emirate. */
export const MOST_ALIASES = 40;
export const MOST_AREAS = 1_000;

/** Maximum body of a call, in bytes: enough for the longest message of a customer, and for a rate of every route. */
export const BODY_LIMIT = 65_536;
/** Maximum body in bytes of a call that accepts form data, with a picture. */
export const FORM_LIMIT = 1_048_576;
