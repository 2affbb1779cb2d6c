import * as z from 'zod/mini';
import { day } from './fields.ts';

/** Day and hours promised to a receiver. */
export const Promised = z.object({
  day,
  from: z.string(),
  to: z.string(),
  note: z.string(),
  /** guard or neighbour, if the parcel is to be left there; otherwise empty. */
  leaveWith: z.string(),
});
export type Promised = z.infer<typeof Promised>;
