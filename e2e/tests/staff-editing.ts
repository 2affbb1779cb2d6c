import type { Page } from '@playwright/test';
import { addresses } from '@tawseel/console/addresses';
import { expect, test } from '../harness/test.ts';
import { toast } from '../harness/toast.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name });
const row = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text });
const NAME = 'Sana Haddad';

test.use({ writes: true });

test('staff: a driver with doubtful values is added, moved, deleted, restored by Undo, deleted and restored', async ({
  page,
}) => {
  const { promise: isTyped, resolve: typed } = Promise.withResolvers<void>();
  await page.route('**/api/warehouse/', (route) => isTyped.then(() => route.continue()));
  await page.goto(addresses.drivers);
  await button(page, 'Add Driver').click();
  const form = page.getByRole('dialog', { name: 'Add Driver' });
  const box = (name: string) => form.getByRole('textbox', { name });
  await box('First Name').fill('Sana');
  await box('Last Name').fill('Haddad');
  await box('Phone').fill('٠٥٤ ٧٧١ ٠٩٣٢');
  await expect(box('Phone')).toHaveAccessibleDescription('Read as +971 54 771 0932');
  await box('Identity Number').fill('784199366503181');
  await expect(form.getByRole('status')).toHaveText(
    'The check digit is wrong. Check the number on the card.',
  );
  typed();
  await box('Account Number').fill('AE070331234567890123457');
  await form.getByLabel('City').selectOption('Sharjah');
  await form.getByLabel('Warehouse').selectOption({ index: 1 });
  await form.getByRole('button', { name: 'Add Driver' }).click();
  await expect(box('Account Number')).toBeFocused();
  await expect(box('Account Number')).toHaveAccessibleDescription(
    'This IBAN has a wrong digit: its check digits do not fit.',
  );
  await page.keyboard.press('Escape');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Stay' }).click();
  await box('Account Number').fill('ae07 0331 2345 6789 0123 456');
  await page.keyboard.press('Enter');
  await expect(toast(page, `${NAME} was added.`)).toBeVisible();
  await expect(form).toHaveCount(0);
  const pin = page.getByRole('dialog', { name: `Set the PIN of ${NAME}` });
  await pin.getByRole('button', { name: 'Cancel' }).click();
  await expect(pin).toHaveCount(0);

  await button(page, `Details of ${NAME}`).click();
  const details = page.getByRole('dialog', { name: `Details of ${NAME}` });
  await expect(details.getByText('784-1993-6650318-1')).toBeVisible();
  // In groups of four, and whole where it is copied.
  const account = details.getByText('AE070331234567890123456');
  await expect(account.locator('span')).toHaveText(['AE07', '0331', '2345', '6789', '0123', '456']);
  await button(page, 'Edit').click();
  const edit = page.getByRole('dialog', { name: `Edit ${NAME}` });
  const warehouse = edit.getByLabel('Warehouse');
  await warehouse.selectOption({ index: 2 });
  const moved = await warehouse.locator('option:checked').innerText();
  await edit.getByRole('button', { name: 'Save' }).click();
  await expect(toast(page, `${NAME} was updated.`)).toBeVisible();
  await expect(details.getByText(moved, { exact: true })).toBeVisible();
  await expect(button(page, 'Edit')).toBeFocused();

  const remove = async () => {
    await details.getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(row(page, NAME)).toHaveCount(0);
  };
  await remove();
  await button(page, 'Undo').click();
  await expect(row(page, NAME)).toHaveCount(1);
  await button(page, `Details of ${NAME}`).click();
  await remove();
  await button(page, 'Deleted').click();
  await expect(button(page, `Restore ${NAME}`)).toBeVisible();
  await page.reload();
  await button(page, `Restore ${NAME}`).click();
  await expect(page.getByText('No deleted Drivers.')).toBeVisible();
  await button(page, 'Current').click();
  await expect(row(page, NAME)).toHaveCount(1);
});
