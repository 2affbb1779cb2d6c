/** Texts of what was collected for an order. */
export const collectedText = {
  title: 'Collected',
  due: 'Due',
  cash: 'In cash',
  card: 'By card',
  short: 'Short',
  over: 'Too much',
  by: 'Entered by',
  correctedBy: 'Corrected by',
  note: 'Note',
  correct: 'Correct what was collected',
  correctTitle: (trackingID: string) => `Correct what was collected for ${trackingID}`,
  about: (due: string) =>
    `${due} was due. Enter all that was collected. If the cash is counted already, the difference of that count changes.`,
  far: (amount: string, due: string, isMore: boolean) =>
    `${amount} is far ${isMore ? 'more' : 'less'} than the ${due} due. Is it right?`,
  slip: 'Number of the slip',
  aed: 'AED',
  reason: 'Reason',
  reasonHint: 'Shown in the history of the order.',
  save: 'Save',
  failed: 'What was collected could not be corrected',
  fields: {
    'collected.cash': 'Collected in cash (AED)',
    'collected.card': 'Collected by card (AED)',
  },
};
