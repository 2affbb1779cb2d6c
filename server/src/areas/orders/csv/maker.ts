import { randomInt } from 'node:crypto';
import { cityFromText } from '@tawseel/contract/facts/emirates';
import { isCashOnDelivery } from '@tawseel/contract/facts/payment-methods';
import { sentence } from '@tawseel/contract/facts/sentences/sentence';
import { place } from '../../../platform/csv/codecs.ts';
import {
  Fault,
  faultsAmong,
  type ImportContext,
  type ReadValues,
  validOrUndefined,
} from '../../../platform/csv/csv-table.ts';
import type { Find } from '../../../platform/csv/look-ups.ts';
import { newId } from '../../../platform/engine/ids.ts';
import type { Database, Tables } from '../../../platform/engine/tables.ts';
import { emiratesOfArea } from '../../delivery-areas/store.ts';
import { findNearestWarehouse } from '../../warehouses/store.ts';
import {
  missingDetails,
  newOrder,
  type SenderDetails,
  type StoredCharge,
  type StoredOrder,
  senderDetails,
  storedCharge,
} from '../rules/new-order.ts';
import { newTrackingId } from '../rules/tracking-id.ts';
import type { NewRow } from '../store/seq.ts';
import { givenCharges, pricing } from './charges.ts';
import { enteredValues, type OrderValues, type orderColumns } from './columns.ts';
import { type HistoryEvent, storedKind } from './history.ts';
import { type FindSender, senderReader } from './senders.ts';

type RowValues = Partial<OrderValues>;
export type MadeOrder = {
  order: NewRow;
  events: Tables['order_events'][];
  /** True if the file has them. */
  hasOwnId: boolean;
  hasOwnTrackingId: boolean;
};

/** Returns the tracking history of a row, its last status included. Returns a fault if the row contradicts itself. */
function courseOf(
  { tracking_status: status, history }: RowValues,
  createdAt: string,
): HistoryEvent[] | Fault {
  if (!history) return [{ status: status ?? 'created', at: createdAt, note: '' }];
  if (status !== undefined && history.at(-1)?.status !== status) {
    return new Fault('tracking_status', sentence('last_of_history'));
  }
  return history;
}

function eventsOf(orderId: string, course: readonly HistoryEvent[]): Tables['order_events'][] {
  // Tie-break: events of one moment are kept in order by their sorted ids.
  const ids = course.map(({ at }) => newId(Date.parse(at))).sort();
  return course.map((event, index) => ({
    id: ids[index] ?? newId(),
    order_id: orderId,
    status: event.status,
    note: event.note,
    created_at: event.at,
    kind: storedKind(event) ?? null,
    actor_kind: event.by?.kind ?? null,
    actor: event.by?.id ?? null,
    actor_name: event.by?.name ?? null,
    reason: event.reason ?? null,
    changes: event.changes ? JSON.stringify(event.changes) : null,
    implied: event.implied ? 1 : null,
  }));
}

function cashFault({ cash_handed_in_at: at, payment_method: method }: RowValues): Fault | undefined {
  if (!at || method === undefined || isCashOnDelivery(method)) return undefined;
  return new Fault('cash_handed_in_at', sentence('no_cash_time'));
}

function cancelledFault(
  { order_cancelled_at: at }: RowValues,
  course: HistoryEvent[] | Fault,
): Fault | undefined {
  if (!at || course instanceof Fault || course.at(-1)?.status === 'return') return undefined;
  return new Fault('order_cancelled_at', sentence('no_cancel_time'));
}

/**
 * Earliest date of an order that sorting allows (see seq.ts); a spreadsheet's empty date is of 1899, a typing mistake
 * of 2126.
 */
const EARLIEST = '1970-01-01';
const LATEST = '2069-01-01';

function timeFaults({ created_at, cash_handed_in_at, order_cancelled_at, history }: RowValues): Fault[] {
  const times = { created_at, cash_handed_in_at, order_cancelled_at, history: history?.at(-1)?.at };
  return Object.entries(times)
    .filter(([, at]) => at !== undefined && (at < EARLIEST || at >= LATEST))
    .map(([column]) => new Fault(column, sentence('times_to_sort')));
}

/** Returns a function that finds the nearest warehouse of a row that names none, as for an order of the API. */
function nearestWarehouses(db: Database): (city: string) => Promise<string | Fault> {
  const known = new Map<string, string | undefined>();
  return async (city) => {
    if (!known.has(city)) known.set(city, await findNearestWarehouse(db, city));
    return (
      known.get(city) ?? new Fault('warehouse_code', sentence('a_warehouse'), sentence('no_warehouse_yet'))
    );
  };
}

const PLACES = [
  ['pickup_city', 'pickup_area'],
  ['dropoff_city', 'dropoff_area'],
] as const;

/**
 * Returns a function that finds the emirate of a town in the city column, by the areas; each name is looked up once.
 */
function townFinder(db: Database) {
  const known = new Map<string, Promise<string[]>>();
  return async (column: string, town: string): Promise<string | Fault> => {
    const found = known.get(town) ?? emiratesOfArea(db, town);
    known.set(town, found);
    const cities = await found;
    const [city, ...others] = cities;
    if (city === undefined) return new Fault(column, place.expected);
    if (others.length === 0) return city;
    return new Fault(column, sentence('one_city'), sentence('town_of_several', { town, cities }));
  };
}

