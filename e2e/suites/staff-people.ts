import type { Locator, Page } from '@playwright/test';
import type { Row, Store } from '@tawseel/console/testing/foreign-host';
import { expect } from '../harness/test.ts';

/** What differs between the four staff screens. */
export type StaffOf = {
  title: string;
  address: string;
  /** The foreign host's rows of this kind. */
  rows: 'supervisors' | 'operators' | 'drivers' | 'cashiers';
  /** Names the table, and what the empty list is empty of. */
  plural: string;
  /** As the question before a change of status says it. */
  role: string;
  /** What the row of makePeople().full says, cell by cell, without the last one. */
  cells: (string | RegExp)[];
  /** How the actions of a row begin; the last of them depends on the status. */
  actions: string[];
  /** What the details add to those of every kind. */
  more?: Record<string, string>;
  /** How the call that changes the status names its id. */
  idName: string;
  done: string;
  failed: string;
};

/** Three people of any staff kind: one of whom all is known, one who is not Active, one of whom hardly anything is known. */
export function makePeople(pictures: string): { full: Row; idle: Row; bare: Row } {
  return {
    full: {
      _id: 'staff1',
      firstName: 'Mariam',
      lastName: 'Al Suwaidi',
      email: 'm.suwaidi@falcon.example',
      image: `${pictures}/favicon.svg`,
      role: 'keeper',
      profileStatus: 'Active',
      phoneNo: '+971 50 100 2000',
      cnic: '784-1990-1234567-1',
      country: 'UAE',
      city: 'Ras-Al-Khaimah',
      address: 'Villa 3, Al Nakheel',
      accountNumber: 'AE070331234567890123456',
      documents: [`${pictures}/favicon.svg?one`, `${pictures}/favicon.svg?two`],
      warehouseId: 'hub',
      licenseNo: 'L-4455',
      vehicleType: 'Pickup',
      vehicleNo: 'Dubai A 12345',
      shift: 'night',
    },
    idle: {
      _id: 'staff2',
      firstName: 'joseph',
      lastName: 'Dsouza',
      email: 'counter.two@falcon.example',
      profileStatus: 'unActive',
      documents: null,
      warehouse: { _id: 'hub', wareHouseName: 'Falcon Hub' },
    },
    bare: { _id: 'staff3', profileStatus: 'Suspended' },
  };
}

export const question = (page: Page): Locator => page.getByRole('alertdialog');
export const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });

/** Lets these three be all there are. */
export function meet(store: Store, { rows }: StaffOf, pictures: string): void {
  store[rows] = Object.values(makePeople(pictures));
  store.warehouses[0]!._id = 'hub';
}

export async function open(page: Page, { address, plural }: StaffOf): Promise<void> {
  await page.goto(address);
  await expect(page.getByRole('table', { name: plural })).toBeVisible();
}

export function rowOf(page: Page, { plural }: StaffOf, text: string | RegExp) {
  return page.getByRole('table', { name: plural }).getByRole('row').filter({ hasText: text });
}
