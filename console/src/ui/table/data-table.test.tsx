// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderPart } from '../../testing/page.tsx';
import type { Column } from './column.ts';
import { DataTable } from './data-table.tsx';
import { TableSkeleton } from './table-skeleton.tsx';

interface City {
  id: number;
  name: string;
}

const columns: Column<City>[] = [
  { key: 'name', header: 'Name', cell: (city) => city.name },
  { key: 'id', header: 'Number', cell: (city) => city.id, align: 'end' },
  {
    key: 'actions',
    header: 'Actions',
    cell: ({ id }) => <button type="button">Delete {id}</button>,
    align: 'actions',
  },
];
const rowKey = (city: City) => String(city.id);
const cities = (count: number) => Array.from({ length: count }, (_, id) => ({ id, name: `City ${id}` }));
const bodyRows = () => [...document.querySelectorAll('tbody tr[role=row]')];
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('renders every row of a short list without a row count for screen readers', () => {
  renderPart(<DataTable columns={columns} rows={cities(100)} rowKey={rowKey} label="Cities" />);
  expect(bodyRows()).toHaveLength(100);
  expect(screen.getByRole('table').hasAttribute('aria-rowcount')).toBe(false);
});

test('renders only rows near the visible ones of a long list, with the row count', async () => {
  renderPart(<DataTable columns={columns} rows={cities(50_000)} rowKey={rowKey} label="Cities" />);
  expect(bodyRows()).toHaveLength(40);
  await vi.waitFor(() => expect(bodyRows()[0]?.hasAttribute('aria-rowindex')).toBe(true));
  const drawn = bodyRows();
  expect(drawn.length).toBeGreaterThan(10);
  expect(drawn.length).toBeLessThan(60);
  expect(drawn[0]?.getAttribute('aria-rowindex')).toBe('2');
  expect(screen.getByRole('table').getAttribute('aria-rowcount')).toBe('50001');
});

test('has a name and labels each value with its column', () => {
  renderPart(<DataTable columns={columns} rows={cities(1)} rowKey={rowKey} label="Cities" />);
  screen.getByRole('table', { name: 'Cities' });
  expect([...document.querySelectorAll('td')].map((cell) => cell.dataset.label)).toEqual([
    'Name',
    'Number',
    'Actions',
  ]);
});

test('prints no columns of buttons or checkboxes', () => {
  const tick: Column<City> = { key: 'tick', header: 'Selected', cell: () => null, align: 'tick' };
  renderPart(<DataTable columns={[tick, ...columns]} rows={cities(1)} rowKey={rowKey} label="Cities" />);
  for (const tag of ['col', 'th', 'td']) {
    const printed = [...document.querySelectorAll<HTMLElement>(tag)].map(
      ({ dataset }) => dataset.noPrint ?? 'yes',
    );
    expect(printed).toEqual(['', 'yes', 'yes', '']);
  }
});

test('opens a row by its first cell or anywhere else on it, but not by its own buttons', () => {
  const opened: number[] = [];
  const onRow = (city: City) => opened.push(city.id);
  renderPart(<DataTable columns={columns} rows={cities(2)} rowKey={rowKey} label="Cities" onRow={onRow} />);
  press('City 1');
  expect(opened).toEqual([1]);
  fireEvent.click(screen.getByRole('cell', { name: '0' }));
  expect(opened).toEqual([1, 0]);
  press('Delete 1');
  expect(opened).toEqual([1, 0]);
});

test('omits a column from cards if it is set so, in rows and in their skeleton', () => {
  const name: Column<City> = { key: 'name', header: 'Name', cell: () => 'Deira' };
  const view: Column<City> = {
    key: 'view',
    header: 'View',
    align: 'actions',
    inCards: false,
    cell: () => null,
  };
  const { container } = renderPart(
    <>
      <DataTable columns={[name, view]} rows={cities(1)} rowKey={rowKey} label="Cities" />
      <TableSkeleton columns={[name, view]} rows={1} />
    </>,
  );
  const isLeftOut = [...container.querySelectorAll('td')].map(({ className }) =>
    /notInCards/.test(className),
  );
  expect(isLeftOut).toEqual([false, true, false, true]);
});

test('a checkbox before the first cell selects the row and opens nothing', () => {
  const opened: number[] = [];
  const box: Column<City> = { key: 'box', header: 'Selected', align: 'tick', cell: () => <b>box</b> };
  renderPart(
    <DataTable
      columns={[box, ...columns]}
      rows={cities(1)}
      rowKey={rowKey}
      label="Cities"
      onRow={(city) => opened.push(city.id)}
    />,
  );
  fireEvent.click(screen.getByText('box'));
  fireEvent.click(screen.getByRole('cell', { name: 'box' }));
  expect(opened).toEqual([]);
  press('City 0');
  expect(opened).toEqual([0]);
});

test('shows the empty state instead of a table without rows', () => {
  const { container } = renderPart(
    <DataTable columns={columns} rows={[]} rowKey={rowKey} label="Cities" empty={<p>No cities</p>} />,
  );
  expect(container.textContent).toBe('No cities');
  expect(screen.queryByRole('table')).toBeNull();
});
