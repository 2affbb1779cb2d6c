import type { Locator, Page } from '@playwright/test';
import { addresses } from '@tawseel/console/addresses';
import { expectAccessible } from '../harness/axe.ts';
import { NEW_WAREHOUSE, registerWarehouse } from '../harness/new-warehouse.ts';
import { signInAgain } from '../harness/sign-in-again.ts';
import { expect, onBothHosts, test } from '../harness/test.ts';
import { toast } from '../harness/toast.ts';

const table = (page: Page) => page.getByRole('table', { name: 'Warehouses' });
const rowOf = (page: Page, name: string) => table(page).getByRole('row').filter({ hasText: name });
const button = (scope: Page | Locator, name: string) => scope.getByRole('button', { name });
const box = (scope: Locator, name: string) => scope.getByRole('textbox', { name });

async function openWarehouses(page: Page): Promise<void> {
  await page.goto(addresses.warehouses);
  await expect(table(page)).toBeVisible();
}

async function remove(page: Page, name: string): Promise<void> {
  await button(page, `Delete ${name}`).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText(name);
  await button(question, 'Delete').click();
}

onBothHosts(() => {
  test('warehouses: a row is edited by keyboard, and axe finds nothing in list, editing and confirmation', async ({
    page,
  }) => {
    await openWarehouses(page);
    await expect(page.getByRole('heading', { level: 1, name: 'Warehouses Details' })).toBeVisible();
    await expectAccessible(page);
    const edit = page.getByRole('button', { name: /^Edit / }).first();
    await edit.focus();
    await page.keyboard.press('Enter');
    const form = page.getByRole('dialog');
    await expect(box(form, 'Name')).toBeFocused();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(form).toHaveCount(0);
    await expect(edit).toBeFocused();
    await page
      .getByRole('button', { name: /^Delete / })
      .first()
      .click();
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await expectAccessible(page);
  });
});

test.describe('with our server', () => {
  test.use({ writes: true });

  test('warehouses: a change and a deletion survive a reload and a sign-in, and one with staff stays', async ({
    page,
    host,
  }) => {
    const second = { name: 'Ajman Depot', email: 'depot@tawseel.example' };
    await registerWarehouse(host);
    await registerWarehouse(host, second);
    await openWarehouses(page);
    await expect(rowOf(page, second.name)).toBeVisible();
    const before = await table(page).getByRole('row').count();

    await test.step('the server gives the reason why one with staff is not deleted', async () => {
      // The new ones, which have none, stand first.
      const [name = ''] = await table(page).getByRole('row').last().getByRole('cell').allTextContents();
      await remove(page, name);
      await expect(toast(page, /staff/i)).toBeVisible();
      await expect(rowOf(page, name)).toBeVisible();
    });

    await test.step('a change', async () => {
      await button(page, `Edit ${NEW_WAREHOUSE.name}`).click();
      const form = page.getByRole('dialog', { name: `Edit ${NEW_WAREHOUSE.name}` });
      await expect(box(form, 'Address')).toHaveValue(NEW_WAREHOUSE.street);
      await box(form, 'Name').fill('Fujairah Annex');
      await form.getByRole('combobox', { name: 'City' }).selectOption('Fujairah');
      await button(form, 'Save').click();
      await expect(toast(page, 'Warehouse updated successfully!')).toBeVisible();
      await expect(rowOf(page, 'Fujairah Annex').getByRole('cell').nth(1)).toHaveText('Fujairah');
    });

    await test.step('a deletion', async () => {
      await remove(page, second.name);
      await expect(toast(page, 'Warehouse deleted successfully!')).toBeVisible();
      await expect(table(page).getByRole('row')).toHaveCount(before - 1);
    });

    const expectKept = async () => {
      await expect(rowOf(page, 'Fujairah Annex').getByRole('cell').nth(1)).toHaveText('Fujairah');
      await expect(rowOf(page, 'Fujairah Annex')).toContainText(NEW_WAREHOUSE.phone);
      await expect(table(page).getByRole('row')).toHaveCount(before - 1);
      await expect(rowOf(page, NEW_WAREHOUSE.name)).toHaveCount(0);
      await expect(rowOf(page, second.name)).toHaveCount(0);
    };
    await page.reload();
    await expectKept();
    await signInAgain(page);
    await openWarehouses(page);
    await expectKept();
  });
});
