import * as z from 'zod/mini';

/**
 * Error codes with their HTTP status: every refusal the server knows. The code is for programs, the message for
 * people.
 */
export const ERROR_STATUS = {
  malformed: 400,
  unauthorized: 401,
  /** The password is right, and a code is asked for besides. */
  second_factor: 401,
  forbidden: 403,
  /** Signed in with a password that somebody else made: it has to be changed first. */
  password_change: 403,
  not_found: 404,
  wrong_method: 405,
  timeout: 408,
  conflict: 409,
  too_large: 413,
  wrong_type: 415,
  invalid: 422,
  too_many_requests: 429,
  headers_too_large: 431,
  internal: 500,
  unavailable: 503,
} as const;

export type ErrorCode = keyof typeof ERROR_STATUS;

/** Header of every answer with the id under which the server's log has the request. */
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

/** Error body of every reply that is not a success. */
export const ErrorBody = z.object({
  message: z.string(),
  code: z.string(),
  issues: z.optional(z.array(z.object({ path: z.string(), message: z.string() }))),
  requestId: z.optional(z.string()),
  /** What a correction would cost, where that is to be confirmed first. */
  charge: z.optional(ChargeParts),
});
export type ErrorBody = z.infer<typeof ErrorBody>;

/** A refusal of every call about the rates of one company. */
export const noSuchCompany = { 404: 'No such company' };
