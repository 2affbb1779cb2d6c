import type { Page } from '@playwright/test';
import { addresses } from '@tawseel/console/addresses';
import { expectAccessible } from '../harness/axe.ts';
import { expect, onBothHosts, test } from '../harness/test.ts';
import { button } from '../suites/rates.ts';

const table = (page: Page) => page.getByRole('table', { name: 'Users' });
const rowOf = (page: Page, name: string) => table(page).getByRole('row').filter({ hasText: name });
const tab = (page: Page, name: string) => page.getByRole('tab', { name });

async function openUsers(page: Page, query = ''): Promise<void> {
  await page.goto(addresses.users + query);
  await expect(table(page)).toBeVisible();
}

onBothHosts((hostName) => {
  test('users: three tabs, of which each shows its own kind', async ({ page }) => {
    await openUsers(page);
    await expect(page.getByRole('tab')).toHaveText([/^All Users/, /^Individual Users/, /^Company Users/]);
    await expect(tab(page, 'All Users')).toHaveAttribute('aria-selected', 'true');
    const roles = table(page).getByRole('row').locator('td:nth-child(3)');
    await tab(page, 'Company Users').click();
    await expect(roles.filter({ hasText: /^User$/ })).toHaveCount(0);
    await expect(roles.filter({ hasText: /^Company$/ }).first()).toBeVisible();
    await tab(page, 'Individual Users').click();
    await expect(roles.filter({ hasText: /^Company$/ })).toHaveCount(0);
    await expect(roles.filter({ hasText: /^User$/ }).first()).toBeVisible();
  });

  test('users: Edit User Price and User Zone Price stand on the Individual tab alone', async ({ page }) => {
    await openUsers(page);
    for (const name of ['All Users', 'Company Users']) {
      await tab(page, name).click();
      await expect(button(page, 'Edit User Price')).toHaveCount(0);
      await expect(button(page, 'User Zone Price')).toHaveCount(0);
    }
    await tab(page, 'Individual Users').click();
    await expect(button(page, 'Edit User Price')).toBeVisible();
    await expect(button(page, 'User Zone Price')).toBeVisible();
  });

  test('users: the tab survives a reload', async ({ page }) => {
    await openUsers(page);
    await tab(page, 'Company Users').click();
    await page.reload();
    await expect(tab(page, 'Company Users')).toHaveAttribute('aria-selected', 'true');
  });

  test('users: axe finds nothing on the screen, in the details and in the question before deleting', async ({
    page,
  }) => {
    // A screen full of rows costs seconds and has nothing that two of them have not.
    await openUsers(page, hostName === 'ours' ? '?search=camel' : '');
    await expectAccessible(page);
    await page
      .getByRole('button', { name: /^View User Details/ })
      .first()
      .click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await page
      .getByRole('button', { name: /^User Delete/ })
      .first()
      .click();
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await expectAccessible(page);
  });
});

