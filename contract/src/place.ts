import * as z from 'zod/mini';

/** Warehouse as named on labels, lists and screens. */
export const Place = z.object({ id: z.string(), name: z.string(), code: z.string() });
export type Place = z.infer<typeof Place>;
