import type { RunKind } from '@tawseel/contract/facts/stops';
import { newId } from '../../platform/engine/ids.ts';
import { nextNumber, nextOf } from '../../platform/engine/number-series.ts';
import type { Trx } from '../../platform/engine/tables.ts';
import { personOf } from '../../platform/http/auth.ts';
import type { Context } from '../../platform/http/serve.ts';
import { businessDay } from '../../platform/values/period.ts';
import { findWarehouse } from '../warehouses/store.ts';
import { insertRun, type RunRow } from './store.ts';

type NewRun = {
  kind: RunKind;
  from: { id: string; code: string };
  toWarehouseId?: string | undefined;
  driver?: { _id: string; vehicleNo?: string | undefined } | undefined;
  vehicleNo?: string | undefined;
};

/** Makes a run of today that is to be loaded; the warehouse where it begins stays as long as it is under way. */
export async function insertNewRun(trx: Trx, context: Context, made: NewRun): Promise<RunRow> {
  const { clock, settings, caller } = context;
  const { kind, from, toWarehouseId = null, driver, vehicleNo = driver?.vehicleNo ?? '' } = made;
  await findWarehouse(trx, from.id, 'child');
  const now = clock().toISOString();
  const day = businessDay(now, settings.TIME_ZONE);
  const row: RunRow = {
    id: newId(clock().getTime()),
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
    created_at: now,
    created_by: personOf(caller).name,
    out_at: null,
    closed_at: null,
  };
  await insertRun(trx, row);
  return row;
}
