import { orders } from '@tawseel/contract/orders';
import { describe, expect, test } from 'vitest';
import { NOW } from '../../../testing/app.ts';
import { onEveryDatabase } from '../../../testing/on-every-database.ts';
import { COD, orderEditing } from '../../../testing/order-editing.ts';
import { insertRow } from '../../../testing/rows.ts';

onEveryDatabase((server) => {
  const { people, read, move, cancel, undo, refusedUndo, history, expectExact, finance, placed } =
    orderEditing(server);

  describe('a cancelled order', () => {
    test('is at return on the wire, and no longer counts as revenue or open cash', async () => {
      const id = await placed({ ...COD, charge_fils: 3500 });
      expect(await finance()).toEqual([1, 3500, 0, 25_000]);
      const { message, data } = await cancel(id, people.operator);
      expect(message).toBe(`${id} was cancelled.`);
      expect(data).toMatchObject({ trackingStatus: 'return', orderStatus: 'return', cancelledAt: NOW });
      expect(await finance()).toEqual([1, 0, 0, 0]);
      expect((await server.call(orders.listOrders, { query: { page: 1 } })).data).toEqual([data]);
      expect((await history(id)).at(-1)).toMatchObject({
        event: 'cancelled',
        status: 'return',
        reason: 'Ordered twice',
        by: { kind: 'operator', name: 'Omar Nasser' },
      });
      await expectExact();
    });

    test('cannot be moved, take cash, or be cancelled again', async () => {
      const id = await placed(COD);
      await cancel(id);
      const params = { trackingID: id };
      for (const [row, body] of [
        [orders.moveOrder, { trackingStatus: 'accepted' }],
        [orders.handInCash, { cashHandedIn: true }],
        [orders.cancelOrder, { reason: 'Again' }],
      ] as const) {
        expect(await server.refused(row, { params, body }), row.name).toMatchObject({ status: 409 });
      }
      expect((await server.refused(orders.cancelOrder, { params, body: { reason: 'x' } })).message).toBe(
        `${id} is already cancelled.`,
      );
    });

    test('needs a reason, and is refused for a delivered or returned order', async () => {
      const id = await placed();
      for (const reason of [undefined, '', '   ']) {
        const asked = { params: { trackingID: id }, body: { reason } };
        expect(await server.refused(orders.cancelOrder, asked)).toMatchObject({ status: 422 });
      }
      for (const tracking_status of ['delivered', 'return']) {
        const asked = { params: { trackingID: await placed({ tracking_status }) }, body: { reason: 'x' } };
        expect(await server.refused(orders.cancelOrder, asked)).toMatchObject({
          status: 409,
          message: expect.stringMatching(/is (delivered|returned) and can no longer be cancelled/),
        });
      }
    });

    test('is restored with its revenue and its cash when the cancellation is undone', async () => {
      const id = await placed({ ...COD, charge_fils: 3500 });
      await move(id, 'accepted');
      await cancel(id);
      expect((await read(id)).undo).toEqual({ event: 'cancelled', status: 'accepted', seconds: 600 });
      const { message, data } = await undo(id);
      expect(message).toBe(`${id} is back to “Ready for pickup”.`);
      expect(data).toMatchObject({ trackingStatus: 'accepted', cancelledAt: null });
      expect(await finance()).toEqual([1, 3500, 0, 25_000]);
      expect((await history(id)).map(({ event, status }) => [event, status])).toEqual([
        ['status', 'created'],
        ['status', 'accepted'],
        ['cancelled', 'return'],
        ['takenBack', 'accepted'],
      ]);
      await expectExact();
    });

    test('stays cancelled if its warehouse was deleted since', async () => {
      const { id: closing } = await insertRow(server.db, 'warehouses');
      const id = await placed({ warehouse_id: closing });
      await cancel(id);
      await server.db.updateTable('warehouses').set({ deleted_at: NOW }).where('id', '=', closing).execute();
      expect((await refusedUndo(id)).message).toBe(
        `This cannot be undone: the warehouse of ${id} was deleted.`,
      );
      await expectExact();
    });

    test('stays cancelled if its cash would be owed to a deleted sender', async () => {
      const { id: sender_id } = await insertRow(server.db, 'senders', { name: 'Layla Haddad' });
      const id = await placed({ ...COD, sender_id });
      await cancel(id);
      await server.db.updateTable('senders').set({ deleted_at: NOW }).where('id', '=', sender_id).execute();
      expect((await refusedUndo(id)).message).toBe(`${id} cannot be undone: Layla Haddad was deleted.`);
      await expectExact();
    });
  });
});
