import { InvalidArgumentError } from 'commander';
import * as z from 'zod/mini';
import { problemInEnglish } from '../platform/http/language.ts';

/** Returns a parser for an argument or option that accepts the same as the console. */
export function typedAs(schema: z.ZodMiniType<string, string>): (text: string) => string {
  return (text) => {
    const read = z.safeParse(schema, text);
    if (read.success) return read.data;
    throw new InvalidArgumentError(problemInEnglish(read.error.issues[0]!.message));
  };
}
