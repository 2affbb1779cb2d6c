import type { BoardDriver, WaitingArea } from '@tawseel/contract/dispatch';
import { ACTIVE } from '@tawseel/contract/facts/limits';
import { MOST_LISTED } from '@tawseel/contract/facts/parcels';
import { isCashOnDelivery } from '@tawseel/contract/facts/payment-methods';
import type { Parcel } from '@tawseel/contract/parcel';
import type { Run } from '@tawseel/contract/runs';
import type { Database } from '../../platform/engine/tables.ts';
import { letOthersIn } from '../../platform/http/fair-queue.ts';
import { sumOf, toAed } from '../../platform/values/fils.ts';
import { makeScope } from '../../platform/values/scope.ts';
import { listLaterDays } from '../../reads/promised-days.ts';
import { type MeantPlace, readPlaces } from '../delivery-areas/store.ts';
import { cashOfDrivers } from '../ledger/store/driver-cash.ts';
import { readParcels } from '../parcels/store.ts';
import { listRuns } from '../runs/store/read-runs.ts';
import { listStaff } from '../staff/store/staff.ts';
import { listForDelivery } from './store.ts';
import { usualDrivers } from './usual-drivers.ts';

function toArea(
  parcels: readonly [Parcel, ...Parcel[]],
  { key, area: listed }: MeantPlace,
  usual: ReadonlyMap<string, string>,
  promisedDay: string | null,
): WaitingArea {
  const [{ sortCode, city, area, since }] = parcels;
  const due = parcels.filter(({ paymentMethod }) => isCashOnDelivery(paymentMethod));
  return {
    sortCode: listed?.sort_code ?? sortCode,
    city,
    area: listed?.name ?? area,
    parcels: [...parcels],
    weight: sumOf(parcels.map(({ orderWeight }) => orderWeight)),
    cashDue: sumOf(due.map(({ orderValue }) => orderValue)),
    oldest: since ?? '',
    usualDriverId: usual.get(key) ?? null,
    promisedDay,
  };
}

const hasUrgent = ({ parcels }: WaitingArea) => parcels.some(({ deliveryType }) => deliveryType === 'urgent');

/**
 * Returns parcels that wait for a driver by the area that their text means: areas with urgent parcels first, then those
 * with most parcels.
 * Parcels that are promised for a later day come last.
 */
export async function readAreas(db: Database, warehouseId: string, today: string): Promise<WaitingArea[]> {
  const ids = await listForDelivery(db, warehouseId, MOST_LISTED);
  const parcels = await readParcels(db, ids);
  await letOthersIn();
  const later = await listLaterDays(db, ids, today);
  const dayOf = ({ trackingID }: Parcel) => later.get(trackingID) ?? null;
  const meant = await readPlaces(db);
  const usual = await usualDrivers(db, { warehouseId, kind: 'delivery', today }, (typed) => {
    const [city = '', area = ''] = typed.split('\n');
    return meant({ city, area }).key;
  });
  const areas = [
    ...Map.groupBy(parcels, (parcel) => {
      const { key, area } = meant(parcel);
      return [key, area ? '' : parcel.sortCode, dayOf(parcel)].join('\n');
    }).values(),
  ];
  return areas
    .flatMap(([first, ...others]) =>
      first ? [toArea([first, ...others], meant(first), usual, dayOf(first))] : [],
    )
    .sort(
      (one, other) =>
        (one.promisedDay ?? '').localeCompare(other.promisedDay ?? '') ||
        Number(hasUrgent(other)) - Number(hasUrgent(one)) ||
        other.parcels.length - one.parcels.length ||
        (one.oldest < other.oldest ? -1 : 1),
    );
}

/**
 * Returns the drivers of a warehouse by name, with their unfinished door-to-door runs; of those who are not active, only
 * the ones who have a run.
 */
export async function readDrivers(db: Database, warehouseId: string): Promise<BoardDriver[]> {
  const scope = makeScope({ warehouseId });
  const drivers = await listStaff(db, 'driver', scope);
  const cash = await cashOfDrivers(
    db,
    drivers.map(({ _id }) => _id),
  );
  const cashOf = (id: string) => {
    const { heldFils = 0, changeFils = 0 } = cash.get(id) ?? {};
    return toAed(heldFils + changeFils);
  };
  const runs: Run[] = [];
  for (const state of ['open', 'out']) runs.push(...(await listRuns(db, { scope, warehouseId, state })));
  return drivers
    .map(({ _id: id, firstName, lastName, profileStatus, vehicleNo = '' }) => ({
      id,
      name: `${firstName} ${lastName}`.trim(),
      isActive: profileStatus === ACTIVE,
      vehicleNo,
      cash: cashOf(id),
      runs: runs.filter(({ driverId, kind }) => driverId === id && kind !== 'linehaul'),
    }))
    .filter(({ isActive, runs: theirs }) => isActive || theirs.length > 0)
    .sort((one, other) => (one.name < other.name ? -1 : 1));
}
