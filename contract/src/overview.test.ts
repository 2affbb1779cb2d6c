import { expect, test } from 'vitest';
import { apiKeys } from './api-keys.ts';
import { business } from './business.ts';
import { charges } from './charges.ts';
import { orders } from './orders.ts';
import { senders } from './senders.ts';
import { staff } from './staff.ts';
import { warehouses } from './warehouses.ts';

test('each call that ends a first step, or brings it back, has the overview read again', () => {
  const rows = [
    business.updateBusiness,
    warehouses.createWarehouse,
    warehouses.deleteWarehouse,
    charges.keepStartingPrices,
    staff.driver.createStaff,
    staff.driver.deleteStaff,
    senders.createSender,
    senders.deleteSender,
    apiKeys.createApiKey,
    apiKeys.revokeApiKey,
    orders.createOrder,
  ];
  const unread = rows.filter(({ invalidates }) => !(invalidates as readonly string[]).includes('overview'));
  expect(unread.map(({ name }) => name)).toEqual([]);
});
