import * as z from 'zod/mini';
import { LABEL_CHANGES, LABEL_SIZES, MOST_BLANK_LABELS, MOST_COPIES } from './facts/labels.ts';
import { MOST_LABELS } from './facts/limits.ts';
import { DESK, DISPATCH } from './facts/roles.ts';
import { LONGEST_CODE } from './facts/scans.ts';
import { rule } from './facts/sentences/rule.ts';
import { deliveryType, id, instant, notOneOf, trackingID, words } from './fields.ts';
import { daysInOrder, happenedOnDay, orderFilters } from './order-filters.ts';
import { reason } from './order-requests.ts';
import { paging } from './paging.ts';
import { keyed, messageOnly, table, withMessage } from './route.ts';
import { noSuchOrder, noSuchSender } from './shared-refusals.ts';

const size = z.enum(LABEL_SIZES, notOneOf(LABEL_SIZES));

/**
 * If true, the style is in a template as text, for a page whose Content-Security-Policy forbids inline styles; even
 * parsing one there would violate it.
 */
const styleApart = z.optional(z.literal(true));

/** Orders to print labels of: exactly one of the three. */
const chosen = {
  trackingIDs: z.optional(
    z
      .array(trackingID)
      .check(
        z.minLength(1, rule('no_order_named')),
        z.maxLength(MOST_LABELS, rule('too_many_orders', { max: MOST_LABELS })),
      ),
  ),
  runId: z.optional(id),
  filter: z.optional(
    z
      .strictObject({ search: paging.search, mode: z.optional(deliveryType), ...orderFilters })
      .check(daysInOrder, happenedOnDay),
  ),
};

type LabelChoice = { trackingIDs?: unknown; runId?: unknown; filter?: unknown };

const oneChoice = z.refine<LabelChoice>(
  ({ trackingIDs, runId, filter }) =>
    [trackingIDs, runId, filter].filter((each) => each !== undefined).length === 1,
  { path: ['trackingIDs'], error: rule('one_choice') },
);

export const LabelPreview = z.strictObject({ ...chosen, size, styleApart }).check(oneChoice);
export type LabelPreview = z.infer<typeof LabelPreview>;

export const LabelPrint = z
  .strictObject({
    ...chosen,
    size,
    /** Number of copies per label. */
    copies: z.optional(z.int().check(z.minimum(1), z.maximum(MOST_COPIES))),
    /** Required if one of them was printed before. */
    reason: z.optional(reason),
    styleApart,
  })
  .check(oneChoice);
export type LabelPrint = z.infer<typeof LabelPrint>;

/** Printing of a label, shown in the order's details. */
export const Print = z.object({
  at: instant,
  size: z.enum(LABEL_SIZES),
  copies: z.number(),
  reason: z.string(),
  /** Changes of the order since then. */
  changes: z.array(z.enum(LABEL_CHANGES)),
  by: z.object({ kind: z.string(), id: z.string(), name: z.string() }),
});
export type Print = z.infer<typeof Print>;

const page = { reply: z.string(), type: 'text/html' as const };
const chosenRefusals = {
  ...noSuchOrder,
  ...noSuchSender,
  no_such_run: 'No such run',
  nothing_to_print: 'The filter leaves no order, or the run is empty',
  named_twice: 'An order is named twice',
  too_many_labels: 'The filter or the run has more than 500 orders',
};

export const labels = table('labels', {
  readLabelPreview: {
    method: 'POST',
    path: '/api/labels/preview',
    reads: true,
    may: DISPATCH,
    feature: 'tawseel',
    held: true,
    summary: 'The first labels of what would be printed, marked as a preview; counts as no print',
    body: LabelPreview,
    ...page,
    refusals: chosenRefusals,
  },
  printLabels: {
    method: 'POST',
    path: '/api/labels',
    may: [...DISPATCH, 'sender'],
    feature: 'tawseel',
    held: true,
    log: 'prints',
    summary:
      'Labels of up to 500 orders as an HTML page to print, without a script. A label that was printed before needs a reason',
    invalidates: ['labels'],
    idempotent: true,
    body: LabelPrint,
    ...page,
    refusals: {
      ...chosenRefusals,
      printed_before: 'Some of them were printed before, and no reason is given',
    },
  },
  printBlankLabels: {
    method: 'POST',
    path: '/api/labels/blank',
    may: DISPATCH,
    feature: 'tawseel',
    log: 'prints',
    summary: 'Blank labels with new codes, each to be bound to an order later',
    invalidates: ['labels'],
    idempotent: true,
    body: z.strictObject({
      count: z.int().check(z.minimum(1), z.maximum(MOST_BLANK_LABELS)),
      size,
      styleApart,
    }),
    ...page,
  },
  bindLabel: {
    method: 'POST',
    path: '/api/labels/bind',
    may: DISPATCH,
    feature: 'tawseel',
    held: true,
    summary: "Lets a blank label, or another carrier's code, stand for an order",
    invalidates: ['labels'],
    idempotent: true,
    body: z.strictObject({ code: words(LONGEST_CODE).check(z.minLength(4)), trackingID }),
    ...withMessage(z.object({ code: z.string(), trackingID: z.string(), boundAt: instant })),
    refusals: {
      ...noSuchOrder,
      code_misread: 'The check character of the code is wrong',
      code_is_tracking_id: 'The code is the tracking ID of an order',
      code_taken: 'The code stands for another order',
    },
  },
  unbindLabel: {
    method: 'POST',
    path: '/api/labels/unbind',
    may: DISPATCH,
    feature: 'tawseel',
    held: true,
    summary: 'Takes a code off the order that it stands for: a label that was bound to the wrong one',
    invalidates: ['labels', 'scanning'],
    body: z.strictObject({ code: words(LONGEST_CODE), trackingID }),
    ...messageOnly,
    refusals: { ...noSuchOrder, no_such_code: 'The code does not stand for this order' },
  },
  listPrints: {
    method: 'GET',
    path: '/api/orders/:trackingID/prints',
    may: DESK,
    feature: 'tawseel',
    held: true,
    summary: 'When the label of an order was printed, by whom and why again; newest first',
    params: z.strictObject({ trackingID }),
    ...keyed('data', z.array(Print)),
    refusals: noSuchOrder,
  },
  readBlankPreview: {
    method: 'GET',
    path: '/api/labels/blank-preview',
    may: DISPATCH,
    feature: 'tawseel',
    summary: 'A blank label as it would be printed, with a code that stands for nothing',
    query: z.strictObject({ size, styleApart: z.optional(z.literal('yes')) }),
    ...page,
  },
  readTestPage: {
    method: 'GET',
    path: '/api/labels/test',
    may: DISPATCH,
    feature: 'tawseel',
    summary: 'A page with a ruler and both kinds of code, to set up a printer',
    /** A roll of 4 × 6 in by default. */
    query: z.strictObject({ size: z.optional(size), styleApart: z.optional(z.literal('yes')) }),
    ...page,
  },
});
