import type { Locator, Page } from '@playwright/test';
import { addresses } from '@tawseel/console/addresses';
import { expectAccessible } from '../harness/axe.ts';
import { signInAgain } from '../harness/sign-in-again.ts';
import { expect, onBothHosts, test } from '../harness/test.ts';
import { toast } from '../harness/toast.ts';
import { forgetToken, storedToken } from '../harness/token.ts';
import {
  FAILURES,
  NEW_WAREHOUSE,
  openWarehouses,
  registerWarehouse,
  warehouseRow,
  warehouseTable,
} from '../harness/warehouse-list.ts';

const LIST = 'GET /api/warehouse';
const REMOVE = 'DELETE /api/warehouse/:id';
const HUB = 'Falcon Hub';

const button = (scope: Page | Locator, name: string) => scope.getByRole('button', { name, exact: true });
const box = (scope: Locator, name: string) => scope.getByRole('textbox', { name, exact: true });

/** What the foreign host leaves out. */
async function askToDelete(page: Page, name: string): Promise<Locator> {
  await button(page, `Delete ${name}`).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText(name);
  return question;
}

onBothHosts(() => {
  test("warehouses: the page is titled 'Warehouses Details' and a row has view, edit and delete", async ({
    page,
  }) => {
    await openWarehouses(page);
    await expect(page.getByRole('heading', { level: 1, name: 'Warehouses Details' })).toBeVisible();
    const labels = await warehouseTable(page)
      .getByRole('row')
      .nth(1)
      .getByRole('button')
      .evaluateAll((all) => all.map((each) => each.getAttribute('aria-label')?.split(' ')[0]));
    expect(labels).toEqual(['View', 'Edit', 'Delete']);
  });

  test('warehouses: by keyboard a row opens its editing, Escape closes it, and the focus is back', async ({
    page,
  }) => {
    await openWarehouses(page);
    const edit = page.getByRole('button', { name: /^Edit / }).first();
    await edit.focus();
    await page.keyboard.press('Enter');
    const form = page.getByRole('dialog');
    await expect(box(form, 'Name')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(form).toHaveCount(0);
    await expect(edit).toBeFocused();
  });

  test('warehouses: axe finds nothing on the screen, in the editing and in the question before deleting', async ({
    page,
  }) => {
    await openWarehouses(page);
    await expectAccessible(page);
    await page
      .getByRole('button', { name: /^Edit / })
      .first()
      .click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await page
      .getByRole('button', { name: /^Delete / })
      .first()
      .click();
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await expectAccessible(page);
  });
});

test.describe("with another company's server", () => {
  test.use({ hostName: 'foreign' });

  test('warehouses: a row shows name, city, code and phone, and N/A for what is missing', async ({
    page,
  }) => {
    await openWarehouses(page);
    await expect(warehouseRow(page, HUB).getByRole('cell')).toHaveText([
      HUB,
      'Dubai',
      'N/A',
      '+971 4 555 0101',
      '',
    ]);
    await expect(warehouseRow(page, 'Falcon Abu Dhabi').getByRole('cell')).toHaveText([
      'Falcon Abu Dhabi',
      'Abu Dhabi',
      'AD-9',
      'N/A',
      '',
    ]);
  });

  test('warehouses: search looks at the name alone', async ({ page }) => {
    await openWarehouses(page);
    for (const words of ['AD-9', '+971', 'dubai']) {
      await page.getByRole('searchbox').fill(words);
      await expect(page.getByText('No Warehouses found.', { exact: true })).toBeVisible();
    }
  });

  test('warehouses: the list is asked for with the token', async ({ page, foreign }) => {
    await openWarehouses(page);
    expect(foreign.asked(LIST)).toMatchObject([{ path: '/api/warehouse/', token: 'falcon-token' }]);
  });

  test('warehouses: a refused token ends the session, with one message', async ({ page, foreign }) => {
    for (const call of [LIST, 'GET /api/profile']) foreign.next(call, { status: 401 });
    await page.goto(addresses.warehouses);
    await expect(page).toHaveURL(addresses.login);
    await expect(toast(page, 'No auth token found. Please log in.')).toHaveCount(1);
    expect(await storedToken(page)).toBeNull();
  });

  for (const how of ['Cancel', 'Escape']) {
    test(`warehouses: ${how} in the question deletes nothing and gives the focus back`, async ({
      page,
      foreign,
    }) => {
      await openWarehouses(page);
      const question = await askToDelete(page, HUB);
      await expect(button(question, 'Cancel')).toBeFocused();
      if (how === 'Cancel') await button(question, 'Cancel').click();
      else await page.keyboard.press('Escape');
      await expect(question).toHaveCount(0);
      await expect(button(page, `Delete ${HUB}`)).toBeFocused();
      await expect(warehouseRow(page, HUB)).toBeVisible();
      expect(foreign.asked(REMOVE)).toEqual([]);
    });
  }

  for (const [when, rule, said = 'Failed to delete warehouse'] of FAILURES) {
    test(`warehouses: a failed deletion ${when}${said.startsWith('Failed') ? ` says '${said}'` : ''}, and the row stays`, async ({
      page,
      foreign,
    }) => {
      foreign.next(REMOVE, rule);
      await openWarehouses(page);
      await button(await askToDelete(page, HUB), 'Delete').click();
      await expect(toast(page, said)).toBeVisible();
      await expect(warehouseRow(page, HUB)).toBeVisible();
    });
  }

  test('warehouses: without a token a deletion says so and sends nothing', async ({ page, foreign }) => {
    await openWarehouses(page);
    await forgetToken(page);
    await button(await askToDelete(page, HUB), 'Delete').click();
    await expect(toast(page, 'No auth token found. Please log in.')).toBeVisible();
    await expect(warehouseRow(page, HUB)).toBeVisible();
    expect(foreign.asked(REMOVE)).toEqual([]);
  });

  test('warehouses: after a deletion the response is the list, whatever it holds', async ({
    page,
    foreign,
  }) => {
    const id = foreign.store.warehouses[0]?._id;
    foreign.next(REMOVE, { body: { data: [{ _id: 'w9', wareHouseName: 'Falcon Oasis' }] } });
    await openWarehouses(page);
    await button(await askToDelete(page, HUB), 'Delete').click();
    await expect(toast(page, 'Warehouse deleted successfully!')).toBeVisible();
    await expect(warehouseTable(page).getByRole('row')).toHaveCount(2);
    await expect(warehouseRow(page, 'Falcon Oasis')).toBeVisible();
    expect(foreign.asked(REMOVE)).toMatchObject([
      { path: `/api/warehouse/${id}`, token: 'falcon-token', body: {} },
    ]);
    expect(foreign.asked(LIST)).toHaveLength(1);
  });

  test('warehouses: after the last one is deleted the list says it is empty', async ({ page, foreign }) => {
    foreign.store.warehouses.splice(1);
    await openWarehouses(page);
    await button(await askToDelete(page, HUB), 'Delete').click();
    await expect(page.getByText('No Warehouses found.', { exact: true })).toBeVisible();
  });
});

test.describe('with our server', () => {
  test.use({ writes: true });

  test('warehouses: one that still has staff is not deleted, and the server says why', async ({ page }) => {
    await openWarehouses(page);
    const name =
      (await warehouseTable(page).getByRole('row').nth(1).getByRole('cell').first().textContent()) ?? '';
    await button(await askToDelete(page, name), 'Delete').click();
    await expect(toast(page, /staff/i)).toBeVisible();
    await expect(warehouseRow(page, name)).toBeVisible();
  });

  test('warehouses: a deleted one is gone after a reload and another sign-in, the others are not', async ({
    page,
    host,
  }) => {
    await registerWarehouse(host);
    await openWarehouses(page);
    const before = await warehouseTable(page).getByRole('row').count();
    await button(await askToDelete(page, NEW_WAREHOUSE.name), 'Delete').click();
    await expect(toast(page, 'Warehouse deleted successfully!')).toBeVisible();
    await expect(warehouseTable(page).getByRole('row')).toHaveCount(before - 1);
    await page.reload();
    await expect(warehouseTable(page).getByRole('row')).toHaveCount(before - 1);
    await signInAgain(page);
    await page.goto(addresses.warehouses);
    await expect(warehouseTable(page).getByRole('row')).toHaveCount(before - 1);
    await expect(warehouseRow(page, NEW_WAREHOUSE.name)).toHaveCount(0);
  });
});
