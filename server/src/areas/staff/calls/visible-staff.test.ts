import { expect, test } from 'vitest';
import type { Caller } from '../../../platform/http/auth.ts';
import { shownTo } from './visible-staff.ts';

const staff = { warehouseId: 'here', cnic: '784-1990-1234567-6', accountNumber: 'AE070331234567890123456' };
const person = { kind: 'person', id: '', name: '', sessionHash: '' } as const;

test.each<[string, Caller]>([
  ['a supervisor of another warehouse', { ...person, role: 'supervisor', warehouseId: 'there' }],
  ['an operator', { ...person, role: 'operator', warehouseId: 'here' }],
  ['a cashier', { ...person, role: 'cashier', warehouseId: 'here' }],
  ['a driver', { ...person, role: 'driver', warehouseId: 'here' }],
  ['an API key', { kind: 'key', id: '', name: '', role: 'tracking' }],
  ['nobody', { kind: 'nobody' }],
])('%s sees the last four of identity and account numbers alone', (_, caller) => {
  expect(shownTo(caller, staff)).toEqual({
    ...staff,
    cnic: '•••-••••-••••567-6',
    accountNumber: '•••••••••••••••••••3456',
  });
});

test.each<[string, Caller]>([
  ['an administrator', { ...person, role: 'administrator' }],
  ['the supervisor of the warehouse', { ...person, role: 'supervisor', warehouseId: 'here' }],
])('%s sees them whole, with the version that a change names', (_, caller) =>
  expect(shownTo(caller, staff)).toEqual({ ...staff, version: expect.any(String) }),
);
