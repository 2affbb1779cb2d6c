import * as z from 'zod/mini';
import { DAY_MS } from './facts/durations.ts';
import { READERS } from './facts/roles.ts';
import { rule } from './facts/sentences/rule.ts';
import { aed, byId, day } from './fields.ts';
import { daysInOrder } from './order-filters.ts';
import { keyed, table } from './route.ts';
import { noSuchSender } from './shared-refusals.ts';

/** Longest period of figures, a leap year, because the orders of a period are read one by one. */
const MOST_FIGURE_DAYS = 366;

const withinYear = z.refine<{ from: string; to: string }>(
  ({ from, to }) => Date.parse(to) - Date.parse(from) < MOST_FIGURE_DAYS * DAY_MS,
  { path: ['to'], error: rule('too_many_days', { max: MOST_FIGURE_DAYS }) },
);

/** First and last day of a period, in the business time zone. */
export const FigureDays = z.strictObject({ from: day, to: day }).check(daysInOrder, withinYear);

export const SenderFigures = z.object({
  orders: z.number(),
  charges: aed,
  delivered: z.number(),
  returned: z.number(),
  /** Amount due for the delivered orders whose collected amounts are recorded: due − short + over = collected. */
  dueCOD: aed,
  shortCOD: aed,
  overCOD: aed,
  collectedCOD: aed,
  /** Parts of `collectedCOD`. */
  collectedCash: aed,
  collectedCard: aed,
  /** Part of `collectedCash`, which drivers hold. */
  unpaidCOD: aed,
  /** Amount due for the other delivered orders. */
  unrecordedCOD: aed,
});
export type SenderFigures = z.infer<typeof SenderFigures>;

export const senderFigures = table('senderFigures', {
  readSenderFigures: {
    method: 'GET',
    path: '/api/senders/figures/:id',
    feature: 'tawseel',
    may: READERS.finance,
    summary: "A sender's orders and charges, deliveries, returns and cash on delivery in a period",
    params: byId,
    query: FigureDays,
    ...keyed('data', SenderFigures),
    refusals: noSuchSender,
  },
});
