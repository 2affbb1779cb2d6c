import { join } from 'node:path';
import type { FileStore } from './file-store.ts';
import { folderStore } from './folder-store.ts';

/** Returns the store of a backup's files: a folder next to it, shared by all backups of that folder. */
export function backupFiles(folder: string): FileStore {
  return folderStore(join(folder, 'tawseel-files'));
}

/** Copies the files that are missing. Returns the number copied, and the names of all files that are there now. */
export async function copyFiles(
  from: FileStore,
  to: FileStore,
): Promise<{ copied: number; present: ReadonlySet<string> }> {
  const present = new Set<string>();
  for await (const { sha256 } of to.list()) present.add(sha256);
  let copied = 0;
  for await (const { sha256 } of from.list()) {
    const content = present.has(sha256) ? undefined : await from.read(sha256);
    if (!content) continue;
    await to.put(sha256, content);
    present.add(sha256);
    copied += 1;
  }
  return { copied, present };
}
