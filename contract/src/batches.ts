import * as z from 'zod/mini';
import { CLIENT_ID_LENGTH } from './facts/scans.ts';
import { rule } from './facts/sentences/rule.ts';

/**
 * Id that a station or phone generates before anything else, so that a repeat is recognised: first the time, then
 * random characters.
 */
export const clientId = z
  .string()
  .check(
    z.regex(new RegExp(`^[\\w-]{${CLIENT_ID_LENGTH}}$`), rule('not_client_id', { length: CLIENT_ID_LENGTH })),
  );

/** Returns the schema of a list of 1 to `most` items. */
export const several = <Of extends z.core.SomeType>(of: Of, most: number) =>
  z
    .array(of)
    .check(z.minLength(1, rule('nothing_named')), z.maxLength(most, rule('too_many_at_once', { max: most })));
