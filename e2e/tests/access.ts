import type { Locator, Page } from '@playwright/test';
import { addresses } from '@tawseel/console/addresses';
import { ask, send } from '../harness/ask.ts';
import { ADMIN } from '../harness/our-server.ts';
import { expect, type Host, test } from '../harness/test.ts';
import { toast } from '../harness/toast.ts';

test.use({ writes: true });

const button = (scope: Page | Locator, name: string | RegExp) => scope.getByRole('button', { name });
const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });
const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });
const whoami = async (host: Host, token: string) =>
  (await send({ ...host, token }, 'GET', '/api/whoami')).answer;

async function open(page: Page, tab: 'administrators' | 'keys'): Promise<void> {
  await page.goto(`${addresses.access}?tab=${tab}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Access');
  await expect(page.getByRole('table').or(page.getByText('No API keys yet.'))).toBeVisible();
}

/** Copies a secret by keyboard, which every browser allows, and closes its window. */
async function copySecret(shown: Locator, label: string): Promise<string> {
  const field = shown.getByLabel(label);
  const secret = await field.inputValue();
  await field.focus();
  await field.press('Control+c');
  await button(shown, 'Done').click();
  await expect(shown).toHaveCount(0);
  return secret;
}

test('administrators: one is added, signs in, gets a reset link and is removed; the last one cannot be removed', async ({
  page,
  host,
}) => {
  await open(page, 'administrators');
  await button(page, 'Add administrator').click();
  const form = dialog(page, 'Add an administrator');
  await button(form, 'Add administrator').click();
  await expect(form.getByLabel('Name')).toBeFocused();
  await form.getByLabel('Name').fill('Huda Saeed');
  await page.keyboard.press('Escape');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Stay' }).click();
  await form.getByLabel('Email').fill(ADMIN.email);
  await button(form, 'Add administrator').click();
  await expect(form.getByText(`Someone already signs in with ${ADMIN.email}.`)).toBeVisible();
  await form.getByLabel('Email').fill('huda@tawseel.example');
  await button(form, 'Add administrator').click();

  const shown = dialog(page, 'First password of Huda Saeed');
  await button(shown, 'Done').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Stay' }).click();
  const password = await copySecret(shown, 'First password');
  await expect(row(page, 'Huda Saeed')).toContainText('First password');
  const session = await ask(host, 'POST', '/api/admin/login', { email: 'huda@tawseel.example', password });
  expect(session.token).toMatch(/^[\w-]{43}$/);

  await button(page, 'Create a reset link for Huda Saeed').click();
  const link = await copySecret(dialog(page, 'Reset link of Huda Saeed'), 'Reset link');
  const token = new URL(link).hash.slice(1);
  await ask(host, 'POST', '/api/reset', { token, password: 'nine slow camels by the well' });
  expect((await whoami(host, session.token)).code).toMatch(/^key_/);

  await button(page, 'Remove Huda Saeed').click();
  await page
    .getByRole('alertdialog', { name: 'Remove Huda Saeed?' })
    .getByRole('button', { name: 'Remove' })
    .click();
  await expect(row(page, 'Huda Saeed')).toHaveCount(0);

  // Removing oneself must be confirmed with the own email.
  await expect(page.getByRole('row')).toHaveCount(2);
  await button(page, /^Remove /).click();
  const question = page.getByRole('alertdialog', { name: 'Remove yourself?' });
  const yes = question.getByRole('button', { name: 'Remove' });
  await expect(yes).toBeDisabled();
  await question.getByRole('textbox').fill(ADMIN.email);
  await yes.click();
  await expect(toast(page, /is the only administrator\. Add another one first\.$/)).toBeVisible();
  await expect(page.getByRole('row')).toHaveCount(2);
});

test('API keys: one of a sender is created, shown once, works, is renamed and revoked; one of all senders is labelled so', async ({
  page,
  host,
}) => {
  const [sender] = await ask(host, 'GET', '/api/senders/all');
  const { promise: isTyped, resolve: typed } = Promise.withResolvers<void>();
  await page.route('**/api/senders/all', (route) => isTyped.then(() => route.continue()));
  await open(page, 'keys');
  await button(page, 'Create key').click();
  const form = dialog(page, 'Create API key');
  await form.getByLabel('Name').fill('Web shop');
  await button(form, 'Create key').click();
  await expect(form.getByText('Name whom the key belongs to.')).toBeVisible();
  await form.getByRole('combobox', { name: 'Sender' }).fill('Nobody at all');
  await button(form, 'Create key').click();
  await expect(form.getByText('Not found. Choose one from the list.')).toBeVisible();
  await form.getByRole('combobox', { name: 'Sender' }).fill(`${sender.name} (${sender.email})`);
  typed();
  await expect(form.locator('datalist option')).toHaveCount(1);
  await form.getByLabel('Last day').pressSequentially('12');
  await button(form, 'Create key').click();
  await expect(form.getByLabel('Last day')).toHaveAccessibleDescription(/Must be a day like/);
  await expect(form.getByLabel('Last day')).toBeFocused();
  await form.getByLabel('Last day').press('Backspace');
  await button(form, 'Create key').click();

  const secret = await copySecret(dialog(page, 'The key Web shop'), 'Key');
  await expect(row(page, 'Web shop')).toContainText(`Sender: ${sender.name}`);
  await expect(row(page, 'Web shop')).toContainText('Never');
  await expect(page.locator('body')).not.toContainText(secret);
  expect((await whoami(host, secret)).data).toMatchObject({
    role: 'sender',
    name: 'Web shop',
    senderId: sender._id,
  });

  await button(page, 'Rename Web shop').click();
  await dialog(page, 'Rename the key Web shop').getByLabel('Name').fill('Old shop');
  await page.keyboard.press('Enter');
  await expect(row(page, 'Old shop')).not.toContainText('Never');
  await button(page, 'Revoke Old shop').click();
  await page
    .getByRole('alertdialog', { name: 'Revoke the key Old shop?' })
    .getByRole('button', { name: 'Revoke' })
    .click();
  await expect(row(page, 'Old shop')).toContainText('Revoked');
  expect((await whoami(host, secret)).code).toMatch(/^key_/);

  await button(page, 'Create key').click();
  await form.getByLabel('Name').fill('Old booking app');
  await form.getByLabel('Type').selectOption('All senders: creates orders');
  await button(form, 'Create key').click();
  await copySecret(dialog(page, 'The key Old booking app'), 'Key');
  await expect(row(page, 'Old booking app')).toContainText('All senders: creates orders');
});
