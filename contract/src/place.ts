import * as z from 'zod/mini';

/** A warehouse as a label, a list or a screen names it. */
export const Place = z.object({ id: z.string(), name: z.string(), code: z.string() });
export type Place = z.infer<typeof Place>;
