import { rule } from './sentences/rule.ts';

/** The largest logo, in bytes. */
export const LOGO_LIMIT = 204_800;

/** First bytes of each type of picture, as base64 has them. */
const SIGNATURES: Readonly<Record<string, RegExp>> = {
  'image/png': /^iVBORw0KGgo/,
  'image/jpeg': /^\/9j\//,
  'image/webp': /^UklGR.{6}XRUJQ/,
};

/** Types of pictures that a logo may be of. No SVG, which can hold programs. */
export const LOGO_TYPES: readonly string[] = Object.keys(SIGNATURES);

const DATA_URL = /^data:[\w/+.-]*;base64,([A-Za-z\d+/]+={0,2})$/;

/** Base64 grows by a third; with the head of the address. */
export const LONGEST_LOGO = Math.ceil(LOGO_LIMIT / 3) * 4 + 100;

export const LOGO_TOO_LARGE = rule('logo_too_large', { kilobytes: LOGO_LIMIT / 1024 });

export type ReadLogo = { type: string; base64: string } | { problem: string };

/** The picture in a data address, by its first bytes, whatever type the address says; or what is wrong with it. */
export function readLogo(dataUrl: string): ReadLogo {
  const [, base64 = ''] = DATA_URL.exec(dataUrl) ?? [];
  const bytes = base64.length % 4 === 0 ? (base64.length / 4) * 3 - (/=*$/.exec(base64)?.[0].length ?? 0) : 0;
  if (bytes > LOGO_LIMIT) return { problem: LOGO_TOO_LARGE };
  const type = LOGO_TYPES.find((known) => bytes > 0 && SIGNATURES[known]?.test(base64));
  return type === undefined ? { problem: rule('not_logo') } : { type, base64 };
}
