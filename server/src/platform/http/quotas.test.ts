import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { routes } from '@tawseel/contract';
import { afterEach, describe, expect, test } from 'vitest';
import { NOW, sessionOf, startApp, type TestApp } from '../../testing/app.ts';
import { type Business, openBusiness } from '../../testing/business.ts';
import { DATABASES } from '../../testing/databases.ts';
import { orderFile, orderRows } from '../../testing/order-file.ts';
import { openSqlite } from '../engine/database.ts';
import { migrate } from '../engine/migrate.ts';
import { readSettings, type Settings } from '../settings.ts';
import type { Caller } from './auth.ts';

let server: TestApp;
let business: Business;
let close: () => Promise<void>;
afterEach(async () => {
  await server.app.close();
  await close();
});

async function start(
  opened: Pick<TestApp, 'db'> & { close: () => Promise<void> },
  settings: Partial<Settings>,
) {
  close = opened.close;
  business = await openBusiness(opened.db);
  server = await startApp(opened.db, settings);
}

const putIn = (token: string, more: object = {}) => {
  const { body } = business.samples['orders.createOrder']!;
  return server.send(
    routes.orders.createOrder,
    { body: { ...body, reference: undefined, ...more } },
    { token },
  );
};
const statusOf = async (answer: ReturnType<typeof putIn>) => (await answer).statusCode;

