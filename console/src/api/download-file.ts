import { CallError } from './call.ts';

/** Downloads a file through an object URL, as a link would. Throws if it is of another type, as from a proxy. */
export function downloadFile(body: unknown, type: string, name: string): void {
  if (!(body instanceof Blob) || !body.type.startsWith(type)) throw new CallError(200, undefined);
  const link = document.createElement('a');
  link.href = URL.createObjectURL(body);
  link.download = name;
  link.click();
  // The browser has begun to read it by then, and releases it only after the download.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
