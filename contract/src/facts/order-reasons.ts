/** Why an order is, or is not, in what a shop is paid; each is made from stored rows. */
export const ORDER_REASONS = [
  'otherShop',
  'withDriver',
  'cardNotPaid',
  'onStatement',
  'afterDay',
  'open',
  'notDone',
  'imported',
  'notBilled',
  'beforeBilling',
  'free',
] as const;
export type OrderReasonName = (typeof ORDER_REASONS)[number];
