import type { Custody } from './rules/custody.ts';

declare module '../../platform/engine/tables.ts' {
  interface Tables {
    /**
     * Custody: who holds each parcel that is in our hands, by the seq of its order; a projection of events and scans (see
     * rules/custody.ts). `holder` is the id of a warehouse or a run, '' where it is not known; `warehouse_id` answers for it;
     * `to_warehouse` delivers it, null where no area says so; `home_id` is the warehouse of the order.
     */
    custody: Custody & { seq: number; home_id?: string | null };
  }
}
