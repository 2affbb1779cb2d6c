/**
 * Feature flags: parts of the console that the specification does not have. The run-time settings of a server of ours
 * name them; a server that follows only the specification names none, and is never asked their calls.
 */
export const FEATURES = [
  'tracking',
  'quote',
  'exports',
  'references',
  'order-filters',
  'sender-orders',
  'logout',
  'base-rates',
  'rate-removal',
  'starting-prices',
  'query-pages',
  'query-removal',
  'request-ids',
  'staff-editing',
  'people',
  'sender-editing',
  'business',
  'order-desk',
  'administrators',
  'api-keys',
  'profile-editing',
  'cashier-payments',
  'sessions',
  'passwords',
  'password-mail',
  'second-factor',
  'driver-sign-in',
  'audit',
] as const;
export type Feature = (typeof FEATURES)[number];
