// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import { addresses } from '../addresses.ts';
import {
  button,
  cellsOf,
  choose,
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
import { actionSuite, expectSignedOut } from '../testing/suites/action.ts';

const LIST = 'GET /api/warehouse';
const REMOVE = 'DELETE /api/warehouse/:id';
const UPDATE = 'PUT /api/warehouse/:id';
const HUB = 'Falcon Hub';
const CITIES = ['Abu-Dhabi', 'Dubai', 'Sharjah', 'Ajman', 'Fujairah', 'Ras-Al-Khaimah', 'Umm-Al-Quwain'];
const UPDATED = 'Warehouse updated successfully!';

const table = () => screen.getByRole('table', { name: 'Warehouses' });
const row = (text: string) => rowOf('Warehouses', text);
const question = () => screen.queryByRole('alertdialog');
const form = (name = HUB) => screen.getByRole('dialog', { name: `Edit ${name}` });
const box = (name: string) => within(screen.getByRole('dialog')).getByRole('textbox', { name });
const sentBodies = () => foreign.asked(UPDATE).map(({ body }) => body);

async function askToDelete(name: string): Promise<void> {
  await press(`Delete ${name}`);
  expect(question()).toHaveTextContent(name);
}

async function remove(name: string): Promise<void> {
  await askToDelete(name);
  await press(button('Delete', question()!));
}

async function edit(name = HUB): Promise<void> {
  await open(addresses.warehouses);
  await press(`Edit ${name}`);
}

/** Fills the fields that the foreign host leaves out. */
async function complete(): Promise<void> {
  await fill(box('Email'), 'hub@falcon.example');
  await fill(box('Address'), '1 Dock Road');
}

const save = () => press(button('Save', screen.getByRole('dialog')));

test('the page has its title, sends the token, and shows name, city, code and phone of each, or N/A', async () => {
  await open(addresses.warehouses);
  expect(screen.getByRole('heading', { level: 1, name: 'Warehouses Details' })).toBeVisible();
  expect(cellsOf(row(HUB))).toEqual([HUB, 'Dubai', 'N/A', '+971 4 555 0101', '']);
  expect(cellsOf(row('Falcon Abu Dhabi'))).toEqual(['Falcon Abu Dhabi', 'Abu Dhabi', 'AD-9', 'N/A', '']);
  const actions = within(row(HUB)).getAllByRole('button');
  expect(actions.map((each) => each.getAttribute('aria-label'))).toEqual([
    `View ${HUB}`,
    `Edit ${HUB}`,
    `Delete ${HUB}`,
  ]);
  expect(foreign.asked(LIST)).toMatchObject([{ path: '/api/warehouse/', token: 'falcon-token' }]);
});

test('a search matches only the name', async () => {
  await open(addresses.warehouses);
  for (const words of ['AD-9', '+971', 'dubai']) {
    await fill(screen.getByRole('searchbox'), words);
    await keys('{Enter}');
    expect(screen.getByText('No Warehouses found.')).toBeVisible();
  }
});

test('a refused token ends the session, with one toast', async () => {
  for (const call of [LIST, 'GET /api/profile']) foreign.next(call, { status: 401 });
  await open(addresses.warehouses);
  expectSignedOut();
});

describe('deleting a warehouse', () => {
  test('waits for confirmation, and returns the focus if cancelled', async () => {
    await open(addresses.warehouses);
    for (const leave of [() => press(button('Cancel', question()!)), () => keys('{Escape}')]) {
      await askToDelete(HUB);
      expect(button('Cancel', question()!)).toHaveFocus();
      await leave();
      expect(question()).toBeNull();
      expect(button(`Delete ${HUB}`)).toHaveFocus();
    }
    expect(row(HUB)).toBeVisible();
    expect(foreign.asked(REMOVE)).toEqual([]);
  });

  actionSuite('deleting', {
    call: REMOVE,
    start: () => open(addresses.warehouses),
    act: () => remove(HUB),
    failed: 'Failed to delete warehouse',
    expectKept: () => expect(row(HUB)).toBeVisible(),
  });

  test('removes the row on an answer without a list, even if the list cannot be reloaded', async () => {
    await open(addresses.warehouses);
    foreign.next(REMOVE, { status: 204 });
    foreign.next(LIST, 'drop');
    await remove(HUB);
    expect(shownToasts()).toEqual(['Warehouse deleted successfully!']);
    expect(table()).not.toHaveTextContent(HUB);
    expect(row('Falcon Al Ain')).toBeVisible();
  });

  test('shows the list of the answer without reloading it, also an empty one', async () => {
    const id = foreign.store.warehouses[0]!._id;
    foreign.next(REMOVE, { body: { data: [{ _id: 'w9', wareHouseName: 'Falcon Oasis' }] } });
    await open(addresses.warehouses);
    await remove(HUB);
    expect(shownToasts()).toEqual(['Warehouse deleted successfully!']);
    expect(within(table()).getAllByRole('row')).toHaveLength(2);
    expect(row('Falcon Oasis')).toBeVisible();
    expect(foreign.asked(REMOVE)).toMatchObject([
      { path: `/api/warehouse/${id}`, token: 'falcon-token', body: {} },
    ]);
    expect(foreign.asked(LIST)).toHaveLength(1);

    foreign.next(REMOVE, { body: { data: [] } });
    await remove('Falcon Oasis');
    expect(screen.getByText('No Warehouses found.')).toBeVisible();
  });
});

describe('editing a warehouse', () => {
  test('opens by keyboard, Escape closes it, and the focus returns', async () => {
    await open(addresses.warehouses);
    button(`Edit ${HUB}`).focus();
    await keys('{Enter}');
    expect(box('Name')).toHaveFocus();
    await keys('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(button(`Edit ${HUB}`)).toHaveFocus();
  });

  test('refuses an empty field and an invalid email at its box, and sends nothing', async () => {
    await edit();
    await complete();
    for (const [name, wrong] of Object.entries({ Name: '', Email: 'hub@', Phone: '', Country: '' })) {
      const before = box(name) as HTMLInputElement;
      const stored = before.value;
      await fill(box(name), wrong);
      await save();
      expect(box(name)).toHaveFocus();
      expect(box(name)).toHaveAccessibleDescription(/.+/);
      await fill(box(name), stored);
    }
    expect(sentBodies()).toEqual([]);
  });

  test('changes the name without street and email, and sends only six fields', async () => {
    Object.assign(foreign.store.warehouses[0]!, { version: 3 });
    await edit();
    await fill(box('Name'), 'Falcon Port');
    await save();
    expect(shownToasts()).toEqual([UPDATED]);
    expect(foreign.asked(UPDATE)).toMatchObject([{ search: '' }]);
    expect(sentBodies()).toEqual([
      {
        name: 'Falcon Port',
        country: 'UAE',
        street: '',
        email: '',
        phone: '+971 4 555 0101',
        city: 'Dubai',
      },
    ]);
  });

  test('sends name, country, street, email, phone and city, reports success, and shows them', async () => {
    const id = foreign.store.warehouses[1]!._id;
    await edit('Falcon Abu Dhabi');
    expect(screen.getByRole('combobox', { name: 'City' })).toHaveValue('Abu-Dhabi');
    await complete();
    await fill(box('Name'), 'Falcon Capital');
    await fill(box('Phone'), '+971 2 555 0102');
    await fill(box('Country'), 'UAE');
    await save();
    expect(shownToasts()).toEqual([UPDATED]);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(row('Falcon Capital')).toHaveTextContent('+971 2 555 0102');
    expect(foreign.asked(UPDATE)).toMatchObject([{ path: `/api/warehouse/${id}`, token: 'falcon-token' }]);
    expect(sentBodies()).toEqual([
      {
        name: 'Falcon Capital',
        country: 'UAE',
        street: '1 Dock Road',
        email: 'hub@falcon.example',
        phone: '+971 2 555 0102',
        city: 'Abu-Dhabi',
      },
    ]);
  });

  test('keeps a stored value of another format, offers it, and saves other changes', async () => {
    const { wareHouseName: _, _id, ...stored } = foreign.store.warehouses[2]!;
    await edit('Falcon Al Ain');
    const city = screen.getByRole('combobox', { name: 'City' });
    expect(city).toHaveValue('Al Ain');
    await choose(city, 'Ajman');
    const options = [...city.querySelectorAll('option:not([hidden])')];
    expect(options.map(({ textContent }) => textContent)).toEqual([...CITIES, 'Al Ain']);
    await choose(city, 'Al Ain');
    await fill(box('Name'), 'Falcon Garden');
    await save();
    expect(shownToasts()).toEqual([UPDATED]);
    expect(sentBodies()).toEqual([{ ...stored, name: 'Falcon Garden' }]);
  });

  actionSuite('saving', {
    call: UPDATE,
    start: () => edit().then(complete),
    act: save,
    failed: 'Failed to update warehouse',
    expectKept: () => {
      expect(box('Address')).toHaveDisplayValue('1 Dock Road');
      expect(button('Save', form())).toBeEnabled();
    },
  });

  test('asks before changes are lost', async () => {
    await edit();
    await fill(box('Name'), 'Falcon Port');
    await keys('{Escape}');
    expect(question()).toHaveAccessibleName('Leave without saving?');
    await press('Stay');
    expect(box('Name')).toHaveDisplayValue('Falcon Port');
    await press(button('Cancel', form()));
    await press('Leave');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(row(HUB)).toBeVisible();
    expect(sentBodies()).toEqual([]);
  });

  test('stops asking once the changes were saved meanwhile', async () => {
    foreign.next(UPDATE, 'hang');
    await edit();
    await complete();
    await save();
    await keys('{Escape}');
    expect(question()).toHaveAccessibleName('Leave without saving?');
    await release();
    expect(shownToasts()).toEqual([UPDATED]);
    expect(question()).toBeNull();
  });

  test('accepts no typing while it saves, and does again after a refusal', async () => {
    foreign.learn(UPDATE, () => ({ status: 500, body: { message: 'The hub is being counted' } }));
    foreign.next(UPDATE, 'hang');
    await edit();
    await complete();
    await fill(box('Name'), 'Falcon Port');
    await keys('{Enter}');
    expect(button('Save', form())).toBeDisabled();
    await keys(' 2');
    expect(box('Name')).toHaveDisplayValue('Falcon Port');
    await release();
    expect(shownToasts()).toEqual(['The hub is being counted']);
    expect(box('Name')).toHaveFocus();
    await keys(' 2');
    expect(box('Name')).toHaveDisplayValue('Falcon Port 2');
  });

  test('is not closed by the answer for a form that was left before', async () => {
    foreign.next(UPDATE, 'hang');
    await edit();
    await complete();
    await save();
    await press(button('Cancel', form()));
    await press('Leave');
    await press('Edit Falcon Al Ain');
    await fill(box('Name'), 'Falcon Garden');
    await release();
    expect(shownToasts()).toEqual([UPDATED]);
    expect(within(form('Falcon Al Ain')).getByRole('textbox', { name: 'Name' })).toHaveDisplayValue(
      'Falcon Garden',
    );
  });
});
