import { engineOf } from '../../../platform/engine/database.ts';
import type { Database, Tables, Trx } from '../../../platform/engine/tables.ts';
import { inTransaction } from '../../../platform/engine/transaction.ts';
import { findUnfoldedEnd } from './fold-orders.ts';
import { SEARCH_KEY_SOURCES, searchKeys } from './seq.ts';

/** Columns that are derived from others of the order or from its history. */
const COLUMNS = [
  'moved_at',
  'receiver_phone_e164',
  'receiver_phone2_e164',
  'sender_phone_e164',
  'folded_texts',
] as const;
type Column = (typeof COLUMNS)[number];
type Wrong = {
  seq: number;
  trackingId: string;
  columns: readonly Column[];
  right: Pick<Tables['orders'], Column>;
};

/** Problem of each column, as text. */
const WRONG: Readonly<Record<Column, string>> = {
  moved_at: 'The time of the last update differs from the history',
  receiver_phone_e164: "The search key of the receiver's phone is wrong",
  receiver_phone2_e164: "The search key of the receiver's second phone is wrong",
  sender_phone_e164: "The search key of the sender's phone is wrong",
  folded_texts: 'The texts in one spelling, for searches, are wrong',
};
const ROWS_AT_ONCE = 2000;

/** Selects orders with the time of their last move (isMove), both from one snapshot. */
function withLastMove(db: Database) {
  return db
    .selectFrom('orders')
    .select(['seq', 'tracking_id', ...SEARCH_KEY_SOURCES, ...COLUMNS])
    .select((eb) =>
      eb.fn
        .coalesce(
          eb
            .selectFrom('order_events')
            .select((of) => of.fn.max('order_events.created_at').as('at'))
            .whereRef('order_id', '=', 'orders.id')
            .where('kind', 'is distinct from', 'corrected'),
          'orders.created_at',
        )
        .as('last_move'),
    )
    .orderBy('seq');
}

type ReadOrder = Awaited<ReturnType<ReturnType<typeof withLastMove>['execute']>>[number];

/** Returns the derived columns of an order that are wrong; below `unfoldedEnd` it need not be folded yet. */
function wrongOf(row: ReadOrder, unfoldedEnd = Number.MIN_SAFE_INTEGER): Wrong[] {
  const right = { ...searchKeys(row), moved_at: row.last_move };
  const isUnfolded = row.seq < unfoldedEnd && row.folded_texts === null;
  const columns = COLUMNS.filter(
    (column) => row[column] !== right[column] && !(column === 'folded_texts' && isUnfolded),
  );
  return columns.length === 0 ? [] : [{ seq: row.seq, trackingId: row.tracking_id, columns, right }];
}

async function* wrongOrders(db: Database): AsyncGenerator<Wrong[]> {
  const unfoldedEnd = await findUnfoldedEnd(db);
  for (let after = Number.MIN_SAFE_INTEGER; ; ) {
    const rows = await withLastMove(db).where('seq', '>', after).limit(ROWS_AT_ONCE).execute();
    const last = rows.at(-1);
    if (!last) return;
    after = last.seq;
    yield rows.flatMap((row) => wrongOf(row, unfoldedEnd));
  }
}

/** Checks the derived columns. Returns problems as sentences, counted by column. */
export async function differingColumns(db: Database): Promise<string[]> {
  const counts = Object.fromEntries(COLUMNS.map((column) => [column, 0])) as Record<Column, number>;
  const first: Partial<Record<Column, string>> = {};
  for await (const orders of wrongOrders(db)) {
    for (const { trackingId, columns } of orders) {
      for (const column of columns) {
        counts[column] += 1;
        first[column] ??= trackingId;
      }
    }
  }
  return COLUMNS.filter((column) => counts[column] > 0).map((column) => {
    const orders = counts[column] === 1 ? '1 order' : `${counts[column]} orders`;
    return `${WRONG[column]}: ${orders}, the first ${first[column]}.`;
  });
}

/** Repairs the derived columns in short transactions. Returns the number of orders. */
export async function repairColumns(db: Database): Promise<number> {
  let mended = 0;
  for await (const orders of wrongOrders(db)) {
    const seqs = orders.map(({ seq }) => seq);
    if (seqs.length > 0) mended += await inTransaction(db, (trx) => putRight(trx, seqs));
  }
  return mended;
}

/** Repairs orders as they are now: one that changed since is right already. */
async function putRight(trx: Trx, seqs: readonly number[]): Promise<number> {
  const held = trx.selectFrom('orders').select('seq').where('seq', 'in', seqs).orderBy('seq');
  await engineOf(trx).holdRows(held, 'update');
  const wrong = (await withLastMove(trx).where('seq', 'in', seqs).execute()).flatMap((row) => wrongOf(row));
  for (const { seq, right } of wrong) {
    await trx.updateTable('orders').set(right).where('seq', '=', seq).execute();
  }
  return wrong.length;
}
