import type { Database, Trx } from '../../../platform/engine/tables.ts';
import { type ExpenseRow, toRow } from './expenses.ts';

const withPhoto = (db: Database) => db.selectFrom('driver_expenses').where('state', '<>', 'removed');

/** Lists the expenses whose receipt a file is: of one driver, or of all. */
export async function findExpensesOfPhoto(
  db: Database,
  driverId: string | undefined,
  sha256: string,
): Promise<ExpenseRow[]> {
  const rows = await withPhoto(db)
    .selectAll()
    .where('sha256', '=', sha256)
    .$if(driverId !== undefined, (query) => query.where('driver_id', '=', driverId ?? ''))
    .execute();
  return rows.map(toRow);
}

/** Lists the expenses whose receipts these files are, with the names of their drivers, the first that was entered first. */
export async function listWithPhotos(
  db: Database,
  sha256s: readonly string[],
): Promise<(ExpenseRow & { driver_name: string })[]> {
  if (sha256s.length === 0) return [];
  const rows = await withPhoto(db)
    .innerJoin('staff', 'staff.id', 'driver_expenses.driver_id')
    .selectAll('driver_expenses')
    .select(['first_name', 'last_name'])
    .where('sha256', 'in', sha256s)
    .orderBy('received_at')
    .orderBy('client_id')
    .execute();
  return rows.map(({ first_name, last_name, ...row }) => ({
    ...toRow(row),
    driver_name: `${first_name} ${last_name}`.trim(),
  }));
}

export async function markPhotoArrived(trx: Trx, ids: readonly string[], at: string): Promise<void> {
  if (ids.length === 0) return;
  const rows = trx.updateTable('driver_expenses').set({ photo_at: at }).where('client_id', 'in', ids);
  await rows.where('photo_at', 'is', null).execute();
}

/** Returns true if a driver of a warehouse, or of any, has sent this photo for an expense. */
export async function isExpensePhoto(
  db: Database,
  sha256: string,
  warehouseId: string | undefined,
): Promise<boolean> {
  const row = await withPhoto(db)
    .innerJoin('staff', 'staff.id', 'driver_expenses.driver_id')
    .select('client_id')
    .where('sha256', '=', sha256)
    .where('photo_at', 'is not', null)
    .$if(warehouseId !== undefined, (query) => query.where('staff.warehouse_id', '=', warehouseId ?? ''))
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Returns the photos of receipts among these files. */
export async function listExpensePhotos(db: Database, sha256s: readonly string[]): Promise<Set<string>> {
  const rows = await withPhoto(db).select('sha256').where('sha256', 'in', sha256s).execute();
  return new Set(rows.map(({ sha256 }) => sha256));
}

/** Lists the photos of all receipts of drivers, with the ids of their expenses. */
export function listAllPhotos(
  db: Database,
): Promise<Pick<ExpenseRow, 'client_id' | 'sha256' | 'bytes' | 'photo_at'>[]> {
  return withPhoto(db)
    .select(['client_id', 'sha256', 'bytes', 'photo_at'])
    .where('sha256', '<>', '')
    .orderBy('sha256')
    .execute();
}
