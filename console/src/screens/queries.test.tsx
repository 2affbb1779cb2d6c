// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import { addresses } from '../addresses.ts';
import {
  button,
  cellsOf,
  fill,
  foreign,
  forgetToken,
  keys,
  open,
  press,
  rowOf,
  screen,
  shownToasts,
  within,
} from '../testing/console.tsx';
import { actionSuite } from '../testing/suites/action.ts';

const LIST = 'GET /api/contact';
const REMOVE = 'DELETE /api/contact/:id';

const table = () => screen.getByRole('table', { name: 'Queries' });
const row = (text: string) => rowOf('Queries', text);
const question = () => screen.queryByRole('alertdialog');

async function askToDelete(name: string): Promise<void> {
  await press(`Delete the query from ${name}`);
  expect(question()).toHaveTextContent(`Are you sure you want to delete the query from ${name}?`);
}

async function remove(name: string): Promise<void> {
  await askToDelete(name);
  await press(button('Delete', question()!));
}

test('each row shows name, email, message, date and subject, N/A for missing values, under a total', async () => {
  await open(addresses.queries);
  const lina = ['Lina', 'lina@falcon.example', 'Where is my parcel?', '2 Nov 2026', 'N/A', ''];
  expect(cellsOf(row('Lina'))).toEqual(lina);
  const quiet = ['N/A', 'quiet@falcon.example', 'N/A', 'N/A', 'Invoice', ''];
  expect(cellsOf(row('quiet@'))).toEqual(quiet);
  expect(screen.getByText('Total queries: 2')).toBeVisible();
});

test('lists all queries without pages and without selection, as the specification says', async () => {
  const [one] = foreign.store.queries;
  foreign.store.queries = Array.from({ length: 26 }, (_, at) => ({ ...one, _id: `q${at}` }));
  await open(`${addresses.queries}?page=2`);
  expect(within(table()).getAllByRole('row')).toHaveLength(27);
  expect(screen.queryByRole('checkbox')).toBeNull();
  expect(screen.queryByRole('navigation', { name: 'Pages' })).toBeNull();
  expect(foreign.asked(LIST).map((asked) => asked.search)).toEqual(['']);
});

test('a row opens the whole message as text, with a reply by email', async () => {
  const message = `${'The driver called twice and left. '.repeat(20)}\n<img src=x onerror="alert(1)"> نهاية`;
  Object.assign(foreign.store.queries[0]!, { message, subject: 'Late again' });
  await open(addresses.queries);
  await press(within(row('Lina')).getAllByRole('cell')[3]!);
  const dialog = screen.getByRole('dialog', { name: 'Late again' });
  expect(within(dialog).getByText(/نهاية/).textContent).toBe(message);
  expect(dialog.querySelector('img')).toBeNull();
  expect(within(dialog).getByRole('link', { name: 'Reply by email' })).toHaveAttribute(
    'href',
    'mailto:lina@falcon.example?subject=Re%3A%20Late%20again',
  );
  await keys('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a search finds by name, email and message, ignoring case, and counts the results', async () => {
  await open(addresses.queries);
  for (const words of ['LIN', 'lina@FAL', 'my PARCEL']) {
    await fill(screen.getByRole('searchbox'), words);
    await keys('{Enter}');
    expect(screen.getByText('1 of 2 queries')).toBeVisible();
    expect(row('Lina')).toBeVisible();
  }
});

test('a failed load is shown instead of the list and in a toast, and Retry loads it', async () => {
  for (const [rule, toast] of [
    [{ status: 500 }, 'Failed to fetch queries'],
    [{ body: { success: false, data: [] } }, 'Failed to fetch queries'],
    [{ status: 500, body: { message: 'Mail is down' } }, 'Mail is down'],
    ['drop', 'Failed to fetch queries'],
  ] as const) {
    foreign.next(LIST, rule);
    await open(addresses.queries);
    expect(shownToasts()).toEqual([toast]);
    expect(screen.getByRole('alert')).toHaveTextContent('Failed to fetch queries');
    expect(screen.queryByText('No Queries found.')).toBeNull();
    await press('Retry');
    expect(row('Lina')).toBeVisible();
  }
  foreign.next(LIST, { status: 500 });
  await open(addresses.queries);
  forgetToken();
  await press('Retry');
  expect(shownToasts()).toContain('No token found. Please log in.');
});

describe('deleting a query', () => {
  test('waits for confirmation', async () => {
    await open(addresses.queries);
    await askToDelete('Lina');
    expect(button('Cancel', question()!)).toHaveFocus();
    await keys('{Enter}');
    expect(question()).toBeNull();
    await askToDelete('Lina');
    await keys('{Escape}');
    expect(question()).toBeNull();
    expect(foreign.asked(REMOVE)).toEqual([]);
    expect(row('Lina')).toBeVisible();
  });

  test('sends id and token, reports success, and lowers the total', async () => {
    const id = String(foreign.store.queries[0]!._id);
    await open(addresses.queries);
    await remove('Lina');
    expect(shownToasts()).toEqual(['Query deleted successfully']);
    expect(table()).not.toHaveTextContent('Lina');
    expect(screen.getByText('Total queries: 1')).toBeVisible();
    expect(foreign.asked(REMOVE)).toMatchObject([{ path: `/api/contact/${id}`, token: 'falcon-token' }]);
  });

  test('in its window closes the window', async () => {
    await open(addresses.queries);
    await press(within(row('Lina')).getAllByRole('button')[0]!);
    await press(button('Delete', screen.getByRole('dialog')));
    await press(button('Delete', question()!));
    expect(shownToasts()).toEqual(['Query deleted successfully']);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(table()).not.toHaveTextContent('Lina');
  });

  function expectKept() {
    expect(row('Lina')).toBeVisible();
    expect(screen.getByText('Total queries: 2')).toBeVisible();
  }

  actionSuite('deleting', {
    call: REMOVE,
    start: () => open(addresses.queries),
    act: () => remove('Lina'),
    failed: 'Failed to delete query',
    noToken: 'No token found. Please log in.',
    expectKept,
  });

  test('keeps the row when the answer says that it was not done', async () => {
    foreign.next(REMOVE, { body: { success: false } });
    await open(addresses.queries);
    await remove('Lina');
    expect(shownToasts()).toEqual(['Failed to delete query']);
    expectKept();
  });
});
