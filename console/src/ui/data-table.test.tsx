// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { button, find, press, testPage } from '../testing/test-page.tsx';
import { type Column, DataTable } from './data-table.tsx';

interface City {
  id: number;
  name: string;
}

const columns: Column<City>[] = [
  { key: 'name', header: 'Name', cell: (city) => city.name },
  { key: 'id', header: 'Number', cell: (city) => city.id, align: 'end' },
  { key: 'actions', header: 'Actions', cell: () => <button type="button">Delete</button>, align: 'actions' },
];
const rowKey = (city: City) => String(city.id);
const cities = (count: number) => Array.from({ length: count }, (_, id) => ({ id, name: `City ${id}` }));
const bodyRows = () =>
  [...document.querySelectorAll('tbody tr')].filter(
    (row) => row.role === 'row' || row.getAttribute('role') === 'row',
  );

let page: ReturnType<typeof testPage>;

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
  page = testPage();
});

afterEach(async () => {
  await page.leave();
  vi.unstubAllGlobals();
});

test('draws every row of a short list and does not count them for screen readers', async () => {
  await page.draw(<DataTable columns={columns} rows={cities(100)} rowKey={rowKey} label="Cities" />);
  expect(bodyRows()).toHaveLength(100);
  expect(find('table', HTMLTableElement).hasAttribute('aria-rowcount')).toBe(false);
});

test('draws only the rows near the eye of a long list, and says how many there are', async () => {
  await page.draw(<DataTable columns={columns} rows={cities(50_000)} rowKey={rowKey} label="Cities" />);
  const drawn = bodyRows();
  expect(drawn.length).toBeGreaterThan(10);
  expect(drawn.length).toBeLessThan(60);
  expect(drawn[0]?.getAttribute('aria-rowindex')).toBe('2');
  expect(find('table', HTMLTableElement).getAttribute('aria-rowcount')).toBe('50001');
});

test('names itself and gives each value the name of its column', async () => {
  await page.draw(<DataTable columns={columns} rows={cities(1)} rowKey={rowKey} label="Cities" />);
  const table = find('table', HTMLTableElement);
  expect(document.getElementById(table.getAttribute('aria-labelledby') ?? '')?.textContent).toBe('Cities');
  expect([...document.querySelectorAll('td')].map((cell) => cell.dataset.label)).toEqual([
    'Name',
    'Number',
    'Actions',
  ]);
});

test('opens a row by its first cell or anywhere else on it, but not by its own buttons', async () => {
  const opened: number[] = [];
  const onRow = (city: City) => opened.push(city.id);
  await page.draw(
    <DataTable columns={columns} rows={cities(2)} rowKey={rowKey} label="Cities" onRow={onRow} />,
  );
  await press(button('City 1'));
  expect(opened).toEqual([1]);
  await press(find('tbody tr td:nth-child(2)', HTMLElement));
  expect(opened).toEqual([1, 0]);
  await press(button('Delete'));
  expect(opened).toEqual([1, 0]);
});

test('a box before the first cell selects the row and opens nothing', async () => {
  const opened: number[] = [];
  const box: Column<City> = { key: 'box', header: 'Selected', align: 'tick', cell: () => <b>box</b> };
  await page.draw(
    <DataTable
      columns={[box, ...columns]}
      rows={cities(1)}
      rowKey={rowKey}
      label="Cities"
      onRow={(city) => opened.push(city.id)}
    />,
  );
  await press(find('td b', HTMLElement));
  await press(find('td', HTMLElement));
  expect(opened).toEqual([]);
  await press(button('City 0'));
  expect(opened).toEqual([0]);
});

test('shows the empty state in the place of a table without rows', async () => {
  await page.draw(
    <DataTable columns={columns} rows={[]} rowKey={rowKey} label="Cities" empty={<p>No cities</p>} />,
  );
  expect(page.place.textContent).toBe('No cities');
  expect(document.querySelector('table')).toBeNull();
});
