import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { seedEssentials } from '../areas/rates/store/essentials.ts';
import { DECIDED } from '../areas/rates/store/starting-prices.ts';
import { openSqlite } from '../platform/engine/database.ts';
import { migrate } from '../platform/engine/migrate.ts';
import { keepTimeZone } from '../platform/engine/stored-time-zone.ts';
import { runCommand, startCommand } from '../testing/command.ts';
import { orderFile } from '../testing/order-file.ts';
import { dataFolder, endProcess, startProcess } from '../testing/process.ts';
import { insertRow } from '../testing/rows.ts';

const ORDERS = 5000;

let folder: string;
let remove: () => void;
let other: DatabaseSync;
const file = () => join(folder, 'orders.csv');
const count = (table: string) => Number(other.prepare(`select count(*) as n from ${table}`).get()?.n);

beforeEach(async () => {
  ({ folder, remove } = dataFolder());
  const { db } = openSqlite(join(folder, 'tawseel.db'));
  await migrate(db);
  await keepTimeZone(db, 'Asia/Dubai');
  await seedEssentials(db, DECIDED);
  await insertRow(db, 'warehouses');
  await db.destroy();
  writeFileSync(file(), orderFile(ORDERS));
  other = new DatabaseSync(join(folder, 'tawseel.db'), { timeout: 10_000 });
});
afterEach(() => {
  other.close();
  remove();
});

test('a dry run does not wait for writers', async () => {
  other.exec('begin immediate');
  const ran = await runCommand(folder, ['import', 'orders', file(), '--dry-run']);
  expect(ran).toMatchObject({
    code: 0,
    err: '',
    out: expect.stringMatching('5000 of 5000 rows could be imported'),
  });
});

/** Writes as soon as the import has stored some of its orders, and blocks other writers from then on. */
async function holdBetweenSlices(): Promise<void> {
  for (;;) {
    other.exec('begin immediate');
    if (count('orders') > 0) break;
    other.exec('rollback');
    await new Promise(setImmediate);
  }
  other.exec("insert into meta values ('note', 'written meanwhile')");
}

test('another process writes during an import, and after a kill the next start removes the import', async () => {
  const child = startCommand(folder, ['import', 'orders', file()]);
  const ended = once(child, 'close');
  await holdBetweenSlices();
  child.kill('SIGKILL');
  await ended;
  other.exec('commit');
  expect(count('orders')).toBeGreaterThan(0);
  expect(count('orders')).toBeLessThan(ORDERS);

  const told = await runCommand(folder, ['check']);
  expect([told.code, told.out]).toEqual([1, expect.stringMatching('orders are from an interrupted import')]);
  const server = await startProcess({ DATA_DIR: folder });
  expect(server.output).toMatch('An import was interrupted');
  await endProcess(server, 'SIGTERM');
  expect(['orders', 'order_events', 'unfinished_import', 'orders_search'].map(count)).toEqual([0, 0, 0, 0]);
  expect(await runCommand(folder, ['check'])).toMatchObject({ code: 0 });
});

test('the following import removes a killed one, and can be the same file', async () => {
  const child = startCommand(folder, ['import', 'orders', '-']);
  const ended = once(child, 'close');
  child.stdin?.end(orderFile(ORDERS));
  await holdBetweenSlices();
  child.kill('SIGKILL');
  await ended;
  other.exec('commit');
  expect(await runCommand(folder, ['import', 'orders', file()])).toMatchObject({ code: 0, err: '' });
  expect([count('orders'), count('order_events'), count('unfinished_import')]).toEqual([ORDERS, ORDERS, 0]);
  expect(await runCommand(folder, ['check'])).toMatchObject({ code: 0 });
});

test('an import that fills the disk says how its rows are removed, and that works', async () => {
  const full = await runCommand(folder, ['import', 'orders', file()], { limit: '-f 4000' });
  expect([full.code, full.err]).toEqual([1, expect.stringMatching('check --repair')]);
  expect(count('orders')).toBeGreaterThan(0);
  const repaired = await runCommand(folder, ['check', '--repair']);
  expect(repaired).toMatchObject({ code: 0, out: expect.stringMatching('orders were removed') });
  expect([count('orders'), count('order_events'), count('unfinished_import')]).toEqual([0, 0, 0]);
});

test('refuses an import and a restore while an import is running', async () => {
  await runCommand(folder, ['backup', join(folder, 'copy.db')]);
  const running = new DatabaseSync(join(folder, 'tawseel.db-import'));
  running.exec('begin exclusive');
  for (const args of [
    ['import', 'orders', file()],
    ['restore', join(folder, 'copy.db'), '--yes'],
  ]) {
    const refused = await runCommand(folder, args);
    expect([refused.code, refused.err]).toEqual([1, expect.stringMatching('An import of orders is running')]);
  }
  running.close();
  expect(count('orders')).toBe(0);
});
