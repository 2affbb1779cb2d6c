import { addresses } from '@tawseel/console/addresses';

/** Entries of the side navigation that the specification lists, in its order. */
export const ENTRIES = [
  ['Overview', addresses.home],
  ['Warehouses', addresses.warehouses],
  ['Users', addresses.users],
  ['Prices', addresses.prices],
  ['Supervisors', addresses.supervisors],
  ['Operators', addresses.operators],
  ['Drivers', addresses.drivers],
  ['Cashier', addresses.cashier],
  ['All Orders', addresses.allOrders],
  ['Profile', addresses.profileView],
  ['Queries', addresses.queries],
] as const;

/** Those of parts beyond it, in three groups below, that our own server has for administrators. */
export const MORE_ENTRIES = [
  ['Hub', addresses.hub],
  ['Runs', addresses.runs],
  ['Contact', addresses.contact],
  ['Follow-ups', addresses.followUps],
  ['Pickups', addresses.pickups],
  ['Cash', addresses.cash],
  ['Statements', addresses.statements],
  ['Areas', addresses.areas],
  ['Import', addresses.import],
  ['Access', addresses.access],
  ['Audit log', addresses.audit],
  ['Settings', addresses.settings],
  ['Account', addresses.account],
] as const;
