import { createHash } from 'node:crypto';
import type { Database } from '../../platform/engine/tables.ts';
import type { FileStore } from '../../platform/files/file-store.ts';
import { eachKept, type KeptFile } from './store.ts';

/** Files that are named; the others are counted. */
const MOST_NAMED = 20;

async function problemOf(files: FileStore, { sha256, bytes }: KeptFile): Promise<string | undefined> {
  const content = await files.read(sha256);
  if (!content) return 'is missing';
  const isSame = content.length === bytes && createHash('sha256').update(content).digest('hex') === sha256;
  return isSame ? undefined : 'is damaged';
}

/** Reads every file that a proof names. Returns a sentence for each that is missing or changed, with its order. */
export async function differingFiles(db: Database, files: FileStore): Promise<string[]> {
  const problems: string[] = [];
  let others = 0;
  for await (const kept of eachKept(db)) {
    const problem = await problemOf(files, kept);
    if (!problem) continue;
    if (problems.length < MOST_NAMED)
      problems.push(
        `Proofs: the file ${kept.sha256} of order ${kept.tracking_id} ${problem} in ${files.location}`,
      );
    else others += 1;
  }
  return others === 0 ? problems : [...problems, `Proofs: ${others} more files are missing or damaged`];
}
