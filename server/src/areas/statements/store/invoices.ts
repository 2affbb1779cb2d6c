import type { Database, Tables, Trx } from '../../../platform/engine/tables.ts';
import type { Page } from '../../../platform/values/paging.ts';

export type InvoiceRow = Tables['invoices'];

export async function insertInvoice(trx: Trx, row: InvoiceRow): Promise<void> {
  await trx.insertInto('invoices').values(row).execute();
}

/** Returns the numbers of the invoices of statements, by statement. */
export async function invoicesOfStatements(
  db: Database,
  statements: readonly number[],
): Promise<Map<number, string[]>> {
  if (statements.length === 0) return new Map();
  const rows = await db
    .selectFrom('invoices')
    .select(['no', 'statement_no'])
    .where('statement_no', 'in', statements)
    .orderBy('no')
    .execute();
  const byStatement = Map.groupBy(rows, ({ statement_no }) => statement_no ?? 0);
  return new Map([...byStatement].map(([no, found]) => [no, found.map((row) => row.no)]));
}

function toInvoiceRow<Row extends Pick<InvoiceRow, 'net_fils' | 'vat_fils' | 'total_fils'>>(row: Row): Row {
  const { net_fils, vat_fils, total_fils } = row;
  return { ...row, net_fils: Number(net_fils), vat_fils: Number(vat_fils), total_fils: Number(total_fils) };
}

export async function findInvoice(db: Database, no: string): Promise<InvoiceRow | undefined> {
  const row = await db.selectFrom('invoices').selectAll().where('no', '=', no).executeTakeFirst();
  return row && toInvoiceRow(row);
}

/** Columns of a list: all but the document, which may have thousands of charges. */
const LISTED = [
  ...(['no', 'kind', 'of_no', 'statement_no', 'sender_id', 'month', 'issued_on', 'due_on'] as const),
  ...(['net_fils', 'vat_fils', 'total_fils', 'sha256', 'uuid', 'e_state', 'e_note'] as const),
] as const;

type OfSender = { sender_name: string; sender_role: string };
/** Invoice in a list: without its document. */
export type ListedInvoice = Omit<InvoiceRow, 'document'> & OfSender;

export type InvoiceFilter = { shop: string | undefined; month: string | undefined };

/** Returns a page of invoices and credit notes, newest first, credit notes of a day above its invoices, and their number. */
export async function searchInvoices(
  db: Database,
  { shop, month }: InvoiceFilter,
  { limit, offset }: Page,
): Promise<{ rows: ListedInvoice[]; total: number }> {
  const found = db
    .selectFrom('invoices')
    .innerJoin('senders', 'senders.id', 'invoices.sender_id')
    .$if(shop !== undefined, (query) => query.where('sender_id', '=', shop ?? ''))
    .$if(month !== undefined, (query) => query.where('month', '=', month ?? ''));
  const rows = await found
    .select(LISTED)
    .select(['senders.name as sender_name', 'senders.role as sender_role'])
    .orderBy('invoices.issued_on', 'desc')
    .orderBy('invoices.kind', 'desc')
    .orderBy('invoices.no', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  const { total } = await found
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return {
    rows: rows.map(toInvoiceRow),
    total: Number(total),
  };
}

/** Sums the credit notes of an invoice in fils. */
export async function sumCredits(db: Database, no: string): Promise<{ net: number; vat: number }> {
  const { net, vat } = await db
    .selectFrom('invoices')
    .select(({ fn }) => [fn.sum<number>('net_fils').as('net'), fn.sum<number>('vat_fils').as('vat')])
    .where('of_no', '=', no)
    .executeTakeFirstOrThrow();
  return { net: Number(net ?? 0), vat: Number(vat ?? 0) };
}

/** Returns an invoice as a list has it, with its document. */
export async function findListedInvoice(
  db: Database,
  no: string,
): Promise<(InvoiceRow & OfSender) | undefined> {
  const row = await db
    .selectFrom('invoices')
    .innerJoin('senders', 'senders.id', 'invoices.sender_id')
    .selectAll('invoices')
    .select(['senders.name as sender_name', 'senders.role as sender_role'])
    .where('invoices.no', '=', no)
    .executeTakeFirst();
  return row && toInvoiceRow(row);
}

/** Records how the electronic transmission of an invoice went. */
export async function markInvoice(
  trx: Trx,
  no: string,
  state: Pick<InvoiceRow, 'e_state' | 'e_note'>,
): Promise<void> {
  await trx.updateTable('invoices').set(state).where('no', '=', no).execute();
}