test.describe("with another company's server", () => {
  test.use({ hostName: 'foreign' });

  test('users: a row shows initial, name, email, role and city, and N/A for what is missing', async ({
    page,
  }) => {
    await openUsers(page);
    await expect(rowOf(page, 'Omar Haddad').getByRole('cell')).toHaveText([
      /^O\s*Omar Haddad$/,
      'omar@falcon.example',
      'User',
      'Ajman',
      '',
    ]);
    await expect(rowOf(page, 'nameless@').getByRole('cell')).toHaveText([
      'N/A',
      'nameless@falcon.example',
      'Partner',
      'N/A',
      '',
    ]);
  });

  test('users: a role too long for its column is cut, and shows whole under the pointer', async ({
    page,
    foreign,
  }) => {
    const role = 'Corporate customer of the airport';
    foreign.store.senders[0]!.role = role;
    await openUsers(page);
    const words = rowOf(page, 'Omar Haddad').getByText(role);
    await words.hover();
    await expect(page.locator('[data-shown]')).toHaveText(role);
    const isWithin = await words.evaluate((element) => {
      const { right } = element.getBoundingClientRect();
      return element.parentElement!.getBoundingClientRect().right > right;
    });
    expect(isWithin).toBe(true);
  });

  test('users: a profile picture stands in place of the initial', async ({ page, foreign, host }) => {
    foreign.store.senders[0]!.profilePic = `${host.address}/favicon.svg`;
    await openUsers(page);
    await expect(rowOf(page, 'Omar Haddad').locator('img')).toHaveAttribute('src', /favicon\.svg$/);
  });

  test('users: a company without an id has no prices that could be asked for', async ({ page, foreign }) => {
    delete foreign.store.senders.find(({ name }) => name === 'Gulf Books')!._id;
    await openUsers(page);
    for (const prices of ['Set CompanyPrice', 'Set ZonePrice']) {
      await expect(rowOf(page, 'Gulf Books').getByRole('button', { name: prices })).toBeDisabled();
    }
  });

  test('users: another role than User and Company is found among All Users only', async ({ page }) => {
    await openUsers(page);
    await expect(rowOf(page, 'nameless@')).toBeVisible();
    await tab(page, 'Individual Users').click();
    await expect(table(page).getByRole('row')).toHaveCount(2);
    await expect(rowOf(page, 'Omar Haddad')).toBeVisible();
    await tab(page, 'Company Users').click();
    await expect(table(page).getByRole('row')).toHaveCount(4);
    await expect(rowOf(page, 'nameless@')).toHaveCount(0);
  });

  for (const [field, words, finds] of [
    ['name', 'gULF b', 'Gulf Books'],
    ['city', 'FUJAI', 'Desert Tiles'],
    ['email', 'OMAR@', 'Omar Haddad'],
  ] as const) {
    test(`users: search matches the ${field} in any case`, async ({ page }) => {
      await openUsers(page);
      await page.getByRole('searchbox').fill(words);
      await expect(table(page).getByRole('row')).toHaveCount(2);
      await expect(rowOf(page, finds)).toBeVisible();
    });
  }

  test('users: search looks within the chosen tab', async ({ page }) => {
    await openUsers(page);
    await tab(page, 'Company Users').click();
    await page.getByRole('searchbox').fill('haddad');
    await expect(page.getByText('No Users found.')).toBeVisible();
    await tab(page, 'Individual Users').click();
    await expect(rowOf(page, 'Omar Haddad')).toBeVisible();
  });

  test('users: only companies have Set CompanyPrice, only those in Dubai or Sharjah Set ZonePrice', async ({
    page,
  }) => {
    await openUsers(page);
    const actionsOf = async (name: string) => {
      const labels = await rowOf(page, name)
        .locator('td:last-child')
        .getByRole('button')
        .evaluateAll((all) => all.map((each) => each.getAttribute('aria-label')?.split(':')[0]));
      return labels;
    };
    expect(await actionsOf('Omar Haddad')).toEqual(['View User Details', 'User Delete']);
    expect(await actionsOf('nameless@')).toEqual(['View User Details', 'User Delete']);
    expect(await actionsOf('Desert Tiles')).toEqual(['View User Details', 'User Delete', 'Set CompanyPrice']);
    const all = ['View User Details', 'User Delete', 'Set CompanyPrice', 'Set ZonePrice'];
    expect(await actionsOf('Gulf Books')).toEqual(all);
    expect(await actionsOf('Rolla Spices')).toEqual(all);
  });

  test('users: the details name everything known, N/A for the rest, and the additional addresses', async ({
    page,
    foreign,
  }) => {
    Object.assign(foreign.store.senders[0]!, {
      phone: '+971 50 111 2222',
      country: 'UAE',
      street: 'Corniche Street',
      createdAt: '2026-11-01T20:30:00Z',
      addresses: [
        { _id: 'a1', houseNo: 'Villa 8', street: 'Palm Road', city: 'Abu-Dhabi', country: 'UAE' },
        {},
      ],
    });
    await openUsers(page);
    await button(page, 'View User Details: Omar Haddad').click();
    const details = page.getByRole('dialog', { name: 'User Details' });
    await expect(details).toContainText('Omar Haddad');
    const values = Object.fromEntries(
      await details
        .locator('dl > div')
        .evaluateAll((all) =>
          all.map((each) => [each.querySelector('dt')?.textContent, each.querySelector('dd')?.textContent]),
        ),
    );
    expect(values).toEqual({
      Email: 'omar@falcon.example',
      Phone: '+971 50 111 2222',
      Country: 'UAE',
      City: 'Ajman',
      Street: 'Corniche Street',
      'House No': 'N/A',
      Created: '2 Nov 2026, 00:30',
    });
    await expect(details.getByRole('listitem')).toHaveText([/Villa 8, Palm Road, Abu Dhabi, UAE/, 'N/A']);
  });

  test('users: by keyboard a row opens, Escape closes, and the focus is back in the row', async ({
    page,
  }) => {
    await openUsers(page);
    const name = rowOf(page, 'Gulf Books').getByRole('button').first();
    await name.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: 'User Details' })).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('dialog').getByRole('button', { name: 'Close' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(name).toBeFocused();
    for (const action of ['View User Details', 'User Delete', 'Set CompanyPrice', 'Set ZonePrice']) {
      await page.keyboard.press('Tab');
      await expect(button(page, `${action}: Gulf Books`)).toBeFocused();
    }
  });
});
