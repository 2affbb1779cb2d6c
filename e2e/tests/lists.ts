import { addresses } from '@tawseel/console/addresses';
import { listSuite } from '../suites/list.ts';

listSuite({
  title: 'warehouses',
  address: addresses.warehouses,
  call: 'GET /api/warehouse',
  columns: [/^Name$/, /^City$/, /^Code$/, /^Phone$/, /^Actions$/],
  search: { words: 'CON ab', finds: 'Falcon Abu Dhabi', hides: 'Falcon Hub' },
  empty: 'No Warehouses found.',
  row: 'Falcon Hub',
});

listSuite({
  title: 'users',
  address: addresses.users,
  call: 'GET /api/senders/all',
  columns: [/^Name$/i, /^Email$/i, /^Role$/i, /^City$/i, /^Actions$/i],
  search: { words: 'BOOKS@', finds: 'Gulf Books', hides: 'Omar Haddad' },
  empty: /^no (users|senders)/i,
  row: 'Omar Haddad',
});

const staffColumns = [/^Name$/i, /^Email$/i, /^Role$/i, /^Status$/i, /^Actions$/i];

listSuite({
  title: 'supervisors',
  address: addresses.supervisors,
  call: 'GET /api/supervisor/all-supervisors',
  columns: [/^Name$/i, /^Email$/i, /^Role$/i, /^City$/i, /^Status$/i, /^Actions$/i],
  empty: 'No Supervisors found.',
  row: 'Huda Karim',
});

listSuite({
  title: 'operators',
  address: addresses.operators,
  call: 'GET /api/operator/all-operators',
  columns: staffColumns,
  empty: 'No Operators found.',
  row: 'Tariq',
});

listSuite({
  title: 'drivers',
  address: addresses.drivers,
  call: 'GET /api/driver/all-driver',
  columns: [/^Name$/i, /^Vehicle Type$/i, /^Role$/i, /^Status$/i, /^Actions$/i],
  search: { words: 'ZIZ', finds: 'Sana Aziz', hides: 'Bilal Noor' },
  empty: 'No Drivers found.',
  row: 'Bilal Noor',
});

listSuite({
  title: 'cashiers',
  address: addresses.cashier,
  call: 'GET /api/cashier/all-cashier',
  columns: staffColumns,
  empty: 'No Cashiers found.',
  row: 'Rami Saleh',
});

listSuite({
  title: 'orders',
  address: addresses.allOrders,
  call: 'GET /api/orders/orders-all',
  columns: [/^Order ID$/, /^Receiver$/, /^Payment$/, /^Status$/, /^Date$/, /^Actions$/],
  search: { words: 'yed RAH', finds: 'Zayed Rahman', hides: 'FLC1025' },
  empty: /^no orders/i,
  row: 'FLC1025',
});

listSuite({
  title: 'queries',
  address: addresses.queries,
  call: 'GET /api/contact',
  empty: /^no queries/i,
  row: 'Lina',
});
