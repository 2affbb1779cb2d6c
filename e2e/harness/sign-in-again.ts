import { expect, type Page } from '@playwright/test';
import { addresses } from '@tawseel/console/addresses';
import { signIn } from './sign-in.ts';

/** Logs out and in, as on another day: what is still there then is stored on the server. */
export async function signInAgain(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'LogOut' }).click();
  await expect(page).toHaveURL(addresses.landing);
  await signIn(page);
  await expect(page).toHaveURL(addresses.home);
}
