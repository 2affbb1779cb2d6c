import { orders } from '@tawseel/contract/orders';
import { describe, expect, test } from 'vitest';
import { insertKey } from '../../../testing/keys.ts';
import { onEveryDatabase } from '../../../testing/on-every-database.ts';
import { orderEditing } from '../../../testing/order-editing.ts';
import { insertOrder } from '../../../testing/rows.ts';

const MINUTE = 60_000;

onEveryDatabase((server) => {
  const { people, read, move, asUndo, undo, refusedUndo, history, placed } = orderEditing(server);

  describe('a wrong move', () => {
    test('is undone by its author, and the history keeps both', async () => {
      const id = await placed();
      await move(id, 'accepted', people.operator);
      server.clock.advance(2 * MINUTE);
      expect((await read(id, people.operator)).undo).toEqual({
        event: 'status',
        status: 'created',
        seconds: 480,
      });
      expect((await undo(id, people.operator)).data.trackingStatus).toBe('created');
      expect(await history(id)).toMatchObject([
        { event: 'status', status: 'created' },
        { event: 'status', status: 'accepted', by: { name: 'Omar Nasser' } },
        { event: 'takenBack', status: 'created', by: { name: 'Omar Nasser' } },
      ]);
      expect((await read(id, people.operator)).undo).toBeNull();
    });

    test('that was corrected since cannot be undone, nor can the correction', async () => {
      const id = await placed();
      await move(id, 'accepted');
      const body = { version: (await read(id)).version, orderDetails: 'Fragile', reason: 'x' };
      await server.call(orders.updateOrder, { params: { trackingID: id }, body });
      expect((await read(id)).undo).toBeNull();
      expect(await refusedUndo(id)).toMatchObject({
        status: 409,
        message: `${id} was corrected since. Correct it again instead.`,
      });
    });

    test('can be undone by no other user except an administrator', async () => {
      const id = await placed();
      await move(id, 'accepted', people.operator);
      expect((await read(id, people.colleague)).undo).toBeNull();
      for (const other of [people.colleague, people.supervisor]) {
        expect((await refusedUndo(id, other)).message).toContain('Someone else made the last change');
      }
      expect((await undo(id)).data.trackingStatus).toBe('created');
    });

    test('cannot be undone after ten minutes', async () => {
      const id = await placed();
      await move(id, 'accepted');
      server.clock.advance(10 * MINUTE);
      expect((await read(id)).undo).toBeNull();
      expect(await refusedUndo(id)).toMatchObject({
        status: 409,
        message: expect.stringContaining('more than 10 minutes old'),
      });
    });

    test('is undone once, however often the button is pressed', async () => {
      const id = await placed();
      await move(id, 'accepted');
      await move(id, 'pickup');
      const asked = await asUndo(id);
      const answers = await Promise.all([1, 2, 3].map(() => server.send(orders.undoMove, asked)));
      expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409]);
      expect((await read(id)).order.trackingStatus).toBe('accepted');
    });

    test('cannot be undone by a user who has not seen later events', async () => {
      const id = await placed();
      await move(id, 'accepted');
      const asked = await asUndo(id);
      await move(id, 'pickup');
      expect(await server.refused(orders.undoMove, asked)).toMatchObject({
        status: 409,
        issues: [{ path: 'version' }],
      });
      expect((await read(id)).order.trackingStatus).toBe('pickup');
    });

    test('and the one before it are undone one after the other, and the creation stays', async () => {
      const id = await placed();
      await move(id, 'accepted');
      await move(id, 'pickup');
      expect((await undo(id)).data.trackingStatus).toBe('accepted');
      expect((await undo(id)).data.trackingStatus).toBe('created');
      expect((await refusedUndo(id)).message).toBe(`${id} has nothing to undo.`);
    });

    test('of a key is undone by an administrator; an old move without an author by nobody', async () => {
      const id = await placed();
      await move(id, 'accepted', await insertKey(server.db, 'tracking'));
      expect((await history(id)).at(-1)).toMatchObject({ by: { kind: 'key', name: 'tracking' } });
      await undo(id);
      const { id: order_id, tracking_id } = await insertOrder(server.db);
      for (const [status, minute] of [
        ['created', 1],
        ['accepted', 2],
      ]) {
        const event = { id: `e${minute}`, order_id, status: String(status), note: '' };
        const created_at = `2026-11-21T09:5${minute}:00.000Z`;
        await server.db
          .insertInto('order_events')
          .values({ ...event, created_at })
          .execute();
      }
      expect((await refusedUndo(tracking_id)).message).toContain('is not known');
    });
  });
});
