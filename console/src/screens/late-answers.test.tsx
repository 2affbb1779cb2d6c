// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { addresses } from '../addresses.ts';
import { button, foreign, frontWindow, open, press, release, screen } from '../testing/console.tsx';
import type { Row } from '../testing/foreign-host/foreign-host.ts';

const LIST = 'GET /api/warehouse';
const REMOVE = 'DELETE /api/warehouse/:id';
const HUB = 'Falcon Hub';
const SECOND = 'Falcon Abu Dhabi';
const THIRD = 'Falcon Al Ain';

const shown = () => [HUB, SECOND, THIRD].filter((name) => screen.queryByText(name));

async function remove(name: string): Promise<void> {
  await press(`Delete ${name}`);
  await press(button('Delete', frontWindow()));
}

/** Lets each deletion be answered with the list as it is then, however late the answer comes. */
function answerDeletions(lists: Record<string, readonly Row[]>): void {
  foreign.learn(REMOVE, ({ params, store }) => {
    const [id] = params;
    store.warehouses = store.warehouses.filter(({ _id }) => _id !== id);
    return { body: lists[id!] };
  });
}

test('an older answer to a deletion does not bring back a row that was deleted since', async () => {
  const [first, second, third] = foreign.store.warehouses as [Row, Row, Row];
  answerDeletions({ [String(first._id)]: [second, third], [String(second._id)]: [third] });
  foreign.next(REMOVE, 'hang');
  await open(addresses.warehouses);
  await remove(HUB);
  await remove(SECOND);
  expect(shown()).toEqual([THIRD]);
  await release();
  expect(shown()).toEqual([THIRD]);
});

test('an older answer to a deletion that comes first does not, either', async () => {
  const [first, second, third] = foreign.store.warehouses as [Row, Row, Row];
  answerDeletions({ [String(first._id)]: [third], [String(second._id)]: [first, third] });
  foreign.next(REMOVE, 'hang');
  await open(addresses.warehouses);
  await remove(SECOND);
  await remove(HUB);
  expect(shown()).toEqual([THIRD]);
  await release();
  expect(shown()).toEqual([THIRD]);
});

test('a list that was asked for before a deletion does not, either', async () => {
  const [, second, third] = foreign.store.warehouses as [Row, Row, Row];
  answerDeletions({ [String(second._id)]: [third] });
  await open(addresses.warehouses);
  foreign.learn(LIST, () => ({ body: [second, third] }));
  foreign.next(LIST, 'hang');
  await remove(HUB);
  await remove(SECOND);
  await release();
  expect(shown()).toEqual([THIRD]);
});
