import type { ScanResultKind } from '@tawseel/contract/facts/scans';
import type { Parcel } from '@tawseel/contract/parcel';
import type { Arrival, HeldFigures, RoadStep } from '@tawseel/contract/scanning';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Database } from '../../../platform/engine/tables.ts';
import type { Page } from '../../../platform/values/paging.ts';
import { instantOf } from '../../orders/store/seq.ts';
import { readBySeq, selectParcels, toParcel } from '../../parcels/store.ts';

const MOST_SENDERS = 200;

/** True for orders that have not arrived yet. */
const TO_COME = sql`orders.tracking_status in ('created', 'accepted', 'pickup')`;

/** Days for which a shop's orders are expected at the dock; older ones are found by searching. */
export const EXPECTED_DAYS = 30;

/** Lists runs on their way to a warehouse, drivers' runs included, and senders whose orders are expected there. */
export async function listArrivals(db: Database, warehouseId: string, since: number): Promise<Arrival[]> {
  const runs = await db
    .selectFrom('runs')
    .leftJoin('staff as driver', 'driver.id', 'runs.driver_id')
    .select(['runs.id', 'runs.number as name', 'driver.first_name', 'driver.last_name'])
    .select(
      sql<number>`(select count(*) from custody where custody.holder_kind = 'run'
        and custody.holder = runs.id)`.as('parcels'),
    )
    .where(sql<SqlBool>`coalesce(runs.to_warehouse_id, runs.warehouse_id) = ${warehouseId}`)
    .where('runs.state', '=', 'out')
    .orderBy('runs.no')
    .execute();
  const senders = await db
    .selectFrom('orders')
    .select((eb) => [
      'sender_id as id',
      eb.fn.max('sender_name').as('name'),
      eb.fn.countAll<number>().as('parcels'),
    ])
    .where('warehouse_id', '=', warehouseId)
    .where('seq', '>=', since)
    .where(sql<SqlBool>`${TO_COME}`)
    .where('sender_id', 'is not', null)
    .groupBy('sender_id')
    .orderBy('parcels', 'desc')
    .limit(MOST_SENDERS)
    .execute();
  return [
    ...runs.map(({ first_name, last_name, parcels, ...run }) => ({
      kind: 'run' as const,
      ...run,
      driverName: [first_name, last_name].filter(Boolean).join(' '),
      parcels: Number(parcels),
    })),
    ...senders.map(({ id, ...sender }) => ({
      kind: 'sender' as const,
      id: id ?? '',
      ...sender,
      driverName: '',
    })),
  ];
}

type Expected = {
  warehouseId: string;
  runId?: string | undefined;
  senderId?: string | undefined;
  since: number;
  today: string;
};

/**
 * Lists the parcels of an arrival: of a run those that it has or that are here from it, otherwise those that are
 * expected from one sender or all, with those that arrived today. A parcel that has left again is not expected.
 */
export async function listExpected(
  db: Database,
  { warehouseId, runId, senderId, since, today }: Expected,
  limit: number,
): Promise<{ parcel: Parcel; isHere: boolean }[]> {
  const isHere = (parcel: Parcel) => parcel.holder.kind === 'warehouse' && parcel.holder.id === warehouseId;
  const onRun = sql<SqlBool>`orders.id in (select order_id from run_stops where run_id = ${runId ?? ''}
    and state in ('pending', 'done', 'failed', 'skipped') and loaded_at is not null)
    and custody.holder in (${runId ?? ''}, ${warehouseId})`;
  const cameToday = sql`(custody.holder_kind = 'warehouse' and custody.holder = ${warehouseId} and custody.since >= ${today})`;
  const query = selectParcels(db)
    .clearSelect()
    .select('orders.seq')
    .orderBy('orders.seq', 'desc')
    .limit(limit);
  const rows = await (runId === undefined
    ? query
        .where('orders.warehouse_id', '=', warehouseId)
        .where('orders.seq', '>=', since)
        .$if(senderId !== undefined, (of) => of.where('orders.sender_id', '=', senderId ?? ''))
        .where(sql<SqlBool>`(${TO_COME} or ${cameToday})`)
    : query.where(onRun)
  ).execute();
  const parcels = await readBySeq(
    db,
    rows.map(({ seq }) => seq),
  );
  return rows.flatMap(({ seq }) => {
    const parcel = parcels.get(seq);
    return parcel ? [{ parcel, isHere: isHere(parcel) }] : [];
  });
}

export type HeldFilter = {
  warehouseId: string;
  place: 'here' | 'coming' | 'gone';
  heldSince?: string | undefined;
  leg?: string | undefined;
  exception?: string | undefined;
  city?: string | undefined;
  senderId?: string | undefined;
  toWarehouseId?: string | undefined;
  sortCodes?: readonly string[] | undefined;
};

function placed({ place, warehouseId }: Pick<HeldFilter, 'place' | 'warehouseId'>): RawBuilder<unknown> {
  if (place === 'here') return sql`custody.holder_kind = 'warehouse' and custody.holder = ${warehouseId}`;
  if (place === 'gone')
    return sql`custody.warehouse_id = ${warehouseId} and custody.holder_kind <> 'warehouse'`;
  return sql`custody.to_warehouse = ${warehouseId}
    and not (custody.holder_kind = 'warehouse' and custody.holder = ${warehouseId})`;
}

