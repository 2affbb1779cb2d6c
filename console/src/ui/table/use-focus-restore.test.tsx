// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderPart } from '../../testing/page.tsx';
import type { Column } from './column.ts';
import { DataTable } from './data-table.tsx';

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

const button = (name: string) => screen.getByRole('button', { name });

/** Renders the table of these rows, and answers what renders it again with others. */
function draw(...rows: string[]) {
  const table = (names: readonly string[]) => (
    <>
      <input aria-label="Search" />
      <DataTable columns={columns} rows={names} rowKey={(name) => name} label="Cities" empty="None" />
    </>
  );
  const { rerender } = renderPart(table(rows));
  return (...names: string[]) => rerender(table(names));
}

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

test('focuses the row that follows a deleted one, at the same button', () => {
  const redraw = draw('Ajman', 'Dubai', 'Sharjah');
  button('Delete Dubai').focus();
  redraw('Ajman', 'Sharjah');
  expect(document.activeElement?.textContent).toBe('Delete Sharjah');
});

test('after the last row is deleted focuses the previous one, and finally the table itself', () => {
  const redraw = draw('Ajman', 'Dubai');
  button('View Dubai').focus();
  redraw('Ajman');
  expect(document.activeElement?.textContent).toBe('View Ajman');
  redraw();
  expect(document.activeElement?.textContent).toBe('None');
});

test('waits for the window that asked about the row to close', () => {
  const redraw = draw('Ajman', 'Dubai');
  button('Delete Ajman').focus();
  const dialog = document.body.appendChild(document.createElement('div'));
  dialog.setAttribute('role', 'alertdialog');
  const yes = dialog.appendChild(document.createElement('button'));
  yes.focus();
  redraw('Dubai');
  expect(document.activeElement).toBe(yes);
  dialog.remove();
  vi.runAllTimers();
  expect(document.activeElement?.textContent).toBe('Delete Dubai');
});

test('waits until no window is open over the deleted row', () => {
  const redraw = draw('Ajman', 'Dubai');
  button('View Ajman').focus();
  const dialog = document.body.appendChild(document.createElement('div'));
  dialog.setAttribute('role', 'dialog');
  const act = dialog.appendChild(document.createElement('button'));
  act.focus();
  redraw('Dubai');
  vi.advanceTimersByTime(60_000);
  expect(document.activeElement).toBe(act);
  dialog.remove();
  vi.runAllTimers();
  expect(document.activeElement?.textContent).toBe('View Dubai');
});

test('leaves a focus that the user has moved', () => {
  const redraw = draw('Ajman', 'Dubai');
  button('Delete Ajman').focus();
  const search = screen.getByRole('textbox');
  search.focus();
  redraw('Dubai');
  vi.runAllTimers();
  expect(document.activeElement).toBe(search);
});
