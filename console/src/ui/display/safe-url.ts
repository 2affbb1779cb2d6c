/** Base URL when there is no page, as in a test. */
const NOWHERE = 'http://localhost';

let pictureHost: string | undefined;

/**
 * Sets the API host once at start if it is another one: relative addresses in its data refer to it, not to the
 * console's host.
 */
export function setPictureHost(host: string): void {
  pictureHost = host || undefined;
}

/**
 * Sanitises a URL: returns it if it is http(s) or relative to the host that sent it, otherwise undefined, so that
 * `javascript:`, `data:`, `blob:` and other stored texts never become a link or a picture. Addresses on the own origin
 * are returned as paths.
 */
export function safeUrl(text: string | null | undefined): string | undefined {
  if (!text?.trim()) return undefined;
  const own = globalThis.location?.origin ?? NOWHERE;
  const url = URL.parse(text, pictureHost ?? own);
  if (!url || (url.protocol !== 'http:' && url.protocol !== 'https:')) return undefined;
  return url.origin === own ? url.pathname + url.search + url.hash : url.href;
}

/** Raster images only: an SVG may contain a script. */
const DRAWN_IN = /^data:image\/(?:png|jpe?g|gif|webp|avif|bmp|x-icon)[;,]/i;

/** Sanitises the source of an <img>, where a picture that is written out in its address is safe too. */
export function pictureUrl(text: string | null | undefined): string | undefined {
  const source = text?.trim() ?? '';
  return DRAWN_IN.test(source) ? source : safeUrl(text);
}

/** Returns the pictures of a list without empty entries: [''] has none. */
export function picturesIn(list: readonly string[] = []): string[] {
  return list.filter((text) => text.trim() !== '');
}
