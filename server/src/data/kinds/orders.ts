import { randomInt } from 'node:crypto';
import { newTrackingId } from '../../domain/tracking-id.ts';
import { BadSetting } from '../../settings.ts';
import { seedEssentials } from '../../store/essentials.ts';
import {
  findTaken,
  type OrderWithHistory,
  openOrderImport,
  readOrdersWithHistory,
  type Taken,
} from '../../store/order-import.ts';
import { referenceKey } from '../../store/order-references.ts';
import { namedEvents } from '../history.ts';
import { Fault, faultsAmong, type ImportContext, type Importer, kind } from '../kind.ts';
import { findWarehouses, withCodes } from './common.ts';
import { orderColumns } from './order-columns.ts';
import { type MadeOrder, orderMaker } from './order-maker.ts';

type Coded = OrderWithHistory & { warehouse_code: string | undefined };

/** From here on the search index is made anew at the end instead of order by order. */
const MANY_BYTES = 20_000_000;
const DRAWS = 5;
const NEW_TRACKING_ID = 'a tracking ID that is not taken yet';
const NONE: readonly Fault[] = [];

/** An order has its own place in time, of which a millisecond has only so many. */
function tooManyAtOnce(error: unknown): never {
  if (error instanceof RangeError) {
    throw new BadSetting(`${error.message} Nothing was imported; give created_at to the second.`);
  }
  throw error;
}

function takenFaults({ order, hasOwnTrackingId }: MadeOrder, taken: Taken): Fault[] {
  const holder = taken.references.get(referenceKey(order));
  return faultsAmong([
    taken.ids.has(order.id) && new Fault('id', 'an id that is not taken yet'),
    hasOwnTrackingId && taken.trackingIds.has(order.tracking_id) && new Fault('tracking_id', NEW_TRACKING_ID),
    holder && new Fault('reference', 'one that no order of this sender has yet', `order ${holder} has it`),
  ]);
}

async function openImport(
  trx: Parameters<typeof openOrderImport>[0],
  context: ImportContext,
): Promise<Importer<typeof orderColumns>> {
  await seedEssentials(trx);
  const make = await orderMaker(trx, context, await findWarehouses(trx));
  const orders = await openOrderImport(trx, context.timeZone, (context.size ?? 0) > MANY_BYTES);

  /** Stores what is new, draws again where only our own draw was taken, and says what is wrong with the rest. */
  async function store(made: readonly MadeOrder[], draws: number): Promise<Map<MadeOrder, Fault[]>> {
    if (made.length === 0) return new Map();
    const isNew = await orders.add([...made]).catch(tooManyAtOnce);
    const left = made.filter((_, place) => !isNew[place]);
    if (left.length === 0) return new Map();
    const taken = await findTaken(
      trx,
      left.map(({ order }) => order),
    );
    const faults = new Map(left.map((one) => [one, takenFaults(one, taken)] as const));
    const again = left.filter((one) => faults.get(one)?.length === 0);
    if (draws === 0) {
      for (const one of again) faults.set(one, [new Fault('tracking_id', NEW_TRACKING_ID)]);
      return faults;
    }
    for (const { order } of again) order.tracking_id = newTrackingId(randomInt);
    return new Map([...faults, ...(await store(again, draws - 1))]);
  }

  return {
    add: async (batch) => {
      const made = await make(batch);
      const faults = await store(
        made.filter((one): one is MadeOrder => !Array.isArray(one)),
        DRAWS,
      );
      return made.map((one) => (Array.isArray(one) ? one : (faults.get(one) ?? NONE)));
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
