import { ACTIVE } from '@tawseel/contract/facts/limits';
import type { RunKind } from '@tawseel/contract/facts/stops';
import { newId } from '../../platform/engine/ids.ts';
import { nextNumber, nextOf } from '../../platform/engine/number-series.ts';
import type { Work } from '../../platform/engine/work.ts';
import { refuse } from '../../platform/http/errors.ts';
import { businessDay } from '../../platform/values/period.ts';
import { findWarehouse } from '../warehouses/store.ts';
import { insertRun, type RunRow } from './store/runs.ts';

type Driver = { firstName: string; lastName: string; profileStatus: string };

type NewRun = {
  kind: RunKind;
  from: { id: string; code: string };
  toWarehouseId?: string | undefined;
  driver?: { _id: string; vehicleNo?: string | undefined } | undefined;
  vehicleNo?: string | undefined;
};

/** Throws if the driver of a run is not active. */
export function refuseInactive({ firstName, lastName, profileStatus }: Driver): void {
  if (profileStatus !== ACTIVE)
    throw refuse('run_driver_not_active', { driver: `${firstName} ${lastName}`.trim() });
}

/** Creates a run of today that is to be loaded; its first warehouse cannot be deleted until the run ends. */
export async function insertNewRun({ trx, actor, now, timeZone }: Work, made: NewRun): Promise<RunRow> {
  const { kind, from, toWarehouseId = null, driver, vehicleNo = driver?.vehicleNo ?? '' } = made;
  await findWarehouse(trx, from.id, 'child');
  const at = now.toISOString();
  const day = businessDay(at, timeZone);
  const row: RunRow = {
    id: newId(now.getTime()),
    no: await nextOf(trx, 'runs'),
    number: await nextNumber(trx, `RUN-${from.code}-${day.slice(2).replaceAll('-', '')}`),
    kind,
    warehouse_id: from.id,
    to_warehouse_id: toWarehouseId,
    driver_id: driver?._id ?? null,
    vehicle_no: vehicleNo,
    day,
    state: 'open',
    version: 1,
    created_at: at,
    created_by: actor.name,
    out_at: null,
    closed_at: null,
  };
  await insertRun(trx, row);
  return row;
}
