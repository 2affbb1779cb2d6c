// Text as people type it; apart from the other fields, so that the sign-in page comes without those.
import * as z from 'zod/mini';
import { westernDigits, withoutInvisible } from './facts/characters.ts';
import { rule } from './facts/sentences/rule.ts';

/** PostgreSQL keeps no NUL character, and nobody types one. */
const NO_NUL = /^[^\0]*$/;
export const noNul = z.regex(NO_NUL, rule('nul_character'));

/** What is said of a control character. */
export const NO_CONTROL = rule('control_characters');
/** Control characters, which no keyboard types and a terminal obeys, and half a pair of UTF-16, which nothing keeps. */
const ONE_LINE = /^[^\p{Cc}\p{Cs}]*$/u;
const SEVERAL_LINES = /^(?:[^\p{Cc}\p{Cs}]|[\n\r\t])*$/u;
const oneLine = z.regex(ONE_LINE, NO_CONTROL);
const severalLines = z.regex(SEVERAL_LINES, NO_CONTROL);
/** Patterns of any text: they say nothing of what a field is for. */
export const TEXT_PATTERNS = [NO_NUL, ONE_LINE, SEVERAL_LINES];

/** What is pasted brings line ends and tabs along: a text of one line has a space there. */
export function inOneLine(text: string): string {
  return text.replace(/[\n\r\t\v\f\u0085\u2028\u2029]+/g, ' ');
}

/** What is pasted brings invisible characters along; none of them is refused. */
export const visible = z.overwrite<string>(withoutInvisible);

export const atMost = (max: number) => z.maxLength(max, rule('too_long', { max }));
export const notEmpty = z.minLength(1, rule('empty'));

/** Schema of a line that a person typed: trimmed, at most `max` characters, not empty. */
export function words(max = 200) {
  return z.string().check(visible, z.trim(), z.overwrite(inOneLine), notEmpty, atMost(max), oneLine);
}

/** A line that may be left empty. */
export function maybeWords(max = 200) {
  return z.string().check(visible, z.trim(), z.overwrite(inOneLine), atMost(max), oneLine);
}

/** The same of a text that may have several lines, as notes have. */
export function lines(max: number) {
  return z.string().check(visible, z.trim(), notEmpty, atMost(max), severalLines);
}

export function maybeLines(max: number) {
  return z.string().check(visible, z.trim(), atMost(max), severalLines);
}

/** A password as it was typed: neither trimmed nor cut. */
export const typedPassword = z.string().check(notEmpty, atMost(1000));

/** A code of an authenticator app, or a recovery code in its place. */
export const signInCode = words(40).check(z.overwrite(westernDigits));
