import { routes } from '@tawseel/contract';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { startApp } from '../../../testing/app.ts';
import { SHARED } from '../../../testing/databases.ts';

/** More than the number of connections. */
const MANY = 12;

test.runIf(SHARED.name === 'PostgreSQL')(
  'waiting sign-ins leave database connections to other calls',
  async () => {
    const { db, connect, close } = await SHARED.open();
    const server = await startApp(db);
    const elsewhere = connect();
    const signIn = (number: number) =>
      server.send(
        routes.account.login,
        { body: { email: `nobody-${number}@tawseel.example`, password: 'a long wrong one' } },
        { token: null, from: `198.51.100.${number}` },
      );
    const signIns = await elsewhere.transaction().execute(async (trx) => {
      await sql`lock table login_failures in share row exclusive mode`.execute(trx);
      const waiting = Array.from({ length: MANY }, (_, number) => signIn(number));
      expect((await server.send(routes.orders.listOrders, { query: { page: 1 } })).statusCode).toBe(200);
      return { waiting };
    });
    const statuses = (await Promise.all(signIns.waiting)).map(({ statusCode }) => statusCode);
    expect(new Set(statuses)).toEqual(new Set([401]));
    await elsewhere.destroy();
    await server.app.close();
    await close();
  },
);
