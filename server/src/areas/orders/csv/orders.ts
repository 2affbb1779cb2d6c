import { randomInt } from 'node:crypto';
import { sentence } from '@tawseel/contract/facts/sentences/sentence';
import {
  csvTable,
  Fault,
  faultsAmong,
  type ImportContext,
  type Importer,
  validOrUndefined,
} from '../../../platform/csv/csv-table.ts';
import { fileError } from '../../../platform/csv/file-error.ts';
import { engineOf } from '../../../platform/engine/database.ts';
import type { Database, Trx } from '../../../platform/engine/tables.ts';
import { seedEssentials } from '../../rates/store/essentials.ts';
import { findWarehouses, withCodes } from '../../warehouses/csv-look-ups.ts';
import { newTrackingId } from '../rules/tracking-id.ts';
import { countAlike } from '../store/alike-orders.ts';
import { type OrderWithHistory, readOrdersWithHistory } from '../store/export.ts';
import { findTaken, lockParents, orderStore, type UsedKeys } from '../store/import.ts';
import { KeySet } from '../store/key-set.ts';
import { referenceKey } from '../store/references.ts';
import { TooManyAtOnce } from '../store/seq.ts';
import { allInSlices, inSlices, SLICE } from '../store/unfinished-import.ts';
import { cellsOf, orderColumns } from './columns.ts';
import { namedEvents } from './history.ts';
import { amountOf, type MadeOrder, orderMaker } from './maker.ts';
import { unknownAreas } from './unknown-areas.ts';

/** Detects duplicates within a file by the unique keys of its orders, before anything is stored. */
class DuplicateOrders {
  readonly #keys = new KeySet();

