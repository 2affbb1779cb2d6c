import type { Role } from './roles.ts';

/** Who may make a call besides administrators; `anybody` needs no token. */
export type May = 'anybody' | readonly Role[];

/** Whether a role may make a call: the one rule that server, console and documents go by. */
export function isAllowed({ may = [] }: { may?: May }, role: Role): boolean {
  return role === 'administrator' || may === 'anybody' || may.includes(role);
}
