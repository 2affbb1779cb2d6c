import { DAY_MS, HOUR_MS } from '@tawseel/contract/facts/durations';
import { EMIRATES } from '@tawseel/contract/facts/emirates';
import { ABSENT } from '@tawseel/server/src/areas/orders/rules/order-fields.ts';
import { newTrackingId } from '@tawseel/server/src/areas/orders/rules/tracking-id.ts';
import type { NewRow } from '@tawseel/server/src/areas/orders/store/seq.ts';
import { assignSeqs } from '@tawseel/server/src/areas/orders/store/seq.ts';
import type { OrderRow } from '@tawseel/server/src/areas/orders/tables.ts';
import { seededRandom } from '@tawseel/server/src/demo/random.ts';
import { newId } from '@tawseel/server/src/platform/engine/ids.ts';
import { FAMILY_NAMES, GIVEN_NAMES, STREETS } from './names.ts';

const YEARS_OF_ORDERS = 3;

const ARABIC_NAMES = ['محمد الشامسي', 'فاطمة المزروعي', 'خالد النعيمي', 'مريم القاسمي'];
const TITLES = [
  'Documents',
  'Abaya',
  'Phone case',
  'Perfume',
  'Books',
  'Spare part',
  'Dates',
  'Coffee',
  'Toys',
];
/** Relative number of orders in each hour of the day, midnight first. */
const HOURS = [1, 1, 0, 0, 0, 1, 2, 4, 8, 10, 11, 10, 8, 8, 9, 10, 10, 9, 8, 8, 7, 5, 3, 2];

/** Orders over three years up to an instant, oldest first; the same for the same count and instant. */
export function* orderRows(count: number, end: number, warehouseIds: string[]): Generator<OrderRow> {
  const random = seededRandom(1);
  const days = 365 * YEARS_OF_ORDERS;
  const start = Math.floor(end / DAY_MS) * DAY_MS - (days - 1) * DAY_MS;
  const hours = HOURS.flatMap((weight, hour) => Array.from({ length: weight }, () => hour));
  const taken = new Set<number>();
  let made = 0;
  for (let day = 0; day < days; day += 1) {
    const upTo = Math.round((count * (day + 1)) / days);
    const dayStart = start + day * DAY_MS;
    const room = Math.min(DAY_MS, end - dayStart);
    const times = Array.from({ length: upTo - made }, () => {
      const time = random.pick(hours) * HOUR_MS + random.below(HOUR_MS);
      return dayStart + (time < room ? time : random.below(room));
    }).sort((one, other) => one - other);
    yield* assignSeqs(times.map((time) => orderRow(time, (end - time) / DAY_MS)));
    made = upTo;
  }

  function freshDraw(below: number): number {
    const draw = random.below(below);
    if (taken.has(draw)) return freshDraw(below);
    taken.add(draw);
    return draw;
  }

  function orderRow(time: number, ageInDays: number): NewRow {
    const id = newId(time, random.bytes(10));
    const settled = ageInDays > 5;
    const status = settled
      ? random.chance(0.05)
        ? 'return'
        : 'delivered'
      : random.pick(['created', 'accepted', 'pickup', 'warehouse', 'assignedtodriver', 'delivered']);
    const cod = random.chance(0.6);
    const [base, weight, size, packing] = [
      1500 + 100 * random.below(20),
      500,
      250,
      random.chance(0.1) ? 300 : 0,
    ];
    const fromCity = random.pick(EMIRATES);
    const toCity = random.pick(EMIRATES);
    const receiver = random.chance(0.05)
      ? random.pick(ARABIC_NAMES)
      : `${random.pick(GIVEN_NAMES)} ${random.pick(FAMILY_NAMES)}`;
    const createdAt = new Date(time).toISOString();
    return {
      ...ABSENT,
      id,
      tracking_id: newTrackingId(freshDraw),
      reference: taken.size % 2 === 0 ? `#${1000 + taken.size}` : '',
      delivery_type: random.chance(0.3) ? 'urgent' : 'normal',
      tracking_status: status,
      warehouse_id: random.pick(warehouseIds),
      sender_id: null,
      sender_name: `${random.pick(GIVEN_NAMES)} ${random.pick(FAMILY_NAMES)}`,
      sender_phone: `+971 50 ${1_000_000 + random.below(9_000_000)}`,
      sender_address: `${random.pick(STREETS)} ${random.below(400)}`,
      pickup_area: 'Al Barsha',
      pickup_city: fromCity,
      receiver_name: receiver,
      receiver_phone: `+971 55 ${1_000_000 + random.below(9_000_000)}`,
      dropoff_street: `${random.pick(STREETS)} ${random.below(400)}`,
      dropoff_area: 'Al Nahda',
      dropoff_city: toCity,
      dropoff_country: 'United Arab Emirates',
      payment_method: cod ? 'COD' : 'Card',
      title: random.pick(TITLES),
      type: 'Parcel',
      details: 'Please call before you come.',
      value_fils: 100 * random.between(20, 2000),
      weight_grams: 100 * random.between(1, 50),
      length_mm: 10 * random.between(5, 40),
      width_mm: 10 * random.between(5, 40),
      height_mm: 10 * random.between(2, 30),
      additional_services: packing > 0 ? 1 : 0,
      images: '["/demo/parcel-1.svg"]',
      base_fils: base,
      weight_fils: weight,
      size_fils: size,
      packing_fils: packing,
      charge_fils: base + weight + size + packing,
      cash_handed_in_at: cod && settled && status === 'delivered' && random.chance(0.9) ? createdAt : null,
      collected_cash_fils: null,
      collected_card_fils: null,
      cancelled_at: null,
      created_at: createdAt,
    };
  }
}
