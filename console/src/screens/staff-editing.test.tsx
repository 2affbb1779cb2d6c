// @vitest-environment jsdom

import type { PersonRole } from '@tawseel/contract/facts/roles';
import { fireEvent, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { actAs, loadHostSettings } from '../api/host.ts';
import { fakeServer, type SentRequest } from '../testing/fake-server.ts';
import { renderScreen } from '../testing/screen.tsx';
import { ConfirmHost } from '../ui/dialog/confirm-host.tsx';
import { Toaster } from '../ui/toast/toaster.tsx';
import { SingleWarehouse } from './single-warehouse.tsx';
import { Drivers, Operators, Supervisors } from './staff.tsx';

const hub = { _id: 'w1', wareHouseName: 'Al Quoz Hub', warehouseCode: 'DXB-001' };
const depot = { _id: 'w2', wareHouseName: 'Deira Depot', warehouseCode: 'DXB-002' };
const imran = {
  _id: 's1',
  firstName: 'Imran',
  lastName: 'Qureshi',
  email: 'imran@tawseel.example',
  phoneNo: '0552104471',
  cnic: 'N1234567',
  country: 'United Arab Emirates',
  city: 'Dubai',
  street: 'Al Ittihad Road',
  houseNo: 'Flat 304',
  accountNumber: 'AE070331234567890123457',
  warehouseId: 'w1',
};
const sana = { ...imran, _id: 's2', firstName: 'Sana', lastName: 'Haddad', warehouseId: 'gone' };

let sent: SentRequest[];
let refusal: object | undefined;
let stored: object;

function answer({ method, path }: SentRequest): unknown {
  if (path === '/api/profile/') return { user: { name: 'Mariam' } };
  if (path === '/api/warehouse/') return [hub, depot];
  if (path.endsWith('/deleted')) return { data: [{ ...sana, deletedAt: '2026-11-01T00:00:00.000Z' }] };
  if (method === 'GET') return { data: [stored] };
  if (refusal) return Response.json(refusal, { status: 409 });
  return method === 'DELETE' ? { data: [] } : { message: 'Done.', data: imran };
}

async function show(
  part: ReactNode,
  { address = '/list', features = ['tawseel'], role = 'administrator', state = {} } = {},
) {
  await loadHostSettings(JSON.stringify({ features }));
  actAs(role as PersonRole);
  const all = (
    <>
      {part}
      <ConfirmHost />
      <Toaster />
    </>
  );
  return renderScreen(all, address, state);
}

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const names = (scope = within(document.body)) =>
  scope.queryAllByRole('button').map((one) => one.getAttribute('aria-label') ?? one.textContent);
const field = (label: string | RegExp) => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: string | RegExp, value: string) => fireEvent.change(field(label), { target: { value } });
const writes = () => sent.filter(({ method }) => method !== 'GET');
const said = (label: string) =>
  (field(label).getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ')
    .trim();
const details = 'Details of Imran Qureshi';

beforeEach(() => {
  refusal = undefined;
  stored = imran;
  const server = fakeServer(answer);
  sent = server.requests;
  vi.stubGlobal('fetch', server.fetch);
});

afterEach(async () => {
  vi.unstubAllGlobals();
  await loadHostSettings('{}');
  actAs('administrator');
});

describe('staff can only be viewed and toggled', () => {
  test('on a server with nothing more, whatever the address says', async () => {
    const { does } = await show(<Operators />, { address: '/list?show=deleted', features: [] });
    expect(screen.getByText('Imran Qureshi')).toBeDefined();
    await does(() => fireEvent.click(button(details)));
    expect(names()).not.toContain('Add Operator');
    expect(names()).not.toContain('Deleted');
    expect(names(within(screen.getByRole('dialog')))).toEqual(['Close']);
    expect(screen.getByText('0552104471')).toBeDefined();
    expect(sent.map(({ path }) => path)).not.toContain('/api/operator/deleted');
  });

  test('by a supervisor of other supervisors; their own operators have everything except deleting', async () => {
    const { unmount } = await show(<Supervisors />, { role: 'supervisor' });
    expect(names()).not.toContain('Add Supervisor');
    unmount();
    const { does } = await show(<Operators />, { role: 'supervisor' });
    expect(names()).toContain('Add Operator');
    await does(() => fireEvent.click(button(details)));
    expect(names(within(screen.getByRole('dialog')))).toEqual([
      'Close',
      'Create a password',
      'Create a reset link',
      'Edit',
    ]);
  });
});

describe('the form of staff', () => {
  test('shows the problem at each field, focuses the first, and sends nothing', async () => {
    const { does } = await show(<Drivers />);
    await does(() => fireEvent.click(button('Add Driver')));
    const form = within(screen.getByRole('dialog'));
    type('Identity Number', '12345');
    type('Account Number', 'AE070331234567890123457');
    await does(() => fireEvent.click(form.getByRole('button', { name: 'Add Driver' })));
    expect(document.activeElement).toBe(field(/^First Name/));
    expect(said('Identity Number')).toBe(
      'Must be an Emirates ID of 15 digits, like 784-1990-1234567-6, or empty.',
    );
    expect(said('Account Number')).toBe('This IBAN has a wrong digit: its check digits do not fit.');
    expect(screen.getAllByText(/^Choose a (city|warehouse)\.$/, { selector: 'p' })).toHaveLength(2);
    expect(field('Email').getAttribute('aria-invalid')).toBeNull();
    expect(writes()).toEqual([]);
  });

  test('warns of a doubtful digit and of an unreadable phone, and still saves', async () => {
    const { does } = await show(<Operators />);
    await does(() => fireEvent.click(button('Add Operator')));
    type(/^First Name/, 'Sana');
    type(/^Last Name/, 'Haddad');
    type(/^Email/, 'sana@tawseel.example');
    type(/^Phone/, '0501234567');
    expect(screen.getByText('Read as +971 50 123 4567')).toBeDefined();
    type(/^Phone/, '04 123 4567 ext 2');
    expect(screen.getByText('This is not a valid phone number. It will be saved as typed.')).toBeDefined();
    type('Identity Number', '784199012345671');
    expect(said('Identity Number')).toBe('The check digit is wrong. Check the number on the card.');
    type(/^City/, 'Ajman');
    type(/^Warehouse/, 'w2');
    const add = within(screen.getByRole('dialog')).getByRole('button', { name: 'Add Operator' });
    await does(() => fireEvent.click(add));
    expect(writes()).toMatchObject([
      {
        method: 'POST',
        path: '/api/operator/create',
        body: { firstName: 'Sana', phoneNo: '04 123 4567 ext 2', cnic: '784199012345671', warehouseId: 'w2' },
      },
    ]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('continues with the PIN after a driver was added', async () => {
    const { does } = await show(<Drivers />);
    await does(() => fireEvent.click(button('Add Driver')));
    type(/^First Name/, 'Bilal');
    type(/^Last Name/, 'Haddad');
    type(/^Phone/, '0501234567');
    type(/^City/, 'Ajman');
    type(/^Warehouse/, 'w2');
    const add = within(screen.getByRole('dialog')).getByRole('button', { name: 'Add Driver' });
    await does(() => fireEvent.click(add));
    const pin = within(await screen.findByRole('dialog', { name: 'Set the PIN of Bilal Haddad' }));
    fireEvent.change(pin.getByLabelText(/^PIN/), { target: { value: '482915' } });
    await does(() => fireEvent.click(pin.getByRole('button', { name: 'Set a PIN' })));
    expect(writes().at(-1)).toMatchObject({ path: `/api/driver/pin/${imran._id}`, body: { pin: '482915' } });
    const how = within(await screen.findByRole('dialog', { name: 'How Bilal Haddad signs in' }));
    expect(how.getByText(new URL('/d/', location.origin).href)).toBeDefined();
    expect(how.getByText(/works on this computer only/)).toBeDefined();
  });

  test('accepts stored numbers of another format unchanged, and moves to another warehouse', async () => {
    const { does } = await show(<Operators />);
    await does(() => fireEvent.click(button(details)));
    expect(screen.getByText('+971 55 210 4471')).toBeDefined();
    await does(() => fireEvent.click(button('Edit')));
    type(/^Warehouse/, 'w2');
    await does(() => fireEvent.click(button('Save')));
    const { _id: id, ...before } = imran;
    expect(writes()).toEqual([
      {
        method: 'PUT',
        path: `/api/operator/${id}`,
        query: {},
        headers: expect.anything(),
        body: { ...before, warehouseId: 'w2' },
      },
    ]);
  });

  const message = 'Someone else changed Imran Qureshi after you opened it.';
  const savedFirst = { message, code: 'conflict', issues: [{ path: 'version', message }] };

  test('reports that another user saved first, and saving again keeps what was typed', async () => {
    stored = { ...imran, version: 'first' };
    const { does } = await show(<Operators />);
    await does(() => fireEvent.click(button(details)));
    await does(() => fireEvent.click(button('Edit')));
    type(/^First Name/, 'Imraan');
    stored = { ...imran, version: 'second', street: 'Al Wasl Road' };
    refusal = savedFirst;
    await does(() => fireEvent.click(button('Save')));
    expect(screen.getByText(/^Someone else changed this while you were editing\./)).toBeDefined();
    refusal = undefined;
    await does(() => fireEvent.click(button('Load their changes, keep mine')));
    expect(screen.queryByText(/while you were editing/)).toBeNull();
    expect([field(/^First Name/).value, field('Street and building').value]).toEqual([
      'Imraan',
      'Al Wasl Road',
    ]);
    await does(() => fireEvent.click(button('Save')));
    expect(writes().map(({ body }) => Reflect.get(Object(body), 'version'))).toEqual(['first', 'second']);
    expect(writes()[1]?.body).toMatchObject({ firstName: 'Imraan', street: 'Al Wasl Road' });
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
  });

  test('takes over what others saved first as often as they do', async () => {
    stored = { ...imran, version: 'first' };
    const { does } = await show(<Operators />);
    await does(() => fireEvent.click(button(details)));
    await does(() => fireEvent.click(button('Edit')));
    type(/^First Name/, 'Imraan');
    for (const street of ['Al Wasl Road', 'Al Meena Street']) {
      stored = { ...imran, version: street, street };
      refusal = savedFirst;
      await does(() => fireEvent.click(button('Save')));
      refusal = undefined;
      await does(() => fireEvent.click(button('Load their changes, keep mine')));
      expect([field(/^First Name/).value, field('Street and building').value]).toEqual(['Imraan', street]);
    }
    await does(() => fireEvent.click(button('Save')));
    expect(writes().at(-1)?.body).toMatchObject({ firstName: 'Imraan', version: 'Al Meena Street' });
  });

  test('offers to load what another user saved until it is loaded', async () => {
    stored = { ...imran, version: 'first' };
    const { does } = await show(<Operators />);
    await does(() => fireEvent.click(button(details)));
    await does(() => fireEvent.click(button('Edit')));
    stored = { ...imran, version: 'second', street: 'Al Wasl Road' };
    refusal = savedFirst;
    await does(() => fireEvent.click(button('Save')));
    const { fetch } = globalThis;
    vi.stubGlobal('fetch', async () => Response.json({ message: 'Busy.' }, { status: 503 }));
    await does(() => fireEvent.click(button('Load their changes, keep mine')));
    expect(field('Street and building').value).toBe(imran.street);
    vi.stubGlobal('fetch', fetch);
    await does(() => fireEvent.click(button('Load their changes, keep mine')));
    expect(field('Street and building').value).toBe('Al Wasl Road');
  });

  test('shows who has the email at the field, and keeps what was typed', async () => {
    const message = 'The email new@tawseel.example belongs to the cashier Joseph Reyes.';
    refusal = { message, code: 'conflict', issues: [{ path: 'email', message }] };
    const { does } = await show(<Operators />);
    await does(() => fireEvent.click(button(details)));
    await does(() => fireEvent.click(button('Edit')));
    type(/^Email/, 'new@tawseel.example');
    await does(() => fireEvent.click(button('Save')));
    expect(field(/^Email/).value).toBe('new@tawseel.example');
    expect(document.activeElement).toBe(field(/^Email/));
    expect(screen.getAllByText(message)).toHaveLength(2);
  });
});

test('reports that the warehouses could not be loaded, and keeps what was typed if no server answers', async () => {
  let isDown = true;
  const server = fakeServer((request) => {
    const isLost = request.path === '/api/operator/create' || (isDown && request.path === '/api/warehouse/');
    if (isLost) throw new TypeError('Failed to fetch');
    return answer(request);
  });
  sent = server.requests;
  vi.stubGlobal('fetch', server.fetch);
  const { does } = await show(<Operators />);
  await does(() => fireEvent.click(button('Add Operator')));
  expect(screen.getByText(/^The warehouses could not be loaded\./)).toBeDefined();
  isDown = false;
  await does(() => fireEvent.click(button('Cancel')));
  await does(() => fireEvent.click(button('Add Operator')));
  type(/^First Name/, 'Sana');
  type(/^Last Name/, 'Haddad');
  type(/^Email/, 'sana@tawseel.example');
  type(/^Phone/, '054 771 0932');
  type(/^City/, 'Dubai');
  type(/^Warehouse/, 'w2');
  const add = () => within(screen.getByRole('dialog')).getByRole('button', { name: 'Add Operator' });
  await does(() => fireEvent.click(add()));
  expect(writes()).toHaveLength(1);
  expect(screen.getByText('This could not be saved. Try again.')).toBeDefined();
  expect(field(/^Email/).value).toBe('sana@tawseel.example');
  expect(add().getAttribute('aria-busy')).not.toBe('true');
});

test('a warehouse adds staff of the shown role to itself', async () => {
  const { does } = await show(<SingleWarehouse />, { state: { warehouse: depot } });
  await does(() => fireEvent.click(button('Add Supervisor')));
  expect(field(/^Warehouse/).value).toBe('w2');
  await does(() => fireEvent.click(button('Cancel')));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a deleted member of staff can be restored immediately', async () => {
  const { does } = await show(<Operators />);
  await does(() => fireEvent.click(button(details)));
  await does(() => fireEvent.click(button('Delete')));
  const question = within(await screen.findByRole('alertdialog'));
  expect(question.getByText('Delete Imran Qureshi?')).toBeDefined();
  await does(() => fireEvent.click(question.getByRole('button', { name: 'Delete' })));
  expect(screen.getByText(/^Imran Qureshi was deleted\./)).toBeDefined();
  await does(() => fireEvent.click(button('Undo')));
  expect(writes().map(({ method, path, body }) => [method, path, body])).toEqual([
    ['DELETE', '/api/operator/s1', undefined],
    ['POST', '/api/operator/restore/s1', { warehouseId: 'w1' }],
  ]);
  expect(screen.getByText('Imran Qureshi was restored. Set a new password or PIN.')).toBeDefined();
});

test('a member of staff restored to a deleted warehouse gets another one', async () => {
  const { does } = await show(<Drivers />, { address: '/list?show=deleted' });
  await does(() => fireEvent.click(button('Restore Sana Haddad')));
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByText('The previous warehouse was deleted. Choose another one.')).toBeDefined();
  await does(() => fireEvent.click(dialog.getByRole('button', { name: 'Restore' })));
  expect(writes()).toEqual([]);
  type(/^Warehouse/, 'w1');
  await does(() => fireEvent.click(dialog.getByRole('button', { name: 'Restore' })));
  expect(writes()).toMatchObject([{ path: '/api/driver/restore/s2', body: { warehouseId: 'w1' } }]);
});

test('a member of staff restored by another user leaves the list of the deleted', async () => {
  refusal = { message: 'There is no deleted operator with this id.', code: 'not_found' };
  const { does } = await show(<Operators />, { address: '/list?show=deleted' });
  await does(() => fireEvent.click(button('Restore Sana Haddad')));
  type(/^Warehouse/, 'w1');
  const asked = () => sent.filter(({ path }) => path === '/api/operator/deleted').length;
  const before = asked();
  const dialog = within(screen.getByRole('dialog'));
  await does(() => fireEvent.click(dialog.getByRole('button', { name: 'Restore' })));
  expect(screen.getByText('There is no deleted operator with this id.')).toBeDefined();
  expect(asked()).toBe(before + 1);
});
