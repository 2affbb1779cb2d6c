import type { ExpressionBuilder } from 'kysely';
import type { Database, Tables, Trx } from '../../../platform/engine/tables.ts';
import type { Page } from '../../../platform/values/paging.ts';
import { type StatementRow, toStatementRow } from './shops.ts';

export async function insertStatement(trx: Trx, row: StatementRow): Promise<void> {
  await trx.insertInto('statements').values(row).execute();
}

/** Writes what a statement says, once its postings are numbered. */
export async function completeStatement(trx: Trx, no: number, columns: Partial<StatementRow>): Promise<void> {
  await trx.updateTable('statements').set(columns).where('no', '=', no).execute();
}

/** Statement with its shop's newest one, which alone can be paid. */
export type ListedStatement = StatementRow & { isNewest: boolean };

/** True for a statement that no later one of its shop follows. */
const isNewest = (eb: ExpressionBuilder<Tables, 'statements'>) =>
  eb.not(
    eb.exists(
      eb
        .selectFrom('statements as later')
        .select('later.no')
        .whereRef('later.sender_id', '=', 'statements.sender_id')
        .whereRef('later.no', '>', 'statements.no'),
    ),
  );

const withNewest = (db: Database) =>
  db
    .selectFrom('statements')
    .selectAll()
    .select((eb) => isNewest(eb).as('is_newest'));

type StatementWithNewest = StatementRow & { is_newest: unknown };

function toListed({ is_newest, ...row }: StatementWithNewest): ListedStatement {
  return { ...toStatementRow(row), isNewest: Boolean(is_newest) };
}

export async function findStatements(db: Database, numbers: readonly number[]): Promise<ListedStatement[]> {
  const rows = await withNewest(db).where('no', 'in', numbers).orderBy('no').execute();
  return rows.map(toListed);
}

export type StatementFilter = { shop: string | undefined; isPayable: boolean };

/** Returns a page of statements, newest first, and their number. */
export async function searchStatements(
  db: Database,
  { shop, isPayable }: StatementFilter,
  { limit, offset }: Page,
): Promise<{ rows: ListedStatement[]; total: number }> {
  const found = withNewest(db)
    .$if(shop !== undefined, (query) => query.where('sender_id', '=', shop ?? ''))
    .$if(isPayable, (query) =>
      query.where('paid_seq', 'is', null).where('payable_fils', '>', 0).where(isNewest),
    );
  const rows = await found.orderBy('no', 'desc').limit(limit).offset(offset).execute();
  const { total } = await db
    .selectFrom(found.as('found'))
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return { rows: rows.map(toListed), total: Number(total) };
}