/**
 * Returns the amount to collect of a COD order: what is still owed if the row says so, otherwise its value less what
 * was paid back. An order with nothing owed is paid.
 */
export function amountOf({
  payment_method: method,
  value_aed: value = 0,
  refunded_aed = 0,
  cod_aed,
}: RowValues): RowValues | Fault {
  if (refunded_aed > value) return new Fault('refunded_aed', sentence('up_to_value'));
  const left = value - refunded_aed;
  if (cod_aed === undefined || !isCashOnDelivery(method ?? '')) return { value_aed: left };
  return cod_aed === 0 ? { value_aed: left, payment_method: 'Card' } : { value_aed: cod_aed };
}

function detailsOf(values: RowValues, sender: ReturnType<FindSender>): SenderDetails {
  const known = validOrUndefined(sender);
  return senderDetails(values, known && { ...known, houseNo: known.house_no });
}

function missingAmong(details: SenderDetails): Fault[] {
  return missingDetails(details).map(
    (name) => new Fault(name, sentence('a_value'), sentence('or_sender_with_one')),
  );
}

/** Columns of an order that depend on more than its row. */
type FoundColumns = Pick<StoredOrder, 'warehouse_id' | 'sender_id' | 'created_at'> &
  SenderDetails &
  StoredCharge;

function orderOf(values: OrderValues, found: FoundColumns, course: readonly HistoryEvent[]): MadeOrder {
  const id = values.id ?? newId(Date.parse(found.created_at));
  const order = newOrder({
    ...enteredValues(values),
    ...found,
    id,
    tracking_id: values.tracking_id ?? newTrackingId(randomInt),
    tracking_status: course.at(-1)?.status ?? 'created',
    cash_handed_in_at: values.cash_handed_in_at,
    cancelled_at: values.order_cancelled_at,
  });
  return {
    order,
    events: eventsOf(id, course),
    hasOwnId: values.id !== undefined,
    hasOwnTrackingId: values.tracking_id !== undefined,
  };
}

/** Returns a function that makes orders of a batch of rows, or returns all faults of each next to its cells. */
export async function orderMaker(db: Database, { now, home }: ImportContext, findWarehouse: Find) {
  const price = pricing(db);
  const nearest = nearestWarehouses(db);
  const findTown = townFinder(db);
  const readSenders = senderReader(db);

  async function warehouseOf({ warehouse_code: name, pickup_city: city }: RowValues) {
    if (home) {
      const isOwn = name === undefined || findWarehouse({ name }) === home.id;
      return isOwn ? home.id : new Fault('warehouse_code', sentence('own_warehouse', { code: home.code }));
    }
    return findWarehouse({ name }) ?? (city === undefined ? undefined : nearest(city));
  }

  /** Returns the row with towns replaced by their emirates, and with the amount that is left to collect. */
  async function settle(values: RowValues): Promise<{ values: RowValues; faults: Fault[] }> {
    let settled = values;
    const faults: Fault[] = [];
    for (const [column, area] of PLACES) {
      const town = values[column];
      if (town === undefined || cityFromText(town) !== undefined) continue;
      const city = await findTown(column, town);
      if (city instanceof Fault) faults.push(city);
      else settled = { ...settled, [column]: city, [area]: values[area] ?? town };
    }
    const amount = amountOf(values);
    if (amount instanceof Fault) return { values: settled, faults: [...faults, amount] };
    return { values: { ...settled, ...amount }, faults };
  }

  async function make(row: ReadValues<typeof orderColumns>, findSender: FindSender) {
    const { values, faults: unsettled } = await settle(row.values);
    const warehouseId = await warehouseOf(values);
    const sender = findSender(values);
    const createdAt = values.created_at ?? now().toISOString();
    const course = courseOf(values, createdAt);
    const details = detailsOf(values, sender);
    const given = givenCharges(values);
    const faults = faultsAmong([
      ...unsettled,
      warehouseId,
      sender,
      course,
      cashFault(values),
      cancelledFault(values, course),
      given,
      ...timeFaults(values),
    ]);
    if (!(sender instanceof Fault)) faults.push(...missingAmong(details));
    if (!row.isWhole || faults.length > 0) return faults;

    const known = validOrUndefined(sender);
    const companyId = known?.role === 'Company' ? known.id : undefined;
    // A row without faults has all its values.
    const whole = values as OrderValues;
    const charge = validOrUndefined(given) ?? (await price(whole, companyId));
    if (charge instanceof Fault) return [charge];
    const found = {
      warehouse_id: validOrUndefined(warehouseId) ?? '',
      sender_id: known?.id ?? null,
      created_at: createdAt,
      ...details,
      ...storedCharge(charge),
    };
    return orderOf(whole, found, validOrUndefined(course) ?? []);
  }

  return async (batch: readonly ReadValues<typeof orderColumns>[]): Promise<(MadeOrder | Fault[])[]> => {
    const findSender = await readSenders(batch.map(({ values }) => values));
    const made: (MadeOrder | Fault[])[] = [];
    for (const row of batch) made.push(await make(row, findSender));
    return made;
  };
}
