import { randomInt } from 'node:crypto';
import { isCashOnDelivery } from '../../domain/finance.ts';
import { newTrackingId } from '../../domain/tracking-id.ts';
import { BadSetting } from '../../settings.ts';
import { seedEssentials } from '../../store/essentials.ts';
import { newId } from '../../store/ids.ts';
import {
  findTaken,
  type OrderWithHistory,
  openOrderImport,
  readOrdersWithHistory,
} from '../../store/order-import.ts';
import { referenceKey } from '../../store/order-references.ts';
import type { Database, Tables } from '../../store/tables.ts';
import { findNearestWarehouse } from '../../store/warehouses.ts';
import { type Happening, namedEvents } from '../history.ts';
import { Fault, type ImportContext, type Importer, kind } from '../kind.ts';
import { COUNTRY, type Find, findWarehouses, withCodes } from './common.ts';
import { pricing, saidCharges } from './order-charges.ts';
import { type OrderValues, orderColumns } from './order-columns.ts';
import { senderReader } from './order-senders.ts';

type Order = Omit<Tables['orders'], 'seq'>;
type Made = { order: Order; events: Tables['order_events'][]; hasOwnTrackingId: boolean };
type Coded = OrderWithHistory & { warehouse_code: string | undefined };

/** From here on the search index is made anew at the end instead of order by order. */
const MANY_BYTES = 20_000_000;
const DRAWS = 5;

/** What happened to an order, with its last status; what the row says must not contradict itself. */
function courseOf(values: OrderValues, createdAt: string): Happening[] | Fault {
  const { tracking_status: status, history } = values;
  if (!history) return [{ status: status ?? 'created', at: createdAt, note: '' }];
  if (status !== undefined && history.at(-1)?.status !== status) {
    return new Fault('tracking_status', 'the last status of history');
  }
  return history;
}

function eventsOf(orderId: string, course: readonly Happening[]): Tables['order_events'][] {
  // Those of one moment are told apart, and kept in order, by their ids.
  const ids = course.map(({ at }) => newId(Date.parse(at))).sort();
  return course.map(({ status, at, note }, place) => ({
    id: ids[place] ?? newId(),
    order_id: orderId,
    status,
    note,
    created_at: at,
  }));
}

/** Where a row that names no warehouse goes: as for an order that comes in over the API. */
function nearestWarehouses(db: Database): (city: string) => Promise<string | Fault> {
  const known = new Map<string, string | undefined>();
  return async (city) => {
    if (!known.has(city)) known.set(city, await findNearestWarehouse(db, city));
    return known.get(city) ?? new Fault('warehouse_code', 'a warehouse; there is none yet');
  };
}

async function orderMaker(trx: Database, { now }: ImportContext, findWarehouse: Find) {
  const price = pricing(trx);
  const nearest = nearestWarehouses(trx);
  const readSenders = senderReader(trx);

  return async (batch: readonly OrderValues[]): Promise<(Made | Fault)[]> => {
    const findSender = await readSenders(batch);
    const made: (Made | Fault)[] = [];
    for (const values of batch) made.push(await make(values));
    return made;

    async function make(values: OrderValues): Promise<Made | Fault> {
      const named = findWarehouse({ name: values.warehouse_code });
      const warehouseId = named ?? (await nearest(values.pickup_city));
      if (warehouseId instanceof Fault) return warehouseId;
      const sender = findSender(values);
      if (sender instanceof Fault) return sender;
      const createdAt = values.created_at ?? now().toISOString();
      const course = courseOf(values, createdAt);
      if (course instanceof Fault) return course;
      if (values.cash_handed_in_at && !isCashOnDelivery(values.payment_method)) {
        return new Fault('cash_handed_in_at', 'nothing, as the order is not cash on delivery');
      }
      const companyId = sender?.role === 'Company' ? sender.id : undefined;
      const charges = saidCharges(values) ?? (await price(values, companyId));
      if (charges instanceof Fault) return charges;
      const home = sender && [sender.house_no, sender.street].filter(Boolean).join(', ');
      const details = {
        sender_name: values.sender_name ?? sender?.name,
        sender_phone: values.sender_phone ?? sender?.phone,
        sender_address: values.sender_address ?? home,
      };
      const missing = Object.entries(details).find(([, value]) => !value);
      if (missing) return new Fault(missing[0], 'something, where no sender is named that has it');
      const id = values.id ?? newId(Date.parse(createdAt));
      const order: Order = {
        id,
        tracking_id: values.tracking_id ?? newTrackingId(randomInt),
        reference: values.reference ?? '',
        delivery_type: values.delivery_type,
        tracking_status: course.at(-1)?.status ?? 'created',
        warehouse_id: warehouseId,
        sender_id: sender?.id ?? null,
        sender_name: details.sender_name ?? '',
        sender_phone: details.sender_phone ?? '',
        sender_address: details.sender_address ?? '',
        pickup_area: values.pickup_area ?? '',
        pickup_city: values.pickup_city,
        receiver_name: values.receiver_name,
        receiver_phone: values.receiver_phone,
        dropoff_street: values.dropoff_street,
        dropoff_area: values.dropoff_area ?? '',
        dropoff_city: values.dropoff_city,
        dropoff_country: values.dropoff_country ?? COUNTRY,
        payment_method: values.payment_method,
        title: values.title,
        type: values.type ?? 'Parcel',
        details: values.details ?? '',
        value_fils: values.value_aed,
        weight_grams: values.weight_kg,
        length_mm: values.length_cm,
        width_mm: values.width_cm,
        height_mm: values.height_cm,
        additional_services: values.packing ? 1 : 0,
        images: values.images ? JSON.stringify(values.images) : '[]',
        ...charges,
        cash_handed_in_at: values.cash_handed_in_at ?? null,
        created_at: createdAt,
      };
      return { order, events: eventsOf(id, course), hasOwnTrackingId: values.tracking_id !== undefined };
    }
  };
}

