// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import { addresses } from '../addresses.ts';
import {
  button,
  cellsOf,
  factsIn,
  fill,
  foreign,
  keys,
  open,
  press,
  release,
  rowOf,
  screen,
  shownToasts,
  within,
} from '../testing/console.tsx';
import { actionSuite } from '../testing/suites/action.ts';

const LIST = 'GET /api/senders/all';
const REMOVE = 'DELETE /api/senders/delete/:id';
const OMAR = 'Omar Haddad';

const table = () => screen.getByRole('table', { name: 'Users' });
const bodyRows = () => within(table()).getAllByRole('row').slice(1);
const row = (text: string) => rowOf('Users', text);
const tab = (name: string) => screen.getByRole('tab', { name: new RegExp(`^${name}`) });
const question = () => screen.queryByRole('alertdialog');

async function search(words: string): Promise<void> {
  await fill(screen.getByRole('searchbox'), words);
  await keys('{Enter}');
}

async function remove(name: string): Promise<void> {
  await press(`User Delete: ${name}`);
  expect(question()).toHaveTextContent(name);
  await press(button('Delete', question()!));
}

test('a row shows initial or picture, name, email, role and city, and N/A for missing values', async () => {
  foreign.store.senders[1]!.profilePic = 'https://falcon.example/books.svg';
  await open(addresses.users);
  expect(cellsOf(row(OMAR))).toEqual(['OOmar Haddad', 'omar@falcon.example', 'User', 'Ajman', '']);
  expect(cellsOf(row('nameless@'))).toEqual(['N/A', 'nameless@falcon.example', 'Partner', 'N/A', '']);
  expect(row('Gulf Books').querySelector('img')).toHaveAttribute('src', 'https://falcon.example/books.svg');
});

test('three tabs show all users, individuals and companies; other roles are only under all users', async () => {
  await open(addresses.users);
  const names = screen.getAllByRole('tab').map(({ textContent }) => textContent.replace(/\d+$/, ''));
  expect(names).toEqual(['All Users', 'Individual Users', 'Company Users']);
  const roles = () => bodyRows().map((each) => cellsOf(each)[2]);
  expect(tab('All Users')).toHaveAttribute('aria-selected', 'true');
  expect(roles()).toEqual(['User', 'Company', 'Company', 'Partner', 'Company']);
  expect(screen.queryByRole('button', { name: 'Edit User Price' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'User Zone Price' })).toBeNull();
  await press(tab('Individual Users'));
  expect(roles()).toEqual(['User']);
  expect(button('Edit User Price')).toBeVisible();
  expect(button('User Zone Price')).toBeVisible();
  await press(tab('Company Users'));
  expect(roles()).toEqual(['Company', 'Company', 'Company']);
  expect(screen.queryByRole('button', { name: 'Edit User Price' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'User Zone Price' })).toBeNull();
  await open(location.pathname + location.search);
  expect(tab('Company Users')).toHaveAttribute('aria-selected', 'true');
  expect(roles()).toEqual(['Company', 'Company', 'Company']);
});

test('a search matches name, city and email, ignoring case, within the selected tab', async () => {
  await open(addresses.users);
  for (const [words, finds] of [
    ['gULF b', 'Gulf Books'],
    ['FUJAI', 'Desert Tiles'],
    ['OMAR@', OMAR],
  ] as const) {
    await search(words);
    expect(bodyRows()).toEqual([row(finds)]);
  }
  await press(tab('Company Users'));
  expect(screen.getByText('No Users found.')).toBeVisible();
  await press(tab('Individual Users'));
  expect(row(OMAR)).toBeVisible();
});

test('only companies have Set CompanyPrice, and only those in Dubai or Sharjah Set ZonePrice', async () => {
  delete foreign.store.senders.find(({ name }) => name === 'Gulf Books')!._id;
  await open(addresses.users);
  const actions = (name: string) =>
    within(within(row(name)).getAllByRole('cell').at(-1)!)
      .getAllByRole('button')
      .map((each) => each.getAttribute('aria-label')?.split(':')[0]);
  expect(actions(OMAR)).toEqual(['View User Details', 'User Delete']);
  expect(actions('nameless@')).toEqual(['View User Details', 'User Delete']);
  expect(actions('Desert Tiles')).toEqual(['View User Details', 'User Delete', 'Set CompanyPrice']);
  const all = ['View User Details', 'User Delete', 'Set CompanyPrice', 'Set ZonePrice'];
  expect(actions('Gulf Books')).toEqual(all);
  expect(actions('Rolla Spices')).toEqual(all);
  // Prices of a company without an id cannot be asked for.
  for (const prices of [/^Set CompanyPrice/, /^Set ZonePrice/]) {
    expect(button(prices, row('Gulf Books'))).toBeDisabled();
    expect(button(prices, row('Rolla Spices'))).toBeEnabled();
  }
});

