type Id = { trackingID: string };
type Bound = Id & { code: string };

/** Sentences about printing labels, and about codes bound to an order. */
export const labels = {
  too_many_labels: ({ orders, isMore, max }: { orders: number; isMore: boolean; max: number }) =>
    `${isMore ? 'More than ' : ''}${orders} orders are found, and at most ${max} labels are printed at once. Narrow the filter.`,
  nothing_to_print: 'There is no order to print a label for.',
  /** `first` has some of those orders, in the order of the call. */
  printed_before: ({ orders, first }: { orders: number; first: readonly string[] }) => {
    const others = orders - first.length;
    const named = `${first.join(', ')}${others > 0 ? ` and ${others} more` : ''}`;
    return orders === 1
      ? `The label of ${named} was printed before. Give a reason to print it again.`
      : `${orders} of the labels were printed before: ${named}. Give a reason to print them again.`;
  },

  code_misread: ({ code }: { code: string }) =>
    `${code} is misread or mistyped: its check character is wrong.`,
  code_is_tracking_id: ({ code }: { code: string }) =>
    `${code} is the tracking ID of an order and cannot stand for another.`,
  /** `holder` is the order with the code, if the caller may see it. */
  code_taken: ({ code, holder }: { code: string; holder: string | null }) =>
    `${code} already identifies ${holder === null ? 'another order' : holder}.`,
  printer_test: 'Printer test',
  printer_set_up: ({ mm }: { mm: number }) =>
    `Print this page in its actual size: scale 100 %, no margins, not fitted to the page. The ruler along the upper edge must then be ${mm} mm long, and a scanner must read both codes.`,

  no_such_code: ({ code, trackingID }: Bound) => `${code} does not stand for ${trackingID}.`,
  code_bound: ({ code, trackingID }: Bound) => `${code} now identifies ${trackingID}.`,
  code_unbound: ({ code, trackingID }: Bound) => `${code} no longer identifies ${trackingID}.`,
};
