import { addresses } from '@tawseel/console/addresses';
import { staffSuite } from '../suites/staff.ts';

staffSuite({
  title: 'supervisors',
  address: addresses.supervisors,
  rows: 'supervisors',
  plural: 'Supervisors',
  role: 'Supervisor',
  cells: ['Mariam Al Suwaidi', 'm.suwaidi@falcon.example', 'keeper', 'Ras Al Khaimah', 'Active'],
  actions: ['Details of'],
  idName: 'supervisorId',
  done: 'Supervisor updated Status!',
  failed: 'Failed to delete Supervisor',
});
