import * as z from 'zod/mini';
import { cityFromText, EMIRATES } from './facts/emirates.ts';
import { DELIVERY_TYPES, LONGEST, MAX_AED } from './facts/limits.ts';
import { rule } from './facts/sentences/rule.ts';
import { atMost, maybeWords, noNul, notEmpty, visible, words } from './typed-text.ts';

export * from './typed-text.ts';

export const id = z.string().check(notEmpty, z.maxLength(LONGEST.id), noNul);
export const byId = z.strictObject({ id });

/** Email pattern: that of browsers for input type=email, but the domain must have a dot. */
const EMAIL = /^[\w.!#$%&'*+/=?^`{|}~-]+@(?:[A-Za-z\d-]+\.)+[A-Za-z][A-Za-z\d-]+$/;
export const EMAIL_LIKE = 'an email address, like name@example.com';

export function isEmail(text: string): boolean {
  return text.length <= LONGEST.email && EMAIL.test(text);
}

export const email = z
  .string()
  .check(visible, z.trim(), atMost(LONGEST.email), z.email({ pattern: EMAIL, error: rule('not_email') }));

/** Three digits of any script among what stands in phone numbers, and no number that a spreadsheet made short: 9.71501E+11. */
const PHONE =
  /^(?=(?:\P{Nd}*\p{Nd}){3})(?!\d+(?:[.,]\d+)?[Ee]\+?\d+$)[\p{L}\p{M}\p{Nd}\s\p{Pd}+().,;:'’/|#*&]+$/u;
export const PHONE_LIKE = 'a phone number, like +971 50 123 4567 or 800 TAWSEEL';

/**
 * A phone number as people write it: '04 123 4567 ext 2' and '٠٥٠ ١٢٣ ٤٥٦٧' stay as they are; 'call me' is undefined.
 * A telephone puts invisible characters around a number that is copied from it.
 */
export function phoneFromText(text: string): string | undefined {
  const phone = text.replace(/\p{Cf}/gu, '').trim();
  return phone.length <= LONGEST.phone && PHONE.test(phone) ? phone : undefined;
}

/** Refined, not by z.regex: many a generator of clients cannot read this pattern. */
export const phone = words(LONGEST.phone).check(
  z.overwrite((text) => phoneFromText(text) ?? text),
  z.refine((text) => phoneFromText(text) !== undefined, rule('not_phone')),
);

export const maybePhone = maybeWords(LONGEST.phone).check(
  z.overwrite((text) => phoneFromText(text) ?? text),
  z.refine((text) => text === '' || phoneFromText(text) !== undefined, rule('not_phone')),
);

/** What is said of a word that is none of those that there are. */
export const notOneOf = (words: readonly string[]) => rule('not_one_of', { words });
export const notEither = (words: readonly string[]) => rule('not_either', { words });

/** One of the seven emirates; `Abu Dhabi` is accepted and travels as `Abu-Dhabi`. */
export const city = z.pipe(
  z.pipe(
    z.string(),
    z.transform((text) => cityFromText(text) ?? text),
  ),
  z.enum(EMIRATES, notOneOf(EMIRATES)),
);

export const notNegative = z.minimum(0, rule('too_small', { min: 0 }));
/** A number from `min` to `max`, both included. */
export const between = (min: number, max: number) =>
  z.number().check(z.minimum(min, rule('too_small', { min })), z.maximum(max, rule('beyond', { max })));

/** AED, at least 0, at most 2 decimals. */
export const money = z.number(rule('not_aed')).check(
  notNegative,
  z.maximum(MAX_AED, rule('beyond', { max: MAX_AED })),
  z.refine(
    (aed) => Math.abs(aed * 100 - Math.round(aed * 100)) < 1e-6 && (aed <= 0 || aed > 0.009),
    rule('more_than_fils'),
  ),
);

/** A plain AED figure in a reply. */
export const aed = z.number();

/** True of a default price that nobody has confirmed yet; no order is charged by it. */
export const starting = z.optional(z.boolean());

/** An ISO 8601 UTC instant. */
export const instant = z.string();

/** An instant that a caller sends: to the millisecond, so that instants sort as text. */
export const moment = z.iso.datetime({
  precision: 3,
  error: rule('not_instant'),
});

export const deliveryType = z.enum(DELIVERY_TYPES, notEither(DELIVERY_TYPES));

/**
 * An http(s) address, or a path on this server, as a browser reads it: it takes a backslash for a slash and leaves tabs
 * and line ends out, so that '/\\evil.example' would be another server.
 */
export const ADDRESS = /^(?:https?:\/\/|\/(?![/\\]))\P{Cc}*$/u;

export const address = z.string().check(z.regex(ADDRESS, rule('not_address')));

/** By https, of a name in the public DNS: no IP address, no machine's own name, none of a network of one's own. */
const PUBLIC =
  /^https:\/\/(?:[a-z\d_-]+\.)+(?!(?:local|localhost|localdomain|internal|intranet|private|lan|home|corp|arpa)(?![a-z\d-]))[a-z][a-z\d-]*(?::\d{1,5})?(?:[/?#]|$)/i;
export const PICTURE_LIKE = `a public https:// address, or one that begins with / on this server, at most ${LONGEST.address} characters`;

/** Whether a picture may be kept by this address: every screen that shows it asks there. */
export function isPictureAddress(text: string): boolean {
  return text.length <= LONGEST.address && ADDRESS.test(text) && (text.startsWith('/') || PUBLIC.test(text));
}

/** Address of a picture or document, as a caller gives it. */
export const picture = z
  .string()
  .check(z.refine(isPictureAddress, rule('not_picture', { max: LONGEST.address })));

/** The same, or none. */
export const maybePicture = z.union([z.literal(''), picture]);

/** A calendar day, YYYY-MM-DD. */
export const day = z.iso.date({ error: rule('not_day') });

/** Of a warehouse, as 'DXB-001'. */
export const WAREHOUSE_CODE = /^[A-Za-z0-9-]*$/;

/** Optimistic concurrency: the `version` that the caller saw, so that nobody undoes unseen what another did. */
export const version = z.string().check(z.maxLength(40));

/** The same as the value of an If-Match header, in its quotation marks. */
export const versionTag = z.string().check(z.regex(/^"[^"]{1,40}"$/, rule('not_version')));

/** A time of day, HH:MM. */
export const hour = z.string().check(z.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, rule('not_time')));

export const hoursInOrder = z.refine<{ from?: string | undefined; to?: string | undefined }>(
  ({ from, to }) => from === undefined || to === undefined || from < to,
  { path: ['to'], error: rule('window_ends_first') },
);

export const wholeNumber = (max: number) => z.coerce.number().check(z.int(), z.minimum(1), z.maximum(max));
