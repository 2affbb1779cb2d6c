import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { seedEssentials } from '../areas/rates/store/essentials.ts';
import { DECIDED } from '../areas/rates/store/starting-prices.ts';
import { openSqlite } from '../platform/engine/database.ts';
import { migrate } from '../platform/engine/migrate.ts';
import { runCommand } from '../testing/command.ts';
import { insertRow } from '../testing/rows.ts';

const SHOPIFY = join(import.meta.dirname, '../../../docs/samples/shopify-orders.csv');
const SET = ['sender_email=orders@oud.example', 'pickup_city=Dubai', 'weight_kg=1'];
const SIDES = ['length_cm=30', 'width_cm=20', 'height_cm=10'];

let folder: string;
const inFolder = (name: string) => join(folder, name);

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'tawseel-shop-'));
  const { db } = openSqlite(inFolder('tawseel.db'));
  await migrate(db);
  await seedEssentials(db, DECIDED);
  await insertRow(db, 'warehouses');
  await insertRow(db, 'senders', { role: 'Company', email: 'orders@oud.example' });
  await db.destroy();
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function importOrders(...more: string[]) {
  const set = [...SET, ...SIDES].flatMap((one) => ['--set', one]);
  return runCommand(folder, ['import', 'orders', SHOPIFY, '--mapping', 'shopify', ...set, ...more]);
}

test("a shop's file reports what is left out and why, is refused a second time, and can be imported further", async () => {
  const first = await importOrders();
  expect([first.code, first.err]).toEqual([0, '']);
  expect(first.out).toMatch('anything but paid, partially_paid, pending, authorized in Financial Status');
  expect(first.out).toMatch('1 refunded (line 6), 1 Cancelled at (line 7), 1 fulfilled (line 8)');
  expect(first.out).toMatch('To import those too: --take "refunded"');
  expect(first.out).toMatch('5 of 5 rows imported as orders.');

  const again = await importOrders();
  expect(again.code).toBe(1);
  expect(again.err).toMatch('5 × reference: expected a reference not yet used by this sender');
  expect(again.err).toMatch('5 rows are bad of 5: nothing was imported.');

  writeFileSync(inFolder('more.json'), JSON.stringify({ liveRowsHave: { 'Cancelled at': null } }));
  const mapping = ['--mapping', inFolder('more.json'), '--take', 'refunded', '--take', 'voided'];
  const further = await importOrders(...mapping, '--skip-bad', inFolder('bad.csv'));
  expect(further.out).toMatch('left out, but for refunded, voided: rows with');
  expect(further.out).toMatch('2 of 7 rows imported as orders.');
  expect(readFileSync(inFolder('bad.csv'), 'utf8').match(/^#1001/gm)).toHaveLength(1);
});
