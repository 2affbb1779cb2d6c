import { createHash } from 'node:crypto';
import type { Database } from '../../platform/engine/tables.ts';
import type { FileStore } from '../../platform/files/file-store.ts';
import { listAllPhotos } from '../expenses/store/photos.ts';
import { listReceiptPhotos } from '../ledger/store/counts.ts';
import { eachKept } from './store.ts';

/** Files that are named; the others are counted. */
const MOST_NAMED = 20;

async function problemOf(files: FileStore, sha256: string, bytes?: number): Promise<string | undefined> {
  const content = await files.read(sha256);
  if (!content) return 'is missing';
  const isSame =
    content.length === (bytes ?? content.length) &&
    createHash('sha256').update(content).digest('hex') === sha256;
  return isSame ? undefined : 'is damaged';
}

/**
 * Reads every file that a proof or a receipt names, unless it is still on a driver's phone. Returns a sentence for each that is missing or changed, with its
 * order or count.
 */
export async function differingFiles(db: Database, files: FileStore): Promise<string[]> {
  const problems: string[] = [];
  let others = 0;
  function add(file: string, problem: string) {
    if (problems.length < MOST_NAMED) problems.push(`${file} ${problem} in ${files.location}`);
    else others += 1;
  }
  for await (const { sha256, bytes, tracking_id } of eachKept(db)) {
    const problem = await problemOf(files, sha256, bytes);
    if (problem) add(`Proofs: the file ${sha256} of order ${tracking_id}`, problem);
  }
  const entered = await listAllPhotos(db);
  const awaited = new Set(entered.flatMap(({ sha256, photo_at }) => (photo_at === null ? [sha256] : [])));
  const counted = await listReceiptPhotos(db);
  for (const { client_id, sha256, bytes } of entered) {
    if (awaited.has(sha256) || counted.has(sha256)) continue;
    const problem = await problemOf(files, sha256, bytes);
    if (problem) add(`Cash: the photo ${sha256} of expense ${client_id}`, problem);
  }
  for (const [sha256, count] of counted) {
    if (awaited.has(sha256)) continue;
    const problem = await problemOf(files, sha256);
    if (problem) add(`Cash: the photo ${sha256} of count ${count}`, problem);
  }
  return others === 0 ? problems : [...problems, `Proofs: ${others} more files are missing or damaged`];
}
