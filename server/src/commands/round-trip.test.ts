import { randomUUID } from 'node:crypto';
import { routes } from '@tawseel/contract';
import { BUSINESS_TIME_ZONE } from '@tawseel/contract/facts/limits';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import { importedTables } from '../areas/exports/csv-tables.ts';
import { seedEssentials } from '../areas/rates/store/essentials.ts';
import { DECIDED } from '../areas/rates/store/starting-prices.ts';
import { openPostgres, openSqlite } from '../platform/engine/database.ts';
import { migrate } from '../platform/engine/migrate.ts';
import type { Database, Tables } from '../platform/engine/tables.ts';
import { ADMIN, startApp, type TestApp } from '../testing/app.ts';
import { commandFolder } from '../testing/command-folder.ts';
import { exportText, importText } from '../testing/csv-text.ts';
import { rowsOf } from '../testing/imported-rows.ts';
import { BUSINESS, ORDER, SENDER, STAFF, WAREHOUSE } from '../testing/requests.ts';
import { totpCode } from '../testing/totp-code.ts';
import { findProblems } from './check.ts';

const LOGO =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGNgYGBgAAAABQABh6FO1AAAAABJRU5ErkJggg==';
const PIN = '271828';
const { account, orders, staff, apiKeys, business, audit, access } = routes;

/** Makes the calls of an office's day, and returns what is needed to find its data later. */
async function workADay(server: TestApp) {
  const { _id: warehouseId } = (
    await server.call(routes.warehouses.createWarehouse, {
      body: { ...WAREHOUSE, password: 'eight letters or more' },
    })
  ).data;
  const cashier = { ...STAFF, city: 'Dubai', warehouseId } as const;
  const driver = { ...cashier, email: 'imran@tawseel.example', phoneNo: '+971 55 210 4471' } as const;
  const { data: karim } = await server.call(staff.cashier.createStaff, { body: cashier });
  const { data: imran } = await server.call(staff.driver.createStaff, { body: driver });
  await server.call(access.setPin, { params: { id: imran._id }, body: { pin: PIN } });
  const { data: shop } = await server.call(routes.senders.createSender, {
    body: {
      ...SENDER,
      city: 'Dubai',
      legalName: 'Noor Trading L.L.C',
      trn: '100384726190003',
      makani: '30032 95320',
      landmark: 'By the =souk',
      iban: BUSINESS.iban,
    },
  });
  const { secret: key } = await server.call(apiKeys.createApiKey, {
    body: { name: 'Shop', role: 'sender', ownerId: shop._id },
  });
  const take = async (reference: string) =>
    (
      await server.call(orders.createOrder, {
        body: { ...ORDER, senderId: shop._id, warehouseId, reference },
      })
    ).data.trackingID;
  const at = (trackingID: string) => ({ params: { trackingID } });
  const versionOf = async (id: string) => (await server.call(orders.readOrder, at(id))).data.version;
  const move = (
    id: string,
    trackingStatus: 'accepted' | 'pickup' | 'warehouse' | 'assignedtodriver' | 'delivered',
  ) => server.call(orders.moveOrder, { ...at(id), body: { trackingStatus } });

  const [corrected, cancelled, undone, paid] = [
    await take('#1'),
    await take('#2'),
    await take('#3'),
    await take('#4'),
  ];
  await move(corrected, 'accepted');
  await server.call(orders.updateOrder, {
    ...at(corrected),
    body: {
      version: await versionOf(corrected),
      orderDetails: 'Fragile, أحمد',
      dropoff: { receiverPhone: '+971 50 118 6641' },
      reason: 'The sender rang',
    },
  });
  await server.call(orders.cancelOrder, { ...at(cancelled), body: { reason: 'Ordered twice' } });
  await move(undone, 'accepted');
  await server.call(orders.undoMove, { ...at(undone), body: { version: await versionOf(undone) } });
  for (const status of ['accepted', 'pickup', 'warehouse', 'assignedtodriver', 'delivered'] as const)
    await move(paid, status);
  await server.call(orders.handInCash, { ...at(paid), body: { cashHandedIn: true } });
  await server.call(routes.payments.createCashierPayment, {
    params: { cashierId: karim._id },
    body: { month: '2026-10', totalAmount: 4500, notes: 'Salary', invoiceImg: [], paidOn: '2026-11-02' },
  });
  await server.call(business.updateBusiness, { body: { ...BUSINESS, logo: LOGO, version: 0 } });
  const { secret } = (await server.call(account.beginSecondFactor, { body: { password: ADMIN.password } }))
    .data;
  const code = totpCode(secret, server.clock.read());
  const { recoveryCodes } = (await server.call(account.confirmSecondFactor, { body: { code } })).data;
  return { warehouseId, key, recoveryCodes, ids: [corrected, cancelled, undone, paid], driver: imran._id };
}

