import * as z from 'zod/mini';
import { aed, instant } from './fields.ts';

/** Order whose cash a driver holds. */
export const HeldOrder = z.object({
  trackingID: z.string(),
  receiver: z.string(),
  /** Amount that was to be collected, and what the driver collected in cash. */
  due: aed,
  amount: aed,
  since: instant,
  /** True if the driver's result came too late, and the office has another one. */
  isLate: z.boolean(),
});
export type HeldOrder = z.infer<typeof HeldOrder>;