function isHeldBy(filter: HeldFilter): RawBuilder<SqlBool> {
  const all = [placed(filter)];
  if (filter.heldSince !== undefined) all.push(sql`custody.since < ${filter.heldSince}`);
  if (filter.leg !== undefined) all.push(sql`custody.leg = ${filter.leg}`);
  if (filter.exception !== undefined) all.push(sql`custody.exception = ${filter.exception}`);
  if (filter.toWarehouseId !== undefined) all.push(sql`custody.to_warehouse = ${filter.toWarehouseId}`);
  if (filter.sortCodes)
    all.push(
      filter.sortCodes.length === 0 ? sql`1 = 0` : sql`custody.sort_code in (${sql.join(filter.sortCodes)})`,
    );
  if (filter.city !== undefined) all.push(sql`orders.dropoff_city = ${filter.city}`);
  if (filter.senderId !== undefined) all.push(sql`orders.sender_id = ${filter.senderId}`);
  return sql<SqlBool>`${sql.join(all, sql` and `)}`;
}

/** Lists the sort codes of the parcels at a place by name, with their numbers of parcels. */
export async function listSortCodes(
  db: Database,
  filter: Pick<HeldFilter, 'place' | 'warehouseId'>,
): Promise<{ sortCode: string; parcels: number }[]> {
  const rows = await db
    .selectFrom('custody')
    .select((eb) => ['sort_code as sortCode', eb.fn.countAll<number>().as('parcels')])
    .where(sql<SqlBool>`${placed(filter)} and custody.sort_code <> ''`)
    .groupBy('sort_code')
    .orderBy('sort_code')
    .execute();
  return rows.map(({ sortCode, parcels }) => ({ sortCode, parcels: Number(parcels) }));
}

/** Counts the rows for which a condition is true. */
const countIf = (condition: RawBuilder<unknown>) =>
  sql<number>`coalesce(sum(case when ${condition} then 1 else 0 end), 0)`;

/** Returns a page of held parcels, longest held first, and their number. */
export async function listHeld(
  db: Database,
  filter: HeldFilter,
  { limit, offset }: Page,
): Promise<{ parcels: Parcel[]; total: number; held: HeldFigures }> {
  const where = isHeldBy(filter);
  const ofPage = db
    .selectFrom('custody')
    .innerJoin('orders', 'orders.seq', 'custody.seq')
    .select('custody.seq')
    .where(where)
    .orderBy('custody.since')
    .orderBy('custody.seq')
    .limit(limit)
    .offset(offset);
  const rows = await selectParcels(db)
    .where('orders.seq', 'in', (await ofPage.execute()).map(({ seq }) => seq).concat(-1))
    .orderBy('custody.since')
    .orderBy('custody.seq')
    .execute();
  const isOfOrder = filter.city !== undefined || filter.senderId !== undefined;
  const counted = isOfOrder
    ? db.selectFrom('custody').innerJoin('orders', 'orders.seq', 'custody.seq')
    : db.selectFrom('custody');
  const figures = await counted
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .select(countIf(sql`custody.leg = 'back'`).as('back'))
    .select(countIf(sql`custody.leg = 'out' and custody.to_warehouse <> ${filter.warehouseId}`).as('onward'))
    .where(where)
    .executeTakeFirstOrThrow();
  const total = Number(figures.total);
  const [goingBack, toSendOn] = [Number(figures.back), Number(figures.onward)];
  const held = { toDeliver: total - toSendOn - goingBack, toSendOn, goingBack };
  return { parcels: rows.map(toParcel), total, held };
}

/** Step of a parcel's history, with its actor as stored. */
export type StoredStep = Omit<RoadStep, 'by'> & { by: { kind: string; id: string; name: string } };

/** Returns the history of a parcel in the order of arrival: events of its order and scans. */
export async function readRoad(
  db: Database,
  { id, seq }: { id: string; seq: number },
): Promise<StoredStep[]> {
  const events = await db
    .selectFrom('order_events')
    .select(['created_at', 'happened_at', 'status', 'kind', 'actor_kind', 'actor', 'actor_name', 'implied'])
    .where('order_id', '=', id)
    .where('kind', 'is distinct from', 'corrected')
    .orderBy('created_at')
    .execute();
  const scans = await db
    .selectFrom('scans')
    .innerJoin('stations', 'stations.no', 'scans.station')
    .innerJoin('warehouses', 'warehouses.id', 'stations.warehouse_id')
    .innerJoin('actors', 'actors.no', 'scans.actor')
    .leftJoin('runs', 'runs.no', 'scans.run')
    .select([
      'scans.seq',
      'scans.act',
      'scans.result',
      'warehouses.name as warehouse',
      'stations.name as station',
    ])
    .select(['runs.number as run', 'actors.kind as actor_kind', 'actors.id as actor', 'actors.name'])
    .where('scans.parcel', '=', seq)
    .orderBy('scans.seq')
    .execute();
  const nowhere = { result: null, warehouse: '', station: '', run: '' };
  const steps = [
    ...events.map((event) => ({
      ...nowhere,
      at: event.created_at,
      happenedAt: event.happened_at ?? event.created_at,
      kind: 'event' as const,
      what: event.kind && event.kind !== 'status' ? event.kind : event.status,
      by: { kind: event.actor_kind ?? '', id: event.actor ?? '', name: event.actor_name ?? '' },
      isImplied: event.implied === 1,
    })),
    ...scans.map(({ seq: scanned, act, result, run, actor_kind: kind, actor, name, ...scan }) => ({
      ...scan,
      by: { kind, id: actor, name },
      at: instantOf(scanned),
      happenedAt: instantOf(scanned),
      kind: 'scan' as const,
      what: act,
      // A closed set in the database.
      result: result as ScanResultKind,
      run: run ?? '',
      isImplied: false,
    })),
  ];
  return steps
    .sort((one, other) => (one.at < other.at ? -1 : one.at > other.at ? 1 : 0))
    .map(({ happenedAt: at, ...step }) => ({ ...step, at }));
}
