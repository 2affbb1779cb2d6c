import * as z from 'zod/mini';
import { EXCEPTIONS, HOLDER_KINDS, LEGS } from './facts/parcels.ts';
import { aed, instant } from './fields.ts';
import { Place } from './place.ts';

/** Who has a parcel; `name` is that of the warehouse or the number of the run, empty where neither has it. */
export const Holder = z.object({ kind: z.enum(HOLDER_KINDS), id: z.string(), name: z.string() });
export type Holder = z.infer<typeof Holder>;

/** Driver of the run that has a parcel. */
export const HoldingDriver = z.object({ name: z.string(), phone: z.string() });
export type HoldingDriver = z.infer<typeof HoldingDriver>;

/** A parcel as a hub sees it: what stands on its label, where it is and where it goes. */
export const Parcel = z.object({
  trackingID: z.string(),
  reference: z.string(),
  senderName: z.string(),
  receiverName: z.string(),
  receiverPhone: z.string(),
  street: z.string(),
  area: z.string(),
  city: z.string(),
  deliveryType: z.string(),
  paymentMethod: z.string(),
  orderValue: aed,
  orderWeight: z.number(),
  trackingStatus: z.string(),
  cancelledAt: z.nullable(instant),
  holder: Holder,
  /** Since when the holder has it; null while it is with the sender. */
  since: z.nullable(instant),
  /** The warehouse that delivers it, once an area says so. */
  toWarehouse: z.nullable(Place),
  sortCode: z.string(),
  leg: z.enum(LEGS),
  exception: z.nullable(z.enum(EXCEPTIONS)),
  /** The area is none that is known in its emirate: somebody has to say which it is. */
  isAreaUnknown: z.boolean(),
});
export type Parcel = z.infer<typeof Parcel>;
