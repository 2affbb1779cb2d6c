import { addresses } from '@tawseel/console/addresses';
import { expectAccessible } from '../harness/axe.ts';
import { expect, test } from '../harness/test.ts';

test.describe('with our server', () => {
  test.use({ writes: true });

  test('audit log: the latest change is found with its fields, by object and by person, and under the object itself', async ({
    page,
  }) => {
    await page.goto(addresses.operators);
    const table = page.getByRole('table', { name: 'Operators' });
    const toggle = table.getByRole('button', { name: /^Change unActive: / }).first();
    const name = ((await toggle.getAttribute('aria-label')) ?? '').replace('Change unActive: ', '');
    await toggle.click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Change unActive' }).click();
    await expect(table.getByRole('button', { name: `Change Active: ${name}` })).toBeVisible();

    await page.getByRole('link', { name: 'Audit log' }).click();
    const log = page.getByRole('table', { name: 'Audit log' });
    const newest = log.getByRole('row').nth(1);
    await expect(newest).toContainText('Status changed');
    await expect(newest).toContainText(`Staff · ${name}`);
    await newest.getByRole('button').click();
    const details = page.getByRole('dialog', { name: `Status changed: Staff · ${name}` });
    await expect(details.getByRole('row').nth(1)).toHaveText('StatusActiveunActive');
    await expectAccessible(page);

    await details.getByRole('button', { name: `Only about ${name}` }).click();
    await expect(page).toHaveURL(/\/audit\?subject=/);
    // All but the header.
    await expect(log.getByRole('row').filter({ hasNotText: name })).toHaveCount(1);
    await page.reload();
    await page.getByRole('button', { name: `About ${name}: show all again` }).click();
    await page.getByLabel('What').selectOption('Price (rate)');
    await expect(page).toHaveURL(/\/audit\?kind=rate$/);
    await expect(newest).toContainText('Price (rate) · ');
    await expectAccessible(page);

    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export CSV' }).click(),
    ]);
    expect(file.suggestedFilename()).toMatch(/^tawseel-audit-\d{4}-\d\d-\d\d\.csv$/);

    await page.goto(addresses.operators);
    await page.getByRole('button', { name: `Details of ${name}` }).click();
    const history = page.getByRole('dialog').getByRole('list', { name: 'History' });
    await expect(history.getByRole('listitem').last()).toContainText('Status changed by');
    await page.getByRole('link', { name: 'Full history' }).click();
    await expect(page).toHaveURL(/\/audit\?subject=/);
    await expect(newest).toContainText(name);
  });
});
