import { setImmediate } from 'node:timers/promises';
import { DAY_MS, HOUR_MS } from '@tawseel/contract/facts/durations';
import type { FastifyBaseLogger } from 'fastify';
import { deleteOldAudit } from './areas/audit/store.ts';
import { foldOrders } from './areas/orders/store/fold-orders.ts';
import { dropOutlived, followUpMissed, removeStrays } from './areas/proofs/retention.ts';
import { deleteOldScans } from './areas/scanning/store/scans.ts';
import { deleteOldAnswers } from './platform/engine/idempotency.ts';
import type { Database } from './platform/engine/tables.ts';
import type { FileStore } from './platform/files/file-store.ts';

const LOOKS_A_DAY = 24;

/** Takes out rows of the audit log older than so many days, a little at a time, so that others write meanwhile. */
export async function trimAudit(db: Database, days: number, now: Date): Promise<void> {
  const before = new Date(now.getTime() - days * DAY_MS).toISOString();
  while (await deleteOldAudit(db, before)) await setImmediate();
}

type Watched = { db: Database; files: FileStore; log: FastifyBaseLogger; clock: () => Date };

/** The same of scans, so many days after the end of their orders. */
async function trimScans(db: Database, days: number, now: Date): Promise<void> {
  const before = new Date(now.getTime() - days * DAY_MS).toISOString();
  while (await deleteOldScans(db, before)) await setImmediate();
}

type Days = { audit: number; scans: number; proofs: number };

/** Runs immediately and every hour, on every server of the database. Returns a function that stops it. */
export function keepTrimmed({ db, files, log, clock }: Watched, days: Days): () => void {
  let looks = 0;
  const ended = new AbortController();
  const look = async () => {
    await trimAudit(db, days.audit, clock()).catch((err) =>
      log.warn({ err }, 'the audit log was not trimmed'),
    );
    await trimScans(db, days.scans, clock()).catch((err) => log.warn({ err }, 'old scans were not deleted'));
    await dropOutlived(db, files, days.proofs, clock()).catch((err) =>
      log.warn({ err }, 'old proofs were not deleted'),
    );
    await followUpMissed(db, clock()).catch((err) =>
      log.warn({ err }, 'missing proofs were not followed up'),
    );
    if (looks % LOOKS_A_DAY === 0)
      await removeStrays(db, files, clock()).catch((err) =>
        log.warn({ err }, 'files that no proof names were not deleted'),
      );
    looks += 1;
    await deleteOldAnswers(db, clock()).catch((err) => log.warn({ err }, 'old answers were not deleted'));
    await foldOrders(db, ended.signal).catch((err) =>
      log.warn({ err }, 'orders of an earlier version were not all folded for searches'),
    );
  };
  const timer = setInterval(look, HOUR_MS).unref();
  void look();
  return () => {
    clearInterval(timer);
    ended.abort();
  };
}
