import { routes } from '@tawseel/contract';
import { isTrackingStatus, nextStatuses, TRACKING_STATUSES } from '@tawseel/contract/facts/tracking';
import type { OrderDetails } from '@tawseel/contract/order-replies';
import { orders } from '@tawseel/contract/orders';
import type { NamedRoute } from '@tawseel/contract/route';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findLeftBehind } from '../../../platform/engine/orphans.ts';
import { NOW, sessionOf } from '../../../testing/app.ts';
import { insertKey } from '../../../testing/keys.ts';
import { onEveryDatabase } from '../../../testing/on-every-database.ts';
import { ORDER } from '../../../testing/requests.ts';
import { insertRow } from '../../../testing/rows.ts';
import { differingColumns } from '../store/derived-columns.ts';
import { differingTotals } from '../store/differing-totals.ts';
import { LIVE_ORDERS } from '../store/live-orders.ts';

const DUBAI = 'Asia/Dubai';
const MINUTE_MS = 60_000;
const WAREHOUSES = ['north', 'south'] as const;
const SENDERS = ['noor', 'gulf'] as const;
const WHO = ['admin', 'supervisor', 'operator', 'cashier', 'operatorOfSouth', 'tracking'] as const;

const money = fc.nat(100_000).map((fils) => fils / 100);
const mode = fc.constantFrom('urgent', 'normal');
const method = fc.constantFrom('COD', 'COD', 'Card');
const made = fc.record({
  orderValue: money,
  paymentMethod: method,
  deliveryType: mode,
  warehouseId: fc.constantFrom(...WAREHOUSES),
  senderId: fc.constantFrom(...SENDERS),
});
const correction = fc.record(
  {
    orderValue: money,
    paymentMethod: method,
    deliveryType: mode,
    additionalServices: fc.boolean(),
    orderWeight: fc.constantFrom(1, 6),
    parcelSize: fc.constantFrom(
      { length: 10, width: 10, height: 10 },
      { length: 50, width: 40.5, height: 30 },
    ),
    dropoff: fc.record({ city: fc.constantFrom('Sharjah', 'Ajman') }),
  },
  { requiredKeys: [] },
);
const onwards = fc.nat(2).map((at) => ({ kind: 'move' as const, at }));
const act = fc.oneof(
  { weight: 8, arbitrary: onwards },
  {
    weight: 1,
    arbitrary: fc.constantFrom(...TRACKING_STATUSES).map((to) => ({ kind: 'jump' as const, to })),
  },
  { weight: 3, arbitrary: correction.map((said) => ({ kind: 'correct' as const, said })) },
  { weight: 3, arbitrary: fc.constant({ kind: 'cash' as const }) },
  { weight: 1, arbitrary: fc.constant({ kind: 'cancel' as const }) },
  { weight: 3, arbitrary: fc.constant({ kind: 'undo' as const }) },
);
type Act = typeof act extends fc.Arbitrary<infer A> ? A : never;
const step = fc.record({
  which: fc.nat(),
  act,
  who: fc.oneof({ weight: 5, arbitrary: fc.constant('admin' as const) }, fc.constantFrom(...WHO)),
  /** Once, from two desks at once, or twice by a program that heard no answer. */
  how: fc.constantFrom('once', 'once', 'twice', 'repeated'),
  minutes: fc.constantFrom(0, 1, 6, 11, 9 * 60),
});

/** Returns the call and the body of an act on an order in its present state. */
function askedOf(done: Act, { order, version }: OrderDetails): { row: NamedRoute; body: object } {
  const status = order.trackingStatus;
  if (done.kind === 'correct')
    return { row: orders.updateOrder, body: { ...done.said, version, reason: 'x' } };
  if (done.kind === 'undo') return { row: orders.undoMove, body: { version } };
  if (done.kind === 'cancel') return { row: orders.cancelOrder, body: { reason: 'x' } };
  if (done.kind === 'cash') return { row: orders.handInCash, body: { cashHandedIn: true } };
  if (done.kind === 'jump') return { row: orders.moveOrder, body: { trackingStatus: done.to } };
  const next = isTrackingStatus(status) ? nextStatuses(status) : [];
  return { row: orders.moveOrder, body: { trackingStatus: next[done.at % next.length] ?? 'delivered' } };
}

