import { CallError } from './call.ts';

/**
 * Downloads a file through an object URL, as a link to it would. A success that is no CSV, as a proxy may answer, is
 * a failure.
 */
export function downloadCsv(body: unknown, name: string): void {
  if (!(body instanceof Blob) || !body.type.startsWith('text/csv')) throw new CallError(200, undefined);
  const link = document.createElement('a');
  link.href = URL.createObjectURL(body);
  link.download = name;
  link.click();
  // The browser has begun to read it by then, and it is let go of only when the download is done with it.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
