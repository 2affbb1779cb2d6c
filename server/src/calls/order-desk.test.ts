import { TRACKING_STATUSES, type TrackingStatus } from '@tawseel/contract/facts/tracking';
import { orders } from '@tawseel/contract/orders';
import { beforeEach, describe, expect, test } from 'vitest';
import { differingTotals } from '../store/orders/differing-totals.ts';
import { eventOf, insertOrderEvents } from '../store/orders/orders.ts';

import { findLeftBehind, findOrphans } from '../store/orphans.ts';
import type { Tables } from '../store/tables.ts';
import { NOW, sessionOf } from '../testing/app.ts';
import { insertKey } from '../testing/keys.ts';
import { onEveryDatabase } from '../testing/on-every-database.ts';
import { insertOrder, insertRow } from '../testing/rows.ts';

const MINUTE = 60_000;
const cod = { payment_method: 'COD', value_fils: 25_000 };

onEveryDatabase((server) => {
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
    expect(await findLeftBehind(server.db)).toEqual([]);
  };
  const finance = async () => {
    const row = await server.db
      .selectFrom('order_totals')
      .selectAll()
      .where('grain', '=', 'all')
      .executeTakeFirstOrThrow();
    return [row.orders, row.revenue_fils, row.paid_cod_fils, row.unpaid_cod_fils];
  };

  let warehouse_id: string;
  let people: Record<'supervisor' | 'operator' | 'cashier' | 'colleague', string>;
  beforeEach(async () => {
    ({ id: warehouse_id } = await insertRow(server.db, 'warehouses'));
    const hire = async (kind: string, first_name: string) => {
      const { id } = await insertRow(server.db, 'staff', {
        kind,
        first_name,
        last_name: 'Nasser',
        warehouse_id,
      });
      return sessionOf(server.db, { staff_id: id });
    };
    people = {
      supervisor: await hire('supervisor', 'Salma'),
      operator: await hire('operator', 'Omar'),
      colleague: await hire('operator', 'Reem'),
      cashier: await hire('cashier', 'Karim'),
    };
  });

  /** An order with the event of its creation, as any that came in has one. */
  async function placed(said: Partial<Tables['orders']> = {}): Promise<string> {
    const order = await insertOrder(server.db, { warehouse_id, ...said });
    const by = { kind: 'key', id: 'shop', name: 'Shop' };
    await server.db
      .transaction()
      .execute((trx) =>
        insertOrderEvents(trx, [eventOf(order, { kind: 'status', at: '2026-11-21T09:00:00.000Z', by })]),
      );
    return order.tracking_id;
  }

  describe('a cancelled order', () => {
    test('is at return on the wire, and is no revenue and no open cash any more', async () => {
      const id = await placed({ ...cod, charge_fils: 3500 });
      expect(await finance()).toEqual([1, 3500, 0, 25_000]);
      const { message, data } = await cancel(id, people.operator);
      expect(message).toBe(`${id} is cancelled.`);
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

    test('moves no more, takes no cash, and is cancelled once', async () => {
      const id = await placed(cod);
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
        `${id} is cancelled already.`,
      );
    });

    test('needs a reason, and cannot be one that is delivered or returned', async () => {
      const id = await placed();
      for (const reason of [undefined, '', '   ']) {
        const asked = { params: { trackingID: id }, body: { reason } };
        expect(await server.refused(orders.cancelOrder, asked)).toMatchObject({ status: 422 });
      }
      for (const tracking_status of ['delivered', 'return']) {
        const asked = { params: { trackingID: await placed({ tracking_status }) }, body: { reason: 'x' } };
        expect(await server.refused(orders.cancelOrder, asked)).toMatchObject({
          status: 409,
          message: expect.stringContaining(`is at ${tracking_status} and cannot be cancelled any more`),
        });
      }
    });

    test('comes back to where it was when that is taken back, with its revenue and its cash', async () => {
      const id = await placed({ ...cod, charge_fils: 3500 });
      await move(id, 'accepted');
      await cancel(id);
      expect((await read(id)).undo).toEqual({ event: 'cancelled', status: 'accepted', seconds: 600 });
      const { message, data } = await undo(id);
      expect(message).toBe(`${id} is back at accepted.`);
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

    test('stays cancelled where its warehouse was deleted since', async () => {
      const { id: closing } = await insertRow(server.db, 'warehouses');
      const id = await placed({ warehouse_id: closing });
      await cancel(id);
      await server.db.updateTable('warehouses').set({ deleted_at: NOW }).where('id', '=', closing).execute();
      expect((await refusedUndo(id)).message).toBe(
        `The warehouse of ${id} was deleted since: it stays as it is.`,
      );
      await expectExact();
    });

    test('stays cancelled where its cash would be owed to a sender who was deleted since', async () => {
      const { id: sender_id } = await insertRow(server.db, 'senders', { name: 'Layla Haddad' });
      const id = await placed({ ...cod, sender_id });
      await cancel(id);
      await server.db.updateTable('senders').set({ deleted_at: NOW }).where('id', '=', sender_id).execute();
      expect((await refusedUndo(id)).message).toBe(`Layla Haddad was deleted since: ${id} stays as it is.`);
      await expectExact();
    });
  });

  describe('a wrong move', () => {
    test('is taken back by who made it, and the history keeps both', async () => {
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

    test('is taken back by nobody else but an administrator', async () => {
      const id = await placed();
      await move(id, 'accepted', people.operator);
      expect((await read(id, people.colleague)).undo).toBeNull();
      for (const other of [people.colleague, people.supervisor]) {
        expect((await refusedUndo(id, other)).message).toContain('Somebody else did the last thing');
      }
      expect((await undo(id)).data.trackingStatus).toBe('created');
    });

    test('is not taken back after ten minutes', async () => {
      const id = await placed();
      await move(id, 'accepted');
      server.clock.advance(10 * MINUTE);
      expect((await read(id)).undo).toBeNull();
      expect(await refusedUndo(id)).toMatchObject({
        status: 409,
        message: expect.stringContaining('more than 10 minutes ago'),
      });
    });

    test('is taken back once, however often the button is pressed', async () => {
      const id = await placed();
      await move(id, 'accepted');
      await move(id, 'pickup');
      const asked = await asUndo(id);
      const answers = await Promise.all([1, 2, 3].map(() => server.send(orders.undoMove, asked)));
      expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409]);
      expect((await read(id)).order.trackingStatus).toBe('accepted');
    });

    test('is not taken back by who has not seen what came after it', async () => {
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

    test('and the one before it go back one after the other, and the creation stays', async () => {
      const id = await placed();
      await move(id, 'accepted');
      await move(id, 'pickup');
      expect((await undo(id)).data.trackingStatus).toBe('accepted');
      expect((await undo(id)).data.trackingStatus).toBe('created');
      expect((await refusedUndo(id)).message).toBe(`Nothing was done to ${id} yet that could be taken back.`);
    });

    test('of a key is taken back by an administrator, and what was stored before without a name by nobody', async () => {
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

  describe('cash', () => {
    test('is handed in to a cashier, and taken back is open again', async () => {
      const id = await placed({ ...cod, tracking_status: 'delivered', charge_fils: 3500 });
      expect((await handIn(id, people.cashier)).message).toBe(`The cash of ${id} is handed in.`);
      expect(await finance()).toEqual([1, 3500, 25_000, 0]);
      expect(await read(id, people.cashier)).toMatchObject({
        cashHandedInAt: NOW,
        undo: { event: 'cashHandedIn' },
      });
      expect((await undo(id, people.cashier)).message).toBe(`The cash of ${id} is not handed in again.`);
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

    test('that came with the delivery goes back before the delivery does', async () => {
      const id = await placed({ ...cod, tracking_status: 'assignedtodriver' });
      const body = { trackingStatus: 'delivered', cashHandedIn: true } as const;
      await server.call(orders.moveOrder, { params: { trackingID: id }, body });
      expect((await undo(id)).data.trackingStatus).toBe('delivered');
      expect((await undo(id)).data.trackingStatus).toBe('assignedtodriver');
      expect((await read(id)).cashHandedInAt).toBeNull();
      await expectExact();
    });

    test('is not for operators to record', async () => {
      const id = await placed({ ...cod, tracking_status: 'delivered' });
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

  test('an order of another warehouse is none, whatever is done to it', async () => {
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

  test('a repeat with the same Idempotency-Key gets the first answer, whatever the act', async () => {
    const headers = (key: string) => ({ headers: { 'idempotency-key': key } });
    const id = await placed({ ...cod, tracking_status: 'assignedtodriver' });
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

  test('every act in every state is done or refused as the states say', async () => {
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
        const id = await placed({ ...cod, tracking_status });
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
