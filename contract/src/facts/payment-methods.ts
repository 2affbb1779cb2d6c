/** What an order may be paid by; another server, or an old file, may have others. */
export const PAYMENT_METHODS = ['COD', 'Card', 'Wallet'] as const;

/** 'COD' and 'Cash on Delivery', in any case. */
export function isCashOnDelivery(paymentMethod: string): boolean {
  return /^\s*(cod|cash[\s-]on[\s-]delivery)\s*$/i.test(paymentMethod);
}
