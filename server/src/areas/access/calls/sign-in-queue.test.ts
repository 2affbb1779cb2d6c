import { availableParallelism } from 'node:os';
import { allRoutes } from '@tawseel/contract';
import { account } from '@tawseel/contract/account';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Place, runQueued } from '../../../platform/security/hash-queue.ts';
import { ADMIN, startApp, type TestApp } from '../../../testing/app.ts';
import { type Business, openBusiness } from '../../../testing/business.ts';
import { DATABASES, SHARED } from '../../../testing/databases.ts';

const KNOWN_FROM = '203.0.113.1';
/** Vitest's default of one second is too short for a hundred sign-ins on a busy machine. */
const PATIENTLY = { timeout: 50_000 };
/** Calls that hash a password or PIN, or are throttled like those. */
const COSTLY = [
  'account.login',
  'access.signInDriver',
  'access.forgotPassword',
  'access.resetPassword',
  'access.makePassword',
  'access.setPin',
  'administrators.createAdministrator',
  'warehouses.createWarehouse',
  'account.changePassword',
  'account.beginSecondFactor',
  'account.confirmSecondFactor',
];
const mailer = { consoleAt: 'https://parcels.example', send: async () => undefined };

describe.each(DATABASES)('the queue of password hashes, on $name', ({ open }) => {
  let server: TestApp;
  let business: Business;
  let close: () => Promise<void>;
  let leave: () => void;
  let inTurn: Promise<unknown>[];

  beforeEach(async () => {
    const opened = await open();
    server = await startApp(opened.db, {}, undefined, { mailer });
    business = await openBusiness(opened.db);
    close = opened.close;
    inTurn = [];
  });
  afterEach(async () => {
    leave();
    await Promise.all(inTurn);
    await server.app.close();
    await close();
  });

  /** Adds earlier entries to the queue, which stay until `leave`; some have their turn. */
  function fill(count: number, place: Partial<Place> = {}) {
    const gone = new Promise<void>((resolve) => {
      leave = resolve;
    });
    for (let index = 0; index < count; index += 1) {
      const name = `earlier ${index}`;
      inTurn.push(
        runQueued({ account: name, source: name, isKnown: true, ...place }, () => gone).catch(
          () => undefined,
        ),
      );
    }
  }
  const signIn = (email: string, password: string, from: string) =>
    server.send(account.login, { body: { email, password } }, { token: null, from });

  test('refuses every call that hashes, with a time to retry, if forty known sign-ins are waiting', async () => {
    fill(42);
    for (const name of COSTLY) {
      const row = allRoutes.find(({ area, name: call }) => `${area}.${call}` === name)!;
      const refused = await server.refused(row, business.samples[name]);
      expect([name, refused.status, refused.headers['retry-after']]).toEqual([name, 503, '5']);
      expect(refused.message).toBe('Too many people are signing in. Please try again in a few seconds.');
    }
    expect(await server.db.selectFrom('login_failures').selectAll().execute()).toEqual([]);
  });

  test('serves an address that signed in before first during a flood of unknown ones', async () => {
    fill(0);
    expect((await signIn(ADMIN.email, ADMIN.password, KNOWN_FROM)).statusCode).toBe(200);
    fill(2);
    const order: string[] = [];
    let refused = 0;
    const asked = async (who: string, email: string, password: string, from: string) => {
      const { statusCode } = await signIn(email, password, from);
      if (statusCode === 503) refused += 1;
      else order.push(who);
      return statusCode;
    };
    const strangers = Array.from({ length: 100 }, (_, index) =>
      asked('stranger', `nobody-${index}@tawseel.example`, 'a long wrong one', `198.51.100.${index % 25}`),
    );
    // Forty wait and some have their turn, two of them from before.
    const left = 100 - (40 + Math.min(2, Math.max(1, availableParallelism() - 1)) - 2);
    await vi.waitUntil(() => refused === left, PATIENTLY);
    const owner = asked('owner', ADMIN.email, ADMIN.password, KNOWN_FROM);
    // The owner's entry replaces one of an unknown caller.
    await vi.waitUntil(() => refused === left + 1, PATIENTLY);
    leave();
    expect(await owner).toBe(200);
    await Promise.all(strangers);
    expect(order.filter((who) => who === 'stranger')).toHaveLength(99 - left);
    // Its turn is next, but its reply may come after those of unknown callers, because it creates a session.
    expect(order.indexOf('owner')).toBeLessThan(20);
  });
});

test.runIf(SHARED.name === 'PostgreSQL')(
  'does not count correct passwords whose sessions are being created as failures of the next',
  async () => {
    const { db, connect, close } = await SHARED.open();
    const server = await startApp(db);
    const elsewhere = connect();
    const body = { email: ADMIN.email, password: ADMIN.password };
    const signIns = await elsewhere.transaction().execute(async (trx) => {
      await sql`select from accounts for update`.execute(trx);
      const waiting = Array.from({ length: 7 }, () =>
        server.send(account.login, { body }, { token: null, from: KNOWN_FROM }),
      );
      const right = () => trx.selectFrom('login_failures').select('account').execute();
      await expect.poll(right, PATIENTLY).toEqual(Array(7).fill({ account: `Right ${ADMIN.email}` }));
      return { waiting };
    });
    const statuses = (await Promise.all(signIns.waiting)).map(({ statusCode }) => statusCode);
    expect(statuses).toEqual(Array(7).fill(200));
    await elsewhere.destroy();
    await server.app.close();
    await close();
  },
);
