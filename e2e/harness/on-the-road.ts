import type { Page } from '@playwright/test';
import { ask } from './ask.ts';
import type { Host } from './test.ts';

/** The page of drivers, an entry of its own. */
export const DRIVER_PAGE = '/d/';
/** Six digits that nobody guesses. */
const PIN = '482915';
const PARCELS = 12;

export type OnTheRoad = { id: string; name: string; phone: string; pin: string };

type Held = { trackingID: string };
type Waiting = { areas: { parcels: Held[] }[]; drivers: { id: string; name: string; runs: object[] }[] };

async function fullestWarehouse(host: Host): Promise<Waiting & { warehouseId: string }> {
  const warehouses: { _id: string }[] = await ask(host, 'GET', '/api/warehouse/');
  for (const { _id: warehouseId } of warehouses) {
    const { data } = await ask(host, 'GET', `/api/dispatch?warehouseId=${warehouseId}`);
    const parcels = data.areas.flatMap(({ parcels }: Waiting['areas'][number]) => parcels);
    // Others are on the road already.
    const drivers = data.drivers.filter(({ runs }: Waiting['drivers'][number]) => runs.length === 0);
    if (parcels.length >= PARCELS && drivers.length > 1) return { areas: data.areas, drivers, warehouseId };
  }
  throw new Error('No warehouse of the demo has two drivers, and parcels for a run.');
}

export async function withPin(host: Host, { id, name }: { id: string; name: string }): Promise<OnTheRoad> {
  await ask(host, 'PUT', `/api/driver/pin/${id}`, { pin: PIN });
  const staff = await ask(host, 'GET', '/api/driver/all-driver');
  const drivers: { _id: string; phoneNo: string }[] = Object.values(staff).find(Array.isArray) ?? [];
  return { id, name, phone: drivers.find(({ _id }) => _id === id)?.phoneNo ?? '', pin: PIN };
}

/** A driver whose run has left, and another of the same warehouse, with nothing to do. */
export async function sendDriver(host: Host): Promise<[OnTheRoad, OnTheRoad]> {
  const { warehouseId, areas, drivers } = await fullestWarehouse(host);
  const [one, other] = drivers;
  const trackingIDs = areas.flatMap(({ parcels }) => parcels.map(({ trackingID }) => trackingID));
  const { data } = await ask(host, 'POST', '/api/dispatch/assign', {
    warehouseId,
    assignments: [{ driverId: one!.id, trackingIDs: trackingIDs.slice(0, PARCELS) }],
  });
  const [{ _id, version }] = data.runs;
  await ask(host, 'POST', `/api/runs/${_id}/out`, { version, unloaded: 'load' });
  return [await withPin(host, one!), await withPin(host, other!)];
}

/** Through the form, as a driver does it. */
export async function signInDriver(page: Page, { phone, pin }: OnTheRoad): Promise<void> {
  await page.getByLabel('Phone number').fill(phone);
  await page.getByLabel('PIN').fill(pin);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}
