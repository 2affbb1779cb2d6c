import { plainCharacters, withoutInvisible } from './characters.ts';

/**
 * Alphabet of our tracking IDs after 'TWS-': letters and digits that cannot be confused in print, without 0 or O, 1,
 * I or L, S (5) or Z (2).
 */
export const TRACKING_ID_SYMBOLS = '23456789ABCDEFGHJKMNPQRTUVWXY';

const PREFIX = 'TWS';
const SYMBOLS = 8;
/** Character positions, without hyphens, that have a hyphen before them. */
const HYPHENS = [PREFIX.length, PREFIX.length + SYMBOLS / 2];
const LENGTH = PREFIX.length + SYMBOLS;
/** A group of four has no hyphen inside, so only pieces with at least this many characters can lack one. */
const FEWEST = SYMBOLS / 2 + 1;

/** Number of random symbols; one more, the check character, is computed from them. */
const DRAWN = SYMBOLS - 1;

const SHAPE = new RegExp(`^${PREFIX}-([${TRACKING_ID_SYMBOLS}]{4})-([${TRACKING_ID_SYMBOLS}]{4})$`);
const ALL_SYMBOLS = new RegExp(`^[${TRACKING_ID_SYMBOLS}]*$`);

function withoutHyphens(text: string): string {
  return plainCharacters(text)
    .replace(/[\s\p{Dash_Punctuation}]/gu, '')
    .toUpperCase();
}

/** Returns true if a piece without hyphens can begin at this index of a tracking ID. */
function fits(piece: string, start: number): boolean {
  const ofPrefix = PREFIX.slice(start);
  return piece.startsWith(ofPrefix) && ALL_SYMBOLS.test(piece.slice(ofPrefix.length));
}

function withHyphens(piece: string, start: number): string {
  const signs = [...piece].map((sign, at) => (at > 0 && HYPHENS.includes(start + at) ? `-${sign}` : sign));
  return signs.join('');
}

function wholeTrackingId(text: string): string | undefined {
  const typed = withoutHyphens(text);
  const piece = typed.startsWith(PREFIX) ? typed : PREFIX + typed;
  return piece.length === LENGTH && fits(piece, 0) ? withHyphens(piece, 0) : undefined;
}

/**
 * Normalises a tracking ID to its stored form: 'tws2222232w', 'TWS 2222 232W' and '2222232w' are TWS-2222-232W. Other
 * texts are returned unchanged, because imported orders may have IDs of other systems.
 */
export function normalTrackingId(text: string): string {
  return wholeTrackingId(text) ?? text;
}

/**
 * Returns the complete tracking ID of ours in a search, or undefined; without the prefix it may be a reference or a
 * word.
 */
export function searchedTrackingId(search: string): string | undefined {
  return withoutHyphens(search).startsWith(PREFIX) ? wholeTrackingId(search) : undefined;
}

/**
 * Returns search terms for a tracking ID, of which it contains at least one in any case: the text itself and, if it
 * may be a piece of one of ours without hyphens, the piece with them: '2232W' is also 2-232W, 22-32W and so on. A
 * piece without a digit is treated as a word, so that a search for 'Ahmed' does not become five.
 */
export function trackingIdForms(text: string): string[] {
  const piece = withoutHyphens(text);
  const isWord = !/\d/.test(piece) && !piece.startsWith(PREFIX) && piece.length < SYMBOLS;
  if (isWord) return [text];
  const forms: string[] = [];
  for (let start = 0; start + piece.length <= LENGTH; start += 1) {
    const isLongEnough = piece.length >= (start === 0 ? PREFIX.length + 1 : FEWEST);
    if (isLongEnough && fits(piece, start)) forms.push(withHyphens(piece, start));
  }
  const typed = text.toUpperCase();
  // Hyphens determine the index at which the piece begins.
  return typed.includes('-') && forms.includes(typed)
    ? [text]
    : [text, ...forms.filter((form) => form !== typed)];
}

/**
 * Returns the sum of the symbols by position, weighted 8 7 6 …: with the check character it is a multiple of 29, the
 * number of symbols.
 */
export function trackingIdSum(symbols: string): number {
  let sum = 0;
  for (let index = 0; index < symbols.length; index += 1) {
    sum += (DRAWN + 1 - index) * TRACKING_ID_SYMBOLS.indexOf(symbols.charAt(index));
  }
  return sum;
}

/**
 * Verifies the check character of a tracking ID: returns false if any one symbol is wrong or any two are swapped,
 * because the number of symbols is prime.
 */
export function isTrackingId(text: string): boolean {
  const found = SHAPE.exec(text);
  return found !== null && trackingIdSum(`${found[1]}${found[2]}`) % TRACKING_ID_SYMBOLS.length === 0;
}

/** Returns true if a text has the format of our tracking IDs, with any check character. */
export function isShapedLikeTrackingId(text: string): boolean {
  return SHAPE.test(text);
}

/** Address in one of our QR codes. */
const IN_ADDRESS = /^https?[:;]\/\/.*\/t\/([^/?#]+)/i;

/** Returns the code of a label, alone or from the address in its QR code. */
export function codeInAddress(text: string): string {
  const trimmed = withoutInvisible(text).trim();
  return IN_ADDRESS.exec(trimmed)?.[1] ?? trimmed;
}

/**
 * One of our tracking IDs that does not continue before or after it, except for an AIM identifier (]C0, ]Q3) before
 * it.
 */
const WITHIN = new RegExp(
  `(?:^|[^A-Z0-9-]|\\][A-Z]\\d)(${PREFIX}[\\s\\p{Pd}]?[${TRACKING_ID_SYMBOLS}]{4}[\\s\\p{Pd}]?[${TRACKING_ID_SYMBOLS}]{4})(?![A-Z0-9-])`,
  'gu',
);

/**
 * Finds the tracking ID of ours in a scanner's input, by its check character: alone, in an address, or among the
 * prefixes and suffixes that scanners add. ']C0TWS-2222-232W' and '~TWS-2222-232W$' have TWS-2222-232W. Returns
 * undefined if there is none, or if there are several.
 */
export function trackingIdIn(text: string): string | undefined {
  const whole = searchedTrackingId(codeInAddress(text));
  const within = [...text.toUpperCase().matchAll(WITHIN)].map(([, found = '']) => normalTrackingId(found));
  const [id, ...others] = new Set(whole ? [whole] : within);
  return id !== undefined && others.length === 0 && isTrackingId(id) ? id : undefined;
}
