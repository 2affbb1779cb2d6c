import { expect, test } from 'vitest';
import { addresses } from '../../addresses.ts';
import {
  button,
  cellsOf,
  factsIn,
  foreign,
  keys,
  open,
  press,
  rowOf,
  screen,
  shownToasts,
  within,
} from '../console.tsx';

/** Differences between the four staff screens; the call that changes the status is beyond the specification. */
export type Kind = {
  rows: 'supervisors' | 'operators' | 'drivers' | 'cashiers';
  address: string;
  status: string;
  /** Name of the id in the call that changes the status. */
  idName: string;
  /** Label of the table, and what an empty list is empty of. */
  plural: string;
  /** Word in the question before a change of status. */
  role: string;
  /** Cells of Mariam's row, without the actions. */
  cells: string[];
  /** Beginnings of the labels of a row's actions, without the change of status. */
  actions: string[];
  /** Facts that the details add to those of every kind. */
  more?: Record<string, string>;
  done: string;
  failed: string;
};

export const drivers: Kind = {
  rows: 'drivers',
  address: addresses.drivers,
  status: 'PUT /api/driver/status',
  idName: 'driverId',
  plural: 'Drivers',
  role: 'Driver',
  cells: ['Mariam Al Suwaidi', 'Pickup', 'keeper', 'Active'],
  actions: ['Details of'],
  more: { 'License No': 'L-4455', 'Vehicle Type': 'Pickup', 'Vehicle No': 'Dubai A 12345' },
  done: "Driver's status change successfully!",
  failed: 'Failed to update Change',
};

export const kinds: Kind[] = [
  {
    rows: 'supervisors',
    address: addresses.supervisors,
    status: 'PUT /api/supervisor/status',
    idName: 'supervisorId',
    plural: 'Supervisors',
    role: 'Supervisor',
    cells: ['Mariam Al Suwaidi', 'm.suwaidi@falcon.example', 'keeper', 'Ras Al Khaimah', 'Active'],
    actions: ['Details of'],
    done: 'Supervisor updated Status!',
    failed: 'Failed to delete Supervisor',
  },
  {
    rows: 'operators',
    address: addresses.operators,
    status: 'PUT /api/operator/status',
    idName: 'OperatorId',
    plural: 'Operators',
    role: 'Operator',
    cells: ['Mariam Al Suwaidi', 'm.suwaidi@falcon.example', 'keeper', 'Active'],
    actions: ['Details of'],
    done: 'Operator updated Status!',
    failed: 'Failed to delete Operator',
  },
  drivers,
  {
    rows: 'cashiers',
    address: addresses.cashier,
    status: 'PUT /api/cashier/status',
    idName: 'cashierId',
    plural: 'Cashiers',
    role: 'Cashier',
    cells: ['Mariam Al Suwaidi', 'm.suwaidi@falcon.example', 'keeper', 'Active'],
    actions: ['Details of', 'Cashier Payment:'],
    done: "Cashier's status change successfully!",
    failed: 'Failed to update Change',
  },
];

/** Three people of one kind: one with every field, one who is not Active, and one with hardly any field. */
const people = () => [
  {
    _id: 'staff1',
    firstName: 'Mariam',
    lastName: 'Al Suwaidi',
    email: 'm.suwaidi@falcon.example',
    image: 'https://falcon.example/mariam.svg',
    role: 'keeper',
    profileStatus: 'Active',
    phoneNo: '+971 50 100 2000',
    cnic: '784-1990-1234567-1',
    country: 'UAE',
    city: 'Ras-Al-Khaimah',
    address: 'Villa 3, Al Nakheel',
    accountNumber: 'AE070331234567890123456',
    documents: ['https://falcon.example/document.svg?one', 'https://falcon.example/document.svg?two'],
    warehouseId: 'hub',
    licenseNo: 'L-4455',
    vehicleType: 'Pickup',
    vehicleNo: 'Dubai A 12345',
    shift: 'night',
  },
  {
    _id: 'staff2',
    firstName: 'joseph',
    lastName: 'Dsouza',
    email: 'counter.two@falcon.example',
    profileStatus: 'unActive',
    documents: null,
    warehouse: { _id: 'hub', wareHouseName: 'Falcon Hub' },
  },
  { _id: 'staff3', profileStatus: 'Suspended' },
];

export async function openPeople({ rows, address }: Kind): Promise<void> {
  foreign.store[rows] = people();
  foreign.store.warehouses[0]!._id = 'hub';
  await open(address);
}

export const question = () => screen.getByRole('alertdialog');
export const details = (name: string) => screen.getByRole('dialog', { name: `Details of ${name}` });
export const MARIAM = 'Change unActive: Mariam Al Suwaidi';
export const writes = () => foreign.received.filter(({ call }) => !call.startsWith('GET '));

export async function deactivateMariam(): Promise<void> {
  await press(MARIAM);
  await press(button('Change unActive', question()));
}

