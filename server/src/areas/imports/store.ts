import type { EarlierImport } from '@tawseel/contract/imports';
import type { Home } from '../../platform/csv/csv-table.ts';
import { fileError } from '../../platform/csv/file-error.ts';
import type { Database, Tables, Trx } from '../../platform/engine/tables.ts';

type ImportedFile = Tables['imported_files'];
type FileKey = Pick<ImportedFile, 'sha256' | 'kind'>;

/**
 * Returns the last import of a file with the same bytes, or undefined. Staff read the names of staff of their own
 * warehouse only.
 */
export async function findEarlier(
  db: Database,
  { sha256, kind }: FileKey,
  home?: Home,
): Promise<EarlierImport | undefined> {
  const row = await db
    .selectFrom('imported_files')
    .selectAll()
    .where('sha256', '=', sha256)
    .where('kind', '=', kind)
    .orderBy('times', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!row) return undefined;
  const isNamed = home === undefined || home.id === row.warehouse_id;
  return { at: row.imported_at, by: isNamed ? row.by_name : '', rows: row.stored, times: row.times };
}

/**
 * Inserts a file in the transaction that stores its rows. Throws a FileError if another import of the same file has
 * ended since `times` was read, so that two imports at the same instant store it once.
 */
export async function insertImportedFile(trx: Trx, file: ImportedFile): Promise<void> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('imported_files')
    .values(file)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows === 0n) throw fileError('imported_meanwhile');
}
