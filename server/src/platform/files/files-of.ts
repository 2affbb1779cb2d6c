import { join, resolve } from 'node:path';
import type { Settings } from '../settings.ts';
import { bucketStore } from './bucket-store.ts';
import type { FileStore } from './file-store.ts';
import { folderStore } from './folder-store.ts';

/** The folder of the files, where they are in none of S3's buckets. */
export function filesFolder({ FILES_DIR, DATA_DIR }: Pick<Settings, 'FILES_DIR' | 'DATA_DIR'>): string {
  return resolve(FILES_DIR ?? join(DATA_DIR, 'files'));
}

/** Where the files of this business are. */
export function filesOf(settings: Pick<Settings, 'FILES_DIR' | 'DATA_DIR' | 'S3_URL'>): FileStore {
  return settings.S3_URL ? bucketStore(settings.S3_URL) : folderStore(filesFolder(settings));
}
