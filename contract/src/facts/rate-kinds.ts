/** Kinds of rate that can give an order its base, by precedence: the first that exists is used. */
export const RATE_KINDS = ['company-zone', 'company-city', 'general-zone', 'individual-city'] as const;
export type RateKind = (typeof RATE_KINDS)[number];
