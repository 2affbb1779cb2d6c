// Text as people type it; apart from the other fields, so that the sign-in page comes without those.
import * as z from 'zod/mini';

/** PostgreSQL keeps no NUL character, and nobody types one. */
export const noNul = z.regex(/^[^\0]*$/, 'Must not contain a NUL character.');

/** Control characters, which no keyboard types and a terminal obeys; a message may have lines and tabs. */
export const oneLine = z.regex(/^\P{Cc}*$/u, 'Must not contain control characters.');
export const lines = z.regex(/^(?:\P{Cc}|[\n\r\t])*$/u, 'Must not contain control characters.');

/** Schema of text a person typed: trimmed, at most `max` characters, not empty. */
export function words(max = 200) {
  return z
    .string()
    .check(
      z.trim(),
      z.minLength(1, 'Must not be empty.'),
      z.maxLength(max, `At most ${max} characters.`),
      noNul,
    );
}

/** Text that may be left empty. */
export function maybeWords(max = 200) {
  return z.string().check(z.trim(), z.maxLength(max, `At most ${max} characters.`), noNul);
}

/** A password as it was typed: neither trimmed nor cut. */
export const typedPassword = z
  .string()
  .check(z.minLength(1, 'Must not be empty.'), z.maxLength(1000, 'At most 1000 characters.'));

/** A code of an authenticator app, or a recovery code in its place. */
export const signInCode = words(40);
