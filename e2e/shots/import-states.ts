import type { Page } from '@playwright/test';

const field = (name: string, from: string[], set = '', required = true) => ({
  name,
  required,
  from,
  set,
  absent: '',
  problem: '',
  unknown: [],
  among: [],
});

const columns = {
  choice: { mapping: 'shopify', columns: {}, set: { pickup_city: 'Dubai' }, take: [] },
  mappings: ['shopify', 'woocommerce'],
  header: ['Name', 'Shipping Name', 'Shipping Phone', 'Total', 'Notes'],
  fields: [
    field('reference', ['Name'], '', false),
    field('receiver_name', ['Shipping Name']),
    field('receiver_phone', ['Shipping Phone']),
    field('pickup_city', [], 'Dubai'),
    field('weight_kg', []),
    field('delivery_instructions', [], '', false),
    field('sender_id', [], '', false),
  ],
  unread: ['Notes'],
  rows: [
    {
      line: 2,
      cells: { reference: '#5000', receiver_name: 'مريم السويدي', receiver_phone: '+971501000000' },
    },
    { line: 3, cells: { reference: '#5001', receiver_name: 'Huda Saleh', receiver_phone: '' } },
  ],
  rowFaults: [{ line: 3, column: 'receiver_phone', message: 'empty; a phone number is required.' }],
  problem: '',
};

const report = {
  rows: 3000,
  stored: 2480,
  bad: 80,
  reasons: [{ column: 'receiver_phone', expected: 'a phone number', count: 80 }],
  rowFaults: columns.rowFaults,
  leftOut: [{ reason: 'cancelled', count: 440, lines: [7, 17, 27] }],
  doubted: 3,
  doubts: [
    {
      line: 9,
      column: 'dropoff_area',
      message: "found 'Marina Tower'; expected an area of Dubai in the list of areas.",
    },
  ],
  doubtReasons: [{ column: 'dropoff_area', expected: 'an area of Dubai in the list of areas', count: 3 }],
};

const announced = {
  kind: 'orders',
  name: 'orders_export.csv',
  bytes: 912_000,
  received: 912_000,
  percent: 0,
  columns: null,
  report: null,
  hasLeftOut: false,
  problem: '',
  checkedAt: null,
  endedAt: null,
};

const at = '2026-11-21T10:00:00.000Z';

const sender = { _id: 'palm', name: 'Palm Shop', importedAt: at };
const orders = { trackingIDs: ['TWS-2222-222W'], from: '2026-11-21', to: '2026-11-21' };

/** States of a file, one after the other. */
export const IMPORT_STATES = {
  columns: { ...announced, state: 'ready', columns, senders: [{ _id: 'palm', name: 'Palm Shop' }] },
  'unclear-date': {
    ...announced,
    state: 'ready',
    columns: { ...columns, fields: columns.fields.slice(0, 4), unclearDate: '03/04/2026' },
  },
  checking: { ...announced, state: 'checking', percent: 40 },
  checked: { ...announced, state: 'checked', columns, report, sender, hasLeftOut: true, checkedAt: at },
  importing: { ...announced, state: 'importing', percent: 70 },
  stopping: { ...announced, state: 'stopping', percent: 71 },
  done: {
    ...announced,
    state: 'done',
    percent: 100,
    report: { ...report, orders },
    sender,
    hasLeftOut: true,
    endedAt: at,
  },
  stopped: { ...announced, state: 'stopped', endedAt: at },
  failed: { ...announced, state: 'failed', problem: 'The disk is full.', endedAt: at },
  interrupted: { ...announced, state: 'interrupted', endedAt: at },
};

/** Opens the screen again with a file in this state, while another user imports too. */
export const openImport = (state: keyof typeof IMPORT_STATES) => async (page: Page) => {
  const mine = IMPORT_STATES[state];
  const running =
    state === 'columns' ? { by: 'Maryam', kind: 'senders', name: 'senders.csv', percent: 12 } : null;
  await page.route('**/api/import', (route) =>
    route.request().method() === 'GET' ? route.fulfill({ json: { mine, running } }) : route.fallback(),
  );
  await page.reload();
  await page.getByText('orders_export.csv').first().waitFor();
};
