import * as z from 'zod/mini';
import { DESK } from './facts/roles.ts';
import { deliveryType, maybeLines, notEither, notOneOf } from './fields.ts';
import { daysInOrder, happenedOnDay, orderFilters } from './order-filters.ts';
import { table } from './route.ts';
import { SENDER_ROLES } from './senders.ts';

/** Names under which the console's lists are exported. */
export const EXPORTED_LISTS = [
  'warehouses',
  'senders',
  'supervisors',
  'operators',
  'drivers',
  'cashiers',
  'orders',
  'weight-charges',
  'packing-charge',
  'size-charges',
  'queries',
  'shop-charges',
  'statements',
  'invoices',
] as const;
export type ExportedList = (typeof EXPORTED_LISTS)[number];

export const exports = table('exports', {
  exportList: {
    method: 'GET',
    path: '/api/export/:list',
    /** Each list is limited to the roles of its own call. */
    may: DESK,
    feature: 'tawseel',
    summary: 'A searched and filtered list as CSV, newest first, streamed',
    params: z.strictObject({
      list: z.enum(EXPORTED_LISTS, notOneOf(EXPORTED_LISTS)),
    }),
    /** `role` applies to senders; all others except `search` apply to orders. */
    query: z
      .strictObject({
        search: z.optional(maybeLines(100)),
        role: z.optional(z.enum(SENDER_ROLES, notEither(SENDER_ROLES))),
        mode: z.optional(deliveryType),
        ...orderFilters,
      })
      .check(daysInOrder, happenedOnDay),
    reply: z.string(),
    type: 'text/csv',
    refusals: { may_not_export: 'The list is not for this person' },
  },
});
