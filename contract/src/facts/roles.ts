/** Roles of people who sign in: administrators, and the kinds of staff. */
export const PEOPLE = ['administrator', 'supervisor', 'operator', 'cashier', 'driver'] as const;
export type PersonRole = (typeof PEOPLE)[number];

/** Roles of API keys that belong to a sender, a driver or a cashier, and are limited to what concerns them. */
export const OWNED_ROLES = ['sender', 'driver-app', 'cashier-app'] as const;
export type OwnedRole = (typeof OWNED_ROLES)[number];

/** Kind of owner of a key, by its role. */
export const KEY_OWNERS = {
  sender: 'sender',
  'driver-app': 'driver',
  'cashier-app': 'cashier',
} as const satisfies Record<OwnedRole, string>;

/** Roles of API keys; `intake` and `tracking` are wide: orders of any sender and every warehouse. */
export const KEY_ROLES = [...OWNED_ROLES, 'intake', 'tracking'] as const;
export type KeyRole = (typeof KEY_ROLES)[number];

export type Role = PersonRole | KeyRole;

/** Roles that work in one warehouse and see only its orders, staff and figures. */
export const DESK: readonly PersonRole[] = ['supervisor', 'operator', 'cashier'];
/** Roles that create and move orders. */
export const DISPATCH: readonly PersonRole[] = ['supervisor', 'operator'];
/** Roles that record the cash that drivers bring. */
export const CASH_DESK: readonly PersonRole[] = ['supervisor', 'cashier'];
/** Roles of people who may have money of the business: a box, or change. */
export const CASH_PEOPLE = ['administrator', 'supervisor', 'cashier', 'driver'] as const;

/**
 * Roles that read each part of the business, in addition to administrators. The rows of lists use this, and so does
 * the console's menu, which then does not need the rows.
 */
export const READERS = {
  finance: ['supervisor'],
  warehouses: ['supervisor'],
  senders: DESK,
  prices: ['supervisor'],
  supervisors: [],
  staff: ['supervisor'],
  orders: DESK,
  queries: DISPATCH,
  imports: ['supervisor'],
  hub: DESK,
  dispatch: DISPATCH,
  followUps: DISPATCH,
  pickups: DISPATCH,
  profile: PEOPLE,
} as const satisfies Record<string, readonly PersonRole[]>;

export function isKeyRole(role: Role): role is KeyRole {
  return KEY_ROLES.some((known) => known === role);
}

export function isOwnedRole(role: Role): role is OwnedRole {
  return OWNED_ROLES.some((known) => known === role);
}
