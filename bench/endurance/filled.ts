import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fill } from '../fill.ts';
import { type Business, businessOnSqlite, type Server, startServer } from './business.ts';
import { type Calls, closedLoop, type Load, usualCalls } from './load.ts';

const ORDERS = 100_000;
const CONNECTIONS = 50;
const WARM_UP_SECONDS = 10;

/** A server with many orders on SQLite, warm, and the calls of a usual day to it. */
export type Filled = { folder: string; business: Business; server: Server; calls: Calls };

export async function openFilled(): Promise<Filled> {
  const folder = mkdtempSync(path.join(tmpdir(), 'tawseel-endurance-'));
  await fill(folder, ORDERS);
  const business = await businessOnSqlite(folder);
  const server = await startServer(business);
  const filled = { folder, business, server, calls: await usualCalls(server, ORDERS) };
  await atCapacity(filled, WARM_UP_SECONDS);
  return filled;
}

export function closeFilled({ folder }: Filled): void {
  rmSync(folder, { recursive: true, force: true });
}

/** As much as it can answer: callers who each ask again as soon as they are answered. */
export function atCapacity({ server, calls }: Filled, seconds: number): Promise<Load> {
  return closedLoop(server, calls, { connections: CONNECTIONS, seconds });
}
