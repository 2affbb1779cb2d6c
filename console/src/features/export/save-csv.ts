import { CallError } from '../../api/call.ts';

/** Thrown for a success that is no CSV: another company's server, which answers a page to every address it has not. */
export class NoCsv extends Error {}

const NOT_THERE = [404, 405, 501];

/** Whether an export failed because the server has no such call. */
export function isUnknownExport(error: unknown): boolean {
  if (error instanceof NoCsv) return true;
  return error instanceof CallError && NOT_THERE.some((status) => status === error.status);
}

/** Hands the reader a file, as a link to it would. */
export function saveCsv(body: unknown, name: string): void {
  if (!(body instanceof Blob) || !body.type.startsWith('text/csv')) throw new NoCsv();
  const link = document.createElement('a');
  link.href = URL.createObjectURL(body);
  link.download = name;
  link.click();
  // The browser has begun to read it by then, and it is let go of only when the download is done with it.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
