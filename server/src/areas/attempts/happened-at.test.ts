import { cash } from '@tawseel/contract/cash';
import { myDay } from '@tawseel/contract/my-day';
import type { ParcelEventKind } from '@tawseel/contract/order-filters';
import { orders } from '@tawseel/contract/orders';
import { runs } from '@tawseel/contract/runs';
import { senderFigures } from '@tawseel/contract/sender-figures';
import { beforeEach, expect, test } from 'vitest';
import { findProblems } from '../../commands/check.ts';
import { atTheDoor, FAILED } from '../../testing/at-the-door.ts';
import { insertAssigned } from '../../testing/cash.ts';
import { onEveryDatabase } from '../../testing/on-every-database.ts';
import { insertOrder, insertRow } from '../../testing/rows.ts';
import { readTracked } from '../tracking/parcel.ts';

/** 00:20 in Dubai on 1 December; the run left at 18:00 on 30 November. */
const OUT = new Date('2026-11-30T14:00:00.000Z');
const SENT = new Date('2026-11-30T20:20:00.000Z');
const TAKEN = '2026-11-30T19:30:00.000Z';
const [LAST_DAY, FIRST_DAY] = ['2026-11-30', '2026-12-01'];

onEveryDatabase(
  (server) => {
    const { at, hire, out, act } = atTheDoor(server);
    let sender: string;
    let stop: { stopId: string; trackingID: string };

    beforeEach(async () => {
      server.clock.advance(OUT.getTime() - server.clock.read().getTime());
      sender = (await insertRow(server.db, 'senders')).id;
      const created = '2026-11-20T09:00:00.000Z';
      const COD = { payment_method: 'COD', value_fils: 10_000, sender_id: sender };
      [stop] = (await out(1, { ...COD, created_at: created, moved_at: created })) as [typeof stop];
      await insertAssigned(server.db, [stop]);
      await server.db.updateTable('runs').set({ out_at: OUT.toISOString() }).execute();
      server.clock.advance(SENT.getTime() - server.clock.read().getTime() - 1000);
    });

    const found = async (happened: ParcelEventKind, on: string) => {
      const { data } = await server.call(orders.listOrders, { query: { happened, on } as never });
      return data.map(({ trackingID }) => trackingID);
    };
    const deliver = (happenedAt = TAKEN) => act(stop.stopId, { cash: 100, happenedAt });

    test('a delivery is of the day and month in which it happened', async () => {
      await deliver();
      const { trackingID } = stop;
      const events = await server.call(orders.listTrackingEvents, { params: { trackingID } });
      expect(events.data.at(-1)).toMatchObject({
        ...{ status: 'delivered', at: TAKEN, receivedAt: SENT.toISOString() },
      });
      expect([await found('delivered', LAST_DAY!), await found('delivered', FIRST_DAY!)]).toEqual([
        [trackingID],
        [],
      ]);
      const figures = async (day: string) => {
        const query = { from: day, to: day };
        return (await server.call(senderFigures.readSenderFigures, { params: { id: sender }, query })).data;
      };
      expect(await figures(LAST_DAY!)).toMatchObject({ delivered: 1, collectedCOD: 100 });
      expect(await figures(FIRST_DAY!)).toMatchObject({ delivered: 0, collectedCOD: 0 });
      const karim = await hire('cashier');
      const held = await server.call(cash.readDriverCash, { params: { id: at.bilal.id } }, karim);
      expect(held.data).toMatchObject({ since: TAKEN, held: [{ since: TAKEN }] });
      const order = await server.db.selectFrom('orders').selectAll().executeTakeFirstOrThrow();
      const { steps } = await readTracked(server.db, order, { hasCode: false });
      expect(steps.at(-1)).toMatchObject({ step: 'delivered', at: TAKEN });
      const [run] = (await server.call(myDay.readMyDay, {}, at.bilal)).data.runs;
      const { data } = await server.call(runs.readRun, { params: { id: run!._id } }, at.sara);
      expect(data.stops).toMatchObject([{ doneAt: TAKEN }]);
      expect(await findProblems(server.db, 'Asia/Dubai')).toEqual([]);
    });

    test('a failure is of the day in which it happened', async () => {
      await act(stop.stopId, { ...FAILED, happenedAt: TAKEN });
      const { trackingID } = stop;
      expect([await found('failed', LAST_DAY!), await found('failed', FIRST_DAY!)]).toEqual([
        [trackingID],
        [],
      ]);
    });

    test('events are in the order in which they arrived', async () => {
      const params = { trackingID: stop.trackingID };
      const { version } = (await server.call(orders.readOrder, { params })).data;
      const body = { version, dropoff: { receiverName: 'Mariam' }, reason: 'Asked' };
      await server.call(orders.updateOrder, { params, body: body as never });
      await deliver();
      const { data } = await server.call(orders.listTrackingEvents, { params });
      expect(data.slice(-2).map(({ event }) => event)).toEqual(['corrected', 'status']);
      expect(data.at(-1)!.at < data.at(-2)!.at).toBe(true);
      const read = await server.call(orders.readOrder, { params });
      expect(read.data.version).toBe(data.at(-1)!.receivedAt);
    });

    test.each([
      ['before the run left', '2026-11-30T13:00:00.000Z', OUT.toISOString()],
      ['after it arrived', '2026-11-30T23:00:00.000Z', SENT.toISOString()],
    ])('no act happened %s', async (_, happenedAt, is) => {
      await deliver(happenedAt);
      const params = { trackingID: stop.trackingID };
      const { data } = await server.call(orders.listTrackingEvents, { params });
      expect(data.at(-1)?.at).toBe(is);
    });

    test('no act happened before the one before it at the stop', async () => {
      await act(stop.stopId, { ...FAILED, happenedAt: TAKEN });
      await deliver('2026-11-30T18:00:00.000Z');
      const params = { trackingID: stop.trackingID };
      const { data } = await server.call(orders.listTrackingEvents, { params });
      expect(data.at(-1)?.at).toBe(TAKEN);
    });

    test('what the desk does happened when it was stored', async () => {
      const now = server.clock.read().toISOString();
      const order = await insertOrder(server.db, { tracking_status: 'assignedtodriver' });
      await insertAssigned(server.db, [{ trackingID: order.tracking_id }]);
      const params = { trackingID: order.tracking_id };
      await server.call(orders.moveOrder, { params, body: { trackingStatus: 'delivered' } });
      const { data } = await server.call(orders.listTrackingEvents, { params });
      expect(data.at(-1)).toMatchObject({ at: now });
      expect(data.at(-1)).not.toHaveProperty('receivedAt');
      expect(await found('delivered', FIRST_DAY!)).toEqual([order.tracking_id]);
    });
  },
  undefined,
  { DOOR_PROOF: 'none' },
);
