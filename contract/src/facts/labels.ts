/** Paper of labels: the rolls of thermal printers, a sheet of A6, and four of those on a sheet of A4. */
export const LABEL_SIZES = ['4x6', 'a6', 'a4'] as const;
export type LabelSize = (typeof LABEL_SIZES)[number];

/** How many labels of each order are printed at once, and how many blank ones. */
export const MOST_COPIES = 5;
export const MOST_BLANK_LABELS = 100;
/** How many labels a preview has, of those that would be printed: three sheets of A4. */
export const PREVIEWED_LABELS = 12;

/** What may have changed of an order since its label was printed: the cash to collect, or the address. */
export const LABEL_CHANGES = ['cash', 'address'] as const;
export type LabelChange = (typeof LABEL_CHANGES)[number];
