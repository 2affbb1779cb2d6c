import type { Page } from '@playwright/test';
import { expect, test } from '../harness/test.ts';
import { toast } from '../harness/toast.ts';
import { forgetToken } from '../harness/token.ts';
import { button, open, question, rowOf, type StaffOf } from './staff-people.ts';

const isWrite = ({ call }: { call: string }) => !call.startsWith('GET ');

/** Before a change of status and where a server knows none. */
export function foreignStatusTests(of: StaffOf): void {
  const { title, role, failed } = of;

  test(`${title}: no status changes that was not confirmed`, async ({ page, foreign }) => {
    await open(page, of);
    await button(page, 'Change unActive: Mariam Al Suwaidi').click();
    await expect(question(page)).toContainText(
      new RegExp(`Are you sure you want to Active/unActive this ${role}\\?`),
    );
    await expect(question(page).getByRole('button')).toHaveText(['Cancel', 'Change unActive']);
    await expect(question(page).getByRole('button', { name: 'Cancel' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(question(page)).toHaveCount(0);
    await button(page, 'Change Active: joseph Dsouza').click();
    await expect(question(page).getByRole('button')).toHaveText(['Cancel', 'Change Active']);
    await page.keyboard.press('Escape');
    await expect(question(page)).toHaveCount(0);
    expect(foreign.received.filter(isWrite)).toEqual([]);
  });

  test(`${title}: a server that knows no change of status fails with the text for it, and all stays`, async ({
    page,
    foreign,
  }) => {
    await open(page, of);
    await button(page, 'Change unActive: Mariam Al Suwaidi').click();
    await question(page).getByRole('button', { name: 'Change unActive' }).click();
    await expect(toast(page, failed)).toBeVisible();
    await expect(button(page, 'Change unActive: Mariam Al Suwaidi')).toBeEnabled();
    expect(foreign.received.filter(isWrite)).toHaveLength(1);
  });
}

/** What is the same for every kind. */
export function everyForeignStatusTests(of: StaffOf): void {
  const { title, done } = of;

  test(`${title}: a change of status is read from a bare row, before the list comes`, async ({
    page,
    foreign,
  }) => {
    await open(page, of);
    const { call } = foreign.received.findLast((asked) => /\/all-/.test(asked.path)) ?? { call: '' };
    foreign.next(call, 'hang');
    await page.route(status, (route) =>
      route.fulfill({ json: { _id: 'staff1', profileStatus: 'unActive' } }),
    );
    await button(page, 'Change unActive: Mariam Al Suwaidi').click();
    await question(page).getByRole('button', { name: 'Change unActive' }).click();
    await expect(toast(page, done)).toBeVisible();
    await expect(button(page, 'Change Active: Mariam Al Suwaidi')).toBeVisible();
  });

  test(`${title}: without a token no status changes, and it is said`, async ({ page, foreign }) => {
    await open(page, of);
    await forgetToken(page);
    await button(page, 'Change unActive: Mariam Al Suwaidi').click();
    await question(page).getByRole('button', { name: 'Change unActive' }).click();
    await expect(toast(page, 'No auth token found. Please log in.')).toBeVisible();
    expect(foreign.received.filter(isWrite)).toEqual([]);
  });
}

/** Presses the first button that offers this change, confirms, and says whose it was. */
async function change(page: Page, to: 'Active' | 'unActive'): Promise<string> {
  const offer = page.getByRole('button', { name: new RegExp(`^Change ${to}: `) }).first();
  const name = (await offer.getAttribute('aria-label'))!.replace(/^.*?: /, '');
  await offer.click();
  await question(page)
    .getByRole('button', { name: `Change ${to}` })
    .click();
  return name;
}

const status = '**/api/*/status';

/** A change of status that is kept. */
export function statusTests(of: StaffOf): void {
  const { title, done, idName } = of;

  test.describe('that keeps what was done', () => {
    test.use({ writes: true });

    test(`${title}: a confirmed change names the person, says so, and is there after a reload, both ways`, async ({
      page,
    }) => {
      await open(page, of);
      const asked = page.waitForRequest(status);
      const name = await change(page, 'unActive');
      await expect(toast(page, done)).toBeVisible();
      const body = (await asked).postDataJSON();
      expect(Object.keys(body)).toEqual([idName]);
      await expect(button(page, `Change Active: ${name}`)).toBeVisible();
      await expect(rowOf(page, of, name).getByText('unActive', { exact: true })).toBeVisible();
      await page.reload();
      await button(page, `Change Active: ${name}`).click();
      await question(page).getByRole('button', { name: 'Change Active' }).click();
      await expect(button(page, `Change unActive: ${name}`)).toBeVisible();
      await page.reload();
      await expect(button(page, `Change unActive: ${name}`)).toBeVisible();
      await expect(rowOf(page, of, name).getByText('Active', { exact: true })).toBeVisible();
    });
  });
}

/** What is the same for every kind. */
export function everyStatusTests(of: StaffOf): void {
  const { title, failed } = of;

  test(`${title}: the server's reason is shown when it refuses the change`, async ({ page }) => {
    await page.route(status, (route) => route.fulfill({ status: 409, json: { message: 'On leave today' } }));
    await open(page, of);
    const name = await change(page, 'unActive');
    await expect(toast(page, 'On leave today')).toBeVisible();
    await expect(button(page, `Change unActive: ${name}`)).toBeEnabled();
  });

  test(`${title}: a change that no server answers fails with the text for it`, async ({ page }) => {
    await page.route(status, (route) => route.abort());
    await open(page, of);
    await change(page, 'unActive');
    await expect(toast(page, failed)).toBeVisible();
  });

  test.describe('that keeps what was done', () => {
    test.use({ writes: true });

    test(`${title}: the row that is being changed is marked busy, and no other`, async ({ page }) => {
      let go = () => {};
      const held = new Promise<void>((resolve) => {
        go = resolve;
      });
      await page.route(status, async (route) => {
        await held;
        await route.continue();
      });
      await open(page, of);
      const name = await change(page, 'unActive');
      await expect(button(page, `Change unActive: ${name}`)).toHaveAttribute('aria-busy', 'true');
      await expect(page.locator('[aria-busy=true]')).toHaveCount(1);
      go();
      await expect(button(page, `Change Active: ${name}`)).toBeEnabled();
    });
  });
}
