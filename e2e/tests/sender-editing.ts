import type { Page } from '@playwright/test';
import { addresses } from '@tawseel/console/addresses';
import { expect, test } from '../harness/test.ts';
import { toast } from '../harness/toast.ts';
import { button } from '../suites/rates.ts';

const table = (page: Page) => page.getByRole('table', { name: 'Users' });
const rowOf = (page: Page, name: string) => table(page).getByRole('row').filter({ hasText: name });
const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });

async function openUsers(page: Page, query = ''): Promise<void> {
  await page.goto(addresses.users + query);
  await expect(page.getByRole('button', { name: 'Add Person' })).toBeVisible();
}

test.use({ writes: true });

test('users: a sender is added, refused at its fields, changed, deleted, and restored by Undo and under Deleted', async ({
  page,
}) => {
  await test.step('a person is added after corrections, and changed', async () => {
    await openUsers(page);
    await expect(table(page)).toBeVisible();
    const taken = (await table(page).getByRole('row').nth(1).locator('td:nth-child(2)').innerText()).trim();
    await button(page, 'Add Person').click();
    const form = dialog(page, 'Add Person');
    await expect(form.getByLabel('TRN')).toHaveCount(0);
    await form.getByRole('button', { name: 'Add Person' }).click();
    await expect(form.getByLabel('Name')).toBeFocused();
    await expect(form.getByLabel('City')).toHaveAccessibleDescription('Choose a city.');

    await form.getByLabel('Name').fill('Hessa Al Marri');
    await form.getByLabel('Email').fill(taken);
    await form.getByLabel('Phone').fill('050 999 1234');
    await expect(form.getByText('Read as +971 50 999 1234')).toBeVisible();
    await form.getByLabel('Street').fill('Al Manara Street');
    await form.getByLabel('City').selectOption('Dubai');
    await form.getByLabel('Makani number').fill('123');
    await form.getByRole('button', { name: 'Add Person' }).click();
    await expect(form.getByLabel('Makani number')).toBeFocused();
    await expect(form.getByText('A Makani number is 10 digits, like 30032 95320.')).toBeVisible();
    await form.getByLabel('Makani number').fill('3003295320');
    await form.getByRole('button', { name: 'Add Person' }).click();
    // Only the server knows whose email it is.
    await expect(form.getByLabel('Email')).toBeFocused();
    await expect(form.getByText(/^The email .+ belongs to .+\.$/)).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Stay' }).click();
    await form.getByLabel('Email').fill('hessa@mail.example');
    await form.getByRole('button', { name: 'Add Person' }).click();
    await expect(toast(page, 'Hessa Al Marri was added.')).toBeVisible();
    await expect(form).toHaveCount(0);

    await page.getByRole('searchbox').fill('hessa');
    await button(page, 'View User Details: Hessa Al Marri').click();
    const details = dialog(page, 'User Details');
    await expect(details.getByText('30032 95320')).toBeVisible();
    await details.getByRole('button', { name: 'Edit' }).click();
    const edit = dialog(page, 'Edit Hessa Al Marri');
    await edit.getByLabel('Kind').selectOption('Company');
    await edit.getByLabel('TRN').fill('100 3847 2619 0003');
    await edit.getByRole('button', { name: 'Add address' }).click();
    await edit.getByRole('button', { name: 'Save' }).click();
    const branch = edit.getByRole('group', { name: 'Additional address 1' });
    await expect(branch.getByLabel('Street')).toBeFocused();
    await branch.getByLabel('Street').fill('Corniche Road');
    await branch.getByLabel('City').fill('Muscat');
    await branch.getByLabel('Country').fill('Oman');
    await edit.getByRole('button', { name: 'Save' }).click();
    await expect(toast(page, 'Hessa Al Marri was changed.')).toBeVisible();
    await button(page, 'View User Details: Hessa Al Marri').click();
    await expect(details.getByText('100384726190003', { exact: true })).toBeVisible();
    await expect(details.getByText('Corniche Road, Muscat, Oman')).toBeVisible();
  });

  await test.step('a company is deleted, and restored by Undo and under Deleted', async () => {
    const name = 'Rub Al Khali Camping';
    await openUsers(page, '?search=camping');
    await button(page, 'Add Company').click();
    const form = dialog(page, 'Add Company');
    await form.getByLabel(/^Name/).fill(name);
    await form.getByLabel('Email').fill('desk@camping.example');
    await form.getByLabel('Phone').fill('call 1234');
    await expect(
      form.getByText('This is not a valid phone number. It will be saved as typed.'),
    ).toBeVisible();
    await form.getByLabel('Street').fill('Al Wasl Road');
    await form.getByLabel('City').selectOption('Ajman');
    await form.getByRole('button', { name: 'Add Company' }).click();
    await expect(rowOf(page, name)).toBeVisible();

    const remove = async () => {
      await button(page, `User Delete: ${name}`).click();
      await expect(page.getByRole('alertdialog')).toContainText('can be restored later under Deleted');
      await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
      await expect(rowOf(page, name)).toHaveCount(0);
    };
    await remove();
    await expect(toast(page, 'user deleted successfully!')).toBeVisible();
    await toast(page, new RegExp(`^${name} was deleted\\.`))
      .getByRole('button', { name: 'Undo' })
      .click();
    await expect(toast(page, `${name} was restored.`)).toBeVisible();
    await expect(rowOf(page, name)).toBeVisible();

    await remove();
    await button(page, 'Deleted').click();
    await expect(page).toHaveURL(/show=deleted/);
    await button(page, `Restore: ${name}`).click();
    await expect(rowOf(page, name)).toHaveCount(0);
    await button(page, 'Current').click();
    await expect(rowOf(page, name)).toBeVisible();
  });
});
