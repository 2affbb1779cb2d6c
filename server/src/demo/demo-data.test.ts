import { readdirSync } from 'node:fs';
import { CITY_CODES, EMIRATES } from '@tawseel/contract/facts/emirates';
import { DELIVERY_TYPES } from '@tawseel/contract/facts/limits';
import { mayMove, TRACKING_STATUSES, type TrackingStatus } from '@tawseel/contract/facts/tracking';
import { isTrackingId } from '@tawseel/contract/facts/tracking-id';
import { email, phone } from '@tawseel/contract/fields';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { listApiKeys } from '../areas/access/store/api-keys.ts';
import { areaOfOrder, deliveringWarehouse } from '../areas/delivery-areas/store.ts';
import { contributionOf } from '../areas/orders/rules/contribution.ts';
import { totalsOf } from '../areas/orders/store/totals.ts';
import { differingFiles } from '../areas/proofs/differing-files.ts';
import { priceOrder } from '../areas/rates/rules/price.ts';
import { findProblems } from '../commands/check.ts';
import type { Database, Tables } from '../platform/engine/tables.ts';
import { folderStore } from '../platform/files/folder-store.ts';
import { readPicture } from '../platform/http/pictures.ts';
import { businessDay } from '../platform/values/period.ts';
import { FILES_FOLDER } from '../testing/app.ts';
import { type OpenedTestDatabase, SQLITE } from '../testing/databases.ts';
import { type DemoCounts, loadDemo } from './demo.ts';
import { luhnDigit } from './identity.ts';
import { openRateBook } from './rate-book.ts';

const NOW = new Date('2026-11-21T10:00:00.000Z');
const timeZone = 'Asia/Dubai';
const PICTURES = new URL('../../pictures/', import.meta.url);

const { open: openSqlite } = SQLITE;

/** Kysely loses which table a type parameter stands for. */
const all = <T extends keyof Tables>(db: Database, table: T) =>
  db.selectFrom(table).selectAll().execute() as unknown as Promise<Tables[T][]>;
const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);

