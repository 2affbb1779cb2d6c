import type { PersonRole } from '@tawseel/contract/facts/roles';
import { addresses } from '../addresses.ts';

type Entry = readonly [name: string, address: string, roles?: readonly PersonRole[], group?: string];

const SUPERVISOR = ['supervisor'] as const;
const DISPATCH = ['supervisor', 'operator'] as const;
const CASH = ['supervisor', 'cashier'] as const;
const DESK = ['supervisor', 'operator', 'cashier'] as const;

/*
 * Entries of the side navigation as decided, with the roles that have them besides administrators: independent of the
 * rows of the screens, so that a mistaken change differs from them.
 */

/** Entries that the specification lists, in its order. */
export const ENTRIES: readonly Entry[] = [
  ['Overview', addresses.home, SUPERVISOR],
  ['Warehouses', addresses.warehouses, SUPERVISOR],
  ['Users', addresses.users, DESK],
  ['Prices', addresses.prices, SUPERVISOR],
  ['Supervisors', addresses.supervisors],
  ['Operators', addresses.operators, SUPERVISOR],
  ['Drivers', addresses.drivers, SUPERVISOR],
  ['Cashier', addresses.cashier, SUPERVISOR],
  ['All Orders', addresses.allOrders, DESK],
  ['Profile', addresses.profileView, DESK],
  ['Queries', addresses.queries, DISPATCH],
];

/** Those of parts beyond it, in three groups below, that our own server has. */
export const MORE_ENTRIES: readonly Entry[] = [
  ['Hub', addresses.hub, DESK, 'Operations'],
  ['Runs', addresses.runs, DISPATCH, 'Operations'],
  ['Contact', addresses.contact, DISPATCH, 'Operations'],
  ['Follow-ups', addresses.followUps, DISPATCH, 'Operations'],
  ['Pickups', addresses.pickups, DISPATCH, 'Operations'],
  ['Cash', addresses.cash, CASH, 'Money'],
  ['Statements', addresses.statements, CASH, 'Money'],
  ['Areas', addresses.areas, SUPERVISOR, 'Set-up'],
  ['Import', addresses.import, SUPERVISOR, 'Set-up'],
  ['Access', addresses.access, [], 'Set-up'],
  ['Audit log', addresses.audit, [], 'Set-up'],
  ['Settings', addresses.settings, [], 'Set-up'],
  ['Account', addresses.account, DESK, 'Set-up'],
];

/** Returns the entries of a role on our server, in order. */
export function entriesOf(role: PersonRole): readonly Entry[] {
  const all = [...ENTRIES, ...MORE_ENTRIES];
  return all.filter(([, , roles = []]) => role === 'administrator' || roles.includes(role));
}
