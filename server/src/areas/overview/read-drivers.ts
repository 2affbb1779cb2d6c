import type { RunKind } from '@tawseel/contract/facts/stops';
import type { DriverOfToday, RunOfToday } from '@tawseel/contract/overview';
import type { Database } from '../../platform/engine/tables.ts';
import { toAed } from '../../platform/values/fils.ts';
import type { Scope } from '../../platform/values/scope.ts';
import { cashOfDrivers } from '../ledger/store/driver-cash.ts';
import { type Day, listTodaysRuns, type TodaysRun } from '../runs/store/today.ts';

function toRun({ id, kind, state, out_at, ...run }: TodaysRun): RunOfToday {
  const { number, done, failed, skipped, pending, overdue } = run;
  return {
    _id: id,
    number,
    // Closed sets in the database, and the runs are from door to door.
    kind: kind as Exclude<RunKind, 'linehaul'>,
    state: state as RunOfToday['state'],
    outAt: out_at,
    ...{ done, failed, skipped, pending, overdue },
  };
}

function sumOf({ runs }: DriverOfToday, figure: 'overdue' | 'pending'): number {
  return runs.reduce((sum, run) => sum + run[figure], 0);
}

/** Returns the drivers who have runs today, those with most overdue stops first, then those with most to do. */
export async function readDrivers(db: Database, scope: Scope, day: Day): Promise<DriverOfToday[]> {
  const rows = await listTodaysRuns(db, scope, day);
  const isOurs = ({ home_id }: TodaysRun) => scope.warehouseId === undefined || home_id === scope.warehouseId;
  const ids = new Set(rows.filter(isOurs).map(({ driver_id }) => driver_id));
  const cash = await cashOfDrivers(db, [...ids]);
  return [...Map.groupBy(rows, (row) => `${row.driver_id} ${row.warehouse_id}`).values()]
    .flatMap(([first, ...others]) => {
      if (!first) return [];
      const { heldFils = 0, changeFils = 0 } = cash.get(first.driver_id) ?? {};
      return {
        driver: { _id: first.driver_id, name: first.driver_name },
        warehouse: { _id: first.warehouse_id, name: first.warehouse_name },
        toHandIn: toAed(heldFils + changeFils),
        runs: [first, ...others].map(toRun),
      };
    })
    .sort(
      (one, other) =>
        sumOf(other, 'overdue') - sumOf(one, 'overdue') ||
        sumOf(other, 'pending') - sumOf(one, 'pending') ||
        (one.driver.name < other.driver.name ? -1 : 1),
    );
}
