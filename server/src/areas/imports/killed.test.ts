import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout } from 'node:timers/promises';
import { routes } from '@tawseel/contract';
import type { FileImport } from '@tawseel/contract/imports';
import { expect, test } from 'vitest';
import { ADMIN, urlOf } from '../../testing/app.ts';
import { orderFile } from '../../testing/order-file.ts';
import { dataFolder, endProcess, PASSWORD, type Running, startProcess } from '../../testing/process.ts';

const ORDERS = 20_000;
const { readImport, checkFile, readPiece, checkImport, startImport } = routes.imports;

/** Returns a client for a server in its own process, signed in as an administrator. */
async function asker({ address }: Running) {
  const login = await fetch(address + routes.account.login.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: ADMIN.email, password: PASSWORD }),
  });
  const { token } = (await login.json()) as { token: string };
  return async (
    row: Parameters<typeof urlOf>[0],
    asked: { params?: object; body?: object; file?: string } = {},
  ) => {
    const type = asked.file ? 'text/csv' : 'application/json';
    const payload = asked.file ?? (asked.body && JSON.stringify(asked.body));
    const answer = await fetch(address + urlOf(row, asked), {
      method: row.method,
      headers: { authorization: `Bearer ${token}`, ...(payload ? { 'content-type': type } : {}) },
      ...(payload ? { body: payload } : {}),
    });
    return answer.json() as Promise<{ mine?: FileImport }>;
  };
}

test('a killed server leaves nothing of an import, and the next tells the user who started it', async () => {
  const { folder, remove } = dataFolder();
  const settings = { DATA_DIR: folder, ADMIN_EMAIL: ADMIN.email };
  const server = await startProcess(settings);
  const ask = await asker(server);
  const other = new DatabaseSync(join(folder, 'tawseel.db'), { timeout: 10_000 });
  const count = (table: string) => Number(other.prepare(`select count(*) as n from ${table}`).get()?.n);
  const until = async (isSo: () => boolean | Promise<boolean>) => {
    while (!(await isSo())) await setTimeout(20);
  };
  const state = async () => (await ask(readImport)).mine?.state;

  await ask(routes.warehouses.createWarehouse, {
    body: {
      name: 'Hub',
      country: 'United Arab Emirates',
      city: 'Dubai',
      street: 'A',
      phone: '04 338 7755',
      email: 'a@b.example',
      password: 'a palm in the yard',
    },
  });
  await ask(routes.charges.keepStartingPrices, { body: {} });
  const header = `${orderFile(0).trim()},charge_aed,warehouse_code\n`;
  const rows = orderFile(ORDERS)
    .split('\n')
    .slice(1, -1)
    .map((row) => `${row},25,DXB-001\n`);
  const file = header + rows.join('');
  await ask(checkFile, { body: { kind: 'orders', name: 'orders.csv', bytes: file.length } });
  for (let from = 0; from < file.length; from += 2_000_000)
    await ask(readPiece, { params: { from: String(from) }, file: file.slice(from, from + 2_000_000) });
  await ask(checkImport);
  await until(async () => (await state()) === 'checked');
  const { mine } = await ask(readImport);
  expect(mine?.report).toMatchObject({ rows: ORDERS, bad: 0 });
  await ask(startImport, { body: { checkedAt: mine?.checkedAt, leaveOut: false } });
  await until(() => count('orders') > 0);
  expect(await state()).toBe('importing');
  await endProcess(server, 'SIGKILL');
  expect(count('orders')).toBeGreaterThan(0);

  await setTimeout(500);
  const next = await startProcess(settings);
  expect(next.output).toMatch('An import was interrupted');
  const askNext = await asker(next);
  expect((await askNext(readImport)).mine).toMatchObject({ state: 'interrupted', name: 'orders.csv' });
  expect(['orders', 'order_events', 'unfinished_import'].map(count)).toEqual([0, 0, 0]);
  other.close();
  await endProcess(next, 'SIGTERM');
  remove();
}, 120_000);
