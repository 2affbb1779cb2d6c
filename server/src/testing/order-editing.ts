import type { TrackingStatus } from '@tawseel/contract/facts/tracking';
import { orders } from '@tawseel/contract/orders';
import { beforeEach, expect } from 'vitest';
import { eventOf } from '../areas/orders/store/apply.ts';
import { differingTotals } from '../areas/orders/store/differing-totals.ts';
import { LIVE_ORDERS } from '../areas/orders/store/live-orders.ts';
import { insertRows } from '../platform/engine/insert-rows.ts';
import { findLeftBehind } from '../platform/engine/orphans.ts';
import type { Tables } from '../platform/engine/tables.ts';
import { sessionOf, type TestApp } from './app.ts';
import { insertOrder, insertRow } from './rows.ts';

export const COD = { payment_method: 'COD', value_fils: 25_000 };

/** Returns helpers that act on orders, in a warehouse whose staff are signed in before each test. */
export function orderEditing(server: TestApp) {
  const people = { supervisor: '', operator: '', colleague: '', cashier: '' };
  let warehouse_id = '';
  beforeEach(async () => {
    ({ id: warehouse_id } = await insertRow(server.db, 'warehouses'));
    const hire = async (kind: string, first_name: string) => {
      const { id } = await insertRow(server.db, 'staff', {
        kind,
        first_name,
        last_name: 'Nasser',
        warehouse_id,
      });
      return sessionOf(server.db, id);
    };
    people.supervisor = await hire('supervisor', 'Salma');
    people.operator = await hire('operator', 'Omar');
    people.colleague = await hire('operator', 'Reem');
    people.cashier = await hire('cashier', 'Karim');
  });

  const along = (token?: string) => (token === undefined ? {} : { token });
  const read = async (trackingID: string, token?: string) =>
    (await server.call(orders.readOrder, { params: { trackingID } }, along(token))).data;
  const move = (trackingID: string, trackingStatus: TrackingStatus, token?: string) =>
    server.call(orders.moveOrder, { params: { trackingID }, body: { trackingStatus } }, along(token));
  const cancel = (trackingID: string, token?: string) =>
    server.call(
      orders.cancelOrder,
      { params: { trackingID }, body: { reason: 'Ordered twice' } },
      along(token),
    );
  const handIn = (trackingID: string, token?: string) =>
    server.call(orders.handInCash, { params: { trackingID }, body: { cashHandedIn: true } }, along(token));
  const asUndo = async (trackingID: string) => ({
    params: { trackingID },
    body: { version: (await read(trackingID)).version },
  });
  const undo = async (trackingID: string, token?: string) =>
    server.call(orders.undoMove, await asUndo(trackingID), along(token));
  const refusedUndo = async (trackingID: string, token?: string) =>
    server.refused(orders.undoMove, await asUndo(trackingID), along(token));
  const history = async (trackingID: string) =>
    (await server.call(orders.listTrackingEvents, { params: { trackingID } })).data;
  const expectExact = async () => {
    expect(await differingTotals(server.db, 'Asia/Dubai')).toEqual([]);
    expect(await findLeftBehind(server.db, LIVE_ORDERS)).toEqual([]);
  };
  const finance = async () => {
    const row = await server.db
      .selectFrom('order_totals')
      .selectAll()
      .where('grain', '=', 'all')
      .executeTakeFirstOrThrow();
    return [row.orders, row.revenue_fils, row.paid_cod_fils, row.unpaid_cod_fils];
  };

  /** An order with the event of its creation, as any that came in has one. */
  async function placed(overrides: Partial<Tables['orders']> = {}): Promise<string> {
    const order = await insertOrder(server.db, { warehouse_id, ...overrides });
    const by = { kind: 'key', id: 'shop', name: 'Shop' };
    await server.db
      .transaction()
      .execute((trx) =>
        insertRows(trx, 'order_events', [
          eventOf(order, { kind: 'status', at: '2026-11-21T09:00:00.000Z', by }),
        ]),
      );
    return order.tracking_id;
  }

  return {
    people,
    along,
    read,
    move,
    cancel,
    handIn,
    asUndo,
    undo,
    refusedUndo,
    history,
    expectExact,
    finance,
    placed,
  };
}
