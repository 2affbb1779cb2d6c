import type { Page } from '@playwright/test';
import { addresses } from '@tawseel/console/addresses';
import { expectAccessible } from '../harness/axe.ts';
import { ADMIN } from '../harness/our-server.ts';
import { expect, onBothHosts, test } from '../harness/test.ts';
import { toast } from '../harness/toast.ts';

const PROFILE = 'GET /api/profile';

const valuesIn = (page: Page) =>
  page
    .getByRole('main')
    .locator('dl > div')
    .evaluateAll((all) =>
      all.map((each) => [each.querySelector('dt')?.textContent, each.querySelector('dd')?.textContent]),
    )
    .then((pairs) => Object.fromEntries(pairs));

async function openProfile(page: Page): Promise<void> {
  await page.goto(addresses.profileView);
  await expect(page.locator('dl')).toBeVisible();
}

onBothHosts((hostName) => {
  test('profile: shows who has signed in, cannot be edited, and passes axe', async ({ page }) => {
    await openProfile(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Admin Profile View');
    const { Name, Email, Phone, Address, ...rest } = await valuesIn(page);
    expect(rest).toEqual({});
    if (hostName === 'foreign') {
      expect([Name, Email, Phone, Address]).toEqual(['Falcon Admin', 'admin@falcon.example', 'N/A', 'N/A']);
    } else {
      expect(Email).toBe(ADMIN.email);
      expect([Name, Phone, Address]).not.toContain('N/A');
    }
    const main = page.getByRole('main');
    await expect(main.getByText('Note: this data cannot be edited.')).toBeVisible();
    await expect(main.locator('input, textarea, select, [contenteditable]')).toHaveCount(0);
    // The switch of the theme, in the header.
    await expect(main.getByRole('button')).toHaveCount(1);
    await expect(main.getByRole('link', { name: /Account/ })).toHaveCount(hostName === 'ours' ? 1 : 0);
    await expectAccessible(page);
  });
});

test.describe("with another company's server", () => {
  test.use({ hostName: 'foreign' });

  test('profile: the image is round, in the profile and in the header', async ({ page, foreign, host }) => {
    const user = { name: 'Falcon Admin', profileImage: `${host.address}/favicon.svg` };
    foreign.next(PROFILE, { body: { user } });
    await openProfile(page);
    const image = page.getByRole('main').locator('img');
    await expect(image).toHaveCount(2);
    for (const each of await image.all()) {
      await expect(each).toHaveJSProperty('complete', true);
      const shape = await each.locator('..').evaluate((element) => {
        const { borderTopLeftRadius, overflow } = getComputedStyle(element);
        return [borderTopLeftRadius, overflow, element.clientWidth === element.clientHeight];
      });
      expect(shape).toEqual(['50%', 'hidden', true]);
    }
  });
});

test.describe('with our server', () => {
  test.use({ writes: true });

  test('account: the note on the profile links there, and another email asks for the password', async ({
    page,
  }) => {
    await openProfile(page);
    await page
      .getByRole('main')
      .getByRole('link', { name: /Account/ })
      .click();
    await expect(page).toHaveURL(addresses.account);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Account');
    await expect(page.getByRole('heading', { level: 2, name: 'Second factor' })).toBeVisible();
    // The sign-in settings are below.
    const main = page.getByRole('main').locator('section').first();
    const box = (name: string) => main.getByRole('textbox', { name });
    const password = main.getByLabel('Your password');
    await main.getByRole('button', { name: 'Edit' }).click();
    await box('Phone').fill('ask Huda');
    await main.getByRole('button', { name: 'Save' }).click();
    await expect(box('Phone')).toBeFocused();
    await expect(box('Phone')).toHaveAccessibleDescription(/^Must be a phone number/);
    await box('Phone').fill('+971 50 118 6641');
    await main.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Stay' }).click();

    await box('Email').fill('office@tawseel.example');
    await password.fill('not the password');
    await main.getByRole('button', { name: 'Save' }).click();
    await expect(password).toHaveAccessibleDescription(/This is not your password\./);
    await expectAccessible(page);
    await password.fill(ADMIN.password);
    await main.getByRole('button', { name: 'Save' }).click();
    await expect(toast(page, 'Your profile was saved.')).toBeVisible();
    await expect(main.getByRole('button', { name: 'Edit' })).toBeVisible();
    await expect(main.getByText('office@tawseel.example')).toBeVisible();
    const { Email, Phone } = await valuesIn(page);
    expect([Email, Phone]).toEqual(['office@tawseel.example', '+971 50 118 6641']);
    await page.reload();
    await expect(main.getByText('office@tawseel.example')).toBeVisible();
  });
});
