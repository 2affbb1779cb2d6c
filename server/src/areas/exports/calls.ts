import { routes } from '@tawseel/contract';
import type { ExportedList, exports } from '@tawseel/contract/exports';
import { isAllowed } from '@tawseel/contract/facts/permission';
import { nameFinder, searched } from '@tawseel/contract/facts/searches';
import type { StaffKind } from '@tawseel/contract/facts/staff-kinds';
import { masked } from '@tawseel/contract/facts/uae';
import { orderFilters } from '@tawseel/contract/order-filters';
import type { ParsedRequest, Route } from '@tawseel/contract/route';
import type { CsvTable } from '../../platform/csv/csv-table.ts';
import { readNewestFirst } from '../../platform/engine/newest-first.ts';
import type { Database, Tables } from '../../platform/engine/tables.ts';
import { invalidField, refuse } from '../../platform/http/errors.ts';
import { sendCsv } from '../../platform/http/send-csv.ts';
import type { Context, Handlers } from '../../platform/http/serve.ts';
import type { Scope } from '../../platform/values/scope.ts';
import { orderFilterOf } from '../orders/calls/orders.ts';
import { orders } from '../orders/csv/orders.ts';
import { listOrdersWithHistory } from '../orders/store/export.ts';
import { isCounted } from '../orders/store/order-filter.ts';
import { readAllOrders } from '../orders/store/pages.ts';
import { readMatches } from '../orders/store/search.ts';
import { queries } from '../queries/csv.ts';
import { packingCharge } from '../rates/csv/packing-charge.ts';
import { sizeCharges } from '../rates/csv/size-charges.ts';
import { weightCharges } from '../rates/csv/weight-charges.ts';
import { senders } from '../senders/csv.ts';
import { staff } from '../staff/csv.ts';
import { shopCharges, shopInvoices, shopStatements } from '../statements/csv.ts';
import { warehouses } from '../warehouses/csv.ts';
import { withCodes } from '../warehouses/csv-look-ups.ts';

type Filter = ParsedRequest<(typeof exports)['exportList']>['query'];

/** Limited to the caller's warehouse, if any. */
type ExportFilter = Omit<Filter, 'warehouseId'> & { warehouseId: string | undefined };
type Source = Pick<Context, 'db' | 'settings' | 'clock' | 'scope'>;

/**
 * Exporter of a list: its CSV table, the call that lists it in the console, whose callers may export it, the filters
 * it accepts, and the filtered rows, newest first.
 */
type Exporter = {
  table: CsvTable;
  list: Route;
  filters: readonly string[];
  rows: (db: Database, wanted: ExportFilter, query: Filter, source: Source) => AsyncIterable<unknown[]>;
};

/** Chunk size of orders: some 5 ms in which no other request is served. */
const CHUNK = 200;

async function* only<Row>(
  chunks: AsyncIterable<Row[]>,
  isWanted: (row: Row) => boolean,
): AsyncGenerator<Row[]> {
  for await (const rows of chunks) yield rows.filter(isWanted);
}

/** Masks IBANs for staff, who only see the last 4 characters in the details as well. */
async function* withoutIbans(
  chunks: AsyncIterable<Tables['senders'][]>,
): AsyncGenerator<Tables['senders'][]> {
  for await (const rows of chunks) yield rows.map((row) => ({ ...row, iban: row.iban && masked(row.iban) }));
}

async function* exportedOrders(
  source: Source,
  { role: _, ...query }: Filter,
  scope: Scope,
): AsyncGenerator<Tables['orders'][]> {
  const { db } = source;
  const filter = orderFilterOf(source, query, scope);
  if (!filter) return;
  const found = isCounted(filter) ? readAllOrders(db, filter, CHUNK) : readMatches(db, filter);
  for await (const rows of found) {
    for (let start = 0; start < rows.length; start += CHUNK) {
      yield await listOrdersWithHistory(
        db,
        rows.slice(start, start + CHUNK).map(({ seq }) => seq),
      );
    }
  }
}

