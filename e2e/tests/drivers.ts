import { addresses } from '@tawseel/console/addresses';
import { everyStaffSuite, staffSuite } from '../suites/staff.ts';
import type { StaffOf } from '../suites/staff-people.ts';

const drivers: StaffOf = {
  title: 'drivers',
  address: addresses.drivers,
  rows: 'drivers',
  plural: 'Drivers',
  role: 'Driver',
  cells: ['Mariam Al Suwaidi', 'Pickup', 'keeper', 'Active'],
  actions: ['Details of'],
  more: { 'License No': 'L-4455', 'Vehicle Type': 'Pickup', 'Vehicle No': 'Dubai A 12345' },
  idName: 'driverId',
  done: "Driver's status change successfully!",
  failed: 'Failed to update Change',
};

staffSuite(drivers);
everyStaffSuite(drivers);
