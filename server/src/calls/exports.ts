import type { ExportedList, exports } from '@tawseel/contract/exports';
import { cityLabel } from '@tawseel/contract/facts/emirates';
import { type StaffKind, staffKindNames } from '@tawseel/contract/facts/staff-kinds';
import type { Asked } from '@tawseel/contract/route';
import { csvOf } from '../data/export-csv.ts';
import type { Kind } from '../data/kind.ts';
import { packingCharge, sizeCharges, weightCharges } from '../data/kinds/charges.ts';
import { withCodes } from '../data/kinds/common.ts';
import { orders } from '../data/kinds/orders.ts';
import { queries } from '../data/kinds/queries.ts';
import { senders } from '../data/kinds/senders.ts';
import { staff } from '../data/kinds/staff.ts';
import { warehouses } from '../data/kinds/warehouses.ts';
import { holds } from '../domain/holds.ts';
import { businessDay } from '../domain/period.ts';
import { Refusal } from '../http/errors.ts';
import type { Handlers } from '../http/serve.ts';
import { streamed } from '../http/stream-list.ts';
import { readNewestFirst } from '../store/newest-first.ts';
import { listOrdersWithHistory } from '../store/order-import.ts';
import { readAllOrders } from '../store/order-pages.ts';
import { readMatches } from '../store/order-search.ts';
import { matchesQuery } from '../store/queries.ts';
import type { Database, Tables } from '../store/tables.ts';

type Filter = Asked<(typeof exports)['exportList']>['query'];
type Exported = { kind: Kind; rows: AsyncIterable<unknown[]> };

const findCharges = (list: ExportedList): Kind | undefined =>
  [weightCharges, packingCharge, sizeCharges].find(({ name }) => name === list);

/** Orders written at a time: some 5 ms in which nobody else is served. */
const CHUNK = 200;
/** Orders tested at a time for a text. */
const TESTED_CHUNK = 2000;

async function* only<Row>(
  chunks: AsyncIterable<Row[]>,
  isWanted: (row: Row) => boolean,
): AsyncGenerator<Row[]> {
  for await (const rows of chunks) yield rows.filter(isWanted);
}

function exportedStaff(db: Database, wanted: StaffKind, search: string): Exported {
  const rows = only(
    readNewestFirst(db, 'staff'),
    (row) => row.kind === wanted && holds(search, [`${row.first_name} ${row.last_name}`, row.email]),
  );
  return { kind: staff, rows: withCodes(db, rows) };
}

async function* exportedOrders(db: Database, { search, mode }: Filter): AsyncGenerator<Tables['orders'][]> {
  const found = search ? readMatches(db, { mode, search }, TESTED_CHUNK) : readAllOrders(db, { mode }, CHUNK);
  for await (const rows of found) {
    for (let start = 0; start < rows.length; start += CHUNK) {
      yield await listOrdersWithHistory(
        db,
        rows.slice(start, start + CHUNK).map(({ seq }) => seq),
      );
    }
  }
}

/** What a list of the console shows under its search and filter; each searches where its screen does. */
function exported(db: Database, list: ExportedList, filter: Filter): Exported {
  const { search = '', role } = filter;
  const charges = findCharges(list);
  if (charges) return { kind: charges, rows: charges.read(db) };
  if (list === 'orders') return { kind: orders, rows: withCodes(db, exportedOrders(db, filter)) };
  if (list === 'warehouses') {
    return {
      kind: warehouses,
      rows: only(readNewestFirst(db, 'warehouses'), (row) => holds(search, [row.name])),
    };
  }
  if (list === 'queries') {
    const rows = only(readNewestFirst(db, 'queries'), (row) => matchesQuery(row, search));
    return { kind: queries, rows };
  }
  if (list === 'senders') {
    const rows = only(
      readNewestFirst(db, 'senders'),
      (row) =>
        (role === undefined || row.role === role) &&
        holds(search, [row.name, row.email, row.city, cityLabel(row.city)]),
    );
    return { kind: senders, rows };
  }
  const wanted = staffKindNames.find((name) => list === `${name}s`);
  return exportedStaff(db, wanted ?? 'driver', search);
}

function refuseStrayFilters(list: ExportedList, filter: Filter): void {
  const has = { mode: list === 'orders', role: list === 'senders', search: !findCharges(list) };
  const stray = (['mode', 'role', 'search'] as const).find(
    (name) => filter[name] !== undefined && !has[name],
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
  exportList: async ({ params: { list }, query }, { db, settings, clock, reply }) => {
    refuseStrayFilters(list, query);
    const { kind, rows } = exported(db, list, query);
    const csv = csvOf(kind, await begun(rows), settings.TIME_ZONE);
    const day = businessDay(clock().toISOString(), settings.TIME_ZONE);
    reply.header('content-disposition', `attachment; filename="tawseel-${list}-${day}.csv"`);
    return streamed(csv, 'text/csv; charset=utf-8');
  },
};