test('the details show every field, N/A for missing values, and the additional addresses', async () => {
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
  await open(addresses.users);
  await press(`View User Details: ${OMAR}`);
  const details = screen.getByRole('dialog', { name: 'User Details' });
  expect(details).toHaveTextContent(OMAR);
  expect(factsIn(details)).toEqual({
    Email: 'omar@falcon.example',
    Phone: '+971 50 111 2222',
    Country: 'UAE',
    City: 'Ajman',
    Street: 'Corniche Street',
    'House No': 'N/A',
    Created: '2 Nov 2026, 00:30',
  });
  const more = within(details)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
  expect(more).toEqual([expect.stringContaining('Villa 8, Palm Road, Abu Dhabi, UAE'), 'N/A']);
  await keys('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(button(`View User Details: ${OMAR}`)).toHaveFocus();
});

test('another server offers neither adding, editing nor restoring, and promises nothing of a deletion', async () => {
  await open(addresses.users);
  for (const name of ['Add Person', 'Add Company', 'Deleted', 'Current']) {
    expect(screen.queryByRole('button', { name })).toBeNull();
  }
  await press(`User Delete: ${OMAR}`);
  expect(question()).toHaveTextContent('Omar Haddad will be deleted.');
  expect(question()).not.toHaveTextContent('Past orders');
  await keys('{Escape}');
  await press(`View User Details: ${OMAR}`);
  expect(screen.getByRole('dialog', { name: 'User Details' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Edit' })).toBeNull();
});

describe('deleting a user', () => {
  test('waits for confirmation, and returns the focus if cancelled', async () => {
    await open(addresses.users);
    await press(`User Delete: ${OMAR}`);
    expect(question()).toHaveTextContent(OMAR);
    expect(button('Cancel', question()!)).toHaveFocus();
    await press(button('Cancel', question()!));
    expect(question()).toBeNull();
    await press(`User Delete: ${OMAR}`);
    await keys('{Escape}');
    expect(question()).toBeNull();
    expect(button(`User Delete: ${OMAR}`)).toHaveFocus();
    expect(foreign.asked(REMOVE)).toEqual([]);
    expect(row(OMAR)).toBeVisible();
  });

  test('sends id and token, marks only this row as busy, reports success, and reloads the list', async () => {
    const id = String(foreign.store.senders[0]!._id);
    foreign.next(REMOVE, 'hang');
    await open(addresses.users);
    await remove(OMAR);
    expect(button(`User Delete: ${OMAR}`)).toHaveAttribute('aria-busy', 'true');
    expect(document.querySelectorAll('[aria-busy=true]')).toHaveLength(1);
    await release();
    expect(shownToasts()).toEqual(['user deleted successfully!']);
    expect(table()).not.toHaveTextContent(OMAR);
    const sent = foreign.received.filter(({ call }) => call.includes('senders'));
    expect(sent.map(({ call }) => call)).toEqual([LIST, REMOVE, LIST]);
    expect(sent[1]).toMatchObject({ path: `/api/senders/delete/${id}`, token: 'falcon-token', body: {} });
  });

  actionSuite('deleting', {
    call: REMOVE,
    start: () => open(addresses.users),
    act: () => remove(OMAR),
    failed: 'Failed to delete user',
    expectKept: () => expect(row(OMAR)).toBeVisible(),
  });

  test('removes the row even if the list cannot be reloaded', async () => {
    await open(addresses.users);
    foreign.next(LIST, 'drop');
    await remove(OMAR);
    expect(shownToasts()).toEqual(['user deleted successfully!']);
    expect(table()).not.toHaveTextContent(OMAR);
    expect(row('Gulf Books')).toBeVisible();
  });
});