  /**
   * Returns a fault for each key that an earlier order of the file uses. An order without any fault reserves its
   * keys.
   */
  faults({ order, hasOwnId, hasOwnTrackingId }: MadeOrder, others: readonly Fault[]): Fault[] {
    const own: (readonly [string, string])[] = [
      ...(hasOwnId ? [['id', order.id] as const] : []),
      ...(hasOwnTrackingId ? [['tracking_id', order.tracking_id] as const] : []),
      ...(order.reference === '' ? [] : [['reference', referenceKey(order)] as const]),
    ];
    const taken: typeof own = [];
    const faults: Fault[] = [];
    for (const one of own) {
      if (this.#keys.take(...one)) taken.push(one);
      else faults.push(new Fault(one[0], sentence('unused_above')));
    }
    if (faults.length + others.length > 0) for (const one of taken) this.#keys.giveBack(...one);
    return faults.filter(({ column }) => !others.some((other) => other.column === column));
  }

  close(): void {
    this.#keys.close();
  }
}

type Coded = OrderWithHistory & { warehouse_code: string | undefined };

const MAX_DRAWS = 5;
const NEW_TRACKING_ID = sentence('unused_tracking_id');
const NONE: readonly Fault[] = [];
const PARENT_GONE = new Fault('sender_id', sentence('parents_kept'));

/** Throws a clear error if one millisecond has more orders than it has seqs. */
function tooManyAtOnce(error: unknown): never {
  throw error instanceof TooManyAtOnce ? fileError('orders_at_once', { at: error.createdAt }) : error;
}

function takenFaults({ order, hasOwnTrackingId }: MadeOrder, taken: UsedKeys): Fault[] {
  const holder = taken.references.get(referenceKey(order))?.tracking_id;
  return faultsAmong([
    taken.ids.has(order.id) && new Fault('id', sentence('unused_id')),
    hasOwnTrackingId && taken.trackingIds.has(order.tracking_id) && new Fault('tracking_id', NEW_TRACKING_ID),
    holder &&
      new Fault(
        'reference',
        sentence('unused_reference'),
        sentence('reference_used_by', { trackingID: holder }),
      ),
  ]);
}

/** Checks a batch for conflicts with stored orders, and stores the orders without a fault unless it is a dry run. */
type StoreBatch = (made: MadeOrder[]) => Promise<ReadonlyMap<MadeOrder, readonly Fault[]>>;

const isGone = ({ sender_id, warehouse_id }: MadeOrder['order'], gone: ReadonlySet<string>) =>
  gone.has(warehouse_id) || gone.has(sender_id ?? '');

const ordersOf = (made: readonly MadeOrder[]) => made.map(({ order }) => order);

function seenFaults(file: DuplicateOrders, one: MadeOrder, others: readonly Fault[]): Fault[] {
  try {
    return file.faults(one, others);
  } catch (error) {
    return tooManyAtOnce(error);
  }
}

/** Checks without a write whether the database or the file uses an order's unique keys already. */
function uniquenessCheck(db: Database, file: DuplicateOrders, { now, onAlike }: ImportContext): StoreBatch {
  return async (made) => {
    const taken = await findTaken(db, ordersOf(made));
    const faults = new Map<MadeOrder, Fault[]>();
    for (const one of made) {
      const stored = takenFaults(one, taken);
      const found = [...stored, ...seenFaults(file, one, stored)];
      if (found.length > 0) faults.set(one, found);
    }
    const unnamed = made.filter((one) => !faults.has(one) && !one.hasOwnId && !one.hasOwnTrackingId);
    onAlike?.(await countAlike(db, ordersOf(unnamed), now()));
    return faults;
  };
}

/** Inserts with a retry: draws a new tracking ID if only our own draw was taken, and returns the faults of the rest. */
function insertWithRetry(db: Database, { timeZone, now }: ImportContext): StoreBatch {
  const slice = inSlices(db);
  const size = SLICE[engineOf(db).name];
  const add = orderStore(db, timeZone);
  const begun = now().toISOString();

  async function keep(trx: Trx, made: MadeOrder[], draws: number): Promise<Map<MadeOrder, Fault[]>> {
    if (made.length === 0) return new Map();
    const isNew = await add(trx, made).catch(tooManyAtOnce);
    const left = made.filter((_, index) => !isNew[index]);
    if (left.length === 0) return new Map();
    const taken = await findTaken(trx, ordersOf(left));
    const faults = new Map(left.map((one) => [one, takenFaults(one, taken)] as const));
    const retried = left.filter((one) => faults.get(one)?.length === 0);
    if (draws === 0) {
      for (const one of retried) faults.set(one, [new Fault('tracking_id', NEW_TRACKING_ID)]);
      return faults;
    }
    for (const one of retried) if (!one.hasOwnTrackingId) one.order.tracking_id = newTrackingId(randomInt);
    return new Map([...faults, ...(await keep(trx, retried, draws - 1))]);
  }

  async function keepSome(made: MadeOrder[]): Promise<Map<MadeOrder, readonly Fault[]>> {
    return slice(async (trx) => {
      const gone = await lockParents(trx, ordersOf(made), begun);
      const orphans = made.filter(({ order }) => isGone(order, gone));
      const others = made.filter(({ order }) => !isGone(order, gone));
      const faults: Map<MadeOrder, readonly Fault[]> = await keep(trx, others, MAX_DRAWS);
      for (const one of orphans) faults.set(one, [PARENT_GONE]);
      return faults;
    });
  }

  return async (made) => {
    const faults = new Map<MadeOrder, readonly Fault[]>();
    for (let start = 0; start < made.length; start += size) {
      for (const [one, found] of await keepSome(made.slice(start, start + size))) faults.set(one, found);
    }
    return faults;
  };
}

const toStoredRow = ({ order }: MadeOrder) => ({ name: order.tracking_id, at: order.created_at });

async function openImport(db: Database, context: ImportContext): Promise<Importer<typeof orderColumns>> {
  if (!context.readOnly) await seedEssentials(db);
  const make = await orderMaker(db, context, await findWarehouses(db));
  const seen = context.readOnly ? new DuplicateOrders() : undefined;
  const keep = seen ? uniquenessCheck(db, seen, context) : insertWithRetry(db, context);
  return {
    add: async (batch) => {
      const made = await make(batch);
      const sound = made.filter((one): one is MadeOrder => !Array.isArray(one));
      const faults = sound.length > 0 ? await keep(sound) : new Map<MadeOrder, readonly Fault[]>();
      if (!context.readOnly) context.onStoredRows?.(sound.filter((one) => !faults.has(one)).map(toStoredRow));
      return made.map((one) => (Array.isArray(one) ? one : (faults.get(one) ?? NONE)));
    },
    findDoubts: unknownAreas(db),
    finish: async () => seen?.close(),
  };
}

export const orders = csvTable<typeof orderColumns, Coded>({
  name: 'orders',
  table: 'orders',
  columns: orderColumns,
  adds: 'Adds orders. A used id, tracking ID or reference is refused.',
  open: openImport,
  settled: (values) => ({ ...values, ...validOrUndefined(amountOf(values)) }),
  allOrNothing: (db, { timeZone, onStored }, work) => allInSlices(db, timeZone, work, onStored),
  read: (db) => withCodes(db, readOrdersWithHistory(db)),
  cells: (row) => ({
    ...row,
    ...cellsOf(row),
    base_aed: row.base_fils,
    weight_charge_aed: row.weight_fils,
    size_charge_aed: row.size_fils,
    packing_charge_aed: row.packing_fils,
    charge_aed: row.charge_fils,
    order_cancelled_at: row.cancelled_at,
    history: row.history === '[]' ? '' : namedEvents(JSON.parse(row.history), row.cash_handed_in_at),
  }),
});
