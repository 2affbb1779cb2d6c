import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { inject } from 'vitest';
import { openPostgres, openSqlite } from '../store/database.ts';
import { migrate } from '../store/migrate.ts';
import type { Database } from '../store/tables.ts';
import { loadImage, openPglite } from './pglite.ts';

export type Opened = { db: Database; close: () => Promise<void> };
export type TestedDatabase = {
  name: string;
  /** A migrated and empty database, in milliseconds; two open at a time are two databases. */
  open: () => Promise<Opened>;
};

/** Migrations fill no table but Kysely's own, so empty is as good as new. */
async function empty(db: Database): Promise<void> {
  const all = await db.introspection.getTables();
  const deletes = all.map(({ name }) => `delete from "${name}";`).join(' ');
  await sql.raw(`do $$ begin ${deletes} end $$`).execute(db);
}

/** Keeps what is slow to make (a server, a database on it) for the next test of the same file. */
function kept(make: () => Promise<() => Database>): () => Promise<Opened> {
  const free: (() => Database)[] = [];
  return async () => {
    const known = free.pop();
    const connect = known ?? (await make());
    const db = connect();
    if (known) await empty(db);
    else await migrate(db);
    return {
      db,
      close: async () => {
        await db.destroy();
        free.push(connect);
      },
    };
  };
}

async function openMemory(): Promise<Opened> {
  const { db } = openSqlite(':memory:');
  await migrate(db);
  return { db, close: () => db.destroy() };
}

const openKeptPglite = kept(async () => {
  const instance = await loadImage();
  return () => openPglite(instance);
});

function openKeptPostgres({ url, prefix }: { url: string; prefix: string }): () => Promise<Opened> {
  return kept(async () => {
    const name = `${prefix}${randomUUID().replaceAll('-', '')}`;
    const server = openPostgres(url);
    await sql.raw(`create database ${name}`).execute(server);
    await server.destroy();
    const address = new URL(url);
    address.pathname = `/${name}`;
    return () => openPostgres(address.href);
  });
}

const postgres = inject('postgres');

/** Every engine that runs here: `for (const { name, open } of DATABASES) describe(name, …)`. */
export const DATABASES: TestedDatabase[] = [
  { name: 'SQLite', open: openMemory },
  { name: 'PGlite', open: openKeptPglite },
  ...(postgres ? [{ name: 'PostgreSQL', open: openKeptPostgres(postgres) }] : []),
];
