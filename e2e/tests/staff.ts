import type { Locator, Page } from '@playwright/test';
import { addresses } from '@tawseel/console/addresses';
import { ask } from '../harness/ask.ts';
import { expectAccessible } from '../harness/axe.ts';
import { hueOf } from '../harness/colour.ts';
import { expectOpensByKeyboard } from '../harness/keyboard.ts';
import { expect, test } from '../harness/test.ts';
import { toast } from '../harness/toast.ts';

const table = (page: Page, name: string) => page.getByRole('table', { name });
const rowOf = (page: Page, plural: string, person: string) =>
  table(page, plural).getByRole('row').filter({ hasText: person });
const button = (scope: Page | Locator, name: string) => scope.getByRole('button', { name });
const question = (page: Page) => page.getByRole('alertdialog');
const details = (page: Page) => page.getByRole('dialog', { name: 'Details of Mariam Al Suwaidi' });

test.describe("with another company's server", () => {
  test.use({ hostName: 'foreign' });

  // The four kinds share one screen.
  test('drivers: an active one is green, any other red, a row opens by keyboard, and axe finds nothing', async ({
    page,
    foreign,
    host,
  }) => {
    foreign.store.drivers = [
      {
        _id: 'staff1',
        firstName: 'Mariam',
        lastName: 'Al Suwaidi',
        image: `${host.address}/favicon.svg`,
        profileStatus: 'Active',
        documents: [`${host.address}/favicon.svg?one`, `${host.address}/favicon.svg?two`],
      },
      { _id: 'staff2', firstName: 'joseph', lastName: 'Dsouza', profileStatus: 'unActive' },
      { _id: 'staff3', profileStatus: 'Suspended' },
    ];
    await page.goto(addresses.drivers);
    await expect(table(page, 'Drivers')).toBeVisible();

    await test.step('colours of the status', async () => {
      const status = (text: string) => page.getByRole('cell').getByText(text, { exact: true });
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        expect(await hueOf(status('Active'))).toBe('green');
        expect(await hueOf(status('unActive'))).toBe('red');
        expect(await hueOf(status('Suspended'))).toBe('red');
      }
    });

    await test.step('keyboard', async () => {
      const name = rowOf(page, 'Drivers', 'Suwaidi').getByRole('button').first();
      await expectOpensByKeyboard(page, name, details(page));
    });

    await test.step('axe on the list, the details, a document and the confirmation', async () => {
      await expectAccessible(page);
      await button(page, 'Details of Mariam Al Suwaidi').click();
      await expect(details(page)).toBeVisible();
      await expectAccessible(page);
      await details(page)
        .getByRole('button', { name: /^Document 1/ })
        .click();
      await expect(page.getByRole('link', { name: 'Open original in new tab' })).toBeVisible();
      await expectAccessible(page);
      await page.keyboard.press('ArrowRight');
      const second = page.getByRole('dialog', { name: 'Document 2 of Mariam Al Suwaidi' });
      await expect(second).toContainText('2 of 2');
      await page.keyboard.press('Escape');
      await expect(second).toHaveCount(0);
      await page.keyboard.press('Escape');
      await expect(details(page)).toHaveCount(0);
      await button(page, 'Change unActive: Mariam Al Suwaidi').click();
      await expect(question(page)).toBeVisible();
      await expectAccessible(page);
    });
  });
});

test.describe('with our server', () => {
  test.use({ writes: true });

  // Component tests have the same of each of the four kinds.
  test('drivers: a confirmed change of status is kept in both directions', async ({ page, host }) => {
    await page.goto(addresses.drivers);
    const offer = table(page, 'Drivers')
      .getByRole('button', { name: /^Change unActive: / })
      .first();
    const name = (await offer.getAttribute('aria-label'))!.replace(/^.*?: /, '');
    await offer.click();
    await button(question(page), 'Change unActive').click();
    await expect(toast(page, "Driver's status change successfully!")).toBeVisible();
    await expect(rowOf(page, 'Drivers', name).getByText('unActive', { exact: true })).toBeVisible();
    await page.reload();
    await button(page, `Change Active: ${name}`).click();
    await button(question(page), 'Change Active').click();
    await expect(button(page, `Change unActive: ${name}`)).toBeVisible();
    await expect(rowOf(page, 'Drivers', name).getByText('Active', { exact: true })).toBeVisible();
    const { data } = await ask(host, 'GET', '/api/driver/all-driver');
    const stored = data.find(
      (person: { firstName: string; lastName: string }) => `${person.firstName} ${person.lastName}` === name,
    );
    expect(stored.profileStatus).toBe('Active');
  });
});
