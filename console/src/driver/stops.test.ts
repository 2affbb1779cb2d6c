import type { MyStop } from '@tawseel/contract/my-day';
import { expect, test } from 'vitest';
import { sumMoney } from '../ui/money.ts';
import { amountOf, cashLines, heldAfter, shareOut } from './money.ts';
import type { KeptAct } from './queue/day-schema.ts';
import { doorsOf, isReopenable, mapLink, stopOfCode } from './stops.ts';

const stop = (of: Partial<MyStop>) =>
  ({ runId: 'run', kind: 'delivery', door: '', reference: '', place: 0, ...of }) as MyStop;

test('groups parcels of one door as one visit, in the order of the run; parcels without a door are separate', () => {
  const doors = doorsOf([
    stop({ _id: 'c', place: 3, door: 'x' }),
    stop({ _id: 'b', place: 2 }),
    stop({ _id: 'a', place: 1, door: 'x' }),
    stop({ _id: 'd', place: 4 }),
    stop({ _id: 'e', place: 5, door: 'x', kind: 'return' }),
  ]);
  expect(doors.map(({ stops }) => stops.map(({ _id }) => _id).join(''))).toEqual(['ac', 'b', 'd', 'e']);
});

test.each([
  [[100, 50.5], { cash: 150.5, card: 0 }, '100+0 50.5+0'],
  [[100, 50.5], { cash: 120, card: 0 }, '100+0 20+0'],
  [[100, 50.5], { cash: 160, card: 0 }, '100+0 60+0'],
  [[100, 50.5], { cash: 30.5, card: 120 }, '0+100 30.5+20'],
  [[0, 0.1, 0.2], { cash: 0.3, card: 0 }, '0+0 0.1+0 0.2+0'],
  [[99.9, 99.9], { cash: 200, card: 0 }, '100+0 100+0'],
  [[99.9, 99.9], { cash: 199.75, card: 0 }, '99.85+0 99.9+0'],
  [[99.9, 99.9], { cash: 99.9, card: 99.9 }, '0+99.9 99.9+0'],
  [[0.1, 0.1, 0.1], { cash: 0.5, card: 0 }, '0.25+0 0.15+0 0.1+0'],
  [[0, 0], { cash: 0, card: 0 }, '0+0 0+0'],
])('for parcels with %j to collect, shares the given amount: %j', (dues, given, shares) => {
  const shared = shareOut(dues, given);
  expect(shared.map(({ cash, card }) => `${cash}+${card}`).join(' ')).toBe(shares);
  expect(sumMoney(shared.map(({ cash }) => cash))).toBe(given.cash);
});

test("finds the stop of a code by a label's address, a typed ID, or a reference of one parcel only", () => {
  const stops = [
    stop({ _id: 'a', trackingID: 'TWS-2222-232W', reference: '#1001' }),
    stop({ _id: 'b', trackingID: 'OLD-7', reference: '#1002' }),
    stop({ _id: 'c', trackingID: 'OLD-8', reference: '#1002' }),
  ];
  const found = (code: string) => stopOfCode(stops, code)?._id;
  expect(
    ['https://p.example/t/TWS-2222-232W', 'tws2222 232w', '2222 232w', ' #1001', 'old-7'].map(found),
  ).toEqual(['a', 'a', 'a', 'a', 'b']);
  expect(['#1002', 'TWS-2222-2222', ''].map(found)).toEqual([undefined, undefined, undefined]);
});

test.each([
  ['Linux; Android 15', 'geo:0,0?q=Tower%20A%2C%20Marina%20Walk%2C%20Dubai'],
  ['iPhone; CPU iPhone OS 19', 'https://maps.apple.com/?q=Tower%20A%2C%20Marina%20Walk%2C%20Dubai'],
  ['X11; Linux', 'https://www.google.com/maps/search/?api=1&query=Tower%20A%2C%20Marina%20Walk%2C%20Dubai'],
])("on %s opens the platform's own map", (agent, link) => {
  expect(mapLink(stop({ building: 'Tower A', street: 'Marina Walk', area: '', city: 'Dubai' }), agent)).toBe(
    link,
  );
});

test('reads an amount as it is typed, and refuses anything else', () => {
  expect(['249.90', ' 1,249.5 ', '0'].map(amountOf)).toEqual([249.9, 1249.5, 0]);
  const forms = ['249,90', '٢٤٩٫٩٠', '٢٤٩،٩٠', '۲۴۹٫۹۰', '\u200e249.90\u200b', 'AED 249.90'];
  expect(forms.map(amountOf)).toEqual(forms.map(() => 249.9));
  expect(['', '12.345', '-5', 'ten', '1e3', '1000001'].map(amountOf)).toEqual(Array(6).fill(undefined));
});

const otherOrder = { of: { name: 'Omar', trackingID: 'C' } };
const act = (overrides: object, result?: string, more: object = {}) =>
  ({
    act: { stopId: 'a', act: 'delivered', happenedAt: '2026-11-28T08:00:00.000Z', ...overrides },
    of: { name: 'Sara', trackingID: 'A' },
    answer: result && { result },
    ...more,
  }) as KeptAct;

test.each([
  ['accepted or queued', [act({ cash: 5 }, 'accepted'), act({ cash: 6 }, undefined, otherOrder)], 11],
  ['not if it was refused or too late', [act({ cash: 5 }, 'refused'), act({ cash: 5 }, 'late')], 0],
  ['once for a parcel that was delivered twice', [act({ cash: 5 }), act({ cash: 5 }, 'late')], 5],
  ['not if its stop was reopened', [act({ cash: 5 }, 'accepted'), act({ act: 'reopened' })], 0],
  ['if reopening came too late', [act({ cash: 5 }, 'accepted'), act({ act: 'reopened' }, 'late')], 5],
  ['again after reopening', [act({ cash: 5 }), act({ act: 'reopened' }), act({ cash: 7 })], 7],
])('cash is held: %s', (_, acts, sum) => {
  expect(sumMoney(heldAfter([], acts).map(({ amount }) => amount))).toBe(sum);
});

test('cash of earlier days stays in the list, with what is not sent yet at its end, also what a stop gave back', () => {
  const since = '2026-11-26T08:00:00.000Z';
  const earlier = ['A', 'B'].map((trackingID) => ({ trackingID, receiver: 'Mona', amount: 100, since }));
  const queued = [act({ act: 'reopened' }), act({ cash: 80 }), act({ cash: 6 }, undefined, otherOrder)];
  const lines = cashLines(earlier, queued);
  expect(lines.map(({ trackingID, amount, isUnsent }) => [trackingID, amount, isUnsent])).toEqual([
    ['A', 100, false],
    ['B', 100, false],
    ['A', -100, true],
    ['A', 80, true],
    ['C', 6, true],
  ]);
});

test('a stop can be reopened if it failed, or for some minutes after it was done on this phone', () => {
  const day = { undoMinutes: 10 } as never;
  const acts = [act({}, 'accepted', { at: 60_000 }), act({ act: 'called' }, 'accepted', { at: 90_000 })];
  const may = (state: MyStop['state'], now: number, _id = 'a') =>
    isReopenable(stop({ _id, state }), { acts, day, now });
  expect([may('failed', 0), may('pending', 0), may('skipped', 0)]).toEqual([true, false, false]);
  expect([may('done', 659_999), may('done', 660_000), may('done', 0, 'b')]).toEqual([true, false, false]);
});
