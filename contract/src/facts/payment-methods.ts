/** Payment methods of an order; another server, or an old file, may have others. */
export const PAYMENT_METHODS = ['COD', 'Card', 'Wallet'] as const;

/** Returns true for 'COD' and 'Cash on Delivery', ignoring case. */
export function isCashOnDelivery(paymentMethod: string): boolean {
  return /^\s*(cod|cash[\s-]on[\s-]delivery)\s*$/i.test(paymentMethod);
}

/**
 * Returns the amount to collect in cash at the door for an order of this value, in the unit of the value; 0 if it is
 * paid.
 */
export function cashDue(paymentMethod: string, value: number): number {
  return isCashOnDelivery(paymentMethod) ? value : 0;
}
