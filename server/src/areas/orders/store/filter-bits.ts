import { EMIRATES } from '@tawseel/contract/facts/emirates';
import type { PAYMENT_FILTERS } from '@tawseel/contract/order-filters';

/** What of a filter is in the bits. */
type InBits = {
  mode?: string | undefined;
  trackingStatus?: string | undefined;
  payment?: (typeof PAYMENT_FILTERS)[number] | undefined;
  city?: string | undefined;
  unmovedSince?: string | undefined;
};

/** Codes of each part in the generated column `filter_bits`; see migrations/0001/orders.ts. */
const MODES: Readonly<Record<string, number>> = { normal: 0, urgent: 1 };
const STATUSES = [
  'created',
  'accepted',
  'unpick',
  'pickup',
  'warehouse',
  'assignedtodriver',
  'delivered',
  'return',
];
/** No order of these is under way. */
const ENDS = ['delivered', 'return'];
const PAYMENTS: Readonly<Record<(typeof PAYMENT_FILTERS)[number], readonly number[]>> = {
  COD: [0, 1],
  'COD-open': [1],
  Card: [2],
  Wallet: [3],
};
const ALL_PAYMENTS = [0, 1, 2, 3];
/** 0 is a city that is none of the emirates. */
const CITIES = ['', ...EMIRATES];

/** Codes that a part may have: of the word that is asked for, or all. */
function codesOf(words: readonly string[], wanted: string | undefined): number[] {
  return words.map((_, code) => code).filter((code) => wanted === undefined || words[code] === wanted);
}

/** Codes of the statuses that the orders of a filter may have. */
function statusesOf({ trackingStatus, unmovedSince }: InBits): number[] {
  const codes = codesOf(STATUSES, trackingStatus);
  return unmovedSince === undefined ? codes : codes.filter((code) => !ENDS.includes(STATUSES[code] ?? ''));
}

/** Values of `filter_bits` that the orders of a filter may have; undefined where it names none but the mode. */
export function filterBitsOf(filter: InBits): number[] | undefined {
  const { mode, trackingStatus, payment, city, unmovedSince } = filter;
  if ([trackingStatus, payment, city, unmovedSince].every((value) => value === undefined)) return undefined;
  const modes = Object.keys(MODES).filter((word) => mode === undefined || word === mode);
  const payments = payment === undefined ? ALL_PAYMENTS : PAYMENTS[payment];
  return codesOf(CITIES, city).flatMap((where) =>
    payments.flatMap((paid) =>
      statusesOf(filter).flatMap((status) =>
        modes.map((word) => (MODES[word] ?? 0) + 2 * status + 16 * paid + 64 * where),
      ),
    ),
  );
}

/** What a filter says besides. */
export function withoutFilterBits<F extends InBits>(filter: F): F {
  return { ...filter, mode: undefined, trackingStatus: undefined, payment: undefined, city: undefined };
}
