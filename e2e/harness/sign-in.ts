import type { Page } from '@playwright/test';
import { addresses } from '@tawseel/console/addresses';
import { ask } from './ask.ts';
import { ADMIN } from './our-server.ts';
import { template } from './template.ts';
import type { Host } from './test.ts';
import { storeToken } from './token.ts';

/** Through the login form, as a person does it. */
export async function signIn(page: Page, { email, password } = ADMIN): Promise<void> {
  await page.goto(addresses.login);
  await page.getByPlaceholder('Email').fill(email);
  await page.getByPlaceholder('Password').fill(password);
  await page.getByRole('button', { name: 'Login' }).click();
}

/** Starts the session of a person of the demo's staff without the form, and returns how they ask the server. */
export async function startSession(page: Page, host: Host, role: string): Promise<Host> {
  const { staffPassword: password } = template();
  const { token } = await ask(host, 'POST', '/api/admin/login', {
    email: `${role}@tawseel.example`,
    password,
  });
  await page.goto('/favicon.svg');
  await storeToken(page, token);
  return { ...host, token };
}
