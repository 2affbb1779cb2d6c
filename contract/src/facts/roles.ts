/** Who signs in: administrators, and the kinds of staff. */
export const PEOPLE = ['administrator', 'supervisor', 'operator', 'cashier', 'driver'] as const;
export type PersonRole = (typeof PEOPLE)[number];

/** What an API key is for. */
export const KEY_ROLES = ['intake', 'tracking'] as const;
export type KeyRole = (typeof KEY_ROLES)[number];

export type Role = PersonRole | KeyRole;

/** Who works in one warehouse and sees no other's orders, staff and figures. */
export const DESK: readonly PersonRole[] = ['supervisor', 'operator', 'cashier'];
/** Who takes orders in and moves them on. */
export const DISPATCH: readonly PersonRole[] = ['supervisor', 'operator'];
/** Who takes in the cash that drivers bring. */
export const CASH_DESK: readonly PersonRole[] = ['supervisor', 'cashier'];

export function isKeyRole(role: Role): role is KeyRole {
  return KEY_ROLES.some((known) => known === role);
}
