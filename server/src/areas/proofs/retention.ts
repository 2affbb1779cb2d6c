import { DAY_MS } from '@tawseel/contract/facts/durations';
import { sentence } from '@tawseel/contract/facts/sentences/sentence';
import type { Database } from '../../platform/engine/tables.ts';
import { inTransaction } from '../../platform/engine/transaction.ts';
import type { FileStore } from '../../platform/files/file-store.ts';
import { storeSentence } from '../../platform/values/stored-text.ts';
import { listExpensePhotos } from '../expenses/store/photos.ts';
import { openFollowUps } from '../follow-ups/store/change-follow-ups.ts';
import { listReceiptPhotos } from '../ledger/store/counts.ts';
import { listMissed, listOutlived, listWanted, markDropped, markMissed } from './store.ts';

const SYSTEM = 'Tawseel';
/** Files that are looked up at a time. */
const CHUNK = 500;

/** Deletes the files that no proof and no receipt needs any more; parcels of one door share theirs. */
export async function removeUnwanted(
  db: Database,
  files: FileStore,
  sha256s: readonly string[],
): Promise<void> {
  if (sha256s.length === 0) return;
  const wanted = await listWanted(db, sha256s);
  const receipts = await listReceiptPhotos(db);
  const entered = await listExpensePhotos(db, sha256s);
  for (const sha256 of new Set(sha256s))
    if (!wanted.has(sha256) && !receipts.has(sha256) && !entered.has(sha256)) await files.remove(sha256);
}

/** Deletes the files of orders that ended this many days ago, some at a time. */
export async function dropOutlived(db: Database, files: FileStore, days: number, now: Date): Promise<void> {
  const before = new Date(now.getTime() - days * DAY_MS).toISOString();
  for (;;) {
    const some = await listOutlived(db, before);
    if (some.length === 0) return;
    await markDropped(
      db,
      some.map(({ id }) => id),
      now.toISOString(),
    );
    await removeUnwanted(
      db,
      files,
      some.map(({ sha256 }) => sha256),
    );
  }
}

/** Opens a follow-up for each proof that an act named a day ago and whose file never arrived. */
export async function followUpMissed(db: Database, now: Date): Promise<void> {
  const at = now.toISOString();
  const before = new Date(now.getTime() - DAY_MS).toISOString();
  for (;;) {
    const some = await listMissed(db, before);
    if (some.length === 0) return;
    await inTransaction(db, async (trx) => {
      for (const { order_id, run_id, warehouse_id } of some)
        await openFollowUps(trx, [warehouse_id], {
          order_id,
          kind: 'no_proof',
          note: storeSentence(sentence('note_proof_missing')),
          run_id,
          at,
          by: SYSTEM,
        });
      await markMissed(
        trx,
        some.map(({ id }) => id),
        at,
      );
    });
  }
}

/** Deletes files older than a day that no proof and no receipt names, as a restored backup leaves them. */
export async function removeStrays(db: Database, files: FileStore, now: Date): Promise<void> {
  let old: string[] = [];
  for await (const { sha256, changedAt } of files.list()) {
    if (now.getTime() - changedAt.getTime() > DAY_MS) old.push(sha256);
    if (old.length < CHUNK) continue;
    await removeUnwanted(db, files, old);
    old = [];
  }
  await removeUnwanted(db, files, old);
}
