import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect, inject } from 'vitest';
import { engineOf, openPostgres, openSqlite } from '../platform/engine/database.ts';
import { migrate } from '../platform/engine/migrate.ts';
import type { Database } from '../platform/engine/tables.ts';
import { loadImage, openPglite } from './pglite.ts';

export type OpenedTestDatabase = {
  db: Database;
  /** Deletes all rows; the tables stay. */
  empty: () => Promise<void>;
  close: () => Promise<void>;
};
/** `queryMs` is the statement timeout. */
type Connect = (queryMs?: number) => Database;
/** A database of a server that others can share: `connect` opens it once more, as another process would. */
export type Shared = OpenedTestDatabase & { connect: Connect };
export type TestedDatabase<O extends OpenedTestDatabase = OpenedTestDatabase> = {
  name: string;
  /** A migrated and empty database, in milliseconds; two open at a time are two databases. */
  open: () => Promise<O>;
};

/** Tables of the search index, which triggers keep in step with the orders. */
const SEARCH_INDEX = /^orders_search/;

/** Foreign key order, children before parents, for emptying; the other tables name nothing and come after. */
const CHILDREN_FIRST = [
  'cash_held',
  'driver_expenses',
  'postings',
  'balances',
  'cash_counts',
  'custody',
  'sender_charges',
  'invoices',
  'statements',
  'shops',
  'promises',
  'proofs',
  'late_money',
  'stop_acts',
  'run_stops',
  'contact_calls',
  'follow_ups',
  'parcel_codes',
  'prints',
  'print_jobs',
  'visit_acts',
  'pickup_visits',
  'pickups',
  'runs',
  'stations',
  'stock_counts',
  'areas',
  'order_events',
  'order_totals',
  'orders',
  'city_rates',
  'zone_rates',
  'cashier_payments',
  'api_keys',
  'staff',
  'sessions',
];

async function tablesOf(db: Database): Promise<string[]> {
  const names = (await db.introspection.getTables()).map(({ name }) => name);
  const others = names.filter((name) => !SEARCH_INDEX.test(name) && !CHILDREN_FIRST.includes(name));
  return [...CHILDREN_FIRST, ...others];
}

/** Postings are only deleted while the demo is removed. */
const REMOVING = `insert into meta (key, value) values ('demo', 'removing')
  on conflict (key) do update set value = 'removing'`;

/** Delete statements that empty a database. Migrations fill no table but Kysely's own, so empty is as good as new. */
async function emptying(db: Database): Promise<string[]> {
  const deletes = [REMOVING, ...(await tablesOf(db)).map((name) => `delete from "${name}"`)];
  return engineOf(db).name === 'sqlite' ? deletes : [`do $$ begin ${deletes.join('; ')}; end $$`];
}

/** Rows that come then stand in the order they came in, as in a new database; slower than deletes. */
async function truncate(db: Database): Promise<void> {
  const names = (await tablesOf(db)).map((name) => `"${name}"`);
  await run(db, [`truncate ${names.join()} restart identity`]);
}

/** Columns, constraints, indexes and triggers of a PostgreSQL database, as one text for comparison. */
async function fingerprint(db: Database): Promise<string | undefined> {
  const { rows } = await sql<{ schema: string }>`
    select md5(string_agg(part, ',' order by part)) as schema from (
      select concat(table_name, column_name, data_type, column_default, is_nullable) as part
        from information_schema.columns where table_schema = 'public'
      union all select concat(conrelid::regclass, conname, pg_get_constraintdef(oid)) from pg_constraint
        where connamespace = 'public'::regnamespace
      union all select indexdef from pg_indexes where schemaname = 'public'
      union all select pg_get_triggerdef(oid) from pg_trigger where not tgisinternal
    ) as parts`.execute(db);
  return rows[0]?.schema;
}

async function run(db: Database, statements: string[]): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

/** Cached delete statements: introspection is slower than emptying, so it is done once. */
type KeptDatabase = {
  connect: Connect;
  emptying: string[];
  schema: string | undefined;
  file: string | undefined;
};

/**
 * Object pool: keeps what is slow to make (a server, a database on it) for the next test of the same process, unless a
 * test left another schema behind than it found.
 */
function kept(make: () => Promise<Connect>): () => Promise<Shared> {
  const free: KeptDatabase[] = [];
  const lend = (db: Database, known: KeptDatabase): Shared => ({
    db,
    connect: known.connect,
    empty: () => run(db, known.emptying),
    close: async () => {
      const left = await fingerprint(db).catch(() => undefined);
      await db.destroy();
      if (left === known.schema) free.push({ ...known, file: expect.getState().testPath });
    },
  });
  return async () => {
    const known = free.pop();
    if (known) {
      const db = known.connect();
      if (known.file === expect.getState().testPath) await run(db, known.emptying);
      else await truncate(db);
      return lend(db, known);
    }
    const connect = await make();
    const db = connect();
    await migrate(db);
    return lend(db, {
      connect,
      emptying: await emptying(db),
      schema: await fingerprint(db),
      file: undefined,
    });
  };
}

/** A migrated database as bytes, made once for each process: it loads in 1 ms, and migrating takes 80. */
let image: Uint8Array | undefined;

async function openMemory(): Promise<OpenedTestDatabase> {
  const { db, connection } = openSqlite(':memory:');
  if (image) connection.deserialize(image);
  else await migrate(db);
  image ??= connection.serialize();
  let known: string[] | undefined;
  return {
    db,
    empty: async () => {
      known ??= await emptying(db);
      await run(db, known);
    },
    close: () => db.destroy(),
  };
}

const openKeptPglite = kept(async () => {
  const instance = await loadImage();
  return () => openPglite(instance);
});

function openKeptPostgres({ url, prefix }: { url: string; prefix: string }): () => Promise<Shared> {
  return kept(async () => {
    const name = `${prefix}${randomUUID().replaceAll('-', '')}`;
    const server = openPostgres(url);
    await sql.raw(`create database ${name}`).execute(server);
    await server.destroy();
    const address = new URL(url);
    address.pathname = `/${name}`;
    return (queryMs) => openPostgres(address.href, queryMs);
  });
}

const postgres = inject('postgres');

export const SQLITE: TestedDatabase = { name: 'SQLite', open: openMemory };

/** PGlite, PostgreSQL's own code without a server; slow, and no engine that a business runs on. */
export const PGLITE: TestedDatabase<Shared> = { name: 'PGlite', open: openKeptPglite };

/** Database that several servers can share; PGlite if no PostgreSQL is installed. */
export const SHARED: TestedDatabase<Shared> = postgres
  ? { name: 'PostgreSQL', open: openKeptPostgres(postgres) }
  : PGLITE;

/** Both engines: `for (const { name, open } of DATABASES) describe(name, …)`. */
export const DATABASES: TestedDatabase[] = [SQLITE, SHARED];
