// Typed text; separate from the other fields, so that the sign-in page does not load those.
import * as z from 'zod/mini';
import { westernDigits, withoutInvisible } from './facts/characters.ts';
import { rule } from './facts/sentences/rule.ts';

/** PostgreSQL cannot store NUL characters, and they cannot be typed. */
const NO_NUL = /^[^\0]*$/;
export const noNul = z.regex(NO_NUL, rule('nul_character'));

/** Refusal of control characters. */
export const NO_CONTROL = rule('control_characters');
/**
 * Excludes control characters, which keyboards do not type and terminals obey, and lone UTF-16 surrogates, which
 * cannot be stored.
 */
const ONE_LINE = /^[^\p{Cc}\p{Cs}]*$/u;
const SEVERAL_LINES = /^(?:[^\p{Cc}\p{Cs}]|[\n\r\t])*$/u;
const oneLine = z.regex(ONE_LINE, NO_CONTROL);
export const severalLines = z.regex(SEVERAL_LINES, NO_CONTROL);
/** Patterns of all texts, which say nothing about the purpose of a field. */
export const TEXT_PATTERNS = [NO_NUL, ONE_LINE, SEVERAL_LINES];

/** Replaces line ends and tabs, which pasting adds, with spaces. */
function inOneLine(text: string): string {
  return text.replace(/[\n\r\t\v\f\u0085\u2028\u2029]+/g, ' ');
}

/** Removes invisible characters, which pasting adds, instead of refusing them. */
export const visible = z.overwrite<string>(withoutInvisible);

export const atMost = (max: number) => z.maxLength(max, rule('too_long', { max }));
export const notEmpty = z.minLength(1, rule('empty'));

/** Returns the schema of a typed line: trimmed, at most `max` characters, not empty. */
export function words(max = 200) {
  return z.string().check(visible, z.trim(), z.overwrite(inOneLine), notEmpty, atMost(max), oneLine);
}

/** Returns the schema of a typed line that may be empty. */
export function maybeWords(max = 200) {
  return z.string().check(visible, z.trim(), z.overwrite(inOneLine), atMost(max), oneLine);
}

/** Returns the schema of a typed text that may have several lines, such as a note. */
export function lines(max: number) {
  return z.string().check(visible, z.trim(), notEmpty, atMost(max), severalLines);
}

export function maybeLines(max: number) {
  return z.string().check(visible, z.trim(), atMost(max), severalLines);
}

/** Password as typed, neither trimmed nor cut. */
export const typedPassword = z.string().check(notEmpty, atMost(1000));

/** Code of an authenticator app, or a recovery code instead. */
export const signInCode = words(40).check(z.overwrite(westernDigits));
