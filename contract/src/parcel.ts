import * as z from 'zod/mini';
import { EXCEPTIONS, HOLDER_KINDS, LEGS } from './facts/parcels.ts';
import { aed, instant } from './fields.ts';
import { Place } from './place.ts';

/** Holder of a parcel; `name` is that of the warehouse or the number of the run, otherwise empty. */
export const Holder = z.object({ kind: z.enum(HOLDER_KINDS), id: z.string(), name: z.string() });
export type Holder = z.infer<typeof Holder>;

/** Driver of the run that has a parcel. */
export const HoldingDriver = z.object({ _id: z.string(), name: z.string(), phone: z.string() });
export type HoldingDriver = z.infer<typeof HoldingDriver>;

/** Run that a parcel is planned on before the run has it. */
export const PlannedRun = z.object({ _id: z.string(), number: z.string(), driver: HoldingDriver });
export type PlannedRun = z.infer<typeof PlannedRun>;

/** Parcel at a hub: fields of its label, its place and its destination. */
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
  /** Warehouse that delivers it; null until its area determines it. */
  toWarehouse: z.nullable(Place),
  sortCode: z.string(),
  leg: z.enum(LEGS),
  exception: z.nullable(z.enum(EXCEPTIONS)),
  /** True if no known area of the emirate matches its address, so that staff must choose one. */
  isAreaUnknown: z.boolean(),
});
export type Parcel = z.infer<typeof Parcel>;
