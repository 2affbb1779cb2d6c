import { dayAfter } from '@tawseel/contract/facts/durations';
import { DOOR_KINDS } from '@tawseel/contract/facts/stops';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Database } from '../../../platform/engine/tables.ts';
import { businessMinute, startOfHour } from '../../../platform/values/period.ts';
import type { Scope } from '../../../platform/values/scope.ts';

/** Longest time in days from making a run to its start for which it is found once it is over. */
const MADE_BEFORE = 7;

/** The current day: `startsAt` is its first instant, `minute` the business time. */
export type Day = { minute: string; startsAt: string };

export function dayAt(now: Date, timeZone: string): Day {
  const minute = businessMinute(now.toISOString(), timeZone);
  return { minute, startsAt: startOfHour(`${minute.slice(0, 10)}T00`, timeZone) };
}

const FROM_DOOR_TO_DOOR = sql<SqlBool>`runs.kind in (${sql.join(DOOR_KINDS.map((kind) => sql.lit(kind)))})`;
/** End of promised or requested hours as business time; of the day, if no hour is named. */
const END = sql`day || 'T' || case when to_time = '' then '24:00' else to_time end`;
const PROMISED = sql`(select ${END} from promises
  where promises.order_id = run_stops.order_id and promises.ended_at is null)`;
const requestedOf = (table: string) =>
  sql`(select ${END} from pickups where pickups.id = ${sql.ref(`${table}.pickup_id`)})`;

/** True for pending stops of `runs` whose hours are over, or all if the run left on an earlier day. */
function isOverdue(table: 'run_stops' | 'pickup_visits', { minute, startsAt }: Day): RawBuilder<SqlBool> {
  const end =
    table === 'pickup_visits'
      ? requestedOf(table)
      : sql`case runs.kind when 'delivery' then ${PROMISED} when 'pickup' then ${requestedOf(table)} end`;
  return sql`${sql.ref(`${table}.state`)} = 'pending'
    and (runs.state = 'out' and runs.out_at < ${startsAt} or ${end} <= ${minute})`;
}

/** Returns the ids of the overdue stops of a run from door to door, and of the pickups of its overdue visits. */
export async function listOverdue(db: Database, runId: string, day: Day): Promise<ReadonlySet<string>> {
  const isRun = sql`runs.id = ${runId} and ${FROM_DOOR_TO_DOOR}`;
  const { rows } = await sql<{ id: string }>`
    select run_stops.id from runs inner join run_stops on run_stops.run_id = runs.id
      where ${isRun} and ${isOverdue('run_stops', day)}
    union all
    select pickup_id from runs inner join pickup_visits on pickup_visits.run_id = runs.id
      where ${isRun} and ${isOverdue('pickup_visits', day)}`.execute(db);
  return new Set(rows.map(({ id }) => id));
}

const STATES = ['done', 'failed', 'skipped', 'pending'] as const;
type StopCounts = Record<(typeof STATES)[number] | 'overdue', number>;

export type TodaysRun = StopCounts & {
  id: string;
  number: string;
  kind: string;
  state: string;
  out_at: string | null;
  driver_id: string;
  driver_name: string;
  /** Warehouse that the driver belongs to, which may no longer be that of the run. */
  home_id: string;
  warehouse_id: string;
  warehouse_name: string;
};

/**
 * Lists the runs with stops from door to door that are not over, then those that left today and are over, each oldest
 * first.
 */
export async function listTodaysRuns(db: Database, { warehouseId }: Scope, day: Day): Promise<TodaysRun[]> {
  const counts = STATES.map(
    (state) => sql`count(*) filter (where stops.state = ${sql.lit(state)}) as ${sql.ref(state)}`,
  );
  const stopsOf = (table: 'run_stops' | 'pickup_visits') => sql`
    select runs.id as run_id, ${sql.ref(`${table}.state`)} as state, ${isOverdue(table, day)} as is_overdue
    from seen as runs inner join ${sql.table(table)} on ${sql.ref(`${table}.run_id`)} = runs.id`;
  const madeFrom = dayAfter(day.minute.slice(0, 10), -MADE_BEFORE);
  // Not by the index of all runs of the warehouse, most of which are over.
  const isSeen =
    warehouseId === undefined ? sql`` : sql`and coalesce(runs.warehouse_id, '') = ${warehouseId}`;
  const { rows } = await sql<TodaysRun>`
    with seen as (
      select runs.* from runs
      where ${FROM_DOOR_TO_DOOR} ${isSeen} and (runs.state in ('open', 'out')
        or runs.day >= ${madeFrom} and runs.out_at >= ${day.startsAt})
    ), counts as (
      select run_id, ${sql.join(counts)}, count(*) filter (where is_overdue) as overdue
      from (${stopsOf('run_stops')} union all ${stopsOf('pickup_visits')}) as stops
      group by run_id
    )
    select runs.id, runs.number, runs.kind, runs.state, runs.out_at, runs.driver_id, runs.warehouse_id,
      trim(staff.first_name || ' ' || staff.last_name) as driver_name, staff.warehouse_id as home_id,
      warehouses.name as warehouse_name, counts.*
    from seen as runs inner join counts on counts.run_id = runs.id
      inner join staff on staff.id = runs.driver_id
      inner join warehouses on warehouses.id = runs.warehouse_id
    order by case when runs.state = 'closed' then 1 else 0 end, runs.no`.execute(db);
  return rows.map((row) => {
    const figures = [...STATES, 'overdue' as const].map((name) => [name, Number(row[name])]);
    return { ...row, ...Object.fromEntries(figures) };
  });
}
