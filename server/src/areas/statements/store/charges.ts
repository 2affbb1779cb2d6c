import { engineOf } from '../../../platform/engine/database.ts';
import type { Database, Trx } from '../../../platform/engine/tables.ts';
import type { InvoicedCharge } from '../rules/invoice.ts';
import type { BilledCharge } from '../rules/order-reasons.ts';

const charged = (db: Database) =>
  db
    .selectFrom('sender_charges')
    .leftJoin('orders', 'orders.seq', 'sender_charges.order_seq')
    .select([
      'sender_charges.id',
      'sender_charges.kind',
      'sender_charges.day',
      'sender_charges.fils',
      'sender_charges.what',
      'orders.tracking_id',
      'orders.pickup_city',
      'orders.dropoff_city',
    ]);

type Row = Awaited<ReturnType<ReturnType<typeof charged>['execute']>>[number];

function toInvoiced({ tracking_id, pickup_city, dropoff_city, fils, ...row }: Row): InvoicedCharge {
  return {
    ...row,
    fils: Number(fils),
    trackingID: tracking_id ?? '',
    from: pickup_city ?? '',
    to: dropoff_city ?? '',
  };
}

/** Locks the charges of a shop up to a day that are on no statement, and returns them, oldest first. */
export async function lockOpenCharges(
  trx: Trx,
  senderId: string,
  through: string,
): Promise<InvoicedCharge[]> {
  const ids = trx
    .selectFrom('sender_charges')
    .select('id')
    .where('sender_id', '=', senderId)
    .where('statement_no', 'is', null)
    .where('day', '<=', through)
    .orderBy('id');
  const locked = await engineOf(trx).lockRows(ids, 'no key update').execute();
  const found: InvoicedCharge[] = [];
  for (let from = 0; from < locked.length; from += ROWS_AT_ONCE) {
    const some = locked.slice(from, from + ROWS_AT_ONCE).map(({ id }) => id);
    const rows = await charged(trx).where('sender_charges.id', 'in', some).execute();
    found.push(...rows.map(toInvoiced));
  }
  return found.sort((one, other) => (`${one.day} ${one.id}` < `${other.day} ${other.id}` ? -1 : 1));
}

/** Charges that one statement reads or writes, between which other calls may read. */
const ROWS_AT_ONCE = 500;

/** Lists charges of a statement, or those of a shop that are on none, newest first. */
export async function listCharges(
  db: Database,
  of: { statement: number } | { senderId: string },
  limit?: number,
): Promise<InvoicedCharge[]> {
  const rows = await charged(db)
    .$if('statement' in of, (query) => query.where('statement_no', '=', 'statement' in of ? of.statement : 0))
    .$if('senderId' in of, (query) =>
      query
        .where('sender_charges.sender_id', '=', 'senderId' in of ? of.senderId : '')
        .where('statement_no', 'is', null),
    )
    .orderBy('sender_charges.day', 'desc')
    .orderBy('sender_charges.id', 'desc')
    .$if(limit !== undefined, (query) => query.limit(limit ?? 0))
    .execute();
  return rows.map(toInvoiced);
}

/** Lists the charges of an order of a shop, oldest first, each with its statement. */
export async function listOrderCharges(
  db: Database,
  { senderId, orderSeq }: { senderId: string; orderSeq: number },
): Promise<BilledCharge[]> {
  return db
    .selectFrom('sender_charges')
    .leftJoin('statements', 'statements.no', 'sender_charges.statement_no')
    .select(['day', 'statement_no as statement', 'through'])
    .where('order_seq', '=', orderSeq)
    .where('sender_charges.sender_id', '=', senderId)
    .orderBy('day')
    .orderBy('id')
    .execute();
}

/** Lists the charges of an invoice, oldest first, each with the credit note that takes it back. */
export async function listInvoiced(
  db: Database,
  no: string,
): Promise<(InvoicedCharge & { creditNote: string | null })[]> {
  const rows = await charged(db)
    .select('credited_by')
    .where('invoice_no', '=', no)
    .orderBy('sender_charges.day')
    .orderBy('sender_charges.id')
    .execute();
  return rows.map(({ credited_by: creditNote, ...row }) => ({ ...toInvoiced(row), creditNote }));
}
