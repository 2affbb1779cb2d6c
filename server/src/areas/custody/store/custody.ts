import { insertRows } from '../../../platform/engine/insert-rows.ts';
import { bound, prepared } from '../../../platform/engine/prepared.ts';
import { countRows } from '../../../platform/engine/read-table.ts';
import type { Database, Tables, Trx } from '../../../platform/engine/tables.ts';
import { type Custody, heldAfterMove, mayBeHeld } from '../rules/custody.ts';

type Row = Tables['custody'];

const COLUMNS = [
  'seq',
  'holder_kind',
  'holder',
  'since',
  'warehouse_id',
  'to_warehouse',
  'sort_code',
  'leg',
  'exception',
] as const satisfies (keyof Row)[];

const rowOf = prepared<{ seq: number }, Row>((db, { seq }) =>
  db.selectFrom('custody').selectAll().where('seq', '=', seq),
);

/** Returns the custody of an order's parcel, or undefined if it is not in our hands. */
export async function findCustody(
  db: Database,
  { seq, tracking_status }: Pick<Tables['orders'], 'seq' | 'tracking_status'>,
): Promise<Custody | undefined> {
  if (!mayBeHeld(tracking_status)) return undefined;
  const [row] = await rowOf(db, { seq });
  if (!row) return undefined;
  const { seq: _, home_id: __, ...custody } = row;
  return custody;
}

/** Returns the custody of several orders by their seqs. */
export async function findCustodyOf(
  db: Database,
  orders: readonly Pick<Tables['orders'], 'seq' | 'tracking_status'>[],
): Promise<Map<number, Custody>> {
  const [only, ...others] = orders;
  if (!only) return new Map();
  if (others.length === 0) {
    const custody = await findCustody(db, only);
    return new Map(custody && [[only.seq, custody]]);
  }
  const seqs = orders.map(({ seq }) => seq);
  const rows = await db.selectFrom('custody').selectAll().where('seq', 'in', seqs).execute();
  return new Map(rows.map(({ seq, home_id: _, ...custody }) => [seq, custody]));
}

/** Counts the parcels that a run has. */
export async function countHeldBy(db: Database, runId: string): Promise<number> {
  return countRows(db.selectFrom('custody').where('holder_kind', '=', 'run').where('holder', '=', runId));
}

const put = bound<Row, unknown>((db, row) => ({
  compile: () =>
    db
      .insertInto('custody')
      .values({
        ...(Object.fromEntries(COLUMNS.map((column) => [column, row[column]])) as Row),
        home_id: db.selectFrom('orders').select('warehouse_id').where('seq', '=', row.seq),
      })
      .onConflict((conflict) =>
        conflict
          .column('seq')
          .doUpdateSet((eb) =>
            Object.fromEntries(COLUMNS.slice(1).map((column) => [column, eb.ref(`excluded.${column}`)])),
          ),
      )
      .compile(),
}));

const remove = bound<{ seq: number }, unknown>((db, { seq }) =>
  db.deleteFrom('custody').where('seq', '=', seq),
);

/** Writes the custody of a parcel; null if it is no longer in our hands. `moveCalls` moves the calls about it. */
export async function transfer(trx: Trx, seq: number, custody: Custody | null): Promise<void> {
  await trx.executeQuery(custody ? put(trx, { seq, ...custody }) : remove(trx, { seq }));
}

/** Inserts the custody that the statuses of imported orders imply. */
export async function insertCustody(trx: Trx, orders: readonly Tables['orders'][]): Promise<void> {
  const rows = orders.flatMap((order): Row[] => {
    const { seq, tracking_status, moved_at } = order;
    const held = tracking_status === 'return' ? undefined : heldAfterMove(undefined, order, moved_at);
    return held ? [{ seq, ...held, home_id: order.warehouse_id }] : [];
  });
  await insertRows(trx, 'custody', rows);
}
