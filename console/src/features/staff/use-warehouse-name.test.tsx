// @vitest-environment jsdom
import { staff } from '@tawseel/contract/staff';
import { afterEach, expect, test, vi } from 'vitest';
import { tolerant } from '../../api/tolerant.ts';
import { fakeServer } from '../../testing/fake-server.ts';
import { renderScreenHook } from '../../testing/screen.tsx';
import { useWarehouseName } from './use-warehouse-name.ts';

const HUB = { _id: 'hub', wareHouseName: 'Falcon Hub' };

/** What is shown of the one driver a server names so. */
async function shownOf(driver: object, answer: () => unknown = () => [HUB]) {
  vi.stubGlobal('fetch', fakeServer(answer).fetch);
  const [person = {}] = tolerant(staff.driver.listStaff, [{ _id: 'd1', ...driver }]);
  const { result } = await renderScreenHook(() => useWarehouseName(person));
  return result.current;
}

afterEach(() => vi.unstubAllGlobals());

test.each([
  { warehouse: 'Falcon Hub' },
  { warehouse: 'hub' },
  { warehouse: HUB },
  { warehouse: { _id: 'hub' } },
  { warehouseId: 'Falcon Hub' },
  { warehouseId: 'hub' },
  { warehouseId: HUB },
  { warehouse: 'Falcon Hub', warehouseId: 'hub' },
  { warehouse: '', warehouseId: 'hub' },
  { warehouse: 'hub', warehouseId: HUB },
])('a warehouse is shown by its name when a server sends %j', async (driver) => {
  expect(await shownOf(driver)).toBe('Falcon Hub');
});

test('a warehouse that no list names stays as it was sent, and none is none', async () => {
  expect(await shownOf({ warehouse: 'Old Hub', warehouseId: 'w0' })).toBe('Old Hub');
  expect(await shownOf({ warehouseId: 'w0' }, () => new Response(null, { status: 500 }))).toBe('w0');
  expect(await shownOf({})).toBeUndefined();
});
