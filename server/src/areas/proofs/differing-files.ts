import { createHash } from 'node:crypto';
import type { Database } from '../../platform/engine/tables.ts';
import type { FileStore } from '../../platform/files/file-store.ts';
import { eachKept } from './store.ts';

/** How many are named; the rest are counted. */
const MOST_NAMED = 20;

async function problemOf(
  files: FileStore,
  { sha256, bytes }: { sha256: string; bytes: number },
): Promise<string | undefined> {
  const said = await files.read(sha256);
  if (!said) return 'is missing';
  const isSame = said.length === bytes && createHash('sha256').update(said).digest('hex') === sha256;
  return isSame ? undefined : 'is damaged';
}

/** Reads every file that a proof names, and says which are missing or not what they were. */
export async function differingFiles(db: Database, files: FileStore): Promise<string[]> {
  const problems: string[] = [];
  let others = 0;
  for await (const kept of eachKept(db)) {
    const problem = await problemOf(files, kept);
    if (!problem) continue;
    if (problems.length < MOST_NAMED)
      problems.push(`Proofs: the file ${kept.sha256} ${problem} in ${files.location}`);
    else others += 1;
  }
  return others === 0 ? problems : [...problems, `Proofs: ${others} more files are missing or damaged`];
}
