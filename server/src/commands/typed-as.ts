import { oneLine } from '@tawseel/contract/fields';
import { InvalidArgumentError } from 'commander';
import type * as z from 'zod/mini';

/** Parser of an argument or an option: what the console takes there, and nothing that a terminal obeys. */
export function typedAs(schema: z.ZodMiniType<string, string>): (text: string) => string {
  const typed = schema.check(oneLine);
  return (text) => {
    const read = typed.safeParse(text);
    if (read.success) return read.data;
    throw new InvalidArgumentError(read.error.issues[0]!.message);
  };
}
