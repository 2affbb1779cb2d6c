// @vitest-environment jsdom
import { staff } from '@tawseel/contract/staff';
import { afterEach, expect, test, vi } from 'vitest';
import { tolerant } from '../../api/tolerant.ts';
import { fakeServer } from '../../testing/fake-server.ts';
import { renderScreenHook } from '../../testing/screen.tsx';
import { useWarehouseName } from './use-warehouse-name.ts';

const HUB = { _id: 'hub-1', wareHouseName: 'Falcon Hub' };

/** Returns the shown warehouse of a driver with these fields. */
async function shownOf(driver: object, answer: () => unknown = () => [HUB]) {
  vi.stubGlobal('fetch', fakeServer(answer).fetch);
  const [person = {}] = tolerant(staff.driver.listStaff, [{ _id: 'd1', ...driver }]);
  const { result } = await renderScreenHook(() => useWarehouseName(person));
  return result.current;
}

afterEach(() => vi.unstubAllGlobals());

test.each([
  { warehouse: 'Falcon Hub' },
  { warehouse: 'hub-1' },
  { warehouse: HUB },
  { warehouse: { _id: 'hub-1' } },
  { warehouseId: 'Falcon Hub' },
  { warehouseId: 'hub-1' },
  { warehouseId: HUB },
  { warehouse: 'Falcon Hub', warehouseId: 'hub-1' },
  { warehouse: '', warehouseId: 'hub-1' },
  { warehouse: 'hub-1', warehouseId: HUB },
])('shows a warehouse by name if a server sends %j', async (driver) => {
  expect(await shownOf(driver)).toBe('Falcon Hub');
});

test('shows a warehouse that no list has unchanged, and nothing if there is none', async () => {
  expect(await shownOf({ warehouse: 'Old Hub', warehouseId: 'w0' })).toBe('Old Hub');
  expect(await shownOf({ warehouseId: 'w0' }, () => new Response(null, { status: 500 }))).toBe('w0');
  expect(await shownOf({})).toBeUndefined();
});

test.each([
  { warehouse: 'Falcon Hub' },
  { warehouse: 'Deira', warehouseId: 'hub-1' },
  { warehouse: HUB },
  { warehouseId: HUB },
  { warehouse: '  ', warehouseId: undefined },
])('requests no list if a server sends %j', async (driver) => {
  const answer = vi.fn();
  await shownOf(driver, answer);
  expect(answer).not.toHaveBeenCalled();
});

test('finds a warehouse whose id is a number', async () => {
  expect(await shownOf({ warehouseId: 7 }, () => [{ ...HUB, _id: 7 }])).toBe('Falcon Hub');
});
