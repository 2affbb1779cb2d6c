import type { IDBPDatabase } from 'idb';
import type { Picture } from '../../ui/display/make-picture.ts';
import { type KeptProof, type Schema, STORES, type Trx } from './day-schema.ts';

/** Files that are sent at a time. */
const MOST_AT_ONCE = 3;

export type FileToSend = KeptProof & { bytes: ArrayBuffer };

/** Stores pictures for the acts that name them; acts of one door share theirs. */
export async function keepPictures(
  trx: Trx,
  pictures: readonly Picture[],
  of: Pick<KeptProof, 'by' | 'byName' | 'of' | 'at'>,
): Promise<void> {
  const { by, byName, at } = of;
  for (const { bytes, sha256, kind, type } of pictures) {
    await trx.objectStore('files').put({ by, sha256, bytes });
    await trx.objectStore('proofs').put({ by, byName, of: of.of, at, sha256, kind, type, waits: by });
  }
}

export async function forgetProof(trx: Trx, { by, sha256 }: Pick<KeptProof, 'by' | 'sha256'>): Promise<void> {
  await trx.objectStore('files').delete([by, sha256]);
  await trx.objectStore('proofs').delete([by, sha256]);
}

/** Deletes refused files after a time; until then they stay visible. */
export async function forgetOldProofs(trx: Trx, before: number): Promise<void> {
  for (const proof of await trx.objectStore('proofs').getAll()) {
    if (proof.waits === undefined && proof.at < before) await forgetProof(trx, proof);
  }
}

/** Deletes a proof that the server has; a refused one is stored apart, with the reason. */
export async function settleProof(trx: Trx, proof: KeptProof, refusal: string | undefined): Promise<void> {
  if (refusal === undefined) return forgetProof(trx, proof);
  // Its expense was removed while it was sent.
  if (!(await trx.objectStore('proofs').getKey([proof.by, proof.sha256]))) return;
  const { by, byName, of, at, sha256, kind, type } = proof;
  await trx.objectStore('proofs').put({ by, byName, of, at, sha256, kind, type, refusal });
}

/** Queues refused proofs again. */
export async function retryProofs(trx: Trx, by: string): Promise<void> {
  for (const { refusal, ...proof } of await trx.objectStore('proofs').getAll()) {
    if (proof.by === by && refusal !== undefined)
      await trx.objectStore('proofs').put({ ...proof, waits: by });
  }
}

/**
 * Returns the next files of a driver. A file waits until the server has answered every act or expense that names it, because the
 * server would not know it.
 */
export async function nextFiles(db: IDBPDatabase<Schema>, by: string): Promise<FileToSend[]> {
  const trx = db.transaction(STORES);
  const acts = await trx.objectStore('acts').index('waits').getAll(by);
  const named = acts.flatMap(({ act, expense }) => {
    if (act) return act.proofs ?? [];
    return 'photo' in expense && expense.photo ? [expense.photo] : [];
  });
  const unknown = new Set(named.map(({ sha256 }) => sha256));
  const proofs = await trx.objectStore('proofs').index('waits').getAll(by);
  const next = proofs.filter(({ sha256 }) => !unknown.has(sha256)).slice(0, MOST_AT_ONCE);
  // Stored in one transaction with the proof.
  const files = await Promise.all(
    next.map(async ({ sha256 }) => (await trx.objectStore('files').get([by, sha256]))!),
  );
  return next.map((proof, index) => ({ ...proof, bytes: files[index]!.bytes }));
}
