import * as z from 'zod/mini';
import { cityFromText, EMIRATES } from './facts/emirates.ts';
import { DELIVERY_TYPES, LONGEST, MAX_AED, MAX_SUM_AED } from './facts/limits.ts';
import { phoneFromText } from './facts/phones.ts';
import { rule } from './facts/sentences/rule.ts';
import { atMost, maybeWords, noNul, notEmpty, visible, words } from './typed-text.ts';

export * from './typed-text.ts';

export const id = z.string().check(notEmpty, z.maxLength(LONGEST.id), noNul);
export const byId = z.strictObject({ id });

/** Email pattern: that of browsers for input type=email, but the domain must have a dot. */
const EMAIL = /^[\w.!#$%&'*+/=?^`{|}~-]+@(?:[A-Za-z\d-]+\.)+[A-Za-z][A-Za-z\d-]+$/;

export function isEmail(text: string): boolean {
  return text.length <= LONGEST.email && EMAIL.test(text);
}

export const email = z
  .string()
  .check(visible, z.trim(), atMost(LONGEST.email), z.email({ pattern: EMAIL, error: rule('not_email') }));

/** Refined instead of z.regex, because many client generators cannot read this pattern. */
export const phone = words(LONGEST.phone).check(
  z.overwrite((text) => phoneFromText(text) ?? text),
  z.refine((text) => phoneFromText(text) !== undefined, rule('not_phone')),
);

export const maybePhone = maybeWords(LONGEST.phone).check(
  z.overwrite((text) => phoneFromText(text) ?? text),
  z.refine((text) => text === '' || phoneFromText(text) !== undefined, rule('not_phone')),
);

/** Returns the rule for a word that is not in a list. */
export const notOneOf = (words: readonly string[]) => rule('not_one_of', { words });
export const notEither = (words: readonly string[]) => rule('not_either', { words });

/** One of the seven emirates; `Abu Dhabi` is accepted and converted to `Abu-Dhabi`. */
export const city = z.pipe(
  z.pipe(
    z.string(),
    z.transform((text) => cityFromText(text) ?? text),
  ),
  z.enum(EMIRATES, notOneOf(EMIRATES)),
);

export const notNegative = z.minimum(0, rule('too_small', { min: 0 }));
/** Returns the schema of a number from `min` to `max`, both included. */
export const between = (min: number, max: number) =>
  z.number().check(z.minimum(min, rule('too_small', { min })), z.maximum(max, rule('beyond', { max })));

/** Returns the schema of AED up to `max`, at least 0, at most 2 decimals. */
const aedUpTo = (max: number) =>
  z.number(rule('not_aed')).check(
    notNegative,
    z.maximum(max, rule('beyond', { max })),
    z.refine(
      (aed) => Math.abs(aed - Number(aed.toFixed(2))) < 1e-6 && (aed <= 0 || aed > 0.009),
      rule('more_than_fils'),
    ),
  );

/** A single amount: a price, a payment, the cash of an order. */
export const money = aedUpTo(MAX_AED);
/** A sum of many amounts. */
export const sumOfMoney = aedUpTo(MAX_SUM_AED);

/** Amount in AED, in a reply. */
export const aed = z.number();

/** True for a default price that is not confirmed yet; orders are not charged by it. */
export const starting = z.optional(z.boolean());

/** ISO 8601 UTC instant. */
export const instant = z.string();

/** Instant sent by a caller, in milliseconds, so that instants sort as text. */
export const moment = z.iso.datetime({
  precision: 3,
  error: rule('not_instant'),
});

export const deliveryType = z.enum(DELIVERY_TYPES, notEither(DELIVERY_TYPES));

/**
 * An http(s) address, or a path on this server. Browsers treat a backslash as a slash and ignore tabs and line ends,
 * so that '/\\evil.example' would be another server.
 */
export const ADDRESS = /^(?:https?:\/\/|\/(?![/\\]))\P{Cc}*$/u;

export const address = z.string().check(z.regex(ADDRESS, rule('not_address')));

/** An https address with a public DNS name: no IP address, local host name or private domain. */
const PUBLIC =
  /^https:\/\/(?:[a-z\d_-]+\.)+(?!(?:local|localhost|localdomain|internal|intranet|private|lan|home|corp|arpa)(?![a-z\d-]))[a-z][a-z\d-]*(?::\d{1,5})?(?:[/?#]|$)/i;

/** Returns true if a picture's address may be stored: every screen that shows the picture sends a request there. */
export function isPictureAddress(text: string): boolean {
  return text.length <= LONGEST.address && ADDRESS.test(text) && (text.startsWith('/') || PUBLIC.test(text));
}

/** Address of a picture or document, sent by a caller. */
export const picture = z
  .string()
  .check(z.refine(isPictureAddress, rule('not_picture', { max: LONGEST.address })));

/** Address of a picture or document, or empty. */
export const maybePicture = z.union([z.literal(''), picture]);

/** Calendar day, YYYY-MM-DD. */
export const day = z.iso.date({ error: rule('not_day') });

/** Code of a warehouse, such as 'DXB-001'. */
export const WAREHOUSE_CODE = /^[A-Za-z0-9-]*$/;

/**
 * Optimistic concurrency: the `version` that the caller read, so that changes by others are not overwritten
 * unnoticed.
 */
export const version = z.string().check(z.maxLength(40));

/** Version as the value of an If-Match header, in quotation marks. */
export const versionTag = z.string().check(z.regex(/^"[^"]{1,40}"$/, rule('not_version')));

/** Time of day, HH:MM. */
export const hour = z.string().check(z.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, rule('not_time')));

export const hoursInOrder = z.refine<{ from?: string | undefined; to?: string | undefined }>(
  ({ from, to }) => from === undefined || to === undefined || from < to,
  { path: ['to'], error: rule('window_ends_first') },
);

export const wholeNumber = (max: number) => z.coerce.number().check(z.int(), z.minimum(1), z.maximum(max));

export const trackingID = words(40).check(z.minLength(4));

/** Month of this century, such as '2026-11'. */
export const month = z.string().check(z.regex(/^20\d\d-(0[1-9]|1[0-2])$/, rule('not_month')));
