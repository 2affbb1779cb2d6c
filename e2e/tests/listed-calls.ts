import { calls } from '@tawseel/console/testing/foreign-host/calls';
import { expectFocusIn } from '../harness/keyboard.ts';
import { openFirstWarehouse } from '../harness/open-warehouse.ts';
import { orderRows } from '../harness/order-list.ts';
import { expect, test } from '../harness/test.ts';

/** The names in the side navigation of the screens that ask a server for something. */
const SCREENS = [
  'Overview',
  'Users',
  'Prices',
  'Supervisors',
  'Operators',
  'Drivers',
  'Cashier',
  'Profile',
  'Queries',
];

test.use({ hostName: 'foreign' });

test("a walk through every screen sends another company's server no call that the specification does not list", async ({
  page,
  foreign,
}) => {
  await openFirstWarehouse(page);
  await page.getByRole('link', { name: 'All Orders' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'All Orders' })).toBeVisible();
  await orderRows(page).first().getByRole('button', { name: /^View/ }).click();
  await expectFocusIn(page.getByRole('dialog', { name: /^Order / }));
  await page.keyboard.press('Escape');
  for (const name of SCREENS) {
    const before = foreign.received.length;
    await page.getByRole('link', { name }).click();
    // Its data, the user's profile, is loaded already.
    if (name !== 'Profile') await expect.poll(() => foreign.received.length, name).toBeGreaterThan(before);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Export CSV' })).toHaveCount(0);
    await expect(page.getByText('Try a price')).toHaveCount(0);
  }
  expect(foreign.received.map(({ call }) => call).filter((call) => !calls[call])).toEqual([]);
});
