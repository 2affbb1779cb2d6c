import type { Role } from './roles.ts';

/** Roles that may make a call in addition to administrators; `anybody` needs no token. */
export type May = 'anybody' | readonly Role[];

/** Returns true if a role may make a call: the single rule used by server, console and documents. */
export function isAllowed({ may = [] }: { may?: May }, role: Role | 'receiver'): boolean {
  return role === 'administrator' || may === 'anybody' || may.some((one) => one === role);
}
