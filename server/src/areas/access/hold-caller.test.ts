import { allRoutes } from '@tawseel/contract';
import { access } from '@tawseel/contract/access';
import { myDay } from '@tawseel/contract/my-day';
import { isReading } from '@tawseel/contract/route';
import { scanning } from '@tawseel/contract/scanning';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Tables } from '../../platform/engine/tables.ts';
import { inTransaction } from '../../platform/engine/transaction.ts';
import { commitWork } from '../../platform/engine/write-queue.ts';
import { hashToken } from '../../platform/security/tokens.ts';
import { sessionOf, startApp, type TestApp } from '../../testing/app.ts';
import { type Business, openBusiness } from '../../testing/business.ts';
import { DATABASES } from '../../testing/databases.ts';
import { insertRow } from '../../testing/rows.ts';

// The real function; a test does something to the caller just before it begins.
vi.mock('../../platform/engine/transaction.ts', async (actual) => {
  const real = await actual<typeof import('../../platform/engine/transaction.ts')>();
  return { ...real, inTransaction: vi.fn(real.inTransaction) };
});

vi.mock('../../platform/engine/write-queue.ts', async (actual) => {
  const real = await actual<typeof import('../../platform/engine/write-queue.ts')>();
  return { ...real, commitWork: vi.fn(real.commitWork) };
});

const AREAS = /^(access|administrators|apiKeys|profile|supervisors|operators|drivers|cashiers)$/;
/** Calls that create, keep or change a person's access. */
const givingAccess = allRoutes.filter(
  (row) => (AREAS.test(row.area) && row.may !== 'anybody' && !isReading(row)) || row.name === 'updateProfile',
);
const TABLES = ['accounts', 'admins', 'staff', 'api_keys', 'reset_links', 'second_factors', 'audit'] as const;

describe.each(DATABASES)('access that is lost during a call, on $name', ({ open }) => {
  let server: TestApp;
  let business: Business;
  let close: () => Promise<void>;

  beforeEach(async () => {
    const opened = await open();
    server = await startApp(opened.db);
    business = await openBusiness(opened.db);
    close = opened.close;
  });
  afterEach(async () => {
    vi.mocked(inTransaction).mockReset();
    vi.mocked(commitWork).mockReset();
    await server.app.close();
    await close();
  });

  const stored = async () => {
    const rowsOf = (table: keyof Tables) => server.db.selectFrom(table).selectAll().execute();
    const all = await Promise.all(TABLES.map(rowsOf));
    return all.map((rows) => rows.map((row) => JSON.stringify(row)).sort());
  };
  /** Runs `work` before the next transaction begins, after the caller was authenticated. */
  async function beforeWriting(work: () => Promise<unknown>) {
    const { inTransaction: real } = await vi.importActual<
      typeof import('../../platform/engine/transaction.ts')
    >('../../platform/engine/transaction.ts');
    vi.mocked(inTransaction)
      .mockImplementation(real)
      .mockImplementationOnce(async (...given) => {
        await work();
        return real(...given);
      });
  }

  test('a session that has ended creates no credentials', async () => {
    const before = await stored();
    const token_hash = hashToken(server.token);
    const session = await server.db
      .selectFrom('sessions')
      .selectAll()
      .where('token_hash', '=', token_hash)
      .executeTakeFirstOrThrow();
    expect(givingAccess.length).toBeGreaterThan(25);
    for (const row of givingAccess) {
      const name = `${row.area}.${row.name}`;
      await beforeWriting(() =>
        server.db.deleteFrom('sessions').where('token_hash', '=', token_hash).execute(),
      );
      const { status } = await server.refused(row, business.samples[name]);
      expect([name, status]).toEqual([name, 401]);
      await server.db.insertInto('sessions').values(session).execute();
    }
    expect(await stored()).toEqual(before);
  });

  test('a session that has ended records no act of a driver and no scan', async () => {
    const { commitWork: real } = await vi.importActual<typeof import('../../platform/engine/write-queue.ts')>(
      '../../platform/engine/write-queue.ts',
    );
    for (const [row, kind] of [
      [myDay.sendActs, 'driver'],
      [scanning.scan, 'operator'],
    ] as const) {
      const token = await sessionOf(server.db, business.staff[kind]);
      vi.mocked(commitWork).mockImplementation(async (...given) => {
        await server.db.deleteFrom('sessions').where('token_hash', '=', hashToken(token)).execute();
        return real(...given);
      });
      const refused = await server.refused(row, business.samples[`${row.area}.${row.name}`], { token });
      expect([row.name, refused.status]).toEqual([row.name, 401]);
    }
  });

  test('staff who were moved during the call set no PIN in their previous warehouse', async () => {
    const { id: warehouse_id } = await insertRow(server.db, 'warehouses');
    const { supervisor } = business.staff;
    const token = await sessionOf(server.db, supervisor);
    await beforeWriting(() =>
      server.db.updateTable('staff').set({ warehouse_id }).where('id', '=', supervisor).execute(),
    );
    const refused = await server.refused(access.setPin, business.samples['access.setPin'], { token });
    expect(refused).toMatchObject({ status: 409, message: expect.stringContaining('moved') });
  });
});