describe('the whole demo', () => {
  let opened: OpenedTestDatabase;
  const files = folderStore(FILES_FOLDER);
  let db: Database;
  let counts: DemoCounts;
  let orders: Tables['orders'][];

  beforeAll(async () => {
    opened = await openSqlite();
    db = opened.db;
    counts = await loadDemo(db, { now: NOW, timeZone, files });
    orders = await db.selectFrom('orders').selectAll().orderBy('seq').execute();
  });
  afterAll(() => opened.close());

  test('is as large as a real business', () => {
    expect(counts).toMatchObject({ warehouses: 9, staff: 63, senders: 400, orders: 12_000, queries: 40 });
    expect(orders).toHaveLength(12_000);
  });

  test('has a warehouse in every emirate, its code beginning with the letters of the city', async () => {
    const warehouses = await all(db, 'warehouses');
    expect(new Set(warehouses.map(({ city }) => city))).toEqual(new Set(EMIRATES));
    for (const { city, code } of warehouses) {
      expect(code.slice(0, 3)).toBe(CITY_CODES[city as keyof typeof CITY_CODES]);
    }
  });

  test('has a photo of each door at which nobody was', async () => {
    const failed = (await all(db, 'stop_acts')).filter(({ act }) => act === 'failed');
    const kept = await all(db, 'proofs');
    expect(kept.length).toBeGreaterThan(0);
    expect(kept.map(({ act_id }) => act_id).sort()).toEqual(failed.map(({ id }) => id).sort());
    expect(await differingFiles(db, files)).toEqual([]);
    for (const { sha256, type } of kept)
      expect(readPicture((await files.read(sha256)) ?? Buffer.alloc(0))).toEqual({ type, saysMore: false });
  });

  test('knows the area of every order that names one, and which warehouse of its emirate delivers it', async () => {
    const warehouses = new Map((await all(db, 'warehouses')).map(({ id, city }) => [id, city]));
    const places = new Map(
      orders.map(({ dropoff_city: city, dropoff_area: area }) => [`${city} ${area}`, { city, area }]),
    );
    expect(places.size).toBeGreaterThan(100);
    for (const place of places.values()) {
      if (place.area === '') continue;
      const area = await areaOfOrder(db, place);
      expect(area, JSON.stringify(place)).toBeDefined();
      expect(warehouses.get((await deliveringWarehouse(db, area!)) ?? '')).toBe(place.city);
    }
  });

  test('has a quarter companies, with other addresses and a rate for every route in both modes', async () => {
    const senders = await all(db, 'senders');
    const companies = senders.filter(({ role }) => role === 'Company');
    expect(companies).toHaveLength(100);
    expect(new Set(senders.map(({ created_at }) => created_at.slice(0, 7))).size).toBeGreaterThan(12);
    expect(companies.filter(({ addresses }) => addresses !== '[]').length).toBeGreaterThan(40);
    const rates = (await all(db, 'city_rates')).filter(({ company_id }) => company_id !== '');
    expect(rates).toHaveLength(companies.length * EMIRATES.length ** 2 * DELIVERY_TYPES.length);
    expect(Math.min(...rates.map(({ rate_fils }) => rate_fils))).toBeGreaterThan(500);
    const zones = await all(db, 'zone_rates');
    expect(zones.filter(({ company_id }) => company_id === '')).toHaveLength(32);
    expect(new Set(zones.map(({ company_id }) => company_id)).size).toBeGreaterThan(5);
  });

  test('charges every order what its rates come to, part by part', async () => {
    const ofCompanies = (await all(db, 'city_rates')).filter(({ company_id }) => company_id !== '');
    const rates = await openRateBook(db, ofCompanies, await all(db, 'zone_rates'));
    const companies = new Set(ofCompanies.map(({ company_id }) => company_id));
    for (const order of orders) {
      const price = priceOrder(
        {
          mode: order.delivery_type === 'urgent' ? 'urgent' : 'normal',
          from: { city: order.pickup_city, area: order.pickup_area },
          to: { city: order.dropoff_city, area: order.dropoff_area },
          weightGrams: order.weight_grams,
          size: { length: order.length_mm / 10, width: order.width_mm / 10, height: order.height_mm / 10 },
          additionalServices: order.additional_services === 1,
        },
        rates.ofSender(companies.has(order.sender_id ?? '') ? (order.sender_id ?? '') : ''),
      );
      const { base_fils, weight_fils, size_fils, packing_fils, charge_fils } = order;
      expect(price).toMatchObject({
        chargeFils: charge_fils,
        parts: {
          baseFils: base_fils,
          weightFils: weight_fils,
          sizeFils: size_fils,
          packingFils: packing_fils,
        },
      });
      expect(charge_fils).toBe(base_fils + weight_fils + size_fils + packing_fils);
    }
  });

  test('keeps totals that the orders add up to', async () => {
    const changes = orders.map((row) => ({
      createdAt: row.created_at,
      warehouseId: row.warehouse_id,
      deliveryType: row.delivery_type,
      after: contributionOf(row),
    }));
    const byKey = (one: Tables['order_totals']) =>
      [one.grain, one.start, one.warehouse_id, one.delivery_type].join();
    const stored = new Map((await all(db, 'order_totals')).map((row) => [byKey(row), { ...row }]));
    expect(new Map(totalsOf(timeZone, changes).map((row) => [byKey(row), row]))).toEqual(stored);
  });

  test('has orders at every status, none moved in a way that is not allowed', async () => {
    expect(new Set(orders.map((order) => order.tracking_status))).toEqual(new Set(TRACKING_STATUSES));
    const events = await db
      .selectFrom('order_events')
      .selectAll()
      .orderBy('created_at')
      .orderBy('id')
      .execute();
    const moves = events.filter(({ kind }) => kind !== 'cashHandedIn');
    const byOrder = Map.groupBy(moves, ({ order_id }) => order_id);
    for (const order of orders) {
      const history = byOrder.get(order.id) ?? [];
      expect(history[0]).toMatchObject({ status: 'created', created_at: order.created_at });
      expect(history.at(-1)?.status).toBe(order.tracking_status);
      for (const [index, event] of history.slice(1).entries()) {
        const before = history[index];
        expect(mayMove(before?.status as TrackingStatus, event.status as TrackingStatus)).toBe(true);
        expect(event.created_at > (before?.created_at ?? '')).toBe(true);
      }
    }
  });

  test('tells who moved an order in the last days, and who cancelled one and why', async () => {
    const places = new Map((await all(db, 'warehouses')).map(({ id, city }) => [id, city]));
    const workplaces = new Map((await all(db, 'staff')).map(({ id, warehouse_id }) => [id, warehouse_id]));
    const byId = new Map(orders.map((order) => [order.id, order]));
    const events = await all(db, 'order_events');
    const told = events.filter(({ kind }) => kind);
    const recent = events.filter(({ created_at }) => created_at >= '2026-11-14T10:00:00.000Z');
    expect(recent.length).toBeGreaterThan(1000);
    expect(recent.filter(({ kind }) => !kind)).toEqual([]);
    for (const { actor, order_id } of told) {
      const workplace = workplaces.get(actor ?? '') ?? '';
      const { warehouse_id, dropoff_city } = byId.get(order_id)!;
      // Of the warehouse that collected the parcel, or of one in the emirate of its receiver.
      expect(workplace === warehouse_id || places.get(workplace) === dropoff_city).toBe(true);
    }
    const cancelled = orders.filter(({ cancelled_at }) => cancelled_at);
    expect(cancelled.length).toBeGreaterThan(2);
    expect(cancelled.every(({ tracking_status }) => tracking_status === 'return')).toBe(true);
    const reasons = told.filter(({ kind }) => kind === 'cancelled').map(({ reason }) => reason);
    expect(reasons).toHaveLength(cancelled.length);
    expect(reasons).not.toContain(null);
  });

  test('has runs of the last day: what was collected at the doors, and is with the driver', async () => {
    const byId = new Map(orders.map((order) => [order.id, order]));
    const acts = await all(db, 'stop_acts');
    const delivered = acts.filter(({ act }) => act === 'delivered');
    expect(delivered.length).toBeGreaterThan(50);
    for (const { order_id, cash_fils } of delivered) {
      const { tracking_status, payment_method, value_fils } = byId.get(order_id)!;
      expect(tracking_status).toBe('delivered');
      expect(cash_fils).toBe(payment_method === 'COD' ? value_fils : 0);
    }
    expect(acts.filter(({ act }) => act === 'collected').length).toBeGreaterThan(20);
    const runs = await all(db, 'runs');
    for (const kind of ['delivery', 'pickup', 'linehaul'])
      expect(new Set(runs.filter((run) => run.kind === kind).map(({ state }) => state))).toEqual(
        new Set(['out', 'closed']),
      );
    const open = (await all(db, 'run_stops')).filter(({ state }) => state === 'pending');
    const held = new Map((await all(db, 'custody')).map(({ seq, holder }) => [seq, holder]));
    for (const { run_id, order_id, kind } of open)
      if (kind === 'delivery') expect(held.get(byId.get(order_id)!.seq)).toBe(run_id);
  });

  test('has a cashier for the cash that was handed in in the last day', async () => {
    const handIns = (await all(db, 'order_events')).filter(({ kind }) => kind === 'cashHandedIn');
    expect(handIns.length).toBeGreaterThan(20);
    const handedIn = new Map(orders.map(({ id, cash_handed_in_at }) => [id, cash_handed_in_at]));
    for (const { order_id, created_at, actor_kind } of handIns) {
      expect(actor_kind).toBe('cashier');
      expect(handedIn.get(order_id)).toBe(created_at);
    }
  });

  test('has ten days of cash, banked slip by slip, with one open difference', async () => {
    const days = (await all(db, 'cash_counts')).map(({ at }) => businessDay(at, timeZone));
    expect(new Set(days).size).toBe(10);
    const balances = await all(db, 'balances');
    expect(balances.filter(({ kind, fils }) => kind === 'difference' && fils !== 0)).toHaveLength(1);
    const postings = await all(db, 'postings');
    const banked = postings.filter(({ kind }) => kind === 'deposit');
    const paidOut = postings.filter(({ kind }) => kind === 'payout');
    expect(new Set(banked.map(({ slip }) => slip)).size).toBe(banked.length);
    const bank = balances.find(({ kind }) => kind === 'bank');
    expect(bank?.fils).toBe(sum(banked.map(({ fils }) => fils)) - sum(paidOut.map(({ fils }) => fils)));
    const handedIn = new Map(orders.map(({ seq, cash_handed_in_at }) => [seq, cash_handed_in_at]));
    for (const { kind, order_seq, at } of postings)
      if (kind === 'handIn') expect(handedIn.get(order_seq ?? 0)).toBe(at);
  });

  test('has statements of its companies with their invoices, most of them paid', async () => {
    const statements = await all(db, 'statements');
    expect(statements.filter(({ paid_on }) => paid_on).length).toBeGreaterThan(20);
    expect(
      statements.filter(({ paid_on, payable_fils }) => !paid_on && payable_fils > 0).length,
    ).toBeGreaterThan(2);
    expect((await all(db, 'invoices')).length).toBeGreaterThan(20);
  });

  test('has receivers to call, and days that were promised', async () => {
    const calls = (await all(db, 'follow_ups')).filter(({ kind }) => kind === 'call');
    expect(new Set(calls.map(({ state }) => state))).toEqual(new Set(['open', 'done']));
    expect((await all(db, 'promises')).length).toBeGreaterThan(0);
  });

  test('has people who left, and keys that belong to somebody', async () => {
    const left = async (table: 'staff' | 'senders') =>
      (await all(db, table)).filter(({ deleted_at }) => deleted_at).length;
    expect([await left('staff'), await left('senders')]).toEqual([2, 1]);
    expect(await listApiKeys(db)).toMatchObject([
      { role: 'driver-app', owner: { isActive: true }, revokedAt: null },
      { role: 'sender', owner: { isActive: true }, revokedAt: null },
    ]);
  });

  test('is sound: a check finds nothing', async () => {
    expect(await findProblems(db, timeZone)).toEqual([]);
  });

  test('looks like a business: a week has its rhythm, few parcels come back, a third is urgent', () => {
    const share = (wanted: (order: Tables['orders']) => boolean) =>
      orders.filter(wanted).length / orders.length;
    expect(share((order) => order.tracking_status === 'return')).toBeCloseTo(0.05, 1.5);
    expect(share((order) => order.delivery_type === 'urgent')).toBeCloseTo(0.3, 1.5);
    const onWeekday = (day: number) =>
      share((order) => new Date(businessDay(order.created_at, timeZone)).getUTCDay() === day);
    expect(onWeekday(1)).toBeGreaterThan(onWeekday(5) * 1.1);
    expect(onWeekday(5)).toBeLessThan(onWeekday(4) * 0.9);
    expect(onWeekday(0)).toBeLessThan(onWeekday(5));
    const atNight = share((order) => {
      const hour = (new Date(order.created_at).getUTCHours() + 4) % 24;
      return hour < 8 || hour >= 23;
    });
    expect(atNight).toBeLessThan(0.03);
    const old = orders.filter(({ created_at }) => created_at < '2026-11-10');
    expect(old.every((order) => ['delivered', 'return'].includes(order.tracking_status))).toBe(true);
    const cash = orders.filter(
      (order) => order.payment_method === 'COD' && order.tracking_status === 'delivered',
    );
    expect(cash.some((order) => order.cash_handed_in_at === null)).toBe(true);
    expect(cash.filter((order) => order.cash_handed_in_at !== null).length).toBeGreaterThan(4000);
  });

  test('earns more than it spends, but for one warehouse', async () => {
    const months = (await all(db, 'order_totals')).filter(
      ({ grain, start }) => grain === 'month' && start > '2026-08',
    );
    const payments = await all(db, 'cashier_payments');
    const balance = (month: string, warehouse: string) =>
      sum(
        months
          .filter((row) => row.start === month && row.warehouse_id === warehouse)
          .map((row) => row.revenue_fils),
      ) -
      sum(
        payments
          .filter(
            (row) => row.warehouse_id === warehouse && businessDay(row.paid_at, timeZone).startsWith(month),
          )
          .map((row) => row.total_fils),
      );
    const warehouses = await all(db, 'warehouses');
    const balances = ['2026-09', '2026-10', '2026-11'].map((month) =>
      warehouses.map(({ id }) => balance(month, id)),
    );
    for (const month of balances) expect(sum(month)).toBeGreaterThan(1_000_000);
    const all27 = balances.flat();
    expect(all27.filter((fils) => fils < 0).length).toBeGreaterThan(0);
    expect(all27.filter((fils) => fils < 0).length).toBeLessThan(7);
    const days = new Set(payments.map(({ paid_at }) => paid_at.slice(0, 7)));
    expect(days.size).toBeGreaterThanOrEqual(12);
  });

  test('has an invoice for every payment that shows one, over the same sum', async () => {
    for (const payment of await all(db, 'cashier_payments')) {
      const invoices = JSON.parse(payment.invoice_images) as string[];
      const amounts = invoices.map((address) => Number(/-(\d+)\.svg$/.exec(address)?.[1]));
      if (invoices.length > 0) expect(sum(amounts)).toBe(payment.total_fils);
    }
  });

  test('has every picture that it names', async () => {
    const staff = await all(db, 'staff');
    const senders = await all(db, 'senders');
    const lists = [
      ...orders.map(({ images }) => images),
      ...staff.map(({ documents }) => documents),
      ...(await all(db, 'cashier_payments')).map(({ invoice_images }) => invoice_images),
    ].flatMap((list) => JSON.parse(list) as string[]);
    const single = [
      ...staff.map(({ image }) => image),
      ...senders.map(({ profile_pic }) => profile_pic),
      ...(await all(db, 'warehouses')).map(({ image }) => image),
    ].filter(Boolean);
    const addresses = new Set([...lists, ...single]);
    const files = readdirSync(PICTURES, { recursive: true, encoding: 'utf8' });
    const kept = files.filter((file) => file.endsWith('.svg')).map((file) => `/pictures/${file}`);
    expect(addresses.size).toBeGreaterThan(140);
    expect([...addresses].filter((address) => !kept.includes(address))).toEqual([]);
  });

  test('writes phones, emails, identity and account numbers as they are written there', async () => {
    const staff = await all(db, 'staff');
    const senders = await all(db, 'senders');
    const people = [...staff, ...senders, ...(await all(db, 'warehouses'))];
    const mobile = /^\+971 5[024568] \d{3} \d{4}$/;
    for (const one of people) {
      expect(z.safeParse(phone, one.phone).success, one.phone).toBe(true);
      expect(one.phone).toMatch(/^\+971 (5[024568]|[234679]) \d{3} \d{4}$/);
      expect(z.safeParse(email, one.email).success, one.email).toBe(true);
      expect(one.email).toMatch(/\.example$/);
    }
    expect(new Set(staff.map((one) => one.email)).size).toBe(staff.length);
    expect(new Set(senders.map((one) => one.email)).size).toBe(senders.length);
    for (const one of staff) {
      expect(one.phone).toMatch(mobile);
      const digits = one.identity_number.replaceAll('-', '');
      expect(digits.at(-1)).toBe(String(luhnDigit(digits.slice(0, -1))));
      const [, check = '', account = ''] = /^AE(\d\d)(\d{19})$/.exec(one.account_number) ?? [];
      expect(BigInt(`${account}1014${check}`) % 97n).toBe(1n);
      expect(one.kind === 'driver').toBe(
        one.license_no !== '' && one.vehicle_type !== '' && one.vehicle_no !== '',
      );
    }
    expect(staff.some((one) => one.profile_status === 'unActive')).toBe(true);
    for (const order of orders) expect(order.receiver_phone).toMatch(mobile);
    expect(new Set(orders.map((order) => order.tracking_id)).size).toBe(orders.length);
    expect(orders.every((order) => isTrackingId(order.tracking_id))).toBe(true);
  });

  test('has customers ask about orders that exist, with no gap left in a text', async () => {
    const queries = await all(db, 'queries');
    const known = new Set(orders.map((order) => order.tracking_id));
    for (const { name, message, subject } of queries) {
      expect(name).not.toBe('');
      expect(`${subject} ${message}`).not.toMatch(/[{}]|undefined|my order/);
      for (const [id] of message.matchAll(/TWS-\w{4}-\w{4}/g)) expect(known).toContain(id);
    }
  });
});