/** Checks of each staff screen. */
export function staffSuite(kind: Kind): void {
  const { rows, status, idName, plural, role, cells, actions, more, done, failed } = kind;

  test(`${rows}: a row shows a person and their actions, and N/A for what is missing`, async () => {
    await openPeople(kind);
    expect(cellsOf(rowOf(plural, 'Suwaidi'))).toEqual([...cells, 'Change unActive']);
    const bare = cells.map((_, at) => (at === cells.length - 1 ? 'Suspended' : 'N/A'));
    expect(cellsOf(rowOf(plural, 'Suspended'))).toEqual([...bare, 'Change Active']);
    const offered = (name: string) =>
      within(within(rowOf(plural, name)).getAllByRole('cell').at(-1)!)
        .getAllByRole('button')
        .map((each) => each.getAttribute('aria-label'));
    expect(offered('Suwaidi')).toEqual([
      ...actions.map((action) => `${action} Mariam Al Suwaidi`),
      'Change unActive: Mariam Al Suwaidi',
    ]);
    expect(offered('joseph')).toEqual([
      ...actions.map((action) => `${action} joseph Dsouza`),
      'Change Active: joseph Dsouza',
    ]);
  });

  test(`${rows}: the details show every field and the name of the warehouse, and N/A for what is missing`, async () => {
    await openPeople(kind);
    await press('Details of Mariam Al Suwaidi');
    const full = details('Mariam Al Suwaidi');
    expect(full.querySelector('img')).toHaveAttribute('src', 'https://falcon.example/mariam.svg');
    expect(Object.entries(factsIn(full))).toEqual(
      Object.entries({
        Name: 'Mariam Al Suwaidi',
        Role: 'keeper',
        'Profile Status': 'Active',
        Email: 'm.suwaidi@falcon.example',
        Phone: '+971 50 100 2000',
        'Identity Number': '784-1990-1234567-1',
        Address: 'Villa 3, Al Nakheel',
        Country: 'UAE',
        City: 'Ras Al Khaimah',
        'Account Number': 'AE070331234567890123456',
        Warehouse: 'Falcon Hub',
        ...more,
      }),
    );
    await keys('{Escape}');
    await press('Details of N/A');
    expect(within(details('N/A')).getByText('No Documents Available')).toBeVisible();
    const { 'Profile Status': shownStatus, ...rest } = factsIn(details('N/A'));
    expect(shownStatus).toBe('Suspended');
    expect(new Set(Object.values(rest))).toEqual(new Set(['N/A']));
    await keys('{Escape}');
    await press('Details of joseph Dsouza');
    expect(within(details('joseph Dsouza')).getByText('No Documents Available')).toBeVisible();
    expect(factsIn(details('joseph Dsouza'))).toMatchObject({ Warehouse: 'Falcon Hub' });
  });

  test(`${rows}: a status changes only after a confirmation`, async () => {
    await openPeople(kind);
    await press(MARIAM);
    expect(question()).toHaveTextContent(`Are you sure you want to Active/unActive this ${role}?`);
    const answers = () =>
      within(question())
        .getAllByRole('button')
        .map(({ textContent }) => textContent);
    expect(answers()).toEqual(['Cancel', 'Change unActive']);
    expect(button('Cancel', question())).toHaveFocus();
    await keys('{Enter}');
    expect(screen.queryByRole('alertdialog')).toBeNull();
    await press('Change Active: joseph Dsouza');
    expect(answers()).toEqual(['Cancel', 'Change Active']);
    await keys('{Escape}');
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(writes()).toEqual([]);
  });

  test(`${rows}: a server without a change of status makes it fail with a toast, and the row stays`, async () => {
    await openPeople(kind);
    await deactivateMariam();
    expect(shownToasts()).toEqual([failed]);
    expect(button(MARIAM)).toBeEnabled();
    expect(writes().map(({ call }) => call)).toEqual([status]);
  });

  test(`${rows}: a confirmed change of status names the person, and is shown`, async () => {
    let isActive = true;
    foreign.learn(status, () => {
      isActive = !isActive;
      const [mariam] = foreign.store[rows];
      return { body: { data: Object.assign(mariam!, { profileStatus: isActive ? 'Active' : 'unActive' }) } };
    });
    await openPeople(kind);
    await deactivateMariam();
    expect(shownToasts()).toEqual([done]);
    expect(within(rowOf(plural, 'Suwaidi')).getByText('unActive')).toBeVisible();
    await press('Change Active: Mariam Al Suwaidi');
    await press(button('Change Active', question()));
    expect(within(rowOf(plural, 'Suwaidi')).getByText('Active')).toBeVisible();
    expect(button(MARIAM)).toBeEnabled();
    expect(writes()).toMatchObject([
      { call: status, body: { [idName]: 'staff1' }, token: 'falcon-token' },
      { call: status, body: { [idName]: 'staff1' } },
    ]);
  });
}
