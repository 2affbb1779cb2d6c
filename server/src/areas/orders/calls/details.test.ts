import { TRACKING_STATUSES } from '@tawseel/contract/facts/tracking';
import { orders } from '@tawseel/contract/orders';
import { describe, expect, test } from 'vitest';
import { findOrphans } from '../../../platform/engine/orphans.ts';
import { NOW } from '../../../testing/app.ts';
import { onEveryDatabase } from '../../../testing/on-every-database.ts';
import { COD, orderEditing } from '../../../testing/order-editing.ts';

onEveryDatabase((server) => {
  const { people, along, read, move, cancel, handIn, asUndo, undo, history, expectExact, finance, placed } =
    orderEditing(server);

  describe('cash', () => {
    test('is handed in to a cashier, and is open again after an undo', async () => {
      const id = await placed({ ...COD, tracking_status: 'delivered', charge_fils: 3500 });
      expect((await handIn(id, people.cashier)).message).toBe(`Cash received for ${id}: AED 250.00.`);
      expect(await finance()).toEqual([1, 3500, 25_000, 0]);
      expect(await read(id, people.cashier)).toMatchObject({
        cashHandedInAt: NOW,
        undo: { event: 'cashHandedIn' },
      });
      expect((await undo(id, people.cashier)).message).toBe(`The cash of ${id} is open again.`);
      expect(await finance()).toEqual([1, 3500, 0, 25_000]);
      await handIn(id, people.supervisor);
      expect((await history(id)).map(({ event }) => event)).toEqual([
        'status',
        'cashHandedIn',
        'takenBack',
        'cashHandedIn',
      ]);
      await expectExact();
    });

    test('that came with the delivery is undone before the delivery', async () => {
      const id = await placed({ ...COD, tracking_status: 'assignedtodriver' });
      const body = { trackingStatus: 'delivered', cashHandedIn: true } as const;
      await server.call(orders.moveOrder, { params: { trackingID: id }, body });
      expect((await undo(id)).data.trackingStatus).toBe('delivered');
      expect((await undo(id)).data.trackingStatus).toBe('assignedtodriver');
      expect((await read(id)).cashHandedInAt).toBeNull();
      await expectExact();
    });

    test('cannot be recorded by operators', async () => {
      const id = await placed({ ...COD, tracking_status: 'delivered' });
      const params = { trackingID: id };
      const body = { cashHandedIn: true };
      for (const row of [orders.handInCash, orders.moveOrder]) {
        expect(await server.refused(row, { params, body }, along(people.operator))).toMatchObject({
          status: 403,
        });
      }
      expect((await read(id)).cashHandedInAt).toBeNull();
    });
  });

  test('every act on an order of another warehouse is refused as unknown', async () => {
    const id = await placed({ warehouse_id: 'elsewhere' });
    const params = { trackingID: id };
    const asked = [
      [orders.readOrder, undefined],
      [orders.updateOrder, { version: '', orderDetails: 'Fragile' }],
      [orders.cancelOrder, { reason: 'x' }],
      [orders.undoMove, { version: '' }],
      [orders.handInCash, { cashHandedIn: true }],
      [orders.moveOrder, { trackingStatus: 'accepted' }],
    ] as const;
    for (const [row, body] of asked) {
      expect(await server.refused(row, { params, body }, along(people.supervisor)), row.name).toMatchObject({
        status: 404,
        message: `There is no order ${id}.`,
      });
    }
  });

  test('a repeat with the same Idempotency-Key gets the first answer, for every act', async () => {
    const headers = (key: string) => ({ headers: { 'idempotency-key': key } });
    const id = await placed({ ...COD, tracking_status: 'assignedtodriver' });
    await move(id, 'delivered');
    const params = { trackingID: id };
    const cash = { params, body: { cashHandedIn: true } };
    const first = await server.send(orders.handInCash, cash, headers('cash'));
    const again = await server.send(orders.handInCash, cash, headers('cash'));
    expect([again.statusCode, again.body]).toEqual([200, first.body]);
    const back = await asUndo(id);
    const undone = await server.send(orders.undoMove, back, headers('undo'));
    expect((await server.send(orders.undoMove, back, headers('undo'))).body).toBe(undone.body);
    expect(await history(id)).toHaveLength(4);
  });

  test('every act is accepted or refused in every state as the table of states says', async () => {
    const states = [...TRACKING_STATUSES, 'cancelled', 'cash handed in'] as const;
    const done: Record<string, string[]> = {};
    for (const state of states) {
      const acts = {
        correct: [orders.updateOrder, { orderValue: 99 }],
        'correct with a reason': [orders.updateOrder, { orderValue: 99, reason: 'Typed wrong' }],
        'correct its details': [orders.updateOrder, { orderDetails: 'Fragile', reason: 'Typed wrong' }],
        cancel: [orders.cancelOrder, { reason: 'Ordered twice' }],
        'hand in cash': [orders.handInCash, { cashHandedIn: true }],
        'take back': [orders.undoMove, {}],
      } as const;
      const outcomes: string[] = [];
      for (const [name, [row, body]] of Object.entries(acts)) {
        const tracking_status =
          state === 'cancelled' ? 'assignedtodriver' : state === 'cash handed in' ? 'delivered' : state;
        const id = await placed({ ...COD, tracking_status });
        if (state === 'cancelled') await cancel(id);
        if (state === 'cash handed in') await handIn(id);
        const hasVersion = row !== orders.cancelOrder && row !== orders.handInCash;
        const version = hasVersion ? { version: (await read(id)).version } : {};
        const { statusCode } = await server.send(row, {
          params: { trackingID: id },
          body: { ...body, ...version },
        });
        if (statusCode === 200) outcomes.push(name);
        else expect([409, 422], `${name} at ${state}`).toContain(statusCode);
      }
      done[state] = outcomes;
    }
    const underWay = ['correct with a reason', 'correct its details', 'cancel'];
    expect(done).toEqual({
      created: ['correct', ...underWay],
      accepted: underWay,
      unpick: underWay,
      pickup: underWay,
      warehouse: underWay,
      assignedtodriver: underWay,
      delivered: ['correct its details', 'hand in cash'],
      return: ['correct its details'],
      cancelled: ['correct its details', 'take back'],
      'cash handed in': ['correct its details', 'take back'],
    });
    await expectExact();
    expect(await findOrphans(server.db)).toEqual([]);
  });
});
