import { BUSINESS_TIME_ZONE } from '@tawseel/contract/facts/limits';
import { seedEssentials } from '@tawseel/server/src/areas/rates/store/essentials.ts';
import { DECIDED } from '@tawseel/server/src/areas/rates/store/starting-prices.ts';
import { findProblems } from '@tawseel/server/src/commands/check.ts';
import { openDatabase } from '@tawseel/server/src/platform/engine/open.ts';
import type { Database } from '@tawseel/server/src/platform/engine/tables.ts';
import { readSettings } from '@tawseel/server/src/platform/settings.ts';
import { insertKey } from '@tawseel/server/src/testing/keys.ts';
import { type Cluster, startCluster } from '@tawseel/server/src/testing/postgres.ts';
import {
  dataFolder,
  endProcess,
  type Running as Process,
  startProcess,
} from '@tawseel/server/src/testing/process.ts';
import { insertRow } from '@tawseel/server/src/testing/rows.ts';
import type { Running } from '../measure.ts';

/** A small business on a database of its own, and the keys of a shop and of a driver app. */
export type Business = {
  settings: Record<string, string>;
  intake: string;
  tracking: string;
  cluster?: Cluster;
  remove: () => Promise<void>;
};

/** A server process, asked with the shop's key unless another token is named. */
export type Server = Pick<Running, 'url' | 'token'> & { process: Process };

export async function withDatabaseOf<T>(
  { settings }: Pick<Business, 'settings'>,
  work: (db: Database) => Promise<T>,
): Promise<T> {
  const { db } = await openDatabase(readSettings(settings));
  try {
    return await work(db);
  } finally {
    await db.destroy();
  }
}

async function fillBusiness(
  settings: Record<string, string>,
): Promise<Pick<Business, 'intake' | 'tracking'>> {
  return withDatabaseOf({ settings }, async (db) => {
    await seedEssentials(db, DECIDED);
    const known = await db.selectFrom('warehouses').select('id').limit(1).executeTakeFirst();
    if (!known) await insertRow(db, 'warehouses');
    return { intake: await insertKey(db, 'intake'), tracking: await insertKey(db, 'tracking') };
  });
}

/** Creates a business on SQLite, in a new folder or in the given one. */
export async function businessOnSqlite(folder?: string): Promise<Business> {
  const own = folder === undefined ? dataFolder() : undefined;
  const settings = { DATA_DIR: folder ?? own?.folder ?? '' };
  return { settings, ...(await fillBusiness(settings)), remove: async () => own?.remove() };
}

/** A business on a PostgreSQL of its own with durable commits; undefined if none is installed. */
export async function businessOnPostgres(): Promise<Business | undefined> {
  const cluster = startCluster('durable');
  if (!cluster) return undefined;
  const settings = { DATABASE_URL: cluster.url };
  return { settings, ...(await fillBusiness(settings)), cluster, remove: cluster.stop };
}

/** Runs a case on SQLite so many times, and a quarter of that on PostgreSQL where it is installed. */
export async function onBothDatabases<T>(
  work: (name: string, business: Business, cycles: number) => Promise<T>,
  cycles: number,
): Promise<T[]> {
  const results = [await work('SQLite', await businessOnSqlite(), cycles)];
  const postgres = await businessOnPostgres();
  if (postgres) results.push(await work('PostgreSQL', postgres, Math.ceil(cycles / 4)));
  return results;
}

/** The output of a server is kept in memory here, which an hour's request log would fill. */
const REQUESTS_UNLOGGED = { LOG_LEVEL: 'warn' };

export async function startServer(
  { settings, intake }: Business,
  more: Record<string, string> = {},
): Promise<Server> {
  const process = await startProcess({ ...REQUESTS_UNLOGGED, ...settings, ...more });
  return { url: process.address, token: intake, process };
}

export async function stopServer({ process }: Server): Promise<void> {
  const code = await endProcess(process, 'SIGTERM');
  if (code !== 0) throw new Error(`The server ended with ${code}: ${process.output}`);
}

/** Returns the findings of `npm run tawseel -- check`. */
export function problemsOf(business: Business): Promise<string[]> {
  return withDatabaseOf(business, (db) => findProblems(db, BUSINESS_TIME_ZONE));
}

/** Stops a server in good order; prints what the check finds then, and answers it. */
export async function stopAndCheck(server: Server, business: Business): Promise<string[]> {
  await stopServer(server);
  const problems = await problemsOf(business);
  for (const problem of problems) console.log(problem);
  return problems;
}
