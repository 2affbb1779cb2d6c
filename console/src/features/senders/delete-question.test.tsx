import { expect, test } from 'vitest';
import { belongingsText } from './delete-question.tsx';

test('deleting a sender shows the number of orders and the open cash', () => {
  expect(belongingsText({ totalOrders: 1234, unpaidOrders: 2, unpaidCOD: 1300.5 })).toBe(
    'AED 1,300.50 of cash on delivery from 2 orders is not handed in yet. The sender cannot be deleted until it is handed in.',
  );
  expect(belongingsText({ totalOrders: 1, unpaidOrders: 0, unpaidCOD: 0 })).toBe(
    '1 order, no open cash on delivery.',
  );
  expect(belongingsText({ totalOrders: 0 })).toBe('0 orders, no open cash on delivery.');
});
