import { createHash } from 'node:crypto';

/** Returns a Content-Security-Policy that allows only the style of a page, by its hash, and embedded pictures if any. */
export function pagePolicy(style: string, hasPictures: boolean): string {
  const hash = createHash('sha256').update(style).digest('base64');
  const pictures = hasPictures ? ' img-src data:;' : '';
  return `default-src 'none'; style-src 'sha256-${hash}';${pictures} base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;
}
