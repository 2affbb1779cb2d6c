import { access } from './access.ts';
import { account } from './account.ts';
import { administrators } from './administrators.ts';
import { apiKeys } from './api-keys.ts';
import { areas } from './areas.ts';
import { audit } from './audit.ts';
import { business } from './business.ts';
import { cash } from './cash.ts';
import { charges } from './charges.ts';
import { cityRates } from './city-rates.ts';
import { collections } from './collections.ts';
import { contact } from './contact.ts';
import { dispatch } from './dispatch.ts';
import { eInvoices } from './e-invoices.ts';
import { expenses } from './expenses.ts';
import { exports } from './exports.ts';
import type { StaffKind } from './facts/staff-kinds.ts';
import { finance } from './finance.ts';
import { followUps } from './follow-ups.ts';
import { health } from './health.ts';
import { imports } from './imports.ts';
import { labels } from './labels.ts';
import { myDay } from './my-day.ts';
import { orders } from './orders.ts';
import { overview } from './overview.ts';
import { payments } from './payments.ts';
import { pickups } from './pickups.ts';
import { proofs } from './proofs.ts';
import { queries } from './queries.ts';
import type { NamedRoute } from './route.ts';
import { runs } from './runs.ts';
import { scanning } from './scanning.ts';
import { senderFigures } from './sender-figures.ts';
import { senders } from './senders.ts';
import { staff } from './staff.ts';
import { statements } from './statements.ts';
import { warehouses } from './warehouses.ts';
import { zoneRates } from './zone-rates.ts';

/** All calls, by area. */
export const routes = {
  account,
  administrators,
  apiKeys,
  access,
  payments,
  pickups,
  warehouses,
  senders,
  cityRates,
  zoneRates,
  charges,
  areas,
  staff,
  orders,
  scanning,
  runs,
  dispatch,
  myDay,
  proofs,
  cash,
  statements: { ...statements, ...eInvoices },
  expenses,
  followUps,
  contact,
  overview,
  finance,
  senderFigures,
  collections,
  queries,
  exports,
  imports,
  labels,
  business,
  audit,
  health,
};

/** Name of a table of calls, under which the console caches replies. */
type Area = Exclude<keyof typeof routes, 'staff'> | `${StaffKind}s`;
type Calls = { readonly [name: string]: { path: string; invalidates?: readonly Area[] } | Calls };

const callsIn = (area: object): NamedRoute[] =>
  Object.values(area).flatMap((one) => ('path' in one ? [one] : callsIn(one)));

/** All calls in one list, for documents, lint and tests. */
export const allRoutes: NamedRoute[] = callsIn(routes satisfies Calls);
