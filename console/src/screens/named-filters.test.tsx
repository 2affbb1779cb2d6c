// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { addresses } from '../addresses.ts';
import { fill, foreign, keys, openOurs, press, screen, within } from '../testing/console.tsx';
import { answerWithExamples } from '../testing/examples.ts';

const MARINA = { _id: 'a1', name: 'Dubai Marina', nameAr: '', city: 'Dubai', aliases: [] };
const KAMAL = { _id: 'd1', firstName: '××', lastName: '××1', vehicleNo: '12' };

const box = (name: string) => within(screen.getByRole('form')).getByRole('combobox', { name });
const chips = () => within(screen.getByRole('list', { name: 'Active filters' })).getAllByRole('button');

test('a driver and an area are filtered by name, and orders of no listed area', async () => {
  answerWithExamples();
  foreign.learn('GET /api/areas', () => ({ body: { data: [MARINA] } }));
  foreign.learn('GET /api/driver/all-driver', () => ({ body: { data: [KAMAL] } }));
  await openOurs(addresses.allOrders);
  await press('Filters');
  await fill(box('Driver'), '××1');
  await keys('{Tab}');
  await fill(box('Area on the way to'), 'Marina');
  await keys('{Tab}');
  await press('Apply Filters');
  expect(location.search).toBe('?driverId=d1&areaId=a1');
  expect(chips().map(({ textContent }) => textContent)).toEqual([
    'Driver: ×× ××1 (12)',
    'Area on the way to: Dubai Marina (Dubai)',
  ]);
  await press(/^Filters/);
  await fill(box('Area on the way to'), 'nowhere');
  await press('Apply Filters');
  expect(box('Area on the way to')).toBeInvalid();
  await fill(box('Area on the way to'), 'unknown');
  await keys('{Tab}');
  await press('Apply Filters');
  expect(location.search).toBe('?driverId=d1&areaId=unknown');
});
