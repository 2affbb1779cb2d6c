import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { addresses } from '@tawseel/console/addresses';
import { expect, test } from '../harness/test.ts';
import { toast } from '../harness/toast.ts';
import { visit } from '../harness/visit.ts';
import { button } from '../suites/rates.ts';

/** Presses the button and says what was asked of the server, the file's name, and the file. */
async function exported(page: Page, name = 'Export CSV') {
  const exportRequest = page.waitForRequest('**/api/export/**');
  const saving = page.waitForEvent('download');
  await button(page, name).click();
  const { pathname, search } = new URL((await exportRequest).url());
  const saved = await saving;
  const [header, ...rows] = readFileSync(await saved.path(), 'utf8')
    .trim()
    .split('\r\n');
  return { asked: pathname + search, name: saved.suggestedFilename(), header, rows };
}

test('exports: each list is saved as its own file, filtered as it is on screen', async ({ page }) => {
  const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Dubai' }).format(new Date());
  const { warehouses, users, supervisors, operators, drivers, cashier, allOrders, queries } = addresses;
  await page.goto(addresses.home);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const [address, heading, list, query, column] of [
    [`${warehouses}?search=al`, 'Warehouses Details', 'warehouses', '?search=al', 'warehouse_code'],
    [`${users}?tab=company&search=camel`, 'Users', 'senders', '?search=camel&role=Company', 'role'],
    [`${supervisors}?search=a`, 'Supervisors', 'supervisors', '?search=a', 'kind'],
    [operators, 'Operators', 'operators', '', 'kind'],
    [drivers, 'Drivers', 'drivers', '', 'license_no'],
    [cashier, 'Cashiers', 'cashiers', '', 'kind'],
    [
      `${allOrders}?search=ahmed&mode=urgent`,
      'All Orders',
      'orders',
      '?search=ahmed&mode=urgent',
      'tracking_id',
    ],
    [`${queries}?search=a`, 'Queries', 'queries', '?search=a', 'message'],
  ] as const) {
    await visit(page, address, heading);
    const { asked, name, header, rows } = await exported(page);
    expect(asked).toBe(`/api/export/${list}${query}`);
    expect(name).toBe(`tawseel-${list}-${day}.csv`);
    expect(header?.split(',')).toContain(column);
    expect(rows.length, list).toBeGreaterThan(0);
  }
  await visit(page, addresses.prices, 'Prices');
  for (const [title, list, charges] of [
    ['Parcel Weight Charges', 'weight-charges', 8],
    ['Additional Packing Charges', 'packing-charge', 1],
    ['Parcel Size Charges', 'size-charges', 4],
  ] as const) {
    const { asked, rows } = await exported(page, `Export CSV: ${title}`);
    expect(asked).toBe(`/api/export/${list}`);
    expect(rows).toHaveLength(charges);
  }

  await test.step('an HTML page instead of the file is a failure, and is not saved', async () => {
    await page.route('**/api/export/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<html>' }),
    );
    let saved = 0;
    page.on('download', () => saved++);
    await visit(page, addresses.queries, 'Queries');
    await button(page, 'Export CSV').click();
    await expect(toast(page, 'The list could not be exported')).toBeVisible();
    await expect(button(page, 'Export CSV')).toBeEnabled();
    expect(saved).toBe(0);
  });
});
