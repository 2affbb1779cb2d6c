import { type City, EMIRATES } from '@tawseel/contract/facts/emirates';
import { MAX_PARCEL_GRAMS } from '@tawseel/contract/facts/limits';
import { nextStatuses, TRACKING_STATUSES, type TrackingStatus } from '@tawseel/contract/facts/tracking';
import { inCentimetres, newOrder, storedCharge } from '../areas/orders/rules/new-order.ts';
import { newTrackingId } from '../areas/orders/rules/tracking-id.ts';
import type { NewRow } from '../areas/orders/store/seq.ts';
import { priceOrder } from '../areas/rates/rules/price.ts';
import type { Tables } from '../platform/engine/tables.ts';
import { instantOf } from '../platform/values/time-zone.ts';
import { CLOSES_MS, DAY_MS, type DemoContext, HOUR_MS, hoursLater, iso, wallMidnight } from './context.ts';
import { GOODS, type GoodsData, INSTRUCTIONS, PRIVATE_TRADES, TRADES } from './data/goods.ts';
import { PICTURES_OF_A_KIND } from './data/pictures.ts';
import { CITY_SHARES, LANDMARKS, WAREHOUSES } from './data/places.ts';
import { digits } from './identity.ts';
import type { DemoSender } from './make-senders.ts';
import { beforePlay, type Course, courseOf, type Happened } from './order-course.ts';
import { addressLine, makeAddress, makePerson, mobileNumber } from './people.ts';
import { type Random, seededRandom } from './random.ts';
import type { RateBook } from './rate-book.ts';

/** Order with its history up to now; its row is as it was before the days that are played. */
export type DemoOrder = Course & { row: NewRow; cashAt: number | undefined };

const URGENT_WITHIN_CITY = 0.36;
const URGENT_BEYOND = 0.22;
const WITHIN_CITY = 0.5;
const PACKING_SHARE = 0.22;
/** One of this many orders of the last days is stuck, at each open status in turn. */
const HELD_EVERY = 9;
const HELD_FROM_MS = 40 * HOUR_MS;
const HELD_TO_MS = 4 * DAY_MS;
/** Age up to which senders cancelled parcels that were not collected. */
const CANCELLED_FOR_MS = 14 * DAY_MS;
const OPEN = TRACKING_STATUSES.filter((status) => nextStatuses(status).length > 0);

/** How shops number their orders, from a first one long before the demo begins. */
const REFERENCE_STYLES: readonly ((count: number) => string)[] = [
  (count) => `#${1000 + count}`,
  (count) => `WC-${5200 + count}`,
  (count) => `SO-${20_400 + count}`,
  (count) => `#${18_730 + count}`,
  (count) => `INV${String(count).padStart(5, '0')}`,
];

/** Sequence of order numbers per company, each in its own style: '#1001', '#1002' and so on. */
function referenceCounter(): (companyId: string) => string {
  const counts = new Map<string, number>();
  const styles = new Map<string, number>();
  return (companyId) => {
    const count = (counts.get(companyId) ?? 0) + 1;
    counts.set(companyId, count);
    if (!styles.has(companyId)) styles.set(companyId, styles.size % REFERENCE_STYLES.length);
    return REFERENCE_STYLES[styles.get(companyId) ?? 0]?.(count) ?? '';
  };
}

export function makeOrders(
  context: DemoContext,
  times: readonly number[],
  senders: readonly DemoSender[],
  warehouses: readonly Tables['warehouses'][],
  rates: RateBook,
): DemoOrder[] {
  const pickSender = senderPicker(context.random, senders);
  const nextReference = referenceCounter();
  const trackingIds = new Set<string>();
  let recent = 0;
  return times.map((createdAt) => {
    const age = context.now - createdAt;
    if (age > HELD_FROM_MS && age < HELD_TO_MS) recent += 1;
    const isHeld = age > HELD_FROM_MS && age < HELD_TO_MS && recent % HELD_EVERY === 0;
    const heldAt = isHeld ? OPEN[(recent / HELD_EVERY) % OPEN.length] : undefined;
    const trackingId = freeTrackingId(context.random, trackingIds);
    const sender = pickSender(createdAt);
    const reference = sender.trade === undefined ? '' : nextReference(sender.row.id);
    return makeOrder(context, createdAt, sender, { warehouses, rates, trackingId, reference, heldAt });
  });
}

