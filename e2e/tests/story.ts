import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { OurServer } from '../harness/our-server.ts';

const root = path.resolve(import.meta.dirname, '../..');

const OWNER = { email: 'owner@falconparcels.example', password: 'seven gates of Deira 1971' };

const order = {
  deliveryType: 'normal',
  orderWeight: 2,
  parcelSize: { length: 20, width: 20, height: 10 },
  pickup: {
    city: 'Dubai',
    senderName: 'Amal Rashid',
    senderPhone: '+971 50 555 0102',
    senderAddress: 'Al Karama, Dubai',
  },
  dropoff: {
    city: 'Dubai',
    receiverName: 'Yusuf Darwish',
    receiverPhone: '+971 50 555 0103',
    street: 'Al Wasl Road',
  },
  orderTitle: 'Two books',
};

let folder: string;
let server: OurServer | undefined;

test.beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'tawseel-story-'));
});

test.afterEach(async () => {
  await server?.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** Runs the command line on the business's data and returns its output; a failing command fails the test. */
async function tawseel(words: string[], input = ''): Promise<string> {
  const env = { ...process.env, DATA_DIR: folder };
  const running = promisify(execFile)(process.execPath, ['server/src/tawseel.ts', ...words], {
    cwd: root,
    env,
  });
  running.child.stdin?.end(input);
  return (await running).stdout;
}

async function importFile(kind: string): Promise<void> {
  expect(await tawseel(['import', kind, `docs/samples/${kind}.csv`])).toMatch(/(\d+) of \1 rows imported/);
}

async function makeKey(name: string, role: string): Promise<string> {
  return /^tws_\S+$/m.exec(await tawseel(['keys', 'create', name, '--role', role]))?.[0] ?? '';
}

async function post(address: string, call: string, key: string, body: object) {
  const answer = await fetch(address + call, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return { status: answer.status, body: await answer.json() };
}

test('a business goes from empty to running: files and orders are imported, orders are moved and paid, and the totals show', async ({
  page,
}) => {
  await tawseel(['admin', 'create', OWNER.email, '--password-stdin'], OWNER.password);
  const [intake, tracking, kept] = await Promise.all([
    makeKey('Web shop', 'intake'),
    makeKey('Driver app', 'tracking'),
    tawseel(['prices', 'keep', 'charges']),
    importFile('warehouses'),
    importFile('senders'),
  ]);
  expect(kept).toMatch('13 charges are confirmed.');
  await Promise.all(['staff', 'city-rates', 'zone-rates'].map(importFile));

  server = await OurServer.start({ DEMO: 'no' }, folder);
  const { address } = server;
  const quote = await post(address, '/api/rates/quote', intake, {
    ...order,
    pickup: { city: 'Dubai' },
    dropoff: { city: 'Dubai' },
    orderTitle: undefined,
  });
  expect(quote.body).toMatchObject({
    charge: { base: 18, weight: 2, total: 20 },
    rate: { kind: 'individual-city' },
  });

  const putIn = async (more: object): Promise<string> => {
    const { status, body } = await post(address, '/api/orders', intake, { ...order, ...more });
    expect(status).toBe(201);
    return body.data.trackingID;
  };
  const move = async (id: string, ...moves: object[]) => {
    for (const body of moves) {
      expect((await post(address, `/api/orders/${id}/tracking`, tracking, body)).status).toBe(200);
    }
  };
  const along = (...statuses: string[]) => statuses.map((trackingStatus) => ({ trackingStatus }));
  const delivered = along('accepted', 'pickup', 'warehouse', 'assignedtodriver', 'delivered');

  const paid = await putIn({ paymentMethod: 'COD', orderValue: 250 });
  await move(paid, ...delivered, { cashHandedIn: true });
  const open = await putIn({ paymentMethod: 'COD', orderValue: 99.5 });
  await move(open, ...delivered);
  const returned = await putIn({ paymentMethod: 'Card', orderValue: 40 });
  await move(returned, ...along('accepted', 'pickup', 'return'));
  expect((await post(address, `/api/orders/${returned}/tracking`, tracking, delivered[0] ?? {})).status).toBe(
    409,
  );

  await page.goto(`${address}/login`);
  await page.getByPlaceholder('Email').fill(OWNER.email);
  await page.getByPlaceholder('Password').fill(OWNER.password);
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page).toHaveURL(`${address}/home`);
  const main = page.getByRole('main');
  // Two of the three: what came back earns nothing.
  await expect(main.getByText('AED 40.00').first()).toBeVisible();
  await expect(main.getByText('Normal Order').first()).toBeVisible();
  await expect(main).toContainText(/Total Orders\s*3/);

  await page.getByRole('link', { name: 'Warehouses' }).click();
  await main
    .getByRole('row', { name: /Al Quoz Hub/ })
    .getByRole('button', { name: /view/i })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Al Quoz Hub' })).toBeVisible();
  await expect(main).toContainText(/Paid COD\s*AED 250\.00/i);
  await expect(main).toContainText(/Unpaid COD\s*AED 99\.50/i);
  for (const id of [paid, open, returned]) await expect(main.getByText(id)).toBeVisible();

  await page.getByRole('link', { name: 'All Orders' }).click();
  // The screen before it has a search too, and stays until this one is loaded.
  await expect(page.getByRole('heading', { level: 1, name: 'All Orders' })).toBeVisible();
  await main.getByRole('searchbox').fill(paid);
  await main
    .getByRole('row', { name: new RegExp(paid) })
    .getByRole('button', { name: /view|details/i })
    .click();
  await expect(page.getByRole('dialog')).toContainText('Successfully delivered');
});
