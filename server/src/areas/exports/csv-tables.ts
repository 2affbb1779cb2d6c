import type { CsvTable } from '../../platform/csv/csv-table.ts';
import { audit } from '../audit/csv.ts';
import { business } from '../business/csv.ts';
import { orders } from '../orders/csv/orders.ts';
import { cashierPayments } from '../payments/csv.ts';
import { queries } from '../queries/csv.ts';
import { cityRates } from '../rates/csv/city-rates.ts';
import { packingCharge } from '../rates/csv/packing-charge.ts';
import { sizeCharges } from '../rates/csv/size-charges.ts';
import { weightCharges } from '../rates/csv/weight-charges.ts';
import { zoneRates } from '../rates/csv/zone-rates.ts';
import { senders } from '../senders/csv.ts';
import { staff } from '../staff/csv.ts';
import { shopCharges, shopInvoices, shopStatements } from '../statements/csv.ts';
import { warehouses } from '../warehouses/csv.ts';

/** All tables in the order of their foreign keys: imported so, no row refers to a missing one. */
export const csvTables: readonly CsvTable[] = [
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
  shopCharges,
  shopStatements,
  shopInvoices,
  audit,
];

/** Tables that can be imported. */
export const importedTables: readonly CsvTable[] = csvTables.filter((table) => table.open);
