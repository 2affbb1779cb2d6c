import { expect, test } from 'vitest';
import { type OrderFacts, orderReasons } from './order-reasons.ts';

const FACTS: OrderFacts = {
  ...{ otherShop: undefined, status: 'delivered', driver: undefined, charges: [], isDone: true },
  ...{
    cardsPaidThrough: undefined,
    doneOn: '2026-11-20',
    billedFrom: '2026-11-01',
    closedThrough: undefined,
  },
};
const OPEN = { day: '2026-11-20', statement: null, through: null };
const ON_17 = { day: '2026-11-20', statement: 17, through: '2026-11-21' };
const none = { name: '', statement: null, day: null };

test.each<[string, Partial<OrderFacts>, object[]]>([
  [
    'of another shop',
    { otherShop: 'Layla', driver: 'N.' },
    [{ ...none, reason: 'otherShop', name: 'Layla' }],
  ],
  [
    'not delivered',
    { isDone: false, status: 'warehouse' },
    [{ ...none, reason: 'notDone', name: 'warehouse' }],
  ],
  [
    'paid by a card, for which the acquirer has not paid',
    { cardsPaidThrough: '2026-11-19', charges: [OPEN] },
    [
      { ...none, reason: 'cardNotPaid', day: '2026-11-19' },
      { ...none, reason: 'open', day: '2026-11-20' },
    ],
  ],
  ['delivered by a file', { doneOn: undefined }, [{ ...none, reason: 'imported' }]],
  ['of a shop that is not billed', { billedFrom: undefined }, [{ ...none, reason: 'notBilled' }]],
  ['delivered before', { doneOn: '2026-10-31' }, [{ ...none, reason: 'beforeBilling', day: '2026-11-01' }]],
  ['without a price', {}, [{ ...none, reason: 'free' }]],
  ['charged since', { charges: [OPEN] }, [{ ...none, reason: 'open', day: '2026-11-20' }]],
  [
    'charged after the day of the statement',
    { charges: [OPEN], closedThrough: '2026-11-19' },
    [{ ...none, reason: 'afterDay', day: '2026-11-20' }],
  ],
  [
    'charged late for a day of the statement',
    { charges: [OPEN], closedThrough: '2026-11-20' },
    [{ ...none, reason: 'open', day: '2026-11-20' }],
  ],
  [
    'on a statement, with its fee',
    { charges: [ON_17, ON_17] },
    [{ ...none, reason: 'onStatement', statement: 17, day: '2026-11-21' }],
  ],
  [
    'whose driver has the cash, and whose fee is charged since',
    { driver: 'Bilal', charges: [ON_17, OPEN] },
    [
      { ...none, reason: 'withDriver', name: 'Bilal' },
      { ...none, reason: 'onStatement', statement: 17, day: '2026-11-21' },
      { ...none, reason: 'open', day: '2026-11-20' },
    ],
  ],
])('explains an order that is %s', (_, facts, expected) => {
  expect(orderReasons({ ...FACTS, ...facts })).toEqual(expected);
});
