import { DatabaseSync } from 'node:sqlite';
import { isBusy } from './sqlite-dialect.ts';

/**
 * Runs work under a lock between processes: the exclusive lock of an empty database, which is released even if its
 * holder crashes. Throws `taken()` if another process holds it.
 */
export async function withFileLock<T>(file: string, work: () => Promise<T>, taken: () => Error): Promise<T> {
  const lock = new DatabaseSync(file, { timeout: 0 });
  try {
    try {
      lock.exec('begin exclusive');
    } catch (error) {
      throw isBusy(error) ? taken() : error;
    }
    return await work();
  } finally {
    lock.close();
  }
}
