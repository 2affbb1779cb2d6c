/** Who signs in: administrators, and the kinds of staff. */
export const PEOPLE = ['administrator', 'supervisor', 'operator', 'cashier', 'driver'] as const;
export type PersonRole = (typeof PEOPLE)[number];

/** What an API key is for that belongs to a sender, a driver or a cashier, and sees no more than concerns them. */
export const OWNED_ROLES = ['sender', 'driver-app', 'cashier-app'] as const;
export type OwnedRole = (typeof OWNED_ROLES)[number];

/** Whom a key of each such role belongs to. */
export const KEY_OWNERS = {
  sender: 'sender',
  'driver-app': 'driver',
  'cashier-app': 'cashier',
} as const satisfies Record<OwnedRole, string>;

/** What an API key is for; `intake` and `tracking` are wide: any sender's orders, of every warehouse. */
export const KEY_ROLES = [...OWNED_ROLES, 'intake', 'tracking'] as const;
export type KeyRole = (typeof KEY_ROLES)[number];

export type Role = PersonRole | KeyRole;

/** Who works in one warehouse and sees no other's orders, staff and figures. */
export const DESK: readonly PersonRole[] = ['supervisor', 'operator', 'cashier'];
/** Who takes orders in and moves them on. */
export const DISPATCH: readonly PersonRole[] = ['supervisor', 'operator'];
/** Who takes in the cash that drivers bring. */
export const CASH_DESK: readonly PersonRole[] = ['supervisor', 'cashier'];

/**
 * Who reads each part of the business besides administrators: the rows of its lists and the console's menu go by this,
 * which does not need the rows for it.
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