/**
 * Returns a weighted choice of senders who were registered by an instant, by prefix sums. `senders` are sorted by
 * registration.
 */
function senderPicker(random: Random, senders: readonly DemoSender[]): (by: number) => DemoSender {
  let sum = 0;
  const upTo = senders.map((sender) => {
    sum += sender.weight;
    return sum;
  });
  let known = 0;
  return (by) => {
    while ((senders[known]?.createdAt ?? Number.POSITIVE_INFINITY) < by) known += 1;
    const drawn = random.next() * (upTo[known - 1] ?? 0);
    const found = upTo.findIndex((weight) => weight > drawn);
    const sender = senders[found];
    if (!sender) throw new Error('No sender has registered before the first order');
    return sender;
  };
}

function freeTrackingId(random: Random, taken: Set<string>): string {
  let id = newTrackingId(random.below);
  while (taken.has(id)) id = newTrackingId(random.below);
  taken.add(id);
  return id;
}

type OrderChoices = {
  warehouses: readonly Tables['warehouses'][];
  rates: RateBook;
  trackingId: string;
  reference: string;
  heldAt: TrackingStatus | undefined;
};

function makeOrder(
  context: DemoContext,
  createdAt: number,
  sender: DemoSender,
  given: OrderChoices,
): DemoOrder {
  const { random } = context;
  const pickup =
    sender.addresses.length > 1 && random.chance(0.3) ? random.pick(sender.addresses) : sender.addresses[0];
  if (!pickup) throw new Error('A sender has no address');
  const city = random.chance(WITHIN_CITY) ? pickup.city : random.weighted(CITY_SHARES);
  const dropoff = makeAddress(random, city, random.chance(0.75) ? 'home' : 'business');
  const receiver = makePerson(random);
  const mode = random.chance(city === pickup.city ? URGENT_WITHIN_CITY : URGENT_BEYOND) ? 'urgent' : 'normal';
  const trade = sender.trade ?? random.weighted(PRIVATE_TRADES);
  const goods = random.pick(GOODS[trade]);
  const parcel = parcelOf(random, goods);
  const packed = random.chance(PACKING_SHARE);

  const price = priceOrder(
    {
      mode,
      from: pickup,
      to: dropoff,
      weightGrams: parcel.weight_grams,
      size: inCentimetres(parcel),
      additionalServices: packed,
    },
    given.rates.ofSender(sender.trade === undefined ? '' : sender.row.id),
  );
  if (!price.ok) throw new Error(`An order of the demo has no price: ${price.refused.code}`);

  const { course, next } = courseOf(context, createdAt, {
    mode,
    isBeyond: city !== pickup.city,
    heldAt: given.heldAt,
  });
  const paymentMethod = pickPaymentMethod(random, parcel.value_fils);
  const cashAt = paymentMethod === 'COD' ? cashHandedIn(context, course) : undefined;
  const past = beforePlay(context, course);
  const row = newOrder({
    id: context.idAt(createdAt),
    tracking_id: given.trackingId,
    reference: given.reference,
    delivery_type: mode,
    tracking_status: past.at(-1)?.status ?? 'created',
    warehouse_id: warehouseOf(random, pickup.city, given.warehouses).id,
    sender_id: sender.row.id,
    sender_name: sender.row.name,
    sender_phone: sender.row.phone,
    sender_address: addressLine(pickup),
    pickup_city: pickup.city,
    pickup_area: pickup.area,
    dropoff_city: dropoff.city,
    dropoff_area: dropoff.area,
    dropoff_street: [dropoff.houseNo, dropoff.street].join(', '),
    ...doorOf(given.trackingId, city),
    receiver_name: receiver.name,
    receiver_phone: mobileNumber(random),
    payment_method: paymentMethod,
    title: goods[0],
    type: TRADES[trade],
    details: '',
    delivery_instructions: random.chance(0.45) ? random.pick(INSTRUCTIONS) : '',
    ...parcel,
    additional_services: packed ? 1 : 0,
    images: JSON.stringify(picturesOf(random, goods)),
    ...storedCharge(price),
    cancelled_at: cancelledAtOf(context, past),
    cash_handed_in_at:
      cashAt !== undefined && cashAt < context.playedFrom ? iso(eveningOf(context, cashAt)) : null,
    created_at: iso(createdAt),
  });
  return { row, course, next, cashAt };
}

