/** Paper of labels: rolls of thermal printers, A6 sheets, and four labels on an A4 sheet. */
export const LABEL_SIZES = ['4x6', 'a6', 'a4'] as const;
export type LabelSize = (typeof LABEL_SIZES)[number];

/** Maximum copies of each label, and maximum blank labels, per print. */
export const MOST_COPIES = 5;
export const MOST_BLANK_LABELS = 100;
/** Maximum labels in a preview: three sheets of A4. */
export const PREVIEWED_LABELS = 12;

/** Possible changes of an order since its label was printed: the cash to collect, or the address. */
export const LABEL_CHANGES = ['cash', 'address'] as const;
export type LabelChange = (typeof LABEL_CHANGES)[number];
