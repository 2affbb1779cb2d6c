/** Precedence of the kinds of rate that can give an order its base: the first that exists decides. */
export const RATE_KINDS = ['company-zone', 'company-city', 'general-zone', 'individual-city'] as const;
export type RateKind = (typeof RATE_KINDS)[number];
