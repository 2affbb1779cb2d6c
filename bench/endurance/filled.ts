import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fill, SENDERS } from '../fill.ts';
import { senderRows } from '../people-rows.ts';
import {
  type Business,
  businessOnPostgres,
  businessOnSqlite,
  type Server,
  startServer,
  withDatabaseOf,
} from './business.ts';
import { type Calls, closedLoop, type Load, usualCalls } from './load.ts';

const ORDERS = 100_000;
const CONNECTIONS = 50;
const WARM_UP_SECONDS = 10;

/** A server with many orders on SQLite, warm, and the calls of a usual day to it. */
export type Filled = { folder: string; business: Business; server: Server; calls: Calls };

/** The calls are of so many pages, the newest first; otherwise of all that there are at the beginning. */
export async function openFilled(pages = ORDERS / 10): Promise<Filled> {
  const folder = mkdtempSync(path.join(tmpdir(), 'tawseel-endurance-'));
  await fill(folder, ORDERS);
  const business = await businessOnSqlite(folder);
  const server = await startServer(business);
  const filled = { folder, business, server, calls: await usualCalls(server, pages) };
  await atCapacity(filled, WARM_UP_SECONDS);
  return filled;
}

export function closeFilled({ folder }: Pick<Filled, 'folder'>): void {
  rmSync(folder, { recursive: true, force: true });
}

/** Load at capacity: callers who each send the next call as soon as the last is answered. */
export function atCapacity({ server, calls }: Filled, seconds: number): Promise<Load> {
  return closedLoop(server, calls, { connections: CONNECTIONS, seconds });
}

const ROWS = 1000;

/** A business with many senders, on SQLite also with many orders; undefined without PostgreSQL. */
export async function fillLarge(engine: 'sqlite' | 'postgres'): Promise<Business | undefined> {
  if (engine === 'sqlite') {
    const folder = mkdtempSync(path.join(tmpdir(), 'tawseel-endurance-'));
    await fill(folder, ORDERS);
    return { ...(await businessOnSqlite(folder)), remove: async () => closeFilled({ folder }) };
  }
  const business = await businessOnPostgres();
  if (!business) return undefined;
  await withDatabaseOf(business, async (db) => {
    const rows = [...senderRows(SENDERS, Date.now())];
    for (let from = 0; from < rows.length; from += ROWS) {
      await db
        .insertInto('senders')
        .values(rows.slice(from, from + ROWS))
        .execute();
    }
  });
  return business;
}
