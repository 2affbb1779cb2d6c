import { nextStatuses, TRACKING_STATUSES } from '@tawseel/contract/facts/tracking';
import { orders } from '@tawseel/contract/orders';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ADMIN } from '../../../testing/app.ts';
import { insertKey } from '../../../testing/keys.ts';
import { onEveryDatabase } from '../../../testing/on-every-database.ts';
import { insertOrder } from '../../../testing/rows.ts';
import { differingTotals } from '../store/differing-totals.ts';

type Move = { trackingStatus?: (typeof TRACKING_STATUSES)[number]; cashHandedIn?: true; note?: string };

onEveryDatabase((server) => {
  const move = (trackingID: string, body: Move) =>
    server.call(orders.moveOrder, { params: { trackingID }, body });
  const refusal = (trackingID: string, body: object) =>
    server.refused(orders.moveOrder, { params: { trackingID }, body });
  const history = async (trackingID: string) =>
    (await server.call(orders.listTrackingEvents, { params: { trackingID } })).data;
  const stored = (tracking_id: string) =>
    server.db
      .selectFrom('orders')
      .selectAll()
      .where('tracking_id', '=', tracking_id)
      .executeTakeFirstOrThrow();

  test('moves an order to its delivery, and reports each step', async () => {
    const { tracking_id } = await insertOrder(server.db);
    for (const trackingStatus of ['accepted', 'pickup', 'warehouse', 'assignedtodriver'] as const) {
      expect((await move(tracking_id, { trackingStatus })).data).toMatchObject({
        trackingStatus,
        orderStatus: 'Pending',
      });
      server.clock.advance(60_000);
    }
    const { message, data } = await move(tracking_id, { trackingStatus: 'delivered', note: 'At the door' });
    expect(message).toBe(`${tracking_id} is now delivered.`);
    expect(data).toMatchObject({ trackingID: tracking_id, status: 'Pickup', orderStatus: 'completed' });
    const by = { kind: 'administrator', id: expect.any(String), name: ADMIN.name };
    expect(await history(tracking_id)).toEqual([
      { event: 'status', status: 'accepted', by, note: '', at: '2026-11-21T10:00:00.000Z' },
      { event: 'status', status: 'pickup', by, note: '', at: '2026-11-21T10:01:00.000Z' },
      { event: 'status', status: 'warehouse', by, note: '', at: '2026-11-21T10:02:00.000Z' },
      { event: 'status', status: 'assignedtodriver', by, note: '', at: '2026-11-21T10:03:00.000Z' },
      { event: 'status', status: 'delivered', by, note: 'At the door', at: '2026-11-21T10:04:00.000Z' },
    ]);
  });

  test('finds an order by its tracking ID with or without hyphens, in any case', async () => {
    await insertOrder(server.db, { tracking_id: 'TWS-2222-232W' });
    await insertOrder(server.db, { tracking_id: 'AWB-77/A' });
    for (const typed of ['tws2222232w', 'TWS 2222 232W', '2222-232w', 'awb-77/a']) {
      const { data } = await move(typed, { trackingStatus: 'accepted' });
      await move(typed, { trackingStatus: 'unpick' });
      expect(data.trackingID).toBe(typed.startsWith('a') ? 'AWB-77/A' : 'TWS-2222-232W');
      expect((await history(typed)).length).toBeGreaterThan(1);
    }
    for (const trackingID of ['2222-232', 'awb77', 'TWS-2222-2322']) {
      expect(await refusal(trackingID, { trackingStatus: 'accepted' })).toMatchObject({ status: 404 });
    }
  });

  test('matches an ID exactly first, and matches none if two orders have it in other cases', async () => {
    await insertOrder(server.db, { tracking_id: 'AWB-7' });
    await insertOrder(server.db, { tracking_id: 'awb-7' });
    for (const trackingID of ['AWB-7', 'awb-7']) {
      expect((await move(trackingID, { trackingStatus: 'accepted' })).data.trackingID).toBe(trackingID);
    }
    expect(await refusal('Awb-7', { trackingStatus: 'accepted' })).toMatchObject({
      status: 404,
      message: 'There is no order Awb-7.',
    });
  });

  test('allows the moves of the table and refuses all others, leaving the order unchanged', async () => {
    for (const from of TRACKING_STATUSES) {
      for (const to of TRACKING_STATUSES) {
        const order = await insertOrder(server.db, { tracking_status: from });
        if (nextStatuses(from).includes(to)) {
          expect((await move(order.tracking_id, { trackingStatus: to })).data.trackingStatus).toBe(to);
          continue;
        }
        const refused = await refusal(order.tracking_id, { trackingStatus: to });
        const params = { status: from, to, next: nextStatuses(from) };
        expect(refused).toMatchObject({ status: 409, code: 'no_such_move', params });
        expect(await stored(order.tracking_id)).toMatchObject(order);
        expect(await history(order.tracking_id)).toEqual([]);
      }
    }
  });

  test('keeps the history in order when the clock is set back', async () => {
    const { tracking_id } = await insertOrder(server.db);
    await move(tracking_id, { trackingStatus: 'accepted' });
    server.clock.advance(-3_600_000);
    await move(tracking_id, { trackingStatus: 'pickup' });
    expect((await history(tracking_id)).map((event) => event.status)).toEqual(['accepted', 'pickup']);
  });

  describe('cash on delivery', () => {
    const cod = { payment_method: 'COD', value_fils: 25_000 };

    test('is handed in once, for a delivered order', async () => {
      const { tracking_id } = await insertOrder(server.db, { ...cod, tracking_status: 'assignedtodriver' });
      expect(await refusal(tracking_id, { cashHandedIn: true })).toMatchObject({
        status: 409,
        message: `Cash cannot be recorded for ${tracking_id}: it is not delivered, but with a driver.`,
      });
      await move(tracking_id, { trackingStatus: 'delivered' });
      expect((await move(tracking_id, { cashHandedIn: true })).message).toBe(
        `Cash received for ${tracking_id}: AED 250.00.`,
      );
      expect((await stored(tracking_id)).cash_handed_in_at).not.toBeNull();
      expect((await refusal(tracking_id, { cashHandedIn: true })).message).toContain(
        'it is already recorded',
      );
      expect(await history(tracking_id)).toMatchObject([
        { event: 'status', status: 'delivered', note: '' },
        { event: 'cashHandedIn', status: 'delivered', note: '' },
      ]);
    });

    test('may be handed in with the delivery itself', async () => {
      const { tracking_id } = await insertOrder(server.db, { ...cod, tracking_status: 'assignedtodriver' });
      await move(tracking_id, { trackingStatus: 'delivered', cashHandedIn: true, note: 'Exact change' });
      expect(await history(tracking_id)).toMatchObject([
        { event: 'status', status: 'delivered', note: 'Exact change' },
        { event: 'cashHandedIn', status: 'delivered', note: '' },
      ]);
    });

    test('is refused for an order paid in another way', async () => {
      const { tracking_id } = await insertOrder(server.db, {
        tracking_status: 'delivered',
        payment_method: 'Card',
      });
      expect(await refusal(tracking_id, { cashHandedIn: true })).toMatchObject({ status: 409 });
    });
  });

  test('refuses an unknown order, and a body without a move', async () => {
    expect(await refusal('TWS-NONE', { trackingStatus: 'accepted' })).toMatchObject({ status: 404 });
    expect(
      await server.refused(orders.listTrackingEvents, { params: { trackingID: 'TWS-NONE' } }),
    ).toMatchObject({
      status: 404,
    });
    const { tracking_id } = await insertOrder(server.db);
    for (const body of [{}, { note: 'Hello' }, { trackingStatus: 'lost' }, { cashHandedIn: false }]) {
      expect(await refusal(tracking_id, body)).toMatchObject({ status: 422 });
    }
  });

  test('allows moves by keys for tracking, and by no others', async () => {
    const { tracking_id } = await insertOrder(server.db);
    const asked = { params: { trackingID: tracking_id }, body: { trackingStatus: 'accepted' } };
    const with_ = (token: string) => ({ token });
    expect(
      await server.refused(orders.moveOrder, asked, with_(await insertKey(server.db, 'intake'))),
    ).toMatchObject({
      status: 403,
    });
    expect(await server.refused(orders.moveOrder, asked, { token: null })).toMatchObject({ status: 401 });
    const { statusCode } = await server.send(
      orders.moveOrder,
      asked,
      with_(await insertKey(server.db, 'tracking')),
    );
    expect(statusCode).toBe(200);
  });

  describe('an Idempotency-Key', () => {
    const headers = { 'idempotency-key': 'scan 9 of the handheld' };
    const asking = async () => {
      const { tracking_id } = await insertOrder(server.db);
      return { params: { trackingID: tracking_id }, body: { trackingStatus: 'accepted' } };
    };

    test('answers a repeated move like the first, though the order may not move there again', async () => {
      const asked = await asking();
      const first = await server.send(orders.moveOrder, asked, { headers });
      const again = await server.send(orders.moveOrder, asked, { headers });
      expect([again.statusCode, again.body]).toEqual([200, first.body]);
      expect(again.headers).toMatchObject({ 'idempotency-replayed': 'true' });
      expect(await history(asked.params.trackingID)).toHaveLength(1);
    });

    test('is refused for another order, and for another move', async () => {
      const asked = await asking();
      await server.send(orders.moveOrder, asked, { headers });
      for (const other of [await asking(), { ...asked, body: { trackingStatus: 'pickup' } }]) {
        const refused = await server.refused(orders.moveOrder, other, { headers });
        expect(refused).toMatchObject({ status: 409, message: expect.stringContaining('Idempotency-Key') });
      }
    });

    test('is refused for another call with the same body', async () => {
      const asked = { ...(await asking()), body: { cashHandedIn: true as const } };
      const { trackingID } = asked.params;
      await server.db
        .updateTable('orders')
        .set({ tracking_status: 'delivered', payment_method: 'COD' })
        .where('tracking_id', '=', trackingID)
        .execute();
      await server.call(orders.handInCash, asked, { headers });
      const refused = await server.refused(orders.moveOrder, asked, { headers });
      expect(refused).toMatchObject({ status: 409, message: expect.stringContaining('Idempotency-Key') });
    });

    test('is answered with the first message and the current order', async () => {
      const asked = await asking();
      const first = await server.send(orders.moveOrder, asked, { headers });
      await move(asked.params.trackingID, { trackingStatus: 'pickup' });
      const again = await server.send(orders.moveOrder, asked, { headers });
      expect(again.json()).toMatchObject({
        message: first.json().message,
        data: { trackingStatus: 'pickup' },
      });
    });

    test('sent five times at once makes one move and gives five identical answers', async () => {
      const asked = await asking();
      const answers = await Promise.all(
        Array.from({ length: 5 }, () => server.send(orders.moveOrder, asked, { headers })),
      );
      expect(answers.map((answer) => answer.statusCode)).toEqual([200, 200, 200, 200, 200]);
      expect(answers.filter((answer) => 'idempotency-replayed' in answer.headers)).toHaveLength(4);
      expect(await history(asked.params.trackingID)).toHaveLength(1);
    });
  });

  test('two moves at once are one move and one refusal', async () => {
    const { tracking_id } = await insertOrder(server.db);
    const asked = { params: { trackingID: tracking_id }, body: { trackingStatus: 'accepted' } };
    const answers = await Promise.all([
      server.send(orders.moveOrder, asked),
      server.send(orders.moveOrder, asked),
    ]);
    expect(answers.map((answer) => answer.statusCode).sort()).toEqual([200, 409]);
    expect(await history(tracking_id)).toHaveLength(1);
  });

  test('the totals match the orders after every act', async () => {
    const order = fc.record({
      charge_fils: fc.nat(100_000),
      value_fils: fc.nat(100_000),
      payment_method: fc.constantFrom('COD', 'Card'),
      delivery_type: fc.constantFrom('urgent', 'normal'),
      warehouse_id: fc.constantFrom('north', 'south'),
      created_at: fc
        .date({ min: new Date('2024-01-30'), max: new Date('2026-11-21'), noInvalidDate: true })
        .map((date) => date.toISOString()),
    });
    const step = fc.record({
      which: fc.nat(),
      move: fc.oneof(
        fc.constantFrom(...TRACKING_STATUSES).map((trackingStatus): Move => ({ trackingStatus })),
        fc.constant<Move>({ cashHandedIn: true }),
      ),
    });
    await fc.assert(
      fc.asyncProperty(
        fc.array(order, { minLength: 1, maxLength: 8 }),
        fc.array(step, { maxLength: 30 }),
        async (made, steps) => {
          await server.db.deleteFrom('order_events').execute();
          await server.db.deleteFrom('orders').execute();
          await server.db.deleteFrom('order_totals').execute();
          const rows = [];
          for (const each of made) rows.push(await insertOrder(server.db, each));
          for (const { which, move: body } of steps) {
            const trackingID = rows[which % rows.length]?.tracking_id ?? '';
            await server.send(orders.moveOrder, { params: { trackingID }, body });
          }
          expect(await differingTotals(server.db, 'Asia/Dubai')).toEqual([]);
          expect(await server.call(orders.countOrders)).toEqual({
            urgentOrders: made.filter((each) => each.delivery_type === 'urgent').length,
            normalOrders: made.filter((each) => each.delivery_type === 'normal').length,
          });
        },
      ),
      { numRuns: 15 },
    );
  });
});
