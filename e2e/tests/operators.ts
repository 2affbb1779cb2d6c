import { addresses } from '@tawseel/console/addresses';
import { staffSuite } from '../suites/staff.ts';

staffSuite({
  title: 'operators',
  address: addresses.operators,
  rows: 'operators',
  plural: 'Operators',
  role: 'Operator',
  cells: ['Mariam Al Suwaidi', 'm.suwaidi@falcon.example', 'keeper', 'Active'],
  actions: ['Details of'],
  idName: 'OperatorId',
  done: 'Operator updated Status!',
  failed: 'Failed to delete Operator',
});
