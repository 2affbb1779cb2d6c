import { join, resolve } from 'node:path';
import type { Settings } from '../settings.ts';
import { bucketStore } from './bucket-store.ts';
import type { FileStore } from './file-store.ts';
import { folderStore } from './folder-store.ts';

/** Returns the folder of the files, which is used unless S3 is configured. */
export function filesFolder({ FILES_DIR, DATA_DIR }: Pick<Settings, 'FILES_DIR' | 'DATA_DIR'>): string {
  return resolve(FILES_DIR ?? join(DATA_DIR, 'files'));
}

/** Returns the file store of this business. */
export function filesOf(settings: Pick<Settings, 'FILES_DIR' | 'DATA_DIR' | 'S3_URL'>): FileStore {
  return settings.S3_URL ? bucketStore(settings.S3_URL) : folderStore(filesFolder(settings));
}
