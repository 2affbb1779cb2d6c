import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FileStore } from '../platform/files/file-store.ts';

/** Photo of a door, as an act names it. */
export type DoorPhoto = { sha256: string; bytes: number };

const FOLDER = join(import.meta.dirname, 'photos');

/** Stores drawings of doors where no one was home. */
export async function keepPhotos(files: FileStore): Promise<DoorPhoto[]> {
  const kept: DoorPhoto[] = [];
  for (const name of readdirSync(FOLDER).sort()) {
    const file = readFileSync(join(FOLDER, name));
    const sha256 = createHash('sha256').update(file).digest('hex');
    await files.put(sha256, file);
    kept.push({ sha256, bytes: file.length });
  }
  return kept;
}
