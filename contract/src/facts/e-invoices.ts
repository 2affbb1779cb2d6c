/** How the electronic transmission of an invoice went. */
export const E_STATES = ['none', 'sent', 'accepted', 'rejected'] as const;
export type EState = (typeof E_STATES)[number];

/** Detail of the business or of the shop that an e-invoice may lack; `record` if its stored document breaks a rule. */
export type EInvoiceLack =
  | 'business.legalName'
  | 'business.street'
  | 'business.city'
  | 'business.iban'
  | 'business.licenceNumber'
  | 'business.licenceAuthority'
  | 'business.sac'
  | 'shop.street'
  | 'shop.city'
  | 'record';
