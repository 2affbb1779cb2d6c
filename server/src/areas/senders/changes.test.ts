import { TRACKING_STATUSES } from '@tawseel/contract/facts/tracking';
import { orders } from '@tawseel/contract/orders';
import { beforeEach, describe, expect, test } from 'vitest';
import { insertKey } from '../../testing/keys.ts';
import { onEveryDatabase } from '../../testing/on-every-database.ts';
import { orderEditing } from '../../testing/order-editing.ts';
import { insertRow } from '../../testing/rows.ts';

const NOT_COLLECTED = ['created', 'accepted', 'unpick'] as const;
const REASON = { reason: 'The customer moved' };

onEveryDatabase((server) => {
  const { placed, read, history, cancel, expectExact } = orderEditing(server);
  let shop = '';
  let token = '';
  beforeEach(async () => {
    ({ id: shop } = await insertRow(server.db, 'senders'));
    token = await insertKey(server.db, 'sender', null, { sender_id: shop });
  });

  const correction = async (trackingID: string) => ({
    params: { trackingID },
    body: { version: (await read(trackingID)).version, ...REASON, dropoff: { street: 'Al Wasl Road 9' } },
  });

  describe('the key of a sender', () => {
    test('sees no order of another sender, to change or to cancel', async () => {
      const id = await placed({ sender_id: (await insertRow(server.db, 'senders')).id });
      const cancelling = { params: { trackingID: id }, body: REASON };
      expect(await server.refused(orders.cancelOrder, cancelling, { token })).toMatchObject({ status: 404 });
      const corrected = await server.refused(orders.updateOrder, await correction(id), { token });
      expect(corrected).toMatchObject({ status: 404 });
      expect((await history(id)).length).toBe(1);
    });

    test.each(TRACKING_STATUSES.filter((status) => !NOT_COLLECTED.some((one) => one === status)))(
      'changes and cancels nothing that is collected: at %s it is told who can',
      async (tracking_status) => {
        const id = await placed({ sender_id: shop, tracking_status });
        const told = { status: 409, message: expect.stringContaining(id) };
        const cancelling = { params: { trackingID: id }, body: REASON };
        expect(await server.refused(orders.cancelOrder, cancelling, { token })).toMatchObject(told);
        expect(await server.refused(orders.updateOrder, await correction(id), { token })).toMatchObject({
          ...told,
          message: `${id} was collected already: only the delivery company can change it now.`,
        });
        expect((await history(id)).length).toBe(1);
      },
    );

    test.each(NOT_COLLECTED)('corrects and cancels its own order that is at %s', async (tracking_status) => {
      const id = await placed({ sender_id: shop, tracking_status });
      const { data } = await server.call(orders.updateOrder, await correction(id), { token });
      expect(data.dropoff.street).toBe('Al Wasl Road 9');
      expect((await cancel(id, token)).data).toMatchObject({ trackingStatus: 'return' });
      expect((await history(id)).map(({ event, by }) => [event, by?.kind])).toEqual([
        ['status', 'key'],
        ['corrected', 'key'],
        ['cancelled', 'key'],
      ]);
      const again = await server.refused(orders.updateOrder, await correction(id), { token });
      expect(again).toMatchObject({ status: 409, message: expect.stringContaining('is cancelled') });
      await expectExact();
    });

    test('moves nothing and undoes nothing', async () => {
      const id = await placed({ sender_id: shop });
      await cancel(id, token);
      const { version } = await read(id);
      const undoing = { params: { trackingID: id }, body: { version } };
      expect(await server.refused(orders.undoMove, undoing, { token })).toMatchObject({ status: 403 });
    });
  });

  test.each(['intake', 'tracking'] as const)('a key for %s changes no order', async (role) => {
    const id = await placed();
    const key = await insertKey(server.db, role);
    const corrected = await server.refused(orders.updateOrder, await correction(id), { token: key });
    expect(corrected).toMatchObject({ status: 403 });
  });
});
