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
async function emptying(db: Database): Promise<string> {
  const all = await db.introspection.getTables();
  return `do $$ begin ${all.map(({ name }) => `delete from "${name}";`).join(' ')} end $$`;
}

/** A migrated database, how to connect to it and how to empty it; asking for its tables is slower than that. */
type Known = { connect: () => Database; emptied: string };

/** Keeps what is slow to make (a server, a database on it) for the next test of the same file. */
function kept(make: () => Promise<() => Database>): () => Promise<Opened> {
  const free: Known[] = [];
  const lend = (db: Database, known: Known): Opened => ({
    db,
    close: async () => {
      await db.destroy();
      free.push(known);
    },
  });
  return async () => {
    const known = free.pop();
    if (known) {
      const db = known.connect();
      await sql.raw(known.emptied).execute(db);
      return lend(db, known);
    }
    const connect = await make();
    const db = connect();
    await migrate(db);
    return lend(db, { connect, emptied: await emptying(db) });
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

export const SQLITE: TestedDatabase = { name: 'SQLite', open: openMemory };

/** PostgreSQL's own code without a server; slow, and no engine that a business runs on. */
export const PGLITE: TestedDatabase = { name: 'PGlite', open: openKeptPglite };

/** Both engines, PGlite where no PostgreSQL is: `for (const { name, open } of DATABASES) describe(name, …)`. */
export const DATABASES: TestedDatabase[] = [
  SQLITE,
  postgres ? { name: 'PostgreSQL', open: openKeptPostgres(postgres) } : PGLITE,
];