describe.each(DATABASES)('on $name', ({ open }) => {
  test('limits the orders that a key creates within an hour, and accepts more in the next', async () => {
    await start(await open(), { ORDERS_PER_HOUR: 2 });
    const { intake, sender } = business.keys;
    expect([await statusOf(putIn(intake)), await statusOf(putIn(intake))]).toEqual([201, 201]);
    server.clock.advance(60_000);
    const refused = await putIn(intake);
    expect(refused.json()).toMatchObject({
      code: 'quota_of_orders',
      message: 'More than 2 orders in an hour. Please try again in the next hour.',
    });
    expect(refused.headers['retry-after']).toBe('3540');
    expect(await statusOf(putIn(sender))).toBe(201);
    for (let order = 0; order < 3; order += 1) expect(await statusOf(putIn(server.token))).toBe(201);
    server.clock.advance(3_540_000);
    expect(await statusOf(putIn(intake))).toBe(201);
  });

  test('limits the bytes that a key stores within an hour, whatever it sends', async () => {
    await start(await open(), { MB_PER_HOUR: 1 });
    const { intake } = business.keys;
    const orderImage = Array.from({ length: 10 }, (_, at) => `https://shop.example/${at}/${'x'.repeat(450)}`);
    const seen = new Set<number>();
    for (let order = 0; order < 240; order += 1) seen.add(await statusOf(putIn(intake, { orderImage })));
    expect([...seen]).toEqual([201, 429]);
    expect((await putIn(intake, { orderImage })).json().message).toBe(
      'More than 1 MB in an hour. Please try again in the next hour.',
    );
  });

  test('counts files by their length, and their orders like single ones', async () => {
    await start(await open(), { MB_PER_HOUR: 1, ORDERS_PER_HOUR: 3 });
    const token = await sessionOf(server.db, business.staff.supervisor);
    const { checkFile, readPiece, checkImport, startImport } = routes.imports;
    async function send(text: string) {
      const file = Buffer.from(text);
      await server.call(
        checkFile,
        { body: { kind: 'orders', name: 'o.csv', bytes: file.length } },
        { token },
      );
      return server.send(readPiece, { params: { from: '0' }, file }, { token });
    }
    async function importTwo(from: number) {
      const rows = orderRows(from, 2).replaceAll(/2026-11-20T10:00:00Z/g, '');
      await send(orderFile(0) + rows);
      await server.call(checkImport, {}, { token });
      await server.app.jobs.idle();
      const answer = await server.send(startImport, { body: { checkedAt: NOW, leaveOut: true } }, { token });
      await server.app.jobs.idle();
      return answer;
    }
    expect((await importTwo(0)).statusCode).toBe(200);
    expect((await importTwo(2)).json()).toMatchObject({ code: 'quota_of_orders' });
    const long = `name\n${'x'.repeat(700_000)}\n`;
    expect((await send(long)).statusCode).toBe(200);
    expect((await send(long)).json()).toMatchObject({ code: 'quota_of_bytes' });
  });

  test('limits a sender to creating and cancelling a thousand pickups within an hour', async () => {
    await start(await open(), {});
    const cancel = () =>
      server.send(
        routes.pickups.cancelPickup,
        { params: { id: 'none' }, body: { reason: 'Closed', version: 'v' } as never },
        { token: business.keys.sender },
      );
    const seen = new Set<number>();
    for (let call = 0; call < 1001; call += 1) seen.add((await cancel()).statusCode);
    expect([...seen].at(-1)).toBe(429);
    expect((await cancel()).json()).toMatchObject({ code: 'quota_of_pickups' });
  });

  test('counts blank labels as labels: beyond 20,000 in an hour none are printed', async () => {
    await start(await open(), {});
    const id = business.staff.supervisor;
    const token = await sessionOf(server.db, id);
    const printTwo = () =>
      server.send(routes.labels.printBlankLabels, { body: { count: 2, size: 'a6' } }, { token });
    const services = { settings: readSettings({}), clock: server.clock.read };
    server.app.quotas.spend({ kind: 'person', id, role: 'supervisor' } as Caller, 'labels', 19_997, services);
    expect((await printTwo()).statusCode).toBe(200);
    expect((await printTwo()).json()).toMatchObject({ code: 'quota_of_labels' });
    const made = server.db.selectFrom('parcel_codes').select('code').where('job_id', 'is not', null);
    expect(await made.execute()).toHaveLength(2);
  });

  test('counts every copy of a label: beyond 20,000 in an hour none are printed', async () => {
    await start(await open(), {});
    const id = business.staff.supervisor;
    const token = await sessionOf(server.db, id);
    const { trackingID } = (await putIn(server.token)).json<{ data: { trackingID: string } }>().data;
    const print = (copies: number) =>
      server.send(
        routes.labels.printLabels,
        { body: { trackingIDs: [trackingID], size: 'a6', copies, reason: 'Torn' } },
        { token },
      );
    const services = { settings: readSettings({}), clock: server.clock.read };
    server.app.quotas.spend({ kind: 'person', id, role: 'supervisor' } as Caller, 'labels', 19_997, services);
    expect((await print(4)).json()).toMatchObject({ code: 'quota_of_labels' });
    expect((await print(3)).statusCode).toBe(200);
  });

  test('limits a member of staff to twenty changes of their profile within an hour', async () => {
    await start(await open(), {});
    const token = await sessionOf(server.db, business.staff.cashier);
    const body = { name: 'Sana Qureshi', phone: '050 118 6641', address: '', profileImage: '' };
    const seen: number[] = [];
    for (let change = 0; change < 21; change += 1)
      seen.push((await server.send(routes.account.updateProfile, { body }, { token })).statusCode);
    expect(seen).toEqual([...Array(20).fill(200), 429]);
  });
});

test('with little disk space keys and staff cannot save, administrators can, and all can read', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'tawseel-room-'));
  const { db } = openSqlite(join(folder, 'tawseel.db'));
  await migrate(db);
  const remove = async () => {
    await db.destroy();
    rmSync(folder, { recursive: true });
  };
  await start({ db, close: remove }, { STAFF_FREE_MB: 1_000_000_000 });
  const supervisor = await sessionOf(db, business.staff.supervisor);
  for (const token of [business.keys.intake, business.keys.sender, supervisor]) {
    const refused = await putIn(token);
    expect([refused.statusCode, refused.headers['retry-after'], refused.json().message]).toEqual([
      503,
      '5',
      expect.stringMatching(/^The disk of the server is almost full: .* only administrators can/),
    ]);
  }
  expect(await statusOf(putIn(server.token))).toBe(201);
  const { overview, orders } = routes;
  expect(
    (await server.send(orders.listOrders, { query: { page: 1 } }, { token: supervisor })).statusCode,
  ).toBe(200);
  const sample = business.samples['overview.readOverview'];
  expect((await server.send(overview.readOverview, sample, { token: supervisor })).statusCode).toBe(200);
});
