import { setImmediate } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { deleteOldAudit } from './areas/audit/store.ts';
import { deleteOldScans } from './areas/scanning/store/scans.ts';
import { deleteOldAnswers } from './platform/engine/idempotency.ts';
import type { Database } from './platform/engine/tables.ts';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

/** Takes out rows of the audit log older than so many days, a little at a time, so that others write meanwhile. */
export async function trimAudit(db: Database, days: number, now: Date): Promise<void> {
  const before = new Date(now.getTime() - days * DAY_MS).toISOString();
  while (await deleteOldAudit(db, before)) await setImmediate();
}

type Watched = { db: Database; log: FastifyBaseLogger; clock: () => Date };

/** The same of scans, so many days after the end of their orders. */
export async function trimScans(db: Database, days: number, now: Date): Promise<void> {
  const before = new Date(now.getTime() - days * DAY_MS).toISOString();
  while (await deleteOldScans(db, before)) await setImmediate();
}

type Days = { audit: number; scans: number };

/** Looks at once and every hour, whichever server of the database it is; answers how to end it. */
export function keepTrimmed({ db, log, clock }: Watched, days: Days): () => void {
  const look = async () => {
    await trimAudit(db, days.audit, clock()).catch((err) =>
      log.warn({ err }, 'the audit log was not trimmed'),
    );
    await trimScans(db, days.scans, clock()).catch((err) =>
      log.warn({ err }, 'old scans were not let go of'),
    );
    await deleteOldAnswers(db, clock()).catch((err) => log.warn({ err }, 'old answers were not let go of'));
  };
  const timer = setInterval(look, HOUR_MS).unref();
  void look();
  return () => clearInterval(timer);
}
