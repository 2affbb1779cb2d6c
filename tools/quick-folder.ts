import { accessSync, constants, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

/** More than twice the maximum that the tests of a run store there at a time, in bytes. */
const ROOM = 2 ** 31;

/**
 * Returns the folder for temporary files: in memory if there is room, because SQLite waits for the disk at every write.
 * TMPDIR overrides it.
 */
export function quickFolder(memory = '/dev/shm', room = ROOM): string {
  if (process.env.TMPDIR) return tmpdir();
  try {
    accessSync(memory, constants.W_OK);
    const { bavail, bsize } = statfsSync(memory);
    return bavail * bsize < room ? tmpdir() : memory;
  } catch {
    return tmpdir();
  }
}
