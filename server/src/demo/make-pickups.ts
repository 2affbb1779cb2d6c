import { isToCollect } from '../areas/custody/rules/custody.ts';
import type { Tables } from '../platform/engine/tables.ts';
import { businessDay } from '../platform/values/period.ts';
import { instantOf } from '../platform/values/time-zone.ts';
import { DAY_MS, type DemoContext, demoContext, HOUR_MS, iso, wallMidnight } from './context.ts';
import type { DemoOrder } from './make-orders.ts';
import type { DemoSender } from './make-senders.ts';
import { seededRandom } from './random.ts';

type Pickup = Tables['pickups'];

const STANDING = 14;
const WEEKDAYS = ['123456', '123456', '12345', '135', '246', '14', '26', '3'] as const;
const WINDOWS = [
  ['09:00', '13:00'],
  ['13:00', '17:00'],
  ['17:00', '21:00'],
] as const;
const NOTES = ['Gate 3, ask for the stock room', 'Ring the back door', 'Two cages, bring the big van'];
/** How many are asked for on each day, from yesterday on. */
const ASKED = [7, 12, 6, 2] as const;
const TODAY = 1;

/** Returns the senders of the first warehouse whose parcels are collected today or wait, those with most first. */
function sendersToday(
  { now, timeZone }: DemoContext,
  orders: readonly DemoOrder[],
  hub: Tables['warehouses'] | undefined,
): (string | null)[] {
  const dayOf = (at: number) => businessDay(iso(at), timeZone);
  const sent = orders.filter(
    ({ row, course }) =>
      row.warehouse_id === hub?.id &&
      (isToCollect(course.at(-1)?.status ?? '') ||
        course.some(({ status, at }) => status === 'pickup' && dayOf(at) === dayOf(now))),
  );
  const bySender = [...Map.groupBy(sent, ({ row }) => row.sender_id)];
  return bySender.sort(([, one], [, other]) => other.length - one.length).map(([id]) => id);
}

/**
 * Returns the pickups that shops requested: standing ones, some of the days around today, and one of today that was
 * cancelled. Drawn separately, so that all other data stays the same.
 */
export function makePickups(
  { now, timeZone }: DemoContext,
  senders: readonly DemoSender[],
  warehouses: readonly Tables['warehouses'][],
  orders: readonly DemoOrder[],
): { pickups: Pickup[]; series: Tables['number_series'][] } {
  const random = seededRandom('pickups');
  const context = demoContext(random, new Date(now), timeZone);
  const series = new Map<string, number>();
  const dayAt = (instant: number) => businessDay(iso(instant), timeZone);
  const shops = random.shuffled(senders.filter(({ trade }) => trade !== undefined));
  const oldest = warehouses.toSorted((one, other) => (one.created_at < other.created_at ? -1 : 1));

  function numberOf(code: string, madeAt: number): string {
    const name = `PCK-${code}-${dayAt(madeAt).slice(2).replaceAll('-', '')}`;
    const last = (series.get(name) ?? 0) + 1;
    series.set(name, last);
    return `${name}-${String(last).padStart(3, '0')}`;
  }

  function make({ row }: DemoSender, madeAt: number, values: Partial<Pickup>): Pickup {
    const warehouse = oldest.find(({ city }) => city === row.city) ?? oldest[0]!;
    const [from_time, to_time] = random.pick(WINDOWS);
    return {
      id: context.idAt(madeAt),
      number: numberOf(warehouse.code, madeAt),
      sender_id: row.id,
      warehouse_id: warehouse.id,
      street: [row.house_no, row.street].filter(Boolean).join(', '),
      area: '',
      city: row.city,
      phone: row.phone,
      note: random.chance(0.25) ? random.pick(NOTES) : '',
      day: dayAt(madeAt),
      weekdays: '',
      until: null,
      standing_id: null,
      standing_day: null,
      from_time,
      to_time,
      expected: 2 + Math.floor(random.next() ** 2 * 60),
      state: 'asked',
      reason: '',
      created_at: iso(madeAt),
      ...values,
    };
  }

  const standing = shops.slice(0, STANDING).map((shop, at) => {
    const madeAt = Math.max(shop.createdAt, now - (90 - at) * DAY_MS);
    return make(shop, madeAt, { weekdays: random.pick(WEEKDAYS) });
  });
  const ranks = new Map(sendersToday(context, orders, warehouses[0]).map((id, rank) => [id, rank]));
  const rankOf = ({ row }: DemoSender) => ranks.get(row.id) ?? ranks.size;
  const others = shops.slice(STANDING);
  const asked = ASKED.flatMap((count, at) => {
    if (at === TODAY) others.sort((one, other) => rankOf(one) - rankOf(other));
    const day = now + (at - TODAY) * DAY_MS;
    const begun = Math.min(now, instantOf(wallMidnight(context, day), timeZone));
    return others.splice(0, count).map((shop) => {
      const madeAt = Math.max(shop.createdAt, begun - (2 + random.next() * 20) * HOUR_MS);
      return make(shop, madeAt, { day: dayAt(day) });
    });
  });
  const unwanted = asked.findLast(({ day }) => day === dayAt(now));
  if (unwanted) Object.assign(unwanted, { state: 'cancelled', reason: 'The shop is closed for stocktaking' });
  return {
    pickups: [...standing, ...asked],
    series: [...series].map(([name, last]) => ({ name, last })),
  };
}
