/** Where days begin and end for the business, unless a setting names another zone. */
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
/** Result window: so many hits of a search are counted and have pages; that there are more is said without counting them. */
export const MOST_FOUND = 1_000;
/** A text without three letters or figures in a row is searched for in so many orders, the newest. */
export const NEWEST_SEARCHED = 20_000;
/** The same of the audit log. */
export const MOST_AUDITED = 10_000;

/** How many things one call deletes by their ids. */
export const DELETED_AT_ONCE = 500;

/** The longest texts, in characters, wherever they come in: by a call, from a file, on the command line. */
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
  /** Of one name of staff. */
  staffName: 80,
  houseNo: 80,
  landmark: 120,
  building: 120,
  /** What a parcel is sorted by, as it stands on its label. */
  sortCode: 40,
  /** Of a company, as its licence has it. */
  legalName: 200,
  /** The authority that issued a licence. */
  authority: 120,
  /** The number that a sender gives an order. */
  reference: 80,
  title: 200,
  orderType: 80,
  details: 2000,
  /** Of a move, and why something was done to an order. */
  note: 500,
  /** Of a payment. */
  notes: 1000,
  subject: 200,
  message: 5000,
  /** Of a picture or document. */
  address: 500,
} as const;

/** The first day of a payment: one before it is a slip of the pen, as is a spreadsheet's empty date, of 1899. */
export const FIRST_PAYMENT_DAY = '2000-01-01';

export const MAX_AED = 1_000_000;
/** How many orders have their cash recorded at once, at most. */
export const MOST_CASH_ORDERS = 50;
/** Of how many orders labels are printed at once, at most. */
export const MOST_LABELS = 500;
/** The longest side of a parcel. */
export const MAX_CM = 500;
export const MAX_PARCEL_KG = 30;
export const MAX_PARCEL_GRAMS = 30_000;

/** How many further addresses a sender has at most. */
export const MOST_ADDRESSES = 50;
/** How many holidays and months of Ramadan the business keeps at most. */
export const MOST_HOLIDAYS = 200;
export const MOST_RAMADANS = 50;
/** How many other names an area has at most, and an emirate areas. */
export const MOST_ALIASES = 40;
export const MOST_AREAS = 1_000;

/** The longest body of a call, in bytes: the longest message a customer may write fits, and a rate for every route. */
export const BODY_LIMIT = 65_536;
/** The same of a call that takes form data, with a picture. */
export const FORM_LIMIT = 1_048_576;
