import { MOST_RUNS } from '@tawseel/contract/facts/runs';
import type { RunKind } from '@tawseel/contract/facts/stops';
import { DOOR_KINDS } from '@tawseel/contract/facts/stops';
import type { Run } from '@tawseel/contract/runs';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../platform/engine/tables.ts';
import { toAed } from '../../../platform/values/fils.ts';
import { makeScope, type Scope } from '../../../platform/values/scope.ts';
import { PER_UNIT } from '../../orders/rules/order-fields.ts';
import { BROUGHT_MONEY } from '../../orders/store/order-money.ts';
import type { StopState } from '../../stops/rules/stop-change.ts';
import { ON_RUN } from '../../stops/store/stops.ts';
import type { RunRow } from './runs.ts';
import { isSeen } from './runs.ts';

/**
 * Cash that a run brought: of a delivery, or of a late act that is the order's money, what is recorded now, also after a
 * correction; in addition money that was paid twice, which came too late.
 */
const CASH = sql<number>`(select coalesce(sum(case late_money.state when 'twice' then stop_acts.cash_fils
    else orders.collected_cash_fils end), 0)
  from stop_acts inner join orders on orders.id = stop_acts.order_id
    left join late_money on late_money.act_id = stop_acts.id
  where stop_acts.run_id = runs.id and ${BROUGHT_MONEY})`;

/** Selects runs with the names of their warehouses and drivers, and their numbers of parcels. */
function described(db: Database) {
  const onRun = (states: readonly StopState[], more: RawBuilder<unknown>) =>
    sql`run_stops.run_id = runs.id and run_stops.state in (${sql.join(states)}) ${more}`;
  const ofRun = (states: readonly StopState[], more = sql``) =>
    sql`from run_stops inner join orders on orders.id = run_stops.order_id where ${onRun(states, more)}`;
  const count = (states: readonly StopState[], more = sql``) =>
    sql<number>`(select count(*) from run_stops where ${onRun(states, more)})`;
  const due = sql`and payment_method = 'COD' and runs.kind = 'delivery'`;
  return db
    .selectFrom('runs')
    .innerJoin('warehouses as origin', 'origin.id', 'runs.warehouse_id')
    .leftJoin('warehouses as goal', 'goal.id', 'runs.to_warehouse_id')
    .leftJoin('staff as driver', 'driver.id', 'runs.driver_id')
    .selectAll('runs')
    .select([
      'origin.name as from_name',
      'origin.code as from_code',
      'goal.name as to_name',
      'goal.code as to_code',
      'driver.first_name',
      'driver.last_name',
      count(ON_RUN).as('parcels'),
      count(['pending'], sql`and loaded_at is null and runs.kind <> 'pickup'`).as('unloaded'),
      count(['done']).as('done'),
      count(['failed']).as('failed'),
      sql<number>`(select count(*) from pickup_visits where pickup_visits.run_id = runs.id)`.as('visits'),
      sql<number>`(select coalesce(sum(weight_grams), 0) ${ofRun(ON_RUN)})`.as('grams'),
      sql<number>`(select coalesce(sum(value_fils), 0) ${ofRun(['pending'], due)})`.as('due_fils'),
      CASH.as('cash_fils'),
    ]);
}

type Described = Awaited<ReturnType<ReturnType<typeof described>['execute']>>[number];

function toRun(row: Described): Run {
  return {
    _id: row.id,
    number: row.number,
    // The database has these values only.
    kind: row.kind as RunKind,
    state: row.state as Run['state'],
    from: { id: row.warehouse_id, name: row.from_name, code: row.from_code },
    to:
      row.to_warehouse_id === null
        ? null
        : { id: row.to_warehouse_id, name: row.to_name ?? '', code: row.to_code ?? '' },
    driverId: row.driver_id,
    driverName: [row.first_name, row.last_name].filter(Boolean).join(' '),
    vehicleNo: row.vehicle_no,
    day: row.day,
    version: row.version,
    createdAt: row.created_at,
    createdBy: row.created_by,
    outAt: row.out_at,
    closedAt: row.closed_at,
    parcels: Number(row.parcels),
    unloaded: Number(row.unloaded),
    done: Number(row.done),
    failed: Number(row.failed),
    visits: Number(row.visits),
    weight: Number(row.grams) / PER_UNIT.kg,
    cashDue: toAed(Number(row.due_fils)),
    cash: toAed(Number(row.cash_fils)),
  };
}

type RunQuery = {
  scope: Scope;
  warehouseId?: string | undefined;
  state?: string | undefined;
  kind?: string | undefined;
  /** Business day on which they were made. */
  day?: string | undefined;
  driverId?: string | undefined;
};

/** Lists the newest runs, newest first. */
export async function listRuns(db: Database, wanted: RunQuery): Promise<Run[]> {
  const { scope, warehouseId, state, kind, day, driverId } = wanted;
  const rows = await described(db)
    .where(isSeen(scope))
    .where(isSeen(makeScope({ warehouseId })))
    .$if(state !== undefined, (query) => query.where('runs.state', '=', state ?? ''))
    .$if(kind !== undefined, (query) => query.where('runs.kind', '=', kind ?? ''))
    .$if(day !== undefined, (query) => query.where('runs.day', '=', day ?? ''))
    .$if(driverId !== undefined, (query) => query.where('runs.driver_id', '=', driverId ?? ''))
    .orderBy('runs.no', 'desc')
    .limit(MOST_RUNS)
    .execute();
  return rows.map(toRun);
}

export async function findRun(db: Database, id: string, scope: Scope): Promise<Run | undefined> {
  const row = await described(db).where('runs.id', '=', id).where(isSeen(scope)).executeTakeFirst();
  return row && toRun(row);
}

/** Returns the driver of a run, or undefined if it has none or is of warehouses that the caller may not see. */
export async function findDriverOf(
  db: Database,
  runId: string,
  scope: Scope,
): Promise<{ _id: string; name: string; phone: string } | undefined> {
  const driver = await db
    .selectFrom('runs')
    .innerJoin('staff', 'staff.id', 'runs.driver_id')
    .select(['staff.id', 'staff.first_name', 'staff.last_name', 'staff.phone'])
    .where('runs.id', '=', runId)
    .where(isSeen(scope))
    .executeTakeFirst();
  if (!driver) return undefined;
  const { id, first_name, last_name, phone } = driver;
  return { _id: id, name: `${first_name} ${last_name}`.trim(), phone };
}

/** Lists the unfinished door-to-door runs of a driver, or of all drivers of a warehouse. */
export async function listDoorRuns(
  db: Database,
  by: { driverId: string } | { warehouseId: string },
  states: readonly string[],
): Promise<RunRow[]> {
  return db
    .selectFrom('runs')
    .selectAll()
    .$if('driverId' in by, (query) => query.where('driver_id', '=', 'driverId' in by ? by.driverId : ''))
    .$if('warehouseId' in by, (query) =>
      query.where('warehouse_id', '=', 'warehouseId' in by ? by.warehouseId : ''),
    )
    .where('kind', 'in', DOOR_KINDS)
    .where('state', 'in', states)
    .orderBy('no')
    .execute();
}
