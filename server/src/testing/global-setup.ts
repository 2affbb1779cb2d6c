import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { TestProject } from 'vitest/node';
import { openPostgres } from '../platform/engine/database.ts';
import { startCluster } from './postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Absent where no PostgreSQL is. Every database a test makes begins with the prefix. */
    postgres: { url: string; prefix: string } | undefined;
  }
}

async function dropDatabases(url: string, prefix: string): Promise<void> {
  const server = openPostgres(url);
  const { rows } = await sql<{ datname: string }>`
    select datname from pg_database where starts_with(datname, ${prefix})`.execute(server);
  for (const { datname } of rows) await sql.raw(`drop database ${datname} with (force)`).execute(server);
  await server.destroy();
}

/** Global setup, once per run of the server's tests: DATABASE_URL_TEST, or a PostgreSQL of our own if installed. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const prefix = `tawseel_test_${randomUUID().slice(0, 8)}_`;
  const given = process.env.DATABASE_URL_TEST;
  const cluster = given ? undefined : startCluster();
  const url = given ?? cluster?.url;
  project.provide('postgres', url ? { url, prefix } : undefined);
  return async () => {
    if (given) await dropDatabases(given, prefix);
    await cluster?.stop();
  };
}
