import type { Page } from '@playwright/test';
import { addresses } from '@tawseel/console/addresses';
import { ADMIN } from './our-server.ts';

/** Through the login form, as a person does it. */
export async function signIn(page: Page, { email, password } = ADMIN): Promise<void> {
  await page.goto(addresses.login);
  await page.getByPlaceholder('Email').fill(email);
  await page.getByPlaceholder('Password').fill(password);
  await page.getByRole('button', { name: 'Login' }).click();
}
