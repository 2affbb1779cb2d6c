import { randomInt } from 'node:crypto';
import { areaWithin } from '@tawseel/contract/facts/zones';
import { isCashOnDelivery } from '../../domain/finance.ts';
import { newTrackingId } from '../../domain/tracking-id.ts';
import { newId } from '../../store/ids.ts';
import type { Database, Tables } from '../../store/tables.ts';
import { findNearestWarehouse } from '../../store/warehouses.ts';
import type { Happening } from '../history.ts';
import { Fault, faultsAmong, type ImportContext, type ReadValues, soundly } from '../kind.ts';
import { COUNTRY, type Find } from './common.ts';
import { type ChargeColumns, pricing, saidCharges } from './order-charges.ts';
import type { OrderValues, orderColumns } from './order-columns.ts';
import { type FindSender, senderReader } from './order-senders.ts';

type Order = Omit<Tables['orders'], 'seq'>;
type Read = Partial<OrderValues>;
export type MadeOrder = {
  order: Order;
  events: Tables['order_events'][];
  /** Whether the file says them. */
  hasOwnId: boolean;
  hasOwnTrackingId: boolean;
};

/** What happened to an order, with its last status; what the row says must not contradict itself. */
function courseOf({ tracking_status: status, history }: Read, createdAt: string): Happening[] | Fault {
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

function cashFault({ cash_handed_in_at: at, payment_method: method }: Read): Fault | undefined {
  if (!at || method === undefined || isCashOnDelivery(method)) return undefined;
  return new Fault('cash_handed_in_at', 'nothing, as the order is not cash on delivery');
}

/** Where a row that names no warehouse goes: as for an order that comes in over the API. */
function nearestWarehouses(db: Database): (city: string) => Promise<string | Fault> {
  const known = new Map<string, string | undefined>();
  return async (city) => {
    if (!known.has(city)) known.set(city, await findNearestWarehouse(db, city));
    return known.get(city) ?? new Fault('warehouse_code', 'a warehouse; there is none yet');
  };
}

/** Who sends, as it will stand with the order: what the row says, else what is known of the sender. */
function detailsOf(values: Read, sender: ReturnType<FindSender>) {
  const known = soundly(sender);
  const home = known && [known.house_no, known.street].filter(Boolean).join(', ');
  return {
    sender_name: values.sender_name ?? known?.name ?? '',
    sender_phone: values.sender_phone ?? known?.phone ?? '',
    sender_address: values.sender_address ?? home ?? '',
  };
}

function missingAmong(details: ReturnType<typeof detailsOf>): Fault[] {
  return Object.entries(details)
    .filter(([, value]) => value === '')
    .map(([name]) => new Fault(name, 'something, where no sender is named that has it'));
}

/** What of an order does not stand in its row alone. */
type Found = Pick<Order, 'warehouse_id' | 'sender_id' | 'created_at'> &
  ReturnType<typeof detailsOf> &
  ChargeColumns;

function orderOf(values: OrderValues, found: Found, course: readonly Happening[]): MadeOrder {
  const id = values.id ?? newId(Date.parse(found.created_at));
  const order: Order = {
    id,
    tracking_id: values.tracking_id ?? newTrackingId(randomInt),
    reference: values.reference ?? '',
    delivery_type: values.delivery_type,
    tracking_status: course.at(-1)?.status ?? 'created',
    warehouse_id: found.warehouse_id,
    sender_id: found.sender_id,
    sender_name: found.sender_name,
    sender_phone: found.sender_phone,
    sender_address: found.sender_address,
    pickup_area: areaWithin(values.pickup_city, values.pickup_area),
    pickup_city: values.pickup_city,
    receiver_name: values.receiver_name,
    receiver_phone: values.receiver_phone,
    dropoff_street: values.dropoff_street,
    dropoff_area: areaWithin(values.dropoff_city, values.dropoff_area),
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
    base_fils: found.base_fils,
    weight_fils: found.weight_fils,
    size_fils: found.size_fils,
    packing_fils: found.packing_fils,
    charge_fils: found.charge_fils,
    cash_handed_in_at: values.cash_handed_in_at ?? null,
    created_at: found.created_at,
  };
  return {
    order,
    events: eventsOf(id, course),
    hasOwnId: values.id !== undefined,
    hasOwnTrackingId: values.tracking_id !== undefined,
  };
}

/** Makes orders of rows, a batch at a time, or says all that is wrong with each beside its cells. */
export async function orderMaker(db: Database, { now }: ImportContext, findWarehouse: Find) {
  const price = pricing(db);
  const nearest = nearestWarehouses(db);
  const readSenders = senderReader(db);

  async function warehouseOf({ warehouse_code: name, pickup_city: city }: Read) {
    return findWarehouse({ name }) ?? (city === undefined ? undefined : nearest(city));
  }

  async function make(row: ReadValues<typeof orderColumns>, findSender: FindSender) {
    const { values } = row;
    const warehouseId = await warehouseOf(values);
    const sender = findSender(values);
    const createdAt = values.created_at ?? now().toISOString();
    const course = courseOf(values, createdAt);
    const details = detailsOf(values, sender);
    const said = saidCharges(values);
    const faults = faultsAmong([warehouseId, sender, course, cashFault(values), said]);
    if (!(sender instanceof Fault)) faults.push(...missingAmong(details));
    if (!row.isWhole || faults.length > 0) return faults;

    const known = soundly(sender);
    const companyId = known?.role === 'Company' ? known.id : undefined;
    const charges = soundly(said) ?? (await price(row.values, companyId));
    if (charges instanceof Fault) return [charges];
    const found = { warehouse_id: soundly(warehouseId) ?? '', sender_id: known?.id ?? null };
    const seen = { ...found, ...details, ...charges, created_at: createdAt };
    return orderOf(row.values, seen, soundly(course) ?? []);
  }

  return async (batch: readonly ReadValues<typeof orderColumns>[]): Promise<(MadeOrder | Fault[])[]> => {
    const findSender = await readSenders(batch.map(({ values }) => values));
    const made: (MadeOrder | Fault[])[] = [];
    for (const row of batch) made.push(await make(row, findSender));
    return made;
  };
}
