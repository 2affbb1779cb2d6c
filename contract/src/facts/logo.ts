import { rule } from './sentences/rule.ts';

/** Maximum logo, in bytes. */
export const LOGO_LIMIT = 204_800;

/** First bytes of each picture type, in base64. */
const SIGNATURES: Readonly<Record<string, RegExp>> = {
  'image/png': /^iVBORw0KGgo/,
  'image/jpeg': /^\/9j\//,
  'image/webp': /^UklGR.{6}XRUJQ/,
};

/** Types of pictures allowed for logos. SVG is not, because it can contain scripts. */
export const LOGO_TYPES: readonly string[] = Object.keys(SIGNATURES);

const DATA_URL = /^data:[\w/+.-]*;base64,([A-Za-z\d+/]+={0,2})$/;

/** Base64 is a third longer; plus the prefix of the data URL. */
export const LONGEST_LOGO = Math.ceil(LOGO_LIMIT / 3) * 4 + 100;

export const LOGO_TOO_LARGE = rule('logo_too_large', { kilobytes: LOGO_LIMIT / 1024 });

export type ReadLogo = { type: string; base64: string } | { problem: string };

/**
 * Returns the picture of a data URL, with the type detected from its first bytes instead of the declared one, or the
 * problem with it.
 */
export function readLogo(dataUrl: string): ReadLogo {
  const [, base64 = ''] = DATA_URL.exec(dataUrl) ?? [];
  const bytes = base64.length % 4 === 0 ? (base64.length / 4) * 3 - (/=*$/.exec(base64)?.[0].length ?? 0) : 0;
  if (bytes > LOGO_LIMIT) return { problem: LOGO_TOO_LARGE };
  const type = LOGO_TYPES.find((known) => bytes > 0 && SIGNATURES[known]?.test(base64));
  return type === undefined ? { problem: rule('not_logo') } : { type, base64 };
}