/**
 * Returns further details of an address that some senders know. Drawn separately, so that all other data stays the
 * same.
 */
function doorOf(trackingId: string, city: City) {
  const random = seededRandom(trackingId);
  const makani = `${digits(random.next, 5)} ${digits(random.next, 5)}`;
  return {
    dropoff_landmark: random.chance(0.25) ? random.pick(LANDMARKS) : '',
    dropoff_makani: city === 'Dubai' && random.chance(0.3) ? makani : '',
    receiver_phone2: random.chance(0.1) ? mobileNumber(random) : '',
  };
}

function parcelOf(random: Random, [, fromGrams, upToGrams, sides, fromAed, upToAed]: GoodsData) {
  const weight = Math.round(random.between(fromGrams, upToGrams) / 10) * 10;
  const side = (mm: number) => Math.max(10, Math.round((mm * (0.92 + random.next() * 0.16)) / 5) * 5);
  const dirhams = random.between(fromAed, upToAed);
  // Prices often end in 9; some have fils.
  const price = dirhams > 100 && random.chance(0.5) ? dirhams - (dirhams % 10) + 9 : dirhams;
  const value = price * 100 + (price > 0 && random.chance(0.2) ? 50 : 0);
  return {
    value_fils: value,
    weight_grams: Math.min(MAX_PARCEL_GRAMS, Math.max(50, weight)),
    length_mm: side(sides[0]),
    width_mm: side(sides[1]),
    height_mm: side(sides[2]),
  };
}

/** Returns a weighted choice of payment method; orders without value are paid when booked. */
function pickPaymentMethod(random: Random, valueFils: number): 'COD' | 'Card' | 'Wallet' {
  if (valueFils === 0) return random.chance(0.8) ? 'Card' : 'Wallet';
  return random.weighted([
    ['COD', 62],
    ['Card', 28],
    ['Wallet', 10],
  ] as const);
}

/** Returns when the cash was handed in: the day after delivery, sometimes within a week. */
function cashHandedIn(context: DemoContext, course: readonly Happened[]): number | undefined {
  const end = course.at(-1);
  if (end?.status !== 'delivered') return undefined;
  const slow = context.random.chance(0.04);
  const at = hoursLater(context, end.at, slow ? 90 : 8, slow ? 280 : 30);
  return at <= context.now ? at : undefined;
}

/** Returns when the desk took in what was handed in at an instant: in the evening, or at once on the day that is played. */
function eveningOf(context: DemoContext, at: number): number {
  const evening = instantOf(wallMidnight(context, at) + CLOSES_MS, context.timeZone);
  return evening < context.playedFrom ? evening : at;
}

/** Returns when an order was cancelled: recent returns that were never collected. */
function cancelledAtOf({ now }: DemoContext, course: readonly Happened[]): string | null {
  const [before, end] = course.slice(-2);
  const isGivenUp = before?.status === 'unpick' && end?.status === 'return';
  return isGivenUp && now - end.at < CANCELLED_FOR_MS ? iso(end.at) : null;
}

function picturesOf(random: Random, goods: GoodsData): string[] {
  const count = random.weighted([
    [0, 10],
    [1, 68],
    [2, 22],
  ] as const);
  const first = random.below(PICTURES_OF_A_KIND);
  return Array.from({ length: count }, (_, index) => {
    return `/pictures/parcel/${goods[6]}-${((first + index) % PICTURES_OF_A_KIND) + 1}.svg`;
  });
}

function warehouseOf(random: Random, city: City, warehouses: readonly Tables['warehouses'][]) {
  const here = warehouses
    .filter((warehouse) => warehouse.city === city)
    .map(
      (warehouse) => [warehouse, WAREHOUSES.find(({ code }) => code === warehouse.code)?.share ?? 1] as const,
    );
  if (here.length === 0)
    throw new Error(`No warehouse of the demo stands in ${EMIRATES.find((name) => name === city)}`);
  return random.weighted(here);
}
