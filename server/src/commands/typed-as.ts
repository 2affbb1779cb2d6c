import { InvalidArgumentError } from 'commander';
import * as z from 'zod/mini';

/** Parser of an argument or an option: what the console takes there. */
export function typedAs(schema: z.ZodMiniType<string, string>): (text: string) => string {
  return (text) => {
    const read = z.safeParse(schema, text);
    if (read.success) return read.data;
    throw new InvalidArgumentError(read.error.issues[0]!.message);
  };
}
