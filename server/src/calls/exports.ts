import { routes } from '@tawseel/contract';
import type { ExportedList, exports } from '@tawseel/contract/exports';
import { finder, searched } from '@tawseel/contract/facts/searches';
import type { StaffKind } from '@tawseel/contract/facts/staff-kinds';
import { masked } from '@tawseel/contract/facts/uae';
import { isAllowed, type ParsedRequest, type Route } from '@tawseel/contract/route';
import { csvOf } from '../csv/export-csv.ts';
import type { Kind } from '../csv/kind.ts';
import { withCodes } from '../csv/kinds/common.ts';
import { orders } from '../csv/kinds/orders.ts';
import { packingCharge } from '../csv/kinds/packing-charge.ts';
import { queries } from '../csv/kinds/queries.ts';
import { senders } from '../csv/kinds/senders.ts';
import { sizeCharges } from '../csv/kinds/size-charges.ts';
import { staff } from '../csv/kinds/staff.ts';
import { warehouses } from '../csv/kinds/warehouses.ts';
import { weightCharges } from '../csv/kinds/weight-charges.ts';
import { businessDay } from '../domain/period.ts';
import type { Scope } from '../http/auth.ts';
import { Refusal } from '../http/errors.ts';
import type { Handlers } from '../http/serve.ts';
import { streamed } from '../http/stream-list.ts';
import { readNewestFirst } from '../store/newest-first.ts';
import { listOrdersWithHistory } from '../store/orders/import.ts';
import { readAllOrders } from '../store/orders/pages.ts';
import { readMatches } from '../store/orders/search.ts';
import type { Database, Tables } from '../store/tables.ts';

type Filter = ParsedRequest<(typeof exports)['exportList']>['query'];

/** Limited to a warehouse where the caller is. */
type Wanted = Filter & Scope;

/**
 * Exporter of a list: its CSV table, the call that the console reads it by, for whoever may make that may export it,
 * the filters it takes, and the rows those leave, newest first.
 */
type Exporter = {
  kind: Kind;
  list: Route;
  filters: readonly (keyof Filter)[];
  rows: (db: Database, wanted: Wanted) => AsyncIterable<unknown[]>;
};

/** Chunk size of orders: some 5 ms in which nobody else is served. */
const CHUNK = 200;

async function* only<Row>(
  chunks: AsyncIterable<Row[]>,
  isWanted: (row: Row) => boolean,
): AsyncGenerator<Row[]> {
  for await (const rows of chunks) yield rows.filter(isWanted);
}

/** For staff, who see the last 4 signs of an IBAN in the details too. */
async function* withoutIbans(
  chunks: AsyncIterable<Tables['senders'][]>,
): AsyncGenerator<Tables['senders'][]> {
  for await (const rows of chunks) yield rows.map((row) => ({ ...row, iban: row.iban && masked(row.iban) }));
}

async function* exportedOrders(
  db: Database,
  { search, ...filter }: Pick<Wanted, 'search' | 'mode' | 'warehouseId'>,
): AsyncGenerator<Tables['orders'][]> {
  const found = search ? readMatches(db, { ...filter, search }) : readAllOrders(db, filter, CHUNK);
  for await (const rows of found) {
    for (let start = 0; start < rows.length; start += CHUNK) {
      yield await listOrdersWithHistory(
        db,
        rows.slice(start, start + CHUNK).map(({ seq }) => seq),
      );
    }
  }
}

function all(kind: Kind, list: Exporter['list']): Exporter {
  return { kind, list, filters: [], rows: (db) => kind.read(db) };
}

function staffOf(wanted: StaffKind): Exporter {
  return {
    kind: staff,
    list: routes.staff[wanted].listStaff,
    filters: ['search'],
    rows: (db, { search = '', warehouseId }) => {
      const holds = finder(search);
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
    kind: warehouses,
    list: routes.warehouses.listWarehouses,
    filters: ['search'],
    rows: (db, { search = '', warehouseId }) => {
      const holds = finder(search);
      return only(readNewestFirst(db, 'warehouses'), ({ id, name }) => {
        const isSeen = warehouseId === undefined || id === warehouseId;
        return isSeen && holds(searched.warehouses({ wareHouseName: name }));
      });
    },
  },
  senders: {
    kind: senders,
    list: routes.senders.listSenders,
    filters: ['search', 'role'],
    rows: (db, { search = '', role, warehouseId }) => {
      const holds = finder(search);
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
    kind: orders,
    list: routes.orders.listOrders,
    filters: ['search', 'mode'],
    rows: (db, { search, mode, warehouseId }) =>
      withCodes(db, exportedOrders(db, { search, mode, warehouseId })),
  },
  'weight-charges': all(weightCharges, routes.charges.listWeightCharges),
  'packing-charge': all(packingCharge, routes.charges.listPackingCharges),
  'size-charges': all(sizeCharges, routes.charges.listSizeCharges),
  queries: {
    kind: queries,
    list: routes.queries.listQueries,
    filters: ['search'],
    rows: (db, { search = '' }) => {
      const holds = finder(search);
      return only(readNewestFirst(db, 'queries'), (row) => holds(searched.queries(row)));
    },
  },
};

function refuseStrayFilters(list: ExportedList, filter: Filter): void {
  const stray = (['mode', 'role', 'search'] as const).find(
    (name) => filter[name] !== undefined && !exporters[list].filters.includes(name),
  );
  if (!stray) return;
  const message = `The list of ${list} has no such filter.`;
  throw new Refusal('invalid', `${stray}: ${message}`, [{ path: stray, message }]);
}

/** The same chunks, the first of them read: a database that is away is then a refusal and not half a file. */
async function begun<Row>(chunks: AsyncIterable<Row[]>): Promise<AsyncIterable<Row[]>> {
  const iterator = chunks[Symbol.asyncIterator]();
  const first = await iterator.next();
  return (async function* () {
    for (let read = first; !read.done; read = await iterator.next()) yield read.value;
  })();
}

export const exportCalls: Handlers<typeof exports> = {
  exportList: async ({ params: { list }, query }, { db, settings, clock, reply, caller, scope }) => {
    const { kind, rows, ...exporter } = exporters[list];
    if (caller.kind === 'nobody' || !isAllowed(exporter.list, caller.role))
      throw new Refusal('forbidden', `The list of ${list} is not for you.`);
    refuseStrayFilters(list, query);
    const csv = csvOf(kind, await begun(rows(db, { ...query, ...scope })), settings.TIME_ZONE);
    const day = businessDay(clock().toISOString(), settings.TIME_ZONE);
    reply.header('content-disposition', `attachment; filename="tawseel-${list}-${day}.csv"`);
    return streamed(csv, 'text/csv; charset=utf-8');
  },
};
