/** Stored file, named by the SHA-256 of its content. */
export type StoredFile = { sha256: string; bytes: number; changedAt: Date };

/**
 * Store of immutable files, each named by the SHA-256 of its content: in a folder (folder-store.ts) or an S3 bucket
 * (bucket-store.ts).
 */
export type FileStore = {
  /** Location, to be displayed: a folder, or an address without its password. */
  location: string;
  /** Resolves once the file survives a loss of power; an existing file is left as it is. */
  put: (sha256: string, content: Buffer) => Promise<void>;
  read: (sha256: string) => Promise<Buffer | undefined>;
  remove: (sha256: string) => Promise<void>;
  list: () => AsyncIterable<StoredFile>;
};

/** The file store does not answer; the caller may try again. */
export class FilesUnavailable extends Error {}

/**
 * Returns the path of a file, in a folder named by its first two characters, so that no folder has more than a few
 * thousand files.
 */
export function nameOf(sha256: string): string {
  return `${sha256.slice(0, 2)}/${sha256}`;
}

export const IS_SHA256: RegExp = /^[\da-f]{64}$/;
