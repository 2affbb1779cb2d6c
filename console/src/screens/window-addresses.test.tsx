// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { addresses } from '../addresses.ts';
import { foreign, keys, open, openOurs, press, screen, settle, within } from '../testing/console.tsx';
import { answerWithExamples } from '../testing/examples.ts';

const here = () => location.pathname + location.search;

function openWindow(): string | undefined {
  const [window] = screen.queryAllByRole('dialog');
  return window && within(window).getAllByRole('heading')[0]?.textContent;
}

/** Waits for a window, or for none, because the browser answers Back later. */
async function expectWindow(title: unknown, address: string): Promise<void> {
  await vi.waitFor(async () => {
    await settle();
    expect([openWindow(), here()]).toEqual([title, address]);
  });
}

beforeEach(() => answerWithExamples());

/** Opens the first row of the list that is on screen. */
const openFirstRow = () =>
  press(within(within(screen.getByRole('table')).getAllByRole('row')[1]!).getAllByRole('button')[0]!);

test.each([
  ['an order', `${addresses.allOrders}?search=TWS`, 'order', (id: string) => `Order ${id}`],
  ['a driver', `${addresses.drivers}?show=present`, 'driver', () => expect.stringMatching(/^Details of ××/)],
  ['a count', `${addresses.cash}?tab=counts`, 'count', (id: string) => `Hand-in ${id}`],
  ['a sender', `${addresses.users}?show=present`, 'sender', () => 'User Details'],
])(
  'the window of %s is in the address: Back closes it, and a reload opens it again',
  async (_, list, param, titleOf) => {
    await openOurs(list);
    await openFirstRow();
    const id = new URLSearchParams(location.search).get(param) ?? '';
    const [title, opened] = [titleOf(id), `${list}&${param}=${id}`];
    await expectWindow(title, opened);
    history.back();
    await expectWindow(undefined, list);
    history.forward();
    await expectWindow(title, opened);
    await keys('{Escape}');
    await expectWindow(undefined, list);
    await openOurs(opened);
    await expectWindow(title, opened);
    await keys('{Escape}');
    await expectWindow(undefined, list);
  },
);

test('an order that the list does not have, and one of a run, open by their addresses', async () => {
  for (const address of [
    `${addresses.allOrders}?order=TWS-3333-333A`,
    `${addresses.runs}?run=r1&order=TWS-3333-333A`,
  ]) {
    await openOurs(address);
    await expectWindow('Order TWS-3333-333A', address);
  }
});

test('on another company’s server a window leaves the address alone', async () => {
  await open(`${addresses.allOrders}?order=FLC1007`);
  await expectWindow(undefined, `${addresses.allOrders}?order=FLC1007`);
  await openFirstRow();
  expect(here()).toBe(`${addresses.allOrders}?order=FLC1007`);
  expect(foreign.received.filter(({ path }) => path.endsWith('FLC1007'))).toEqual([]);
});
