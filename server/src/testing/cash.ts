import { RECEIPT_PHOTOS } from '@tawseel/contract/facts/ledger';
import { type CountRow, insertCount } from '../areas/ledger/store/counts.ts';
import { holdCash } from '../areas/ledger/store/driver-cash.ts';
import { post } from '../areas/ledger/store/post.ts';
import { eventOf } from '../areas/orders/store/apply.ts';
import { insertRows } from '../platform/engine/insert-rows.ts';
import { nextOf } from '../platform/engine/number-series.ts';
import type { Database } from '../platform/engine/tables.ts';
import { NOW } from './app.ts';
import { draw, files, hashOf } from './at-the-door.ts';
import { insertExpense } from './expenses.ts';
import { insertAct, insertRun } from './hub.ts';
import { insertOrder, insertRow } from './rows.ts';

const BY = { kind: 'administrator', id: 'owner', name: 'Huda' } as const;

/**
 * A driver who holds the cash of an order and owes a difference, another with change, a count of today that can be
 * reversed, and balances with postings.
 */
export async function insertCash(db: Database, warehouseId: string) {
  const here = { warehouse_id: warehouseId };
  const driver = await insertRow(db, 'staff', { kind: 'driver', ...here, phone: '', phone_e164: '' });
  const withChange = await insertRow(db, 'staff', { kind: 'driver', ...here, phone: '', phone_e164: '' });
  const cashier = await insertRow(db, 'staff', { kind: 'cashier', ...here, phone: '', phone_e164: '' });
  const order = await insertOrder(db, {
    ...here,
    payment_method: 'COD',
    value_fils: 10_000,
    tracking_status: 'delivered',
    moved_at: NOW,
  });
  const door = { ...here, to_warehouse_id: null, kind: 'delivery', state: 'out', driver_id: driver.id };
  const run = await insertRun(db, door, [order]);
  const stop = await db
    .selectFrom('run_stops')
    .select('id')
    .where('run_id', '=', run)
    .executeTakeFirstOrThrow();
  await db.updateTable('run_stops').set({ state: 'done', done_at: NOW }).where('id', '=', stop.id).execute();
  const told = { act: 'delivered', cash_fils: 10_000 };
  const cause_id = await insertAct(db, { order, run, stop: stop.id, driver: driver.id, ...told });
  const box = { kind: 'box', party: cashier.id, warehouse: warehouseId } as const;
  const change = { kind: 'float', party: driver.id, warehouse: warehouseId } as const;
  const bank = { kind: 'bank', party: '', warehouse: '' } as const;
  const safe = { kind: 'safe', party: '', warehouse: warehouseId } as const;
  const file = draw();
  const photo = hashOf(file);
  await files.put(photo, file);
  const expenses = [{ what: 'Fuel', fils: 100, photo: `${RECEIPT_PHOTOS}${photo}` }];
  let toConfirm = 0;
  const count = await db.transaction().execute(async (trx) => {
    const by = { kind: 'driver', id: driver.id, name: 'Imran Qureshi' };
    const event = eventOf(order, { kind: 'status', at: NOW, by });
    await insertRows(trx, 'order_events', [{ ...event, cause_id }]);
    await holdCash(trx, [{ order_seq: order.seq, driver_id: driver.id, fils: 10_000, since: NOW }]);
    const writing = { trx, actor: { ...BY, role: 'administrator' } as const };
    await post(writing, NOW, [
      { kind: 'move', from: bank, to: safe, fils: 50_000, slip: 'DIB 1' },
      { kind: 'move', from: safe, to: box, fils: 20_000 },
      { kind: 'change', from: box, to: change, fils: 5_000 },
      { kind: 'change', from: box, to: { ...change, party: withChange.id }, fils: 10_000 },
      { kind: 'difference', from: box, to: { ...change, kind: 'difference' }, fils: 500 },
    ]);
    const no = await nextOf(trx, 'cash_counts');
    const handIn: CountRow = {
      ...{ no, kind: 'handIn', person: driver.id, person_name: 'Imran Qureshi', ...here, at: NOW },
      ...{
        pieces: '{"5000":1}',
        expenses: JSON.stringify(expenses),
        orders: 0,
        change_fils: 5_000,
        expected_fils: 5_000,
      },
      ...{ counted_fils: 5_000, reason: '', actor_kind: BY.kind, actor: BY.id, actor_name: BY.name },
      ...{ reversed_at: null, reversed_by: null, reversed_why: null },
      ...{ to_confirm: 0, confirmed_at: null, confirmed_by: null, confirmed_note: null },
    };
    await insertCount(trx, handIn);
    const closing = { kind: 'close', person: cashier.id, pieces: '{}', expenses: '[]' } as const;
    const nothing = { change_fils: 0, expected_fils: 0, counted_fils: 0 };
    toConfirm = await nextOf(trx, 'cash_counts');
    await insertCount(trx, { ...handIn, ...closing, ...nothing, no: toConfirm, to_confirm: 1 });
    await post(writing, NOW, [{ kind: 'change', from: change, to: box, fils: 5_000, countNo: no }]);
    return no;
  });
  const balance = await db
    .selectFrom('balances')
    .select('no')
    .where('kind', '=', 'safe')
    .where('warehouse', '=', warehouseId)
    .executeTakeFirstOrThrow();
  const { client_id: expense } = await insertExpense(db, { driver_id: driver.id });
  return {
    driver: driver.id,
    withChange: withChange.id,
    count,
    toConfirm,
    balance: balance.no,
    photo,
    expense,
  };
}

/** Inserts the event by which the orders of stops were given to their driver, so that a delivery can be undone. */
export async function insertAssigned(db: Database, stops: readonly { trackingID: string }[]): Promise<void> {
  const ids = stops.map(({ trackingID }) => trackingID);
  const rows = await db.selectFrom('orders').selectAll().where('tracking_id', 'in', ids).execute();
  const event = { kind: 'status', at: '2026-11-21T09:00:00.000Z', by: BY } as const;
  const events = rows.map((order) => eventOf(order, event));
  await db.transaction().execute((trx) => insertRows(trx, 'order_events', events));
}
