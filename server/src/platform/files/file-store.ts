/** A file, named by the SHA-256 of what it says. */
export type StoredFile = { sha256: string; bytes: number; changedAt: Date };

/**
 * Files that are never changed, each named by the SHA-256 of what it says: in a folder (folder-store.ts) or in a bucket
 * that speaks S3 (bucket-store.ts).
 */
export type FileStore = {
  /** For people: a folder, or an address without its password. */
  location: string;
  /** Resolves once it will outlive the machine's power; a file that is there already stays. */
  put: (sha256: string, said: Buffer) => Promise<void>;
  read: (sha256: string) => Promise<Buffer | undefined>;
  remove: (sha256: string) => Promise<void>;
  list: () => AsyncIterable<StoredFile>;
};

/** The place of the files does not answer; whoever asked may ask again. */
export class FilesUnavailable extends Error {}

/** What a file is called, below a folder of its first two figures: no folder has more than some thousand. */
export function nameOf(sha256: string): string {
  return `${sha256.slice(0, 2)}/${sha256}`;
}

export const IS_SHA256: RegExp = /^[\da-f]{64}$/;
