/** Base URL when there is no page, as in a test. */
const NOWHERE = 'http://localhost';

let pictureHost: string | undefined;

/** Set once at start when the API is on another host: what it names by a path lies there, not beside the console. */
export function setPictureHost(host: string): void {
  pictureHost = host || undefined;
}

/**
 * Sanitises a URL: the address when it is http(s) or relative to the host that named it, otherwise undefined:
 * `javascript:`, `data:`, `blob:` and whatever else a stored text may hold never becomes a link or a picture. Own
 * addresses come back as paths.
 */
export function safeUrl(text: string | null | undefined): string | undefined {
  if (!text?.trim()) return undefined;
  const own = globalThis.location?.origin ?? NOWHERE;
  const url = URL.parse(text, pictureHost ?? own);
  if (!url || (url.protocol !== 'http:' && url.protocol !== 'https:')) return undefined;
  return url.origin === own ? url.pathname + url.search + url.hash : url.href;
}
