import type { Page } from '@playwright/test';
import { ask } from './ask.ts';
import { hire, register } from './first-business.ts';
import type { Host } from './test.ts';

/** The page of drivers, an entry of its own. */
export const DRIVER_PAGE = '/d/';
/** PIN of six digits that is not easy to guess. */
const PIN = '482915';
const PARCELS = 12;

export type OnTheRoad = { id: string; name: string; phone: string; pin: string };

const AREAS = ['Al Barsha', 'Business Bay', 'Deira', 'Dubai Marina', 'Jumeirah'];
const ORDER = { deliveryType: 'normal', orderWeight: 1.5, orderTitle: 'Perfume set', orderValue: 90 };

/** Parcels that lie in a warehouse and wait for a driver: every other one is to be paid for at the door. */
async function takeIn(host: Host, warehouseId: string): Promise<string[]> {
  const shop = await register(host, 'Noor Perfumes', '04 338 7755');
  const codes: string[] = [];
  for (let at = 0; at < PARCELS; at += 1) {
    const { data } = await ask(shop.key, 'POST', '/api/orders', {
      ...ORDER,
      warehouseId,
      paymentMethod: at % 2 === 0 ? 'COD' : 'Card',
      parcelSize: { length: 30, width: 20, height: 10 },
      pickup: { city: 'Dubai', area: 'Al Quoz' },
      dropoff: {
        city: 'Dubai',
        area: AREAS[at % AREAS.length],
        street: `Street ${at + 1}`,
        receiverName: `Receiver ${at + 1}`,
        receiverPhone: `050 552 01${10 + at}`,
      },
    });
    codes.push(data.trackingID);
  }
  const scans = codes.map((code, at) => ({
    clientId: `taken-in-${at}`.padEnd(22, 'x'),
    act: 'received',
    code,
  }));
  const station = { device: 'desk-of-the-road-1', name: 'Dock 9', warehouseId };
  await ask(host, 'POST', '/api/scans', { station, scans });
  return codes;
}

export async function withPin(host: Host, { id, name }: { id: string; name: string }): Promise<OnTheRoad> {
  await ask(host, 'PUT', `/api/driver/pin/${id}`, { pin: PIN });
  const staff = await ask(host, 'GET', '/api/driver/all-driver');
  const drivers: { _id: string; phoneNo: string }[] = Object.values(staff).find(Array.isArray) ?? [];
  return { id, name, phone: drivers.find(({ _id }) => _id === id)?.phoneNo ?? '', pin: PIN };
}

/**
 * A driver whose run has left, and another of the same warehouse, with nothing to do. `before` gets the parcels while
 * they lie in the warehouse.
 */
export async function sendDriver(
  host: Host,
  before: (trackingIDs: readonly string[]) => Promise<void> = async () => {},
): Promise<[OnTheRoad, OnTheRoad]> {
  const warehouses: { _id: string; warehouseCode: string }[] = await ask(host, 'GET', '/api/warehouse/');
  const warehouseId = warehouses.find(({ warehouseCode }) => warehouseCode === 'DXB-001')?._id ?? '';
  const one = await hire(host, 'driver', { warehouseId, name: 'Bilal', phone: '050 771 0101' });
  const other = await hire(host, 'driver', { warehouseId, name: 'Imran', phone: '050 771 0102' });
  const trackingIDs = await takeIn(host, warehouseId);
  await before(trackingIDs);
  const assignments = [{ driverId: one.id, trackingIDs }];
  const { data } = await ask(host, 'POST', '/api/dispatch/assign', { warehouseId, assignments });
  const [{ _id, version }] = data.runs;
  await ask(host, 'POST', `/api/runs/${_id}/out`, { version, unloaded: 'load' });
  return [await withPin(host, one), await withPin(host, other)];
}

/** Through the form, as a driver does it. */
export async function signInDriver(page: Page, { phone, pin }: OnTheRoad): Promise<void> {
  await page.getByLabel('Phone number').fill(phone);
  await page.getByLabel('PIN').fill(pin);
  await page.getByRole('button', { name: 'Sign in' }).click();
}
