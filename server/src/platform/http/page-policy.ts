import { createHash } from 'node:crypto';

/**
 * Returns a Content-Security-Policy that allows only the style of a page, by its hash, embedded pictures or a logo from
 * this server if any, and forms to this server if any.
 */
export function pagePolicy(style: string, { pictures = false, logo = false, forms = false } = {}): string {
  const hash = createHash('sha256').update(style).digest('base64');
  return [
    "default-src 'none'",
    `style-src 'sha256-${hash}'`,
    ...(pictures ? ['img-src data:'] : []),
    ...(logo ? ["img-src 'self'"] : []),
    "base-uri 'none'",
    `form-action '${forms ? 'self' : 'none'}'`,
    "frame-ancestors 'none'",
  ].join('; ');
}
