/** What an order may be paid by; another server, or an old file, may have others. */
export const PAYMENT_METHODS = ['COD', 'Card', 'Wallet'] as const;

/** 'COD' and 'Cash on Delivery', in any case. */
export function isCashOnDelivery(paymentMethod: string): boolean {
  return /^\s*(cod|cash[\s-]on[\s-]delivery)\s*$/i.test(paymentMethod);
}

/** Amount to collect in cash at the door for an order of this value, in the unit of the value; 0 if it is paid. */
export function cashDue(paymentMethod: string, value: number): number {
  return isCashOnDelivery(paymentMethod) ? value : 0;
}
