import { DAY_MS } from '@tawseel/contract/facts/durations';
import { countRows } from '../../../platform/engine/read-table.ts';
import type { Database, Tables, Trx } from '../../../platform/engine/tables.ts';

export type ExpenseRow = Tables['driver_expenses'];

/** Days for which drivers read why an expense was crossed out. */
const CROSSED_OUT_DAYS = 7;

export const toRow = (row: ExpenseRow): ExpenseRow => ({ ...row, fils: Number(row.fils) });

const inOrder = (db: Database) =>
  db.selectFrom('driver_expenses').selectAll().orderBy('received_at').orderBy('client_id');

export async function findExpense(db: Database, id: string): Promise<ExpenseRow | undefined> {
  const row = await inOrder(db).where('client_id', '=', id).executeTakeFirst();
  return row && toRow(row);
}

export async function insertExpense(trx: Trx, row: ExpenseRow): Promise<void> {
  await trx.insertInto('driver_expenses').values(row).execute();
}

export async function markRemoved(trx: Trx, id: string): Promise<void> {
  await trx.updateTable('driver_expenses').set({ state: 'removed' }).where('client_id', '=', id).execute();
}

export function countOpenExpenses(db: Database, driverId: string): Promise<number> {
  return countRows(
    db.selectFrom('driver_expenses').where('driver_id', '=', driverId).where('state', '=', 'open'),
  );
}

/** Returns the name of a driver, also of a deactivated or deleted one. */
export async function findDriver(
  db: Database,
  id: string,
): Promise<{ id: string; name: string } | undefined> {
  const row = await db
    .selectFrom('staff')
    .select(['first_name', 'last_name'])
    .where('id', '=', id)
    .where('kind', '=', 'driver')
    .executeTakeFirst();
  return row && { id, name: `${row.first_name} ${row.last_name}`.trim() };
}

/** Lists the expenses of a driver that no count has decided, oldest first. */
export async function listOpenExpenses(db: Database, driverId: string): Promise<ExpenseRow[]> {
  const rows = await inOrder(db).where('driver_id', '=', driverId).where('state', '=', 'open').execute();
  return rows.map(toRow);
}

/** Lists the open expenses of a driver, and those that a count of the last days has crossed out, oldest first. */
export async function listMyExpenses(db: Database, driverId: string, now: Date): Promise<ExpenseRow[]> {
  const since = new Date(now.getTime() - CROSSED_OUT_DAYS * DAY_MS).toISOString();
  const rows = await inOrder(db)
    .where('driver_id', '=', driverId)
    .where(({ eb, and, or }) =>
      or([eb('state', '=', 'open'), and([eb('state', '=', 'crossedOut'), eb('decided_at', '>=', since)])]),
    )
    .execute();
  return rows.map(toRow);
}

/** Lists the expenses that these counts have crossed out. */
export async function listCrossedOut(db: Database, counts: readonly number[]): Promise<ExpenseRow[]> {
  if (counts.length === 0) return [];
  const rows = await inOrder(db).where('count_no', 'in', counts).where('state', '=', 'crossedOut').execute();
  return rows.map(toRow);
}

export async function closeExpense(
  trx: Trx,
  id: string,
  closed: Pick<ExpenseRow, 'state' | 'count_no' | 'decided_at' | 'reason'>,
): Promise<void> {
  await trx.updateTable('driver_expenses').set(closed).where('client_id', '=', id).execute();
}

/** Opens the expenses again that a count has taken or crossed out. */
export async function reopenExpenses(trx: Trx, count: number): Promise<void> {
  await trx
    .updateTable('driver_expenses')
    .set({ state: 'open', count_no: null, decided_at: null, reason: '' })
    .where('count_no', '=', count)
    .execute();
}
