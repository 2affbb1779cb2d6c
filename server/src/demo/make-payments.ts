import type { PaymentRow } from '../areas/payments/tables.ts';
import type { Tables } from '../platform/engine/tables.ts';
import { instantOf } from '../platform/values/time-zone.ts';
import { DAY_MS, type DemoContext, HOUR_MS, iso, MINUTE_MS, wallMidnight } from './context.ts';
import { INVOICES, type Invoice, type Supply } from './data/pictures.ts';
import { WAREHOUSES } from './data/places.ts';
import type { DemoOrder } from './make-orders.ts';
import { DEMO_DAYS } from './order-times.ts';
import type { Random } from './random.ts';

const DAYS_OF_PAYMENTS = 365;
/** Days between the payments of a cashier. */
const EVERY_DAYS = 10;
/** Size of the business a year ago, before the demo's orders, as a share of today's. */
const SHARE_A_YEAR_AGO = 0.7;

const MONTH = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' });

const NOTES: Readonly<Record<Supply, readonly string[]>> = {
  fuel: [
    'Fuel for vans and motorbikes',
    'Fuel and engine oil',
    'Fuel cards topped up for all drivers of this warehouse',
  ],
  packing: [
    'Cartons, tape and cushioning',
    'Packing material for the weekend',
    'Labels, pouches and carton boxes for the packing counter',
  ],
  workshop: [
    'Periodic service of two vans',
    'Brake pads and tyres',
    'Repair of the tail lift, towing and inspection of the 3-ton truck',
  ],
  utilities: ['Electricity and water', 'Electricity, water and internet of the warehouse'],
  rent: ['Part payment of the warehouse rent', 'Warehouse rent and parking for the delivery vans'],
  labour: [
    'Loading crew, evening shift',
    'Sorting crew and overtime',
    'Additional loading crew for the busy days before the weekend',
  ],
};

/**
 * Returns a year of payments, each cashier on other days. Their sums follow the revenue of the warehouse, so that
 * most make a profit in any period; see `costs` of the warehouses for those that do not.
 */
export function makePayments(
  context: DemoContext,
  warehouses: readonly Tables['warehouses'][],
  staff: readonly Tables['staff'][],
  orders: readonly DemoOrder[],
): PaymentRow[] {
  const cashiers = staff.filter((one) => one.kind === 'cashier');
  const today = wallMidnight(context, context.now);
  const takings = dailyTakings(context, orders, today);
  return cashiers.flatMap((cashier, index) => {
    const warehouse = warehouses.find(({ id }) => id === cashier.warehouse_id);
    const colleagues = cashiers.filter((one) => one.warehouse_id === cashier.warehouse_id).length;
    const costs = WAREHOUSES.find(({ code }) => code === warehouse?.code)?.costs ?? 0;
    const first = Math.floor((index * EVERY_DAYS) / cashiers.length);
    const payments: PaymentRow[] = [];
    for (let daysAgo = first; daysAgo < DAYS_OF_PAYMENTS; daysAgo += EVERY_DAYS) {
      const wall = today - daysAgo * DAY_MS + 16 * HOUR_MS + context.random.below(210) * MINUTE_MS;
      const paidAt = instantOf(wall, context.timeZone);
      if (!warehouse || paidAt > context.now) continue;
      const earned = earnedBefore(takings.get(warehouse.id) ?? [], daysAgo);
      const about = (earned * costs) / colleagues;
      if (about > 0) payments.push(makePayment(context, cashier, warehouse, paidAt, wall, about));
    }
    return payments;
  });
}

/** Revenue per warehouse and day, [0] today. */
function dailyTakings(
  context: DemoContext,
  orders: readonly DemoOrder[],
  today: number,
): Map<string, number[]> {
  const takings = new Map<string, number[]>();
  for (const { row } of orders) {
    const daysAgo = Math.round((today - wallMidnight(context, Date.parse(row.created_at))) / DAY_MS);
    const days = takings.get(row.warehouse_id) ?? Array.from({ length: DEMO_DAYS }, () => 0);
    takings.set(row.warehouse_id, days);
    if (row.tracking_status !== 'return') days[daysAgo] = (days[daysAgo] ?? 0) + row.charge_fils;
  }
  return takings;
}

/** Moving sum over the ten whole days before; further back than the orders go, of an average day that shrinks. */
function earnedBefore(days: readonly number[], daysAgo: number): number {
  const average = days.slice(1).reduce((sum, fils) => sum + fils, 0) / (DEMO_DAYS - 1);
  let sum = 0;
  for (let day = daysAgo + 1; day <= daysAgo + EVERY_DAYS; day += 1) {
    const past = Math.max(0, day - DEMO_DAYS) / (DAYS_OF_PAYMENTS - DEMO_DAYS);
    sum += days[day] ?? average * (1 - (1 - SHARE_A_YEAR_AGO) * past);
  }
  return sum;
}

function makePayment(
  context: DemoContext,
  cashier: Tables['staff'],
  warehouse: Tables['warehouses'],
  paidAt: number,
  wall: number,
  about: number,
): PaymentRow {
  const { random } = context;
  const invoices = invoicesNear(random, about);
  const isKept = random.chance(0.92);
  return {
    id: context.idAt(paidAt),
    cashier_id: cashier.id,
    warehouse_id: warehouse.id,
    month: MONTH.format(wall),
    total_fils: invoices.reduce((sum, [, fils]) => sum + fils, 0),
    notes: random.chance(0.06) ? '' : random.pick(NOTES[invoices[0]![0]]),
    invoice_images: JSON.stringify(
      isKept ? invoices.map(([supply, fils]) => `/pictures/invoice/${supply}-${fils}.svg`) : [],
    ),
    paid_at: iso(paidAt),
  };
}

/** One invoice near a sum, or two for the same that come near it together. */
function invoicesNear(random: Random, about: number): Invoice[] {
  if (random.chance(0.82)) return [random.pick(nearest(INVOICES, about).slice(0, 3))];
  const first = random.pick(nearest(INVOICES, about / 2).slice(0, 3));
  const [second = first] = nearest(
    INVOICES.filter(([supply]) => supply === first[0]),
    about - first[1],
  );
  return [first, second];
}

function nearest(invoices: readonly Invoice[], about: number): Invoice[] {
  return invoices.toSorted(([, one], [, other]) => Math.abs(one - about) - Math.abs(other - about));
}
