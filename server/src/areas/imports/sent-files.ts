import { readdirSync, rmSync, statSync } from 'node:fs';
import { appendFile, rm, statfs } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { DAY_MS } from '@tawseel/contract/facts/durations';
import { newId } from '../../platform/engine/ids.ts';
import { makeFolders } from '../../platform/engine/make-folders.ts';
import { refuse } from '../../platform/http/errors.ts';

const KEPT_MS = DAY_MS;
/** The file, the rows it leaves out, and what is stored of it. */
const ROOM_FOR_EACH_BYTE = 3;

/** The folder of files that were sent, beside the data; what a server that was killed has left there is removed. */
export function sentFilesIn(dataFolder: string) {
  const folder = join(resolve(dataFolder), 'uploads');

  function open(): void {
    makeFolders(folder);
    const old = Date.now() - KEPT_MS;
    for (const name of readdirSync(folder)) {
      const file = join(folder, name);
      if (statSync(file).mtimeMs < old) rmSync(file, { force: true });
    }
  }

  return {
    /** Names of a new file and of that with its rejects. */
    begin: async (bytes: number): Promise<{ file: string; rejects: string }> => {
      open();
      const { bavail, bsize } = await statfs(folder);
      if (bavail * bsize < bytes * ROOM_FOR_EACH_BYTE) throw refuse('no_room_for_file');
      const file = join(folder, `${newId()}.csv`);
      return { file, rejects: `${file}-left-out` };
    },
    append: async (file: string, piece: Buffer): Promise<void> => {
      try {
        await appendFile(file, piece, { mode: 0o600 });
      } catch (error) {
        throw error instanceof Error && 'code' in error && error.code === 'ENOSPC'
          ? refuse('no_room_for_file')
          : error;
      }
    },
    remove: async ({ file, rejects }: { file: string; rejects: string }): Promise<void> => {
      await rm(file, { force: true });
      await rm(rejects, { force: true });
    },
  };
}