type Day = Awaited<ReturnType<typeof workADay>>;

/** Reads everything of a business that must be the same: its data, and the accepted credentials. */
async function tell(db: Database, { key, recoveryCodes, ids }: Day) {
  const server = await startApp(db);
  try {
    const { token } = await server.call(
      routes.account.login,
      { body: { email: ADMIN.email, password: ADMIN.password, code: recoveryCodes[0] ?? '' } },
      { token: null },
    );
    const along = { token };
    const signIn = { phone: '055 210 4471', pin: PIN, deviceId: 'a-phone-of-the-driver' };
    await server.call(access.signInDriver, { body: signIn }, { token: null });
    const histories = await Promise.all(
      ids.map((trackingID) => server.call(orders.listTrackingEvents, { params: { trackingID } }, along)),
    );
    const { data: settings } = await server.call(business.readBusiness, {}, along);
    const { data: rows } = await server.call(audit.listAudit, { query: { limit: 100 } }, along);
    return {
      owner: (await server.call(apiKeys.readCaller, {}, { token: key })).data,
      histories,
      settings,
      orders: (await server.call(orders.listOrders, { query: { page: 1 } }, along)).data,
      finance: await server.call(routes.finance.readAdminFinance, { body: { dateFilter: 'today' } }, along),
      // The sign-ins of this check are rows themselves.
      audit: rows.filter(({ after }) => after?.signedIn === undefined),
    };
  } finally {
    await server.app.close();
  }
}

const { inFolder, run } = commandFolder();
let db: Database;
let day: Day;
beforeEach(async () => {
  ({ db } = openSqlite(inFolder('tawseel.db')));
  await migrate(db);
  await seedEssentials(db, DECIDED);
  const server = await startApp(db);
  day = await workADay(server);
  await server.app.close();
});
afterEach(() => db.destroy());

test('a backup restores everything that the office wrote, to the last row, and all can sign in as before', async () => {
  expect(await run('backup', inFolder('copy.db'))).toMatchObject({ code: 0, err: '' });
  const before = await tell(db, day);
  await db.destroy();
  expect(await run('restore', inFolder('copy.db'), '--yes')).toMatchObject({ code: 0, err: '' });
  ({ db } = openSqlite(inFolder('tawseel.db')));
  expect(await findProblems(db, BUSINESS_TIME_ZONE)).toEqual([]);
  expect(await tell(db, day)).toEqual(before);
});

test.runIf(inject('postgres'))(
  'everything that the office wrote moves to PostgreSQL, to the last row, and all can sign in as before',
  async () => {
    const { url = '', prefix = '' } = inject('postgres') ?? {};
    const name = `${prefix}${randomUUID().replaceAll('-', '')}`;
    const maker = openPostgres(url);
    await sql.raw(`create database ${name}`).execute(maker);
    await maker.destroy();
    const address = new URL(url);
    address.pathname = `/${name}`;
    await db.destroy();
    expect(await run('migrate-to', address.href)).toMatchObject({ code: 0, err: '' });
    const target = openPostgres(address.href);
    ({ db } = openSqlite(inFolder('tawseel.db')));
    try {
      expect(await findProblems(target, BUSINESS_TIME_ZONE)).toEqual([]);
      expect(await tell(target, day)).toEqual(await tell(db, day));
    } finally {
      await target.destroy();
    }
  },
);

test('everything that the office wrote is exported and imported as CSV, except credentials and their audit rows', async () => {
  const { db: other } = openSqlite(inFolder('other.db'));
  try {
    await migrate(other);
    const files = new Map<string, string>();
    for (const { name } of importedTables) files.set(name, await exportText(db, name));
    for (const [name, csv] of files)
      expect([name, (await importText(other, name, csv)).shown]).toEqual([name, []]);
    for (const [name, csv] of files) expect(await exportText(other, name)).toBe(csv);
    for (const table of ['senders', 'order_events', 'order_totals', 'cashier_payments'] as const)
      expect(await rowsOf(other, table)).toEqual(await rowsOf(db, table));
    for (const table of [
      'accounts',
      'admins',
      'api_keys',
      'second_factors',
      'recovery_codes',
      'audit',
      'business',
    ] as const)
      expect([table, await rowsOf(other, table as keyof Tables)]).toEqual([table, []]);
    expect(await findProblems(other, BUSINESS_TIME_ZONE)).toEqual([]);
  } finally {
    await other.destroy();
  }
});
