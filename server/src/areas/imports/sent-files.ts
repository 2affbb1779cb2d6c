import { createHash } from 'node:crypto';
import { readdirSync, rmSync, statSync } from 'node:fs';
import { appendFile, rm, statfs } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { DAY_MS } from '@tawseel/contract/facts/durations';
import { newId } from '../../platform/engine/ids.ts';
import { makeFolders } from '../../platform/engine/make-folders.ts';
import type { Person } from '../../platform/http/auth.ts';
import { refuse } from '../../platform/http/errors.ts';
import { type Draft, isOver } from './draft.ts';

/** Disk space per byte of the file: the file, its rejected rows, and the stored rows. */
const ROOM_FOR_EACH_BYTE = 3;

export type SentFiles = ReturnType<typeof sentFilesIn>;

/**
 * Manages the file that each person uploaded, in a folder next to the data; files left there by a server that was
 * killed are removed.
 */
export function sentFilesIn(dataFolder: string) {
  const folder = join(resolve(dataFolder), 'uploads');
  const drafts = new Map<string, Draft>();

  function open(): void {
    makeFolders(folder);
    const old = Date.now() - DAY_MS;
    for (const name of readdirSync(folder)) {
      const file = join(folder, name);
      if (statSync(file).mtimeMs < old) rmSync(file, { force: true });
    }
  }

  async function remove(draft: Draft): Promise<void> {
    const { owner, file, rejects } = draft;
    // The person may have begun to send another file meanwhile.
    if (drafts.get(owner)?.file === file) drafts.delete(owner);
    await rm(file, { force: true });
    await rm(rejects, { force: true });
  }

  return {
    of: (person: Person) => drafts.get(person.id),
    /** Returns the file of a person. One of an ended session is removed. */
    find: async (person: Person): Promise<Draft | undefined> => {
      const draft = drafts.get(person.id);
      if (!draft || !isOver(draft, person)) return draft;
      await remove(draft);
      return undefined;
    },
    begin: async (draft: Omit<Draft, 'file' | 'rejects' | 'sha256'>): Promise<void> => {
      open();
      const { bavail, bsize } = await statfs(folder);
      if (bavail * bsize < draft.shown.bytes * ROOM_FOR_EACH_BYTE) throw refuse('no_room_for_file');
      const file = join(folder, `${newId()}.csv`);
      drafts.set(draft.owner, {
        ...draft,
        file,
        rejects: `${file}-left-out`,
        sha256: createHash('sha256'),
      });
    },
    append: async ({ file, sha256 }: Draft, piece: Buffer): Promise<void> => {
      try {
        await appendFile(file, piece, { mode: 0o600 });
        sha256.update(piece);
      } catch (error) {
        throw error instanceof Error && 'code' in error && error.code === 'ENOSPC'
          ? refuse('no_room_for_file')
          : error;
      }
    },
    remove,
    removeAll: async (): Promise<void> => {
      for (const draft of drafts.values()) await remove(draft);
    },
  };
}
