import { audit } from '@tawseel/contract/audit';
import { orders } from '@tawseel/contract/orders';
import { warehouses } from '@tawseel/contract/warehouses';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { seedEssentials } from '../../areas/rates/store/essentials.ts';
import { DECIDED } from '../../areas/rates/store/starting-prices.ts';
import { startApp, type TestApp } from '../../testing/app.ts';
import { SHARED } from '../../testing/databases.ts';
import { failsOnce, LOST, raising } from '../../testing/failing.ts';
import { ORDER, WAREHOUSE } from '../../testing/requests.ts';
import { insertRow } from '../../testing/rows.ts';

async function withServer(work: (server: TestApp) => Promise<void>): Promise<void> {
  const { db, close } = await SHARED.open();
  await seedEssentials(db, DECIDED);
  await insertRow(db, 'warehouses');
  const server = await startApp(db);
  await work(server);
  await server.app.close();
  for (const table of ['orders', 'warehouses']) {
    await sql`drop trigger if exists failing on ${sql.table(table)}`.execute(db);
  }
  await close();
}

const put = { body: ORDER };
const withKey = { headers: { 'idempotency-key': 'one' } };
const countAll = async ({ call }: TestApp) => (await call(orders.listOrders, { query: { page: 1 } })).total;

describe.runIf(SHARED.name === 'PostgreSQL')('on PostgreSQL', () => {
  test.each([
    ['whose connection is lost', LOST],
    ['that cannot be serialized', raising('40001')],
    ['that met a deadlock', raising('40P01')],
  ])('an order %s is stored once by a second attempt', (_, how) =>
    withServer(async (server) => {
      await failsOnce(server.db, how, 'orders', 'at once');
      await server.call(orders.createOrder, put);
      expect(await countAll(server)).toBe(1);
    }),
  );

  test('an order whose commit has an unknown outcome is stored by a second attempt if it has a key', () =>
    withServer(async (server) => {
      await failsOnce(server.db, LOST, 'orders', 'at the commit');
      await server.call(orders.createOrder, put, withKey);
      expect(await countAll(server)).toBe(1);
      expect((await server.call(audit.listAudit, { query: {} })).total).toBe(1);
    }));

  test('without a key its caller is told to check whether it exists', () =>
    withServer(async (server) => {
      await failsOnce(server.db, LOST, 'orders', 'at the commit');
      const { status, message } = await server.refused(orders.createOrder, put);
      expect([status, message]).toEqual([503, expect.stringMatching('may or may not be saved. Check')]);
    }));

  test('a warehouse whose transaction cannot be serialized is stored by a second attempt too', () =>
    withServer(async (server) => {
      await failsOnce(server.db, raising('40001'), 'warehouses', 'at once');
      await server.call(warehouses.createWarehouse, { body: { ...WAREHOUSE, password: 'eight or more' } });
      expect((await server.call(audit.listAudit, { query: {} })).data.map(({ call }) => call)).toEqual([
        'warehouses.createWarehouse',
      ]);
    }));

  test('a direct connection ends its statements after a minute', () =>
    withServer(async ({ db }) => {
      const { rows } = await sql`show statement_timeout`.execute(db);
      expect(rows).toEqual([{ statement_timeout: '1min' }]);
    }));

  test('a statement that the database cancels after its time limit is answered with a sentence', () =>
    withServer(async (server) => {
      await failsOnce(server.db, raising('57014'), 'orders', 'at once');
      const { status, message } = await server.refused(orders.createOrder, put);
      expect([status, message]).toEqual([503, expect.stringMatching('in the time it is given')]);
    }));
});