function all(table: CsvTable, list: Exporter['list']): Exporter {
  return { table, list, filters: [], rows: (db) => table.read(db) };
}

function staffOf(wanted: StaffKind): Exporter {
  return {
    table: staff,
    list: routes.staff[wanted].listStaff,
    filters: ['search'],
    rows: (db, { search = '', warehouseId }) => {
      const holds = nameFinder(search);
      const found = only(
        readNewestFirst(db, 'staff'),
        ({ kind, warehouse_id, first_name: firstName, last_name: lastName, email }) => {
          const isSeen = warehouseId === undefined || warehouse_id === warehouseId;
          return isSeen && kind === wanted && holds(searched.staff({ firstName, lastName, email }));
        },
      );
      return withCodes(db, found);
    },
  };
}

const exporters: Readonly<Record<ExportedList, Exporter>> = {
  warehouses: {
    table: warehouses,
    list: routes.warehouses.listWarehouses,
    filters: ['search'],
    rows: (db, { search = '', warehouseId }) => {
      const holds = nameFinder(search);
      return only(readNewestFirst(db, 'warehouses'), ({ id, name }) => {
        const isSeen = warehouseId === undefined || id === warehouseId;
        return isSeen && holds(searched.warehouses({ wareHouseName: name }));
      });
    },
  },
  senders: {
    table: senders,
    list: routes.senders.listSenders,
    filters: ['search', 'role'],
    rows: (db, { search = '', role, warehouseId }) => {
      const holds = nameFinder(search);
      const found = only(readNewestFirst(db, 'senders'), (row) => {
        return (role === undefined || row.role === role) && holds(searched.senders(row));
      });
      return warehouseId === undefined ? found : withoutIbans(found);
    },
  },
  supervisors: staffOf('supervisor'),
  operators: staffOf('operator'),
  drivers: staffOf('driver'),
  cashiers: staffOf('cashier'),
  orders: {
    table: orders,
    list: routes.orders.listOrders,
    filters: ['search', 'mode', ...Object.keys(orderFilters)],
    rows: (db, _, query, source) => withCodes(db, exportedOrders(source, query, source.scope)),
  },
  'weight-charges': all(weightCharges, routes.charges.listWeightCharges),
  'packing-charge': all(packingCharge, routes.charges.listPackingCharges),
  'size-charges': all(sizeCharges, routes.charges.listSizeCharges),
  queries: {
    table: queries,
    list: routes.queries.listQueries,
    filters: ['search'],
    rows: (db, { search = '' }) => {
      const holds = nameFinder(search);
      return only(readNewestFirst(db, 'queries'), (row) => holds(searched.queries(row)));
    },
  },
  // With IBANs in full, which only those read who tell the bank to pay.
  'shop-charges': all(shopCharges, routes.statements.exportPayouts),
  statements: all(shopStatements, routes.statements.exportPayouts),
  invoices: all(shopInvoices, routes.statements.exportPayouts),
};

function refuseStrayFilters(list: ExportedList, filter: Filter): void {
  const named = Object.entries(filter).filter(([, value]) => value !== undefined);
  const stray = named.map(([name]) => name).find((name) => !exporters[list].filters.includes(name));
  if (!stray) return;
  throw invalidField(stray, 'no_such_filter', { list });
}

export const exportCalls: Handlers<typeof exports> = {
  exportList: async ({ params: { list }, query }, context) => {
    const { db, caller, scope } = context;
    const { table, rows, ...exporter } = exporters[list];
    if (caller.kind === 'nobody' || !isAllowed(exporter.list, caller.role))
      throw refuse('may_not_export', { list });
    refuseStrayFilters(list, query);
    const filter = { ...query, warehouseId: scope.warehouseId };
    return sendCsv(context, list, table, rows(db, filter, query, context));
  },
};
