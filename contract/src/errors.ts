import * as z from 'zod/mini';

/** Header of every reply with the request's id in the server's log. */
export const REQUEST_ID_HEADER = 'X-Request-Id';

/** Breakdown of a charge, in AED. */
export const ChargeParts = z.object({
  base: z.number(),
  weight: z.number(),
  size: z.number(),
  packing: z.number(),
  total: z.number(),
});
export type ChargeParts = z.infer<typeof ChargeParts>;

/** Translated sentence; its code and params are for programs. */
const sentence = {
  message: z.string(),
  code: z.string(),
  params: z.optional(z.looseObject({})),
};

/** Error body of every reply that is not a success. */
export const ErrorBody = z.object({
  ...sentence,
  issues: z.optional(z.array(z.object({ path: z.string(), ...sentence }))),
  requestId: z.optional(z.string()),
  /** Charge after a correction, if it must be confirmed first. */
  charge: z.optional(ChargeParts),
});
export type ErrorBody = z.infer<typeof ErrorBody>;
