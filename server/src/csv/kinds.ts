import type { Kind } from './kind.ts';
import { audit } from './kinds/audit.ts';
import { business } from './kinds/business.ts';
import { cashierPayments } from './kinds/cashier-payments.ts';
import { cityRates } from './kinds/city-rates.ts';
import { orders } from './kinds/orders.ts';
import { packingCharge } from './kinds/packing-charge.ts';
import { queries } from './kinds/queries.ts';
import { senders } from './kinds/senders.ts';
import { sizeCharges } from './kinds/size-charges.ts';
import { staff } from './kinds/staff.ts';
import { warehouses } from './kinds/warehouses.ts';
import { weightCharges } from './kinds/weight-charges.ts';
import { zoneRates } from './kinds/zone-rates.ts';

/** Foreign key order of every kind: imported so, no row refers to one that is missing. */
export const kinds: readonly Kind[] = [
  warehouses,
  staff,
  senders,
  cityRates,
  zoneRates,
  weightCharges,
  sizeCharges,
  packingCharge,
  orders,
  cashierPayments,
  queries,
  business,
  audit,
];

/** The kinds that can be imported. */
export const importedKinds: readonly Kind[] = kinds.filter((kind) => kind.open);
