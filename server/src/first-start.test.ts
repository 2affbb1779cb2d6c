import { sql } from 'kysely';
import { describe, expect, inject, test } from 'vitest';
import { keepAllStartingPrices } from './areas/rates/store/starting-prices.ts';
import { firstStart } from './first-start.ts';
import { openPostgres } from './platform/engine/database.ts';
import { openDatabase } from './platform/engine/open.ts';
import type { Services } from './platform/http/serve.ts';
import { readSettings } from './platform/settings.ts';
import { UserError } from './platform/user-error.ts';
import { DATABASES, SQLITE } from './testing/databases.ts';

const clock = () => new Date('2026-11-21T10:00:00.000Z');

function countOf(db: Services['db'], table: 'admins' | 'warehouses') {
  return db
    .selectFrom(table)
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow()
    .then(({ n }) => n);
}

describe.each(DATABASES)('on $name', ({ open }) => {
  async function withServices(
    work: (
      start: (settings?: Record<string, string>) => Promise<string[]>,
      db: Services['db'],
    ) => Promise<void>,
  ) {
    const { db, close } = await open();
    await work((settings = {}) => firstStart({ db, clock, settings: readSettings(settings) }), db);
    await close();
  }

  test('a weak ADMIN_PASSWORD is refused and creates no administrator', () =>
    withServices(async (start, db) => {
      await expect(start({ ADMIN_PASSWORD: 'password1234' })).rejects.toThrow(UserError);
      expect(await countOf(db, 'admins')).toBe(0);
    }));

  test('a business started without the demo never gets it', () =>
    withServices(async (start, db) => {
      expect((await start({ DEMO: 'no' }))[0]).toMatch(
        /^Sign in as admin@tawseel.example with the password \w{20}$/,
      );
      const news = await start();
      expect(news).toHaveLength(2);
      expect(news[0]).toBe('Starting prices not confirmed yet: 98 rates and 13 charges.');
      await keepAllStartingPrices(db);
      expect(await start()).toEqual([]);
      expect(await countOf(db, 'warehouses')).toBe(0);
      expect(await countOf(db, 'admins')).toBe(1);
    }));
});

test('a first start that ended after creating the administrator gets its demo at the next, once', async () => {
  const { db, close } = await SQLITE.open();
  const settings = readSettings({});
  await firstStart({ db, clock, settings: { ...settings, DEMO: false } });
  await db.deleteFrom('meta').execute();
  const news = await firstStart({ db, clock, settings });
  const ofStaff = /^Sign in as supervisor@, operator@ or cashier@tawseel.example with the password (\w{20})$/;
  expect(news).toEqual([
    expect.stringMatching(ofStaff),
    expect.stringMatching(/^Sign in as a driver at \/d\/ with the phone \+971 [\d ]+ and the PIN \d{6}$/),
    'Demo business loaded: 12000 orders, 9 warehouses',
    '(remove it with: npm run tawseel -- demo remove --yes)',
  ]);
  expect(await firstStart({ db, clock, settings })).toEqual([]);
  expect(await countOf(db, 'warehouses')).toBe(9);
  await close();
});

test('two first starts at once on one PostgreSQL create one business', async ({ skip }) => {
  const postgres = inject('postgres');
  if (!postgres) return skip('no PostgreSQL here');
  const name = `${postgres.prefix}starts`;
  const maker = openPostgres(postgres.url);
  await sql.raw(`create database ${name}`).execute(maker);
  await maker.destroy();
  const address = new URL(postgres.url);
  address.pathname = `/${name}`;
  const settings = readSettings({ DATABASE_URL: address.href, DEMO: 'no' });
  const starts = await Promise.all(
    [1, 2, 3].map(async () => {
      const { db } = await openDatabase(settings);
      const news = await firstStart({ db, clock, settings });
      return { db, news };
    }),
  );
  expect(starts.filter(({ news }) => news[0]?.startsWith('Sign in'))).toHaveLength(1);
  expect(await countOf(starts[0]!.db, 'admins')).toBe(1);
  for (const { db } of starts) await db.destroy();
});
