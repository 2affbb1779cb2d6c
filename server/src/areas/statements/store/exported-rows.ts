import type { Database } from '../../../platform/engine/tables.ts';

const AT_ONCE = 500;

/** Reads rows in chunks, each of those after the key of the last one. */
async function* readInChunks<Key, Row extends { key: Key }>(
  first: Key,
  read: (after: Key) => Promise<Row[]>,
): AsyncGenerator<Row[]> {
  for (let after = first; ; ) {
    const rows = await read(after);
    if (rows.length > 0) yield rows;
    const last = rows.at(-1);
    if (!last || rows.length < AT_ONCE) return;
    after = last.key;
  }
}

/** Reads all charges of shops in chunks, with their orders. */
export const readCharges = (db: Database) =>
  readInChunks('', (after) =>
    db
      .selectFrom('sender_charges')
      .innerJoin('senders', 'senders.id', 'sender_charges.sender_id')
      .leftJoin('orders', 'orders.seq', 'sender_charges.order_seq')
      .selectAll('sender_charges')
      .select(['sender_charges.id as key', 'senders.name as sender', 'orders.tracking_id'])
      .where('sender_charges.id', '>', after)
      .orderBy('sender_charges.id')
      .limit(AT_ONCE)
      .execute(),
  );

/** Reads all statements in chunks. */
export const readStatements = (db: Database) =>
  readInChunks(0, (after) =>
    db
      .selectFrom('statements')
      .selectAll()
      .select('no as key')
      .where('no', '>', after)
      .orderBy('no')
      .limit(AT_ONCE)
      .execute(),
  );

/** Reads all invoices and credit notes in chunks. */
export const readInvoices = (db: Database) =>
  readInChunks('', (after) =>
    db
      .selectFrom('invoices')
      .innerJoin('senders', 'senders.id', 'invoices.sender_id')
      .selectAll('invoices')
      .select(['invoices.no as key', 'senders.name as sender'])
      .where('invoices.no', '>', after)
      .orderBy('invoices.no')
      .limit(AT_ONCE)
      .execute(),
  );
