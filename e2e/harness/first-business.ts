import type { Page } from '@playwright/test';
import { addresses } from '@tawseel/console/addresses';
import { ask } from './ask.ts';
import { ADMIN } from './our-server.ts';
import { expect, type Host } from './test.ts';
import { storedToken } from './token.ts';

const PASSWORD = 'amber-dhow-morning-62';
const PERSON = { country: 'United Arab Emirates', city: 'Dubai', street: 'Al Wasl Road', houseNo: 'Flat 5' };
const BANK = { cnic: '784199366503187', accountNumber: 'AE070331234567890123456' };

const hostAt = (address: string, token = ''): Host => ({ name: 'ours', address, token });

/** The administrator of a server that was just started, asking it without a page. */
export async function adminOf(address: string): Promise<Host> {
  const { token } = await ask(hostAt(address), 'POST', '/api/admin/login', ADMIN);
  return hostAt(address, token);
}

/** A warehouse: its id. */
export async function build(admin: Host, name: string, city: string): Promise<string> {
  const body = { name, country: PERSON.country, street: 'Plot 14', phone: '04 338 1200', city };
  const at = { email: `${city.toLowerCase()}@hub.example`, password: PASSWORD };
  return (await ask(admin, 'POST', '/api/warehouse/create', { ...body, ...at })).data._id;
}

/** Starting prices are the prices from now on. */
export async function keepPrices(admin: Host): Promise<void> {
  for (const prices of ['charges', 'normal-rates'])
    await ask(admin, 'POST', '/api/rates/starting-prices/keep', { prices });
}

/** A shop, and how it asks by its key. */
export async function register(admin: Host, name: string, phone: string): Promise<{ id: string; key: Host }> {
  const at = { email: `${name.split(' ')[0]?.toLowerCase()}@shop.example`, phone };
  const body = { role: 'Company', name, ...at, ...PERSON };
  const { data } = await ask(admin, 'POST', '/api/senders', body);
  const key = await ask(admin, 'POST', '/api/keys', { name, role: 'sender', ownerId: data._id });
  return { id: data._id, key: { ...admin, token: key.secret } };
}

type Hired = { id: string; name: string; email: string; phone: string };

/** Staff member of a warehouse. */
export async function hire(
  admin: Host,
  kind: string,
  { warehouseId, name, phone = '050 771 0932' }: { warehouseId: string; name: string; phone?: string },
): Promise<Hired> {
  const email = `${name.toLowerCase()}@hub.example`;
  const body = {
    ...PERSON,
    ...BANK,
    firstName: name,
    lastName: 'Haddad',
    email,
    phoneNo: phone,
    warehouseId,
  };
  const { data } = await ask(admin, 'POST', `/api/${kind}/create`, body);
  return { id: data._id, name: `${body.firstName} ${body.lastName}`, email, phone };
}

/** Gives them the password by which they sign in. */
export async function letIn(admin: Host, { id }: Hired): Promise<void> {
  const link = await ask(admin, 'POST', `/api/staff/${id}/reset-link`);
  const token = link.data.path.split('#')[1];
  await ask(admin, 'POST', '/api/reset', { token, password: PASSWORD });
}

/** Signs in on the page of another server than the one of the tests, and answers how that person asks it. */
export async function signInAt(page: Page, address: string, { email }: Hired): Promise<Host> {
  await page.goto(`${address}${addresses.login}`);
  await page.getByPlaceholder('Email').fill(email);
  await page.getByPlaceholder('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByRole('navigation', { name: 'Main navigation' })).toBeVisible();
  return hostAt(address, (await storedToken(page)) ?? '');
}
