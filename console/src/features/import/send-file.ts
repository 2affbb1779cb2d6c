import type { ImportedKind } from '@tawseel/contract/facts/imported-kinds';
import { FileImport, imports, PIECE_BYTES } from '@tawseel/contract/imports';
import * as z from 'zod/mini';
import { CallError, call } from '../../api/call.ts';

const RETRY_MS = 2000;

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const isLost = (error: unknown) => error instanceof CallError && error.status === 0;

/** Returns how much of the file the server has; waits until the server can be reached. */
async function receivedSoFar(): Promise<number> {
  for (;;) {
    await wait(RETRY_MS);
    try {
      const body = await call(imports.readImport, {});
      return z.safeParse(FileImport, Reflect.get(Object(body), 'mine')).data?.received ?? 0;
    } catch (error) {
      if (!isLost(error)) throw error;
    }
  }
}

/** Sends a file in pieces; after a lost connection it continues from the last piece. */
export async function sendFile({ kind, file }: { kind: ImportedKind; file: File }): Promise<void> {
  await call(imports.checkFile, { body: { kind, name: file.name, bytes: file.size } });
  let from = 0;
  while (from < file.size) {
    const piece = file.slice(from, from + PIECE_BYTES);
    try {
      await call(imports.readPiece, { params: { from }, file: piece });
      from += piece.size;
    } catch (error) {
      if (!isLost(error)) throw error;
      from = await receivedSoFar();
    }
  }
}
