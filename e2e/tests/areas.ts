import type { Locator, Page } from '@playwright/test';
import { addresses } from '@tawseel/console/addresses';
import { expectAccessible } from '../harness/axe.ts';
import { expect, test } from '../harness/test.ts';
import { toast } from '../harness/toast.ts';

const button = (scope: Page | Locator, name: string) => scope.getByRole('button', { name });
const rows = (page: Page) => page.getByRole('table', { name: 'Areas of delivery' }).getByRole('row');
const rowOf = (page: Page, name: string) => rows(page).filter({ has: page.getByText(name, { exact: true }) });
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
const box = (form: Locator, name: string) => form.getByRole('textbox', { name });
const names = (page: Page) =>
  page
    .getByRole('button', { name: /^Edit / })
    .evaluateAll((buttons) => buttons.map((one) => one.getAttribute('aria-label')?.slice('Edit '.length)));

async function openAreas(page: Page, search = ''): Promise<void> {
  await page.goto(addresses.areas + search);
  await expect(rows(page).nth(1)).toBeVisible();
}

test.use({ writes: true });

test('areas: one is added once a network is back, changed and deleted; Alt and arrows reorder them and keep the focus; axe finds nothing', async ({
  page,
}) => {
  await openAreas(page, '?city=Ajman');
  await expectAccessible(page);

  await test.step('order', async () => {
    const before = await names(page);
    const [first = '', second = '', third = ''] = before;
    await button(page, `Edit ${first}`).focus();
    await page.keyboard.press('Alt+ArrowDown');
    await expect(page.getByRole('status').filter({ hasText: `${first} is now 2 of` })).toBeVisible();
    await expect(button(page, `Edit ${first}`)).toBeFocused();
    expect((await names(page)).slice(0, 3)).toEqual([second, first, third]);
    // However fast: each is one place.
    for (const _ of [1, 2, 3]) await page.keyboard.press('Alt+ArrowDown');
    await expect(page.getByRole('status').filter({ hasText: `${first} is now 5 of` })).toBeVisible();
    for (const _ of [1, 2]) await page.keyboard.press('Alt+ArrowUp');
    await expect(page.getByRole('status').filter({ hasText: `${first} is now 3 of` })).toBeVisible();
    expect((await names(page)).slice(0, 3)).toEqual([second, third, first]);
    await button(page, `Move ${first} up`).click();
    await expect(page.getByRole('status').filter({ hasText: `${first} is now 2 of` })).toBeVisible();
    await expect(button(page, `Move ${first} up`)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('status').filter({ hasText: `${first} is now 1 of` })).toBeVisible();
    // There is no way further up: the focus stays in the row.
    await expect(button(page, `Move ${first} down`)).toBeFocused();
    await page.reload();
    await expect.poll(() => names(page)).toEqual(before);
  });

  await test.step('add, change and delete', async () => {
    await button(page, 'New area').click();
    const form = dialog(page, 'New area');
    await button(form, 'Save').click();
    await expect(box(form, 'Name').first()).toBeFocused();
    await expectAccessible(page);
    await box(form, 'Name').first().fill('Al Nuaimia');
    await box(form, 'Arabic name').fill('حي جديد');
    await box(form, 'Sort code').fill('AJM · NEW');
    await box(form, 'Sort code').press('Enter');
    await expect(box(form, 'Name').first()).toHaveAccessibleDescription(
      'In Ajman, Al Nuaimia is another name of Al Nuaimiya already.',
    );
    await expect(box(form, 'Name').first()).toBeFocused();
    await box(form, 'Name').first().fill('New Quarter');
    await box(form, 'Other names').fill('NQ, The New Quarter، الحي');
    await page.route('**/api/areas', (route) => route.abort());
    await button(form, 'Save').click();
    await expect(toast(page, /could not be saved/)).toBeVisible();
    await expect(box(form, 'Name').first()).toHaveValue('New Quarter');
    await page.unroute('**/api/areas');
    await button(form, 'Save').click();
    await expect(toast(page, 'New Quarter in Ajman created.')).toBeVisible();
    await expect(form).toHaveCount(0);
    await page.getByRole('searchbox').fill('nq');
    await expect(rowOf(page, 'New Quarter')).toContainText('The New Quarter');

    await button(page, 'Edit New Quarter').click();
    const edit = dialog(page, 'Edit New Quarter');
    await edit.getByLabel('Warehouse').selectOption('Al Quoz Central Warehouse');
    await button(edit, 'Save').click();
    await expect(rowOf(page, 'New Quarter')).toContainText('DXB-001');
    await expect(button(page, 'Edit New Quarter')).toBeFocused();

    await button(page, 'Delete New Quarter').click();
    await button(page.getByRole('alertdialog'), 'Delete').click();
    await expect(toast(page, 'New Quarter deleted.')).toBeVisible();
    await expect(page.getByText('No areas found.')).toBeVisible();
  });
});
