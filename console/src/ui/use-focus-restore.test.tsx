// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { button, find, testPage } from '../testing/test-page.tsx';
import { type Column, DataTable } from './data-table.tsx';

const columns: Column<string>[] = [
  { key: 'name', header: 'Name', cell: (name) => name },
  {
    key: 'actions',
    header: 'Actions',
    align: 'actions',
    cell: (name) => (
      <>
        <button type="button">View {name}</button>
        <button type="button">Delete {name}</button>
      </>
    ),
  },
];

let page: ReturnType<typeof testPage>;

function draw(rows: readonly string[]) {
  return page.draw(
    <>
      <input aria-label="Search" />
      <DataTable columns={columns} rows={rows} rowKey={(name) => name} label="Cities" empty="None" />
    </>,
  );
}

beforeEach(() => {
  vi.useFakeTimers();
  page = testPage();
});

afterEach(async () => {
  await page.leave();
  vi.useRealTimers();
});

test('the row that comes into the place of a deleted one takes the focus, at the same button', async () => {
  await draw(['Ajman', 'Dubai', 'Sharjah']);
  button('Delete Dubai').focus();
  await draw(['Ajman', 'Sharjah']);
  expect(document.activeElement?.textContent).toBe('Delete Sharjah');
});

test('after the last row the one before it takes the focus, and at last the table itself', async () => {
  await draw(['Ajman', 'Dubai']);
  button('View Dubai').focus();
  await draw(['Ajman']);
  expect(document.activeElement?.textContent).toBe('View Ajman');
  await draw([]);
  expect(document.activeElement?.textContent).toBe('None');
});

test('waits for the window that asked about the row to close', async () => {
  await draw(['Ajman', 'Dubai']);
  button('Delete Ajman').focus();
  const dialog = document.body.appendChild(document.createElement('div'));
  dialog.setAttribute('role', 'alertdialog');
  const yes = dialog.appendChild(document.createElement('button'));
  yes.focus();
  await draw(['Dubai']);
  expect(document.activeElement).toBe(yes);
  dialog.remove();
  vi.runAllTimers();
  expect(document.activeElement?.textContent).toBe('Delete Dubai');
});

test('leaves the focus where somebody took it', async () => {
  await draw(['Ajman', 'Dubai']);
  button('Delete Ajman').focus();
  const search = find('input', HTMLInputElement);
  search.focus();
  await draw(['Dubai']);
  vi.runAllTimers();
  expect(document.activeElement).toBe(search);
});
