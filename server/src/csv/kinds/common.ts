import { withLock } from '../../store/lock.ts';
import { STARTING } from '../../store/starting-prices.ts';
import type { Database } from '../../store/tables.ts';
import { yesOrNo } from '../codecs.ts';
import { Fault } from '../kind.ts';

/** The mark of a price that nobody has decided on, for as long as it is the one a business starts with. */
export const starting = { codec: yesOrNo, absent: 'no: a price that a file brings is decided' } as const;

/** Written only where it is yes: a list of decided prices has an empty column. */
export const startingCell = (row: { starting: number }): true | undefined =>
  row.starting === STARTING || undefined;

export type Find = (known: {
  id?: string | undefined;
  name?: string | undefined;
}) => string | Fault | undefined;

type Named = { id: string; name: string; deleted_at: string | null };

/**
 * Finds what a row refers to: by its id, deleted or not, or by a name that only a living one answers to. Undefined
 * where the row names neither.
 */
function finder(rows: readonly Named[], columns: { id: string; name: string }, what: string): Find {
  const ids = new Set(rows.map((row) => row.id));
  const names = new Map(
    rows.filter((row) => row.deleted_at === null).map((row) => [row.name.toLowerCase(), row.id]),
  );
  return ({ id, name }) => {
    if (id !== undefined) return ids.has(id) ? id : new Fault(columns.id, `the id of ${what}`);
    if (name === undefined) return undefined;
    return (
      names.get(name.toLowerCase()) ?? new Fault(columns.name, `the ${columns.name.split('_')[1]} of ${what}`)
    );
  };
}

/** Codes stay taken after a warehouse is deleted, so one names it still. */
export async function findWarehouses(db: Database): Promise<Find> {
  const query = db.selectFrom('warehouses').select(['id', 'code as name']);
  const rows = await withLock(db, query, 'child').execute();
  const all = rows.map((row) => ({ ...row, deleted_at: null }));
  return finder(all, { id: 'warehouse_id', name: 'warehouse_code' }, 'a warehouse that is there');
}

export async function findCashiers(db: Database): Promise<Find> {
  const rows = await db
    .selectFrom('staff')
    .select(['id', 'email as name', 'deleted_at'])
    .where('kind', '=', 'cashier')
    .execute();
  return finder(rows, { id: 'cashier_id', name: 'cashier_email' }, 'a cashier that is there');
}

export async function findCompanies(db: Database): Promise<Find> {
  const rows = await db
    .selectFrom('senders')
    .select(['id', 'email as name', 'deleted_at'])
    .where('role', '=', 'Company')
    .execute();
  return finder(rows, { id: 'company_id', name: 'company_email' }, 'a company that is there');
}

/** Rows with the codes of their warehouses, which is how a CSV names those. */
export async function* withCodes<Row extends { warehouse_id: string }>(
  db: Database,
  chunks: AsyncIterable<Row[]>,
): AsyncGenerator<(Row & { warehouse_code: string | undefined })[]> {
  const warehouses = await db.selectFrom('warehouses').select(['id', 'code']).execute();
  const codes = new Map(warehouses.map((row) => [row.id, row.code]));
  for await (const rows of chunks) {
    yield rows.map((row) => ({ ...row, warehouse_code: codes.get(row.warehouse_id) }));
  }
}