/** An order has its own place in time, of which a millisecond has only so many. */
function tooManyAtOnce(error: unknown): never {
  if (error instanceof RangeError) {
    throw new BadSetting(`${error.message} Nothing was imported; give created_at to the second.`);
  }
  throw error;
}

async function openImport(
  trx: Parameters<typeof openOrderImport>[0],
  context: ImportContext,
): Promise<Importer<typeof orderColumns>> {
  await seedEssentials(trx);
  const make = await orderMaker(trx, context, await findWarehouses(trx));
  const orders = await openOrderImport(trx, context.timeZone, (context.size ?? 0) > MANY_BYTES);

  /** Stores what is new, draws again where only our own draw was taken, and says what is wrong with the rest. */
  async function store(made: readonly Made[], draws: number): Promise<Map<Made, Fault>> {
    const faults = new Map<Made, Fault>();
    if (made.length === 0) return faults;
    const isNew = await orders.add([...made]).catch(tooManyAtOnce);
    const left = made.filter((_, place) => !isNew[place]);
    if (left.length === 0) return faults;
    const taken = await findTaken(
      trx,
      left.map(({ order }) => order),
    );
    const again: Made[] = [];
    for (const one of left) {
      const holder = taken.references.get(referenceKey(one.order));
      if (taken.ids.has(one.order.id)) faults.set(one, new Fault('id', 'an id that is not taken yet'));
      else if (holder)
        faults.set(one, new Fault('reference', `one that no order of this sender has yet; ${holder} has it`));
      else if (one.hasOwnTrackingId || draws === 0)
        faults.set(one, new Fault('tracking_id', 'a tracking ID that is not taken yet'));
      else again.push(one);
    }
    for (const { order } of again) order.tracking_id = newTrackingId(randomInt);
    return new Map([...faults, ...(await store(again, draws - 1))]);
  }

  return {
    add: async (batch) => {
      const made = await make(batch);
      const faults = await store(
        made.filter((one): one is Made => !(one instanceof Fault)),
        DRAWS,
      );
      return made.map((one) => (one instanceof Fault ? one : faults.get(one)));
    },
    finish: orders.finish,
  };
}

export const orders = kind<typeof orderColumns, Coded>({
  name: 'orders',
  table: 'orders',
  columns: orderColumns,
  adds: 'Adds orders; one whose id, tracking ID or reference is taken is refused.',
  open: openImport,
  read: (db) => withCodes(db, readOrdersWithHistory(db)),
  cells: (row) => ({
    ...row,
    value_aed: row.value_fils,
    weight_kg: row.weight_grams,
    length_cm: row.length_mm,
    width_cm: row.width_mm,
    height_cm: row.height_mm,
    packing: row.additional_services === 1,
    images: row.images === '[]' ? [] : JSON.parse(row.images),
    base_aed: row.base_fils,
    weight_charge_aed: row.weight_fils,
    size_charge_aed: row.size_fils,
    packing_charge_aed: row.packing_fils,
    charge_aed: row.charge_fils,
    history: row.history === '[]' ? '' : namedEvents(JSON.parse(row.history), row.cash_handed_in_at),
  }),
});
