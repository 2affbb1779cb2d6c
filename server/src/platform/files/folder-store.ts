import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { open, readdir, readFile, rename, rm, stat, utimes } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { makeFolders } from '../engine/make-folders.ts';
import { type FileStore, IS_SHA256, nameOf, type StoredFile } from './file-store.ts';

const isMissing = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT';

/** Flushes a file or folder to disk; a rename is only durable once its folder is flushed. */
async function sync(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Returns a store of files in a folder, which servers on one PostgreSQL database share. */
export function folderStore(folder: string): FileStore {
  const fileOf = (sha256: string) => join(folder, nameOf(sha256));

  async function put(sha256: string, content: Buffer): Promise<void> {
    const file = fileOf(sha256);
    try {
      // A file that is sent again is as new as another: a day passes before it counts as left over.
      return await utimes(file, new Date(), new Date());
    } catch (error) {
      if (!isMissing(error)) throw error;
    }
    makeFolders(dirname(file));
    // Another server may write the same file; the content is the same, whichever rename is last.
    const unfinished = `${file}.${randomUUID()}`;
    try {
      const handle = await open(unfinished, 'wx', 0o600);
      try {
        await handle.writeFile(content);
        await handle.sync();
      } finally {
        await handle.close();
      }
      await rename(unfinished, file);
      await sync(dirname(file));
    } finally {
      await rm(unfinished, { force: true });
    }
  }

  async function* list(): AsyncIterable<StoredFile> {
    if (!existsSync(folder)) return;
    for (const part of (await readdir(folder)).sort()) {
      if (part.length !== 2) continue;
      for (const sha256 of (await readdir(join(folder, part)))
        .filter((name) => IS_SHA256.test(name))
        .sort()) {
        const { size, mtime } = await stat(join(folder, part, sha256));
        yield { sha256, bytes: size, changedAt: mtime };
      }
    }
  }

  return {
    location: folder,
    put,
    read: async (sha256) => {
      try {
        return await readFile(fileOf(sha256));
      } catch (error) {
        if (isMissing(error)) return undefined;
        throw error;
      }
    },
    remove: (sha256) => rm(fileOf(sha256), { force: true }),
    list,
  };
}
