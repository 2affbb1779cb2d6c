/** Where relative addresses begin when there is no page, as in a test. */
const NOWHERE = 'http://localhost';

/**
 * The address when it is http(s) or relative to this site, otherwise undefined: `javascript:`, `data:`, `blob:`
 * and whatever else a stored text may hold never becomes a link or a picture. Own addresses come back as paths.
 */
export function safeUrl(text: string | null | undefined): string | undefined {
  if (!text?.trim()) return undefined;
  const base = globalThis.location?.origin ?? NOWHERE;
  const url = URL.parse(text, base);
  if (!url || (url.protocol !== 'http:' && url.protocol !== 'https:')) return undefined;
  return url.origin === base ? url.pathname + url.search + url.hash : url.href;
}