const stateOf = ({ order, cashHandedInAt }: OrderDetails) => [
  order.trackingStatus,
  order.cancelledAt,
  cashHandedInAt,
];
const fils = (aed: number) => Math.round(aed * 100);

onEveryDatabase((server) => {
  const read = async (trackingID: string) =>
    (await server.call(orders.readOrder, { params: { trackingID } })).data;

  async function prepare(): Promise<Record<(typeof WHO)[number], string>> {
    for (const id of WAREHOUSES) await insertRow(server.db, 'warehouses', { id });
    for (const id of SENDERS) await insertRow(server.db, 'senders', { id, role: 'Company' });
    for (const [to_city, mode, rate_fils] of [
      ['Sharjah', 'normal', 2005],
      ['Ajman', 'normal', 2610],
      ['Sharjah', 'urgent', 3315],
      ['Ajman', 'urgent', 3999],
    ] as const) {
      await insertRow(server.db, 'city_rates', { to_city, mode, rate_fils });
    }
    await insertRow(server.db, 'packing_charges', { price_fils: 333 });
    await insertRow(server.db, 'weight_charges', { from_grams: 0, up_to_grams: 5000, price_fils: 501 });
    await insertRow(server.db, 'weight_charges', { from_grams: 5000, up_to_grams: 30_000, price_fils: 999 });
    await insertRow(server.db, 'size_charges', { max_volume: 8000, price_fils: 250 });
    await insertRow(server.db, 'size_charges', { max_volume: null, price_fils: 725 });
    const staff = async (kind: string, warehouse_id: string) => {
      const { id: staff_id } = await insertRow(server.db, 'staff', { kind, warehouse_id });
      return sessionOf(server.db, staff_id);
    };
    return {
      admin: server.token,
      supervisor: await staff('supervisor', 'north'),
      operator: await staff('operator', 'north'),
      cashier: await staff('cashier', 'north'),
      operatorOfSouth: await staff('operator', 'south'),
      tracking: await insertKey(server.db, 'tracking'),
    };
  }

  /** Sums the orders one by one by the rules of finance. */
  function sumOf(all: readonly OrderDetails[]) {
    const sum = { orders: 0, revenue: 0, paid: 0, unpaid: 0 };
    for (const { order, cashHandedInAt } of all) {
      sum.orders += 1;
      if (order.trackingStatus === 'return') continue;
      const { base, weight, size, packing, total } = order.charge;
      expect(fils(base) + fils(weight) + fils(size) + fils(packing)).toBe(fils(total));
      sum.revenue += fils(total);
      if (order.paymentMethod === 'COD') sum[cashHandedInAt ? 'paid' : 'unpaid'] += fils(order.orderValue);
    }
    return sum;
  }

  async function expectSums(ids: readonly string[]): Promise<void> {
    const all: OrderDetails[] = [];
    for (const id of ids) all.push(await read(id));
    const since = { body: { startDate: '2026-11-01', endDate: '2026-12-31' } } as const;
    const admin = await server.call(routes.finance.readAdminFinance, since);
    const whole = sumOf(all);
    expect([admin.totalOrdersCount, fils(admin.totalRevenue)]).toEqual([whole.orders, whole.revenue]);
    for (const warehouseId of WAREHOUSES) {
      const own = sumOf(all.filter(({ order }) => order.warehouseId === warehouseId));
      const said = await server.call(routes.finance.readWarehouseFinance, {
        body: { ...since.body, warehouseId },
      });
      const figures = [said.totalRevenue, said.paidCOD, said.unpaidCOD].map(fils);
      expect(figures).toEqual([own.revenue, own.paid, own.unpaid]);
    }
    const { data: overview } = await server.call(routes.overview.readOverview);
    expect(fils(overview.cashToCollect) + fils(overview.unheldCash)).toBe(whole.unpaid);
    const { data: open } = await server.call(routes.overview.listOpenCash);
    for (const senderId of SENDERS) {
      const { unpaid } = sumOf(all.filter(({ order }) => order.senderId === senderId));
      expect(fils(open.find(({ _id }) => _id === senderId)?.unpaidCOD ?? 0)).toBe(unpaid);
      const { data } = await server.call(routes.orders.countSenderOrders, { params: { id: senderId } });
      expect(fils(data.unpaidCOD)).toBe(unpaid);
    }
    const urgent = all.filter(({ order }) => order.deliveryType === 'urgent').length;
    const counted = { urgentOrders: urgent, normalOrders: all.length - urgent };
    expect(await server.call(orders.countOrders)).toEqual(counted);
    const { total } = await server.call(orders.listOrders, { query: { page: 1, mode: 'urgent' } });
    expect(total).toBe(urgent);
    expect(await differingTotals(server.db, DUBAI)).toEqual([]);
    expect(await differingColumns(server.db)).toEqual([]);
    expect(await findLeftBehind(server.db, LIVE_ORDERS)).toEqual([]);
  }

  test('after random acts on orders by random users every total matches the orders', async () => {
    const tokens = await prepare();
    let keys = 0;

    async function take(said: object): Promise<string> {
      const { data } = await server.call(orders.createOrder, { body: { ...ORDER, ...said } });
      return data.trackingID;
    }

    /** Does it, at the new price where there is one, and answers whether it was done. */
    async function attempt(
      { row, body }: { row: NamedRoute; body: object },
      trackingID: string,
      { who, how }: { who: (typeof WHO)[number]; how: string },
    ): Promise<boolean> {
      keys += 1;
      const headers = how === 'repeated' ? { 'idempotency-key': `key ${keys}` } : {};
      const along = { token: tokens[who], headers };
      const ask = () => server.send(row, { params: { trackingID }, body }, along);
      const answers = await Promise.all(how === 'once' ? [ask()] : [ask(), ask()]);
      const codes = answers.map(({ statusCode }) => statusCode).sort();
      for (const code of codes) expect([200, 403, 404, 409]).toContain(code);
      const charge = answers.find((answer) => answer.json().charge)?.json().charge;
      if (charge)
        return attempt({ row, body: { ...body, confirmCharge: charge.total } }, trackingID, { who, how });
      if (codes[0] !== 200) return false;
      if (how === 'repeated') expect(answers[1]?.json()).toEqual(answers[0]?.json());
      const isNothing = answers[0]?.json().message.endsWith('has no changes.');
      if (how === 'twice' && !isNothing) expect(codes).toEqual([200, 409]);
      return !isNothing;
    }

    await fc.assert(
      fc.asyncProperty(
        fc.array(made, { minLength: 1, maxLength: 3 }),
        fc.array(step, { minLength: 10, maxLength: 30 }),
        async (taken, steps) => {
          server.clock.set(NOW);
          await server.db.deleteFrom('order_events').execute();
          await server.db.deleteFrom('orders').execute();
          await server.db.deleteFrom('order_totals').execute();
          const ids: string[] = [];
          for (const said of taken) ids.push(await take(said));
          // States of each order before each act that may be undone.
          const pasts = new Map<string, unknown[]>();
          for (const { which, act: done, minutes, ...by } of steps) {
            server.clock.advance(minutes * MINUTE_MS);
            const trackingID = ids[which % ids.length] ?? '';
            const before = await read(trackingID);
            const past = pasts.get(trackingID) ?? [];
            const isDone = await attempt(askedOf(done, before), trackingID, by);
            const after = await read(trackingID);
            if (!isDone) {
              expect({ ...after, undo: null }).toEqual({ ...before, undo: null });
            } else if (done.kind === 'undo') {
              expect(stateOf(after)).toEqual(past.at(-1));
              pasts.set(trackingID, past.slice(0, -1));
            } else {
              pasts.set(trackingID, done.kind === 'correct' ? [] : [...past, stateOf(before)]);
            }
          }
          await expectSums(ids);
        },
      ),
      { numRuns: 4 },
    );
  });
});
