// @vitest-environment jsdom
import { fireEvent } from '@testing-library/react';
import { expect, test } from 'vitest';
import { addresses } from '../addresses.ts';
import { button, foreign, keys, open, press, screen, settle, within } from '../testing/console.tsx';

const PALETTE = 'Search or go to';
const SHORTCUTS = 'Keyboard shortcuts';

const findDialog = (name: string) => screen.queryByRole('dialog', { name });
const palette = () => screen.getByRole('dialog', { name: PALETTE });
const box = () => within(palette()).getByRole('combobox');
const highlighted = () => palette().querySelector('[role=option][data-highlighted]');

async function openPalette(words = ''): Promise<void> {
  await keys('{Control>}k{/Control}');
  expect(box()).toHaveFocus();
  if (words) await keys(words);
}

test('Ctrl+K opens a page by a part of its name, and arrow keys wrap around', async () => {
  await open(addresses.profileView);
  await openPalette();
  expect(within(palette()).getAllByRole('option')).toHaveLength(11);
  expect(highlighted()).toHaveTextContent('Overview');
  await keys('{ArrowDown}');
  expect(highlighted()).toHaveTextContent('Warehouses');
  await keys('{ArrowUp}');
  expect(highlighted()).toHaveTextContent('Overview');
  await keys('pri');
  expect(highlighted()).toHaveTextContent('Prices');
  await keys('{Enter}');
  expect(location.pathname).toBe(addresses.prices);
  expect(findDialog(PALETTE)).toBeNull();
});

test('the palette opens a warehouse, and finds a sender among the users', async () => {
  await open(addresses.profileView);
  await openPalette('falcon hub');
  expect(highlighted()).toHaveTextContent('Falcon Hub');
  await keys('{Enter}');
  expect(location.pathname).toBe(addresses.singleWarehouse);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^Falcon Hub$/);
  await openPalette('BOOKS@');
  expect(highlighted()).toHaveTextContent('Gulf Books');
  await keys('{Enter}');
  expect(`${location.pathname}${location.search}`).toMatch(/^\/users\?search=Gulf/);
  expect(within(screen.getByRole('table')).getAllByRole('row')).toHaveLength(2);
});

test('the palette opens an order by its tracking ID', async () => {
  await open(addresses.profileView);
  await openPalette('flc1007');
  // The search waits for a pause in the typing.
  await within(palette()).findByRole('option', { name: /FLC1007/ });
  expect(highlighted()).toHaveTextContent('FLC1007');
  await keys('{Enter}');
  expect(`${location.pathname}${location.search}`).toBe('/all-orders?search=FLC1007');
  expect(screen.getByRole('dialog', { name: 'Order FLC1007' })).toHaveTextContent('Zayed Rahman');
});

test('a palette without results says so and what can be searched, and Enter does nothing', async () => {
  await open(addresses.profileView);
  await openPalette('zzzz');
  expect(await within(palette()).findByText('Nothing found for “zzzz”')).toBeVisible();
  expect(within(palette()).getByText(/^Try the name of a warehouse/)).toBeVisible();
  await keys('{Enter}');
  expect(location.pathname).toBe(addresses.profileView);
});

test('a palette that could not load every list says so, and searches the others', async () => {
  foreign.next('GET /api/senders/all', { status: 500 });
  await open(addresses.profileView);
  await openPalette('falcon');
  expect(within(palette()).getAllByRole('option')[0]).toHaveTextContent('Falcon');
  expect(within(palette()).getByText('Some results could not be loaded.')).toBeVisible();
});

test('Escape closes the palette and restores the focus', async () => {
  await open(addresses.drivers);
  const opener = screen.getByRole('link', { name: 'Your profile' });
  opener.focus();
  await openPalette('x');
  await keys('{Escape}');
  expect(findDialog(PALETTE)).toBeNull();
  expect(opener).toHaveFocus();
});

test('? shows the keys, Escape hides them', async () => {
  await open(addresses.profileView);
  await keys('?');
  const shown = screen.getByRole('dialog', { name: SHORTCUTS });
  const titles = within(shown).getAllByRole('heading', { level: 3 });
  expect(titles.map(({ textContent }) => textContent)).toEqual([
    'Everywhere',
    'In lists',
    'In windows and pictures',
  ]);
  expect(shown.querySelectorAll('dl > div')).toHaveLength(8);
  await keys('{Escape}');
  expect(findDialog(SHORTCUTS)).toBeNull();
});

test('/ moves the focus to the search box, where ? and / are ordinary text', async () => {
  await open(addresses.drivers);
  const search = screen.getByRole('searchbox');
  await keys('/');
  expect(search).toHaveFocus();
  await keys('a/?');
  expect(search).toHaveDisplayValue('a/?');
  expect(findDialog(SHORTCUTS)).toBeNull();
  await keys('{Escape}');
  expect(search).toHaveDisplayValue('');
});

test('keys do not open a second window over an open one', async () => {
  await open(addresses.drivers);
  await press(screen.getAllByRole('button', { name: /^Details of/ })[0]!);
  await keys('{Control>}k{/Control}');
  await keys('?/');
  expect(screen.getByRole('dialog')).toHaveAccessibleName(/^Details of/);
});

test('an Arabic keyboard has the same keys', async () => {
  await open(addresses.profileView);
  fireEvent.keyDown(document.body, { key: 'ن', code: 'KeyK', ctrlKey: true });
  await settle();
  expect(palette()).toBeVisible();
  await keys('{Escape}');
  expect(findDialog(PALETTE)).toBeNull();
  fireEvent.keyDown(document.body, { key: '؟', code: 'Slash', shiftKey: true });
  await settle();
  expect(findDialog(SHORTCUTS)).toBeVisible();
});

test('the Search button of the side navigation opens the palette', async () => {
  await open(addresses.profileView);
  await press(button(/^Search/, screen.getByRole('navigation', { name: 'Main navigation' })));
  expect(box()).toHaveFocus();
});

test('keys open no window before sign-in', async () => {
  await open(addresses.login, { signedIn: false });
  expect(screen.getByRole('heading', { name: 'Login' })).toBeVisible();
  screen.getByPlaceholderText('Email').blur();
  await keys('{Control>}k{/Control}?');
  expect(screen.queryByRole('dialog')).toBeNull();
});
