import { accessSync, constants, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

/** Twice what the tests of a run have there at a time, and more. */
const ROOM = 2 ** 31;

/**
 * Folder for temporary files, in memory where there is room: SQLite waits for a disk at every write. One that the
 * environment names is taken as it is.
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
