import { COUNTRY } from '@tawseel/contract/facts/emirates';
import { areaWithin } from '@tawseel/contract/facts/zones';
import { toFils } from '../../../platform/values/fils.ts';
import { toGrams } from '../../rates/rules/price.ts';

/**
 * Format of a field in the API; money in AED, weight in kg and length in cm are stored as whole fils, grams and
 * millimetres.
 */
export type As = 'text' | 'word' | 'aed' | 'kg' | 'cm' | 'yesNo' | 'list';

type Field = {
  /** Path in an order of the API. */
  path: string;
  as: As;
  /** Column in a file, if its name differs. */
  csv?: string;
  /** Stored value if the field is absent; a field without it is required. */
  absent?: string | number;
  /** True if the price depends on it. */
  isPriced?: true;
  /** True if it may be corrected after the order has ended. */
  isFree?: true;
  /** True if it is answered as `delivery` next to the order, because the specification's orders have no such field. */
  isBeside?: true;
};

/**
 * Columns of an order that are entered, each stated here once: calls, files, corrections, histories and the database
 * use this table, in its order.
 */
export const ENTERED = {
  reference: { path: 'reference', as: 'text', absent: '', isFree: true },
  images: { path: 'orderImage', as: 'list', absent: '[]' },
  receiver_name: { path: 'dropoff.receiverName', as: 'text' },
  receiver_phone: { path: 'dropoff.receiverPhone', as: 'text' },
  dropoff_street: { path: 'dropoff.street', as: 'text' },
  dropoff_area: { path: 'dropoff.area', as: 'text', absent: '', isPriced: true },
  dropoff_city: { path: 'dropoff.city', as: 'text', isPriced: true },
  dropoff_country: { path: 'dropoff.country', as: 'text', absent: COUNTRY },
  dropoff_building: { path: 'dropoff.building', as: 'text', absent: '', isBeside: true },
  dropoff_landmark: { path: 'dropoff.landmark', as: 'text', absent: '', isBeside: true },
  dropoff_makani: { path: 'dropoff.makani', as: 'text', absent: '', isBeside: true },
  receiver_phone2: { path: 'dropoff.receiverPhone2', as: 'text', absent: '', isBeside: true },
  sender_name: { path: 'pickup.senderName', as: 'text' },
  sender_phone: { path: 'pickup.senderPhone', as: 'text' },
  sender_address: { path: 'pickup.senderAddress', as: 'text' },
  pickup_area: { path: 'pickup.area', as: 'text', absent: '', isPriced: true },
  pickup_city: { path: 'pickup.city', as: 'text', isPriced: true },
  payment_method: { path: 'paymentMethod', as: 'word' },
  title: { path: 'orderTitle', as: 'text' },
  type: { path: 'orderType', as: 'text', absent: 'Parcel' },
  value_fils: { path: 'orderValue', as: 'aed', csv: 'value_aed' },
  weight_grams: { path: 'orderWeight', as: 'kg', csv: 'weight_kg', isPriced: true },
  length_mm: { path: 'parcelSize.length', as: 'cm', csv: 'length_cm', isPriced: true },
  width_mm: { path: 'parcelSize.width', as: 'cm', csv: 'width_cm', isPriced: true },
  height_mm: { path: 'parcelSize.height', as: 'cm', csv: 'height_cm', isPriced: true },
  delivery_type: { path: 'deliveryType', as: 'word', isPriced: true },
  details: { path: 'orderDetails', as: 'text', absent: '', isFree: true },
  delivery_instructions: { path: 'deliveryInstructions', as: 'text', absent: '', isFree: true },
  additional_services: { path: 'additionalServices', as: 'yesNo', csv: 'packing', absent: 0, isPriced: true },
} as const satisfies Record<string, Field>;

export type EnteredColumn = keyof typeof ENTERED;
type StoredValue<A extends As> = A extends 'text' | 'word' | 'list' ? string : number;
/** Entered columns of a row. */
export type EnteredColumns = { -readonly [C in EnteredColumn]: StoredValue<(typeof ENTERED)[C]['as']> };

/** Optional columns. */
export type OptionalColumn = {
  [C in EnteredColumn]: (typeof ENTERED)[C] extends { absent: unknown } ? C : never;
}[EnteredColumn];

/** Entered columns of a new order: required ones, and optional ones. */
export type NewOrderColumns = Omit<EnteredColumns, OptionalColumn> & {
  [C in OptionalColumn]?: EnteredColumns[C] | undefined;
};

export const ENTERED_COLUMNS = Object.keys(ENTERED) as EnteredColumn[];

export function fieldOf(column: EnteredColumn): Field {
  return ENTERED[column];
}

/** Factor from a number in the API to the stored one. */
export const PER_UNIT = { aed: 100, kg: 1000, cm: 10 } as const;

function toStored(as: As, value: unknown): string | number {
  if (as === 'aed') return toFils(Number(value));
  if (as === 'kg') return toGrams(Number(value));
  if (as === 'cm') return Math.round(Number(value) * PER_UNIT.cm);
  if (as === 'yesNo') return value ? 1 : 0;
  return as === 'list' ? JSON.stringify(value) : String(value);
}

/** Returns a stored value in the format of the API: 1235 fils are 12.35. */
export function toWire(as: As, value: string | number): unknown {
  if (as === 'yesNo') return value === 1;
  if (as === 'list') return JSON.parse(String(value));
  return as === 'text' || as === 'word' ? value : Number(value) / PER_UNIT[as];
}

const BY_PATH = new Map(ENTERED_COLUMNS.map((column) => [fieldOf(column).path, fieldOf(column).as]));

/** Parses the text of a field in a history, by its path: '25.5' of orderValue is 25.5. */
export function fieldAt(path: string, text: string): unknown {
  const as = BY_PATH.get(path) ?? 'aed';
  if (as === 'yesNo') return text === 'true';
  return as === 'text' || as === 'word' || as === 'list' ? text : Number(text);
}

function valueAt(values: unknown, path: string): unknown {
  return path.split('.').reduce((value, name) => (Object(value) as Record<string, unknown>)[name], values);
}

/** Returns the fields of the API as columns: {dropoff: {city: 'Ajman'}} is {dropoff_city: 'Ajman'}. */
export function toColumns(values: object): Partial<EnteredColumns> {
  const columns = ENTERED_COLUMNS.flatMap((column): [string, string | number][] => {
    const { path, as } = fieldOf(column);
    const value = valueAt(values, path);
    return value === undefined ? [] : [[column, toStored(as, value)]];
  });
  return Object.fromEntries(columns);
}

/** Returns the fields of a new order as columns; they have all that is required. */
export function toNewOrderColumns(values: object): NewOrderColumns {
  return toColumns(values) as NewOrderColumns;
}

/** Clears an area that only repeats the name of its city. */
export function withAreas<S extends EnteredColumns>(values: S): S {
  return {
    ...values,
    pickup_area: areaWithin(values.pickup_city, values.pickup_area),
    dropoff_area: areaWithin(values.dropoff_city, values.dropoff_area),
  };
}

/** Stored values of absent fields; the type checks that none is missing. */
export const ABSENT = Object.fromEntries(
  ENTERED_COLUMNS.flatMap((column) => {
    const { absent } = fieldOf(column);
    return absent === undefined ? [] : [[column, absent]];
  }),
) as Pick<EnteredColumns, OptionalColumn>;
