import type { Exception, HolderKind } from '@tawseel/contract/facts/parcels';
import type { Parcel } from '@tawseel/contract/parcel';
import type { SelectQueryBuilder } from 'kysely';
import { prepared } from '../../platform/engine/prepared.ts';
import type { Database, Tables } from '../../platform/engine/tables.ts';
import { letOthersIn } from '../../platform/http/fair-queue.ts';
import { toAed } from '../../platform/values/fils.ts';
import { PER_UNIT } from '../orders/rules/order-fields.ts';

/** Selects orders with the custody of their parcels and the names of the holders. */
export function selectParcels(db: Database) {
  return db
    .selectFrom('orders')
    .leftJoin('custody', 'custody.seq', 'orders.seq')
    .leftJoin('warehouses as holding', (join) =>
      join.onRef('holding.id', '=', 'custody.holder').on('custody.holder_kind', '=', 'warehouse'),
    )
    .leftJoin('runs', (join) =>
      join.onRef('runs.id', '=', 'custody.holder').on('custody.holder_kind', '=', 'run'),
    )
    .leftJoin('warehouses as going', 'going.id', 'custody.to_warehouse')
    .select([
      'orders.id',
      'orders.tracking_id',
      'orders.reference',
      'orders.sender_name',
      'orders.receiver_name',
      'orders.receiver_phone',
      'orders.dropoff_street',
      'orders.dropoff_area',
      'orders.dropoff_city',
      'orders.delivery_type',
      'orders.payment_method',
      'orders.value_fils',
      'orders.weight_grams',
      'orders.tracking_status',
      'orders.cancelled_at',
      'custody.holder_kind',
      'custody.holder',
      'custody.since',
      'custody.to_warehouse',
      'custody.sort_code',
      'custody.leg',
      'custody.exception',
      'holding.name as holding_name',
      'runs.number as run_number',
      'going.name as going_name',
      'going.code as going_code',
    ]);
}

export type ParcelRow =
  ReturnType<typeof selectParcels> extends SelectQueryBuilder<infer _D, infer _T, infer O> ? O : never;

/** Returns the holder of a parcel: its sender before collection, its receiver after the end. */
function holderOf({
  holder_kind,
  holder,
  tracking_status,
  holding_name,
  run_number,
}: ParcelRow): Parcel['holder'] {
  if (!holder_kind) {
    const kind = tracking_status === 'delivered' ? 'receiver' : 'sender';
    return { kind, id: '', name: '' };
  }
  // A closed set in the database.
  return { kind: holder_kind as HolderKind, id: holder ?? '', name: holding_name ?? run_number ?? '' };
}

export function toParcel(row: ParcelRow): Parcel {
  const { to_warehouse, going_name, going_code, exception } = row;
  return {
    trackingID: row.tracking_id,
    reference: row.reference,
    senderName: row.sender_name,
    receiverName: row.receiver_name,
    receiverPhone: row.receiver_phone,
    street: row.dropoff_street,
    area: row.dropoff_area,
    city: row.dropoff_city,
    deliveryType: row.delivery_type,
    paymentMethod: row.payment_method,
    orderValue: toAed(row.value_fils),
    orderWeight: row.weight_grams / PER_UNIT.kg,
    trackingStatus: row.tracking_status,
    cancelledAt: row.cancelled_at,
    holder: holderOf(row),
    since: row.since,
    toWarehouse:
      to_warehouse === null ? null : { id: to_warehouse, name: going_name ?? '', code: going_code ?? '' },
    sortCode: row.sort_code ?? '',
    leg: row.leg === 'back' ? 'back' : 'out',
    exception: exception as Exception | null,
    isAreaUnknown: exception === 'address',
  };
}

/** Parcels that are read before other calls have a turn. */
const AT_ONCE = 200;

/** Yields the keys in slices; what follows a long list has a turn of its own. */
async function* inTurns<Key>(keys: readonly Key[]): AsyncGenerator<readonly Key[]> {
  for (let from = 0; from < keys.length; from += AT_ONCE) {
    yield keys.slice(from, from + AT_ONCE);
    if (keys.length > AT_ONCE) await letOthersIn();
  }
}

/** Returns parcels by the seqs of their orders. */
export async function readBySeq(db: Database, seqs: readonly number[]): Promise<Map<number, Parcel>> {
  const bySeq = new Map<number, Parcel>();
  for await (const some of inTurns(seqs)) {
    const rows = await selectParcels(db).select('orders.seq').where('orders.seq', 'in', some).execute();
    for (const row of rows) bySeq.set(row.seq, toParcel(row));
  }
  return bySeq;
}

/** Returns parcels by the ids of their orders, in that order. */
export async function readParcels(db: Database, orderIds: readonly string[]): Promise<Parcel[]> {
  const byId = new Map<string, Parcel>();
  for await (const some of inTurns(orderIds)) {
    const rows = await selectParcels(db).where('orders.id', 'in', some).execute();
    for (const row of rows) byId.set(row.id, toParcel(row));
  }
  return orderIds.flatMap((id) => byId.get(id) ?? []);
}

export type Place = { id: string; name: string; code: string; isDeleted: boolean };

const places = prepared<object, Pick<Tables['warehouses'], 'id' | 'name' | 'code' | 'deleted_at'>>((db) =>
  db.selectFrom('warehouses').select(['id', 'name', 'code', 'deleted_at']),
);

/** Lists all warehouses, including deleted ones, because parcels may have been there. */
export async function listPlaces(db: Database): Promise<Place[]> {
  return (await places(db, {})).map(({ deleted_at, ...place }) => ({
    ...place,
    isDeleted: deleted_at !== null,
  }));
}
