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

type KeptChoice = Tables['import_choices'];

/** Returns what was chosen for the last file of a sender with these headers, or undefined. */
export async function findChoice(
  db: Database,
  { headers, sender_id }: Pick<KeptChoice, 'headers' | 'sender_id'>,
): Promise<KeptChoice | undefined> {
  return db
    .selectFrom('import_choices')
    .selectAll()
    .where('headers', '=', headers)
    .where('sender_id', '=', sender_id)
    .executeTakeFirst();
}

/** Senders that are offered for a file. */
const SENDERS_OFFERED = 5;

/** Lists the senders whose files had these headers, the last imported first. */
export async function listSendersOfHeaders(db: Database, headers: string) {
  const rows = await db
    .selectFrom('import_choices')
    .innerJoin('senders', 'senders.id', 'import_choices.sender_id')
    .select(['senders.id', 'senders.name', 'import_choices.imported_at'])
    .where('import_choices.headers', '=', headers)
    .where('senders.deleted_at', 'is', null)
    .orderBy('import_choices.imported_at', 'desc')
    .limit(SENDERS_OFFERED)
    .execute();
  return rows.map(({ id, name, imported_at }) => ({ _id: id, name, importedAt: imported_at }));
}

/** Inserts what was chosen for a file of a sender, or replaces the choice for the last one with the same headers. */
export async function upsertChoice(trx: Trx, row: KeptChoice): Promise<void> {
  const { choice, imported_at } = row;
  await trx
    .insertInto('import_choices')
    .values(row)
    .onConflict((conflict) => conflict.columns(['headers', 'sender_id']).doUpdateSet({ choice, imported_at }))
    .execute();
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
