import { dispatch } from '@tawseel/contract/dispatch';
import { PICKUP_CODES } from '@tawseel/contract/facts/pickup-reasons';
import { orders } from '@tawseel/contract/orders';
import { pickups } from '@tawseel/contract/pickups';
import { runs } from '@tawseel/contract/runs';
import { scanning } from '@tawseel/contract/scanning';
import { describe, expect, test } from 'vitest';
import { findProblems } from '../../commands/check.ts';
import type { Tables } from '../../platform/engine/tables.ts';
import { draw } from '../../testing/at-the-hub.ts';
import { atTheShop, collected, left, TODAY } from '../../testing/at-the-shop.ts';
import { onEveryDatabase } from '../../testing/on-every-database.ts';
import { repairStops } from '../runs/store/differing-stops.ts';
import { repairCustody } from '../scanning/store/differing-custody.ts';

type Order = Tables['orders'];

onEveryDatabase((server) => {
  const {
    here,
    booked,
    ask,
    cancel,
    idsOf,
    give,
    runOf,
    changeOf,
    sendOut,
    dayOf,
    stopsOf,
    act,
    statusOf,
    scan,
    pickupStates,
    openFollowUps,
    board,
    expectExact,
  } = atTheShop(server);

  describe('at the shop', () => {
    test.each([
      ['delivering', { act: 'delivered', receivedBy: 'Noor' }],
      ['failing', { act: 'failed', reason: 'not_home' }],
      ['not collecting without a reason', { act: 'not_collected' }],
      ['not collecting for a reason of receivers', { act: 'not_collected', reason: 'not_home' }],
    ])('%s is refused', async (_, told) => {
      const [order] = await booked(1);
      await sendOut(here.bilal.id, [order!]);
      const [stop] = await stopsOf(here.bilal, [order!]);
      expect(await act(here.bilal, stop!, told)).toMatchObject({ result: 'refused', state: 'pending' });
      expect(await statusOf(order!)).toBe('accepted');
    });

    test("refuses another driver's shop", async () => {
      const [order] = await booked(1);
      await sendOut(here.bilal.id, [order!]);
      const [stop] = await stopsOf(here.bilal, [order!]);
      expect(await act(here.yusuf, stop!, collected)).toMatchObject({ result: 'refused' });
      expect(await statusOf(order!)).toBe('accepted');
    });

    test('one stop for all parcels of a shop, at the requested address and hours', async () => {
      const own = await booked(2, { payment_method: 'COD', value_fils: 25_000 });
      const other = await booked(1, { sender_id: null, sender_name: 'Walk-in', sender_address: 'Karama 9' });
      await ask({ street: 'Warehouse 12, Ras Al Khor', phone: '+971501110000' });
      await sendOut(here.bilal.id, [...own, ...other]);
      const { stops, runs: of } = await dayOf(here.bilal);
      expect(of).toMatchObject([{ kind: 'pickup' }]);
      expect(new Set(stops.slice(0, 2).map(({ door }) => door)).size).toBe(1);
      expect(new Set(stops.map(({ door }) => door)).size).toBe(2);
      expect(stops[0]).toMatchObject({
        ...{ kind: 'pickup', name: 'Noor Trading', street: 'Warehouse 12, Ras Al Khor', cashDue: 0 },
        ...{ phone: '+971501110000', instructions: 'Back door' },
        promised: { day: TODAY, from: '14:00', to: '18:00' },
      });
      expect(stops[2]).toMatchObject({ name: 'Walk-in', street: 'Karama 9', promised: null });
    });

    test('two of three are collected and held by the run; the third stays accepted', async () => {
      const three = await booked(3);
      await ask();
      const id = await sendOut(here.bilal.id, three);
      expect(await pickupStates()).toEqual(['planned']);
      const [one = '', two = '', third = ''] = await stopsOf(here.bilal, three);
      const clientId = draw();
      const signed = { ...collected, receivedBy: 'Hana', clientId };
      const first = await act(here.bilal, one, signed);
      expect(first).toMatchObject({ result: 'accepted', state: 'done', isRepeated: false });
      expect(await act(here.bilal, one, signed)).toEqual({ ...first, isRepeated: true });
      await act(here.bilal, two, collected);
      expect(await pickupStates()).toEqual(['planned']);
      await act(here.bilal, third, left('not_ready'));
      expect(await pickupStates()).toEqual(['done']);
      expect(await Promise.all(three.map(statusOf))).toEqual(['pickup', 'pickup', 'accepted']);
      expect((await runOf(id)).stops.map(({ outcome }) => outcome)).toEqual([
        'Collected, Hana handed it over.',
        'Collected.',
        'Not ready',
      ]);
      const { data } = await server.call(
        scanning.readParcel,
        { params: { code: three[0]!.tracking_id } },
        { token: here.office },
      );
      expect(data.parcel?.holder).toMatchObject({ kind: 'run', id });
      expect((await board()).shops[0]?.parcels).toMatchObject([{ trackingID: three[2]!.tracking_id }]);
      await expectExact();
    });

    test.each(PICKUP_CODES)('nothing is collected: %s', async (reason) => {
      const [order] = await booked(1);
      await ask();
      await sendOut(here.bilal.id, [order!]);
      const [stop = ''] = await stopsOf(here.bilal, [order!]);
      expect(await act(here.bilal, stop, left(reason))).toMatchObject({
        result: 'accepted',
        state: 'failed',
      });
      expect(await statusOf(order!)).toBe(reason === 'refused_by_driver' ? 'unpick' : 'accepted');
      expect(await pickupStates()).toEqual(['failed']);
      expect(await openFollowUps()).toEqual([]);
      await expectExact();
    });

    test('a parcel that the desk moved back meanwhile is still collected', async () => {
      const [order] = await booked(1);
      await sendOut(here.bilal.id, [order!]);
      const [stop = ''] = await stopsOf(here.bilal, [order!]);
      const to = { params: { trackingID: order!.tracking_id }, body: { trackingStatus: 'unpick' } } as const;
      await server.call(orders.moveOrder, to, { token: here.office });
      expect(await act(here.bilal, stop, collected)).toMatchObject({ result: 'accepted' });
      expect(await statusOf(order!)).toBe('pickup');
      await expectExact();
    });

    test.each([
      ['was cancelled', cancel],
      ['was brought to the hub', (order: Order) => scan('received', [order])],
    ] as const)(
      'a parcel that %s meanwhile is collected late: stored, and followed up',
      async (_, happens) => {
        const [order] = await booked(1);
        await sendOut(here.bilal.id, [order!]);
        const [stop = ''] = await stopsOf(here.bilal, [order!]);
        await happens(order!);
        const status = await statusOf(order!);
        expect(await act(here.bilal, stop, collected)).toMatchObject({ result: 'late' });
        expect(await statusOf(order!)).toBe(status);
        expect(await openFollowUps()).toEqual([['late_act', order!.tracking_id, 'collected']]);
        await expectExact();
      },
    );

    test('a parcel brought to the hub meanwhile is off the run, and can be assigned for delivery', async () => {
      const [order] = await booked(1);
      await ask();
      const id = await sendOut(here.bilal.id, [order!]);
      expect(await scan('received', [order!])).toEqual(['implied']);
      expect((await runOf(id)).stops).toMatchObject([{ state: 'skipped' }]);
      expect(await pickupStates()).toEqual(['failed']);
      const assignments = [{ driverId: here.yusuf.id, trackingIDs: idsOf([order!]) }];
      const { data } = await server.call(
        dispatch.assignParcels,
        { body: { assignments } },
        { token: here.office },
      );
      expect(data.results).toMatchObject([{ isAssigned: true }]);
      await expectExact();
    });

    test('the office enters it if a phone is dead', async () => {
      const [one, two] = await booked(2);
      const id = await sendOut(here.bilal.id, [one!, two!]);
      const enter = (order: Order, told: object) => ({
        params: { id, trackingID: order.tracking_id },
        body: { why: 'His phone fell into the water', ...told } as never,
      });
      const unsaid = enter(one!, { act: 'not_collected' });
      expect(await server.refused(dispatch.enterStop, unsaid, { token: here.office })).toMatchObject({
        code: 'act_incomplete',
      });
      await server.call(dispatch.enterStop, enter(one!, collected), { token: here.office });
      await server.call(dispatch.enterStop, enter(two!, left('shop_closed')), { token: here.office });
      expect(await Promise.all([one!, two!].map(statusOf))).toEqual(['pickup', 'accepted']);
      await expectExact();
    });
  });

  describe('a pickup', () => {
    test('on a run cannot be changed or cancelled, and is open again once all is taken off', async () => {
      const [order] = await booked(1);
      const { id } = await ask();
      const run = (await give(here.bilal.id, [order!])).runs[0]?._id ?? '';
      const gone = { params: { id }, body: { reason: 'Closed today' } };
      expect(await server.refused(pickups.cancelPickup, gone, { token: here.office })).toMatchObject({
        code: 'pickup_not_open',
      });
      const params = { id: run, trackingID: order!.tracking_id };
      await server.call(runs.takeFromRun, { params }, { token: here.office });
      expect(await pickupStates()).toEqual(['asked']);
      await give(here.bilal.id, [order!]);
      expect(await pickupStates()).toEqual(['planned']);
      await server.call(runs.cancelRun, await changeOf(run), { token: here.office });
      expect(await pickupStates()).toEqual(['asked']);
      await expectExact();
    });

    test('of a weekly one becomes a separate day', async () => {
      const [order] = await booked(1);
      await ask({ weekdays: '1234567', day: '2026-11-01' });
      await sendOut(here.bilal.id, [order!]);
      expect(await pickupStates()).toEqual(['planned']);
      const standing = await server.call(pickups.listStandingPickups, { query: {} }, { token: here.office });
      expect(standing.data).toMatchObject([{ state: 'asked' }]);
      await act(here.bilal, (await stopsOf(here.bilal, [order!]))[0]!, collected);
      expect(await pickupStates()).toEqual(['done']);
      await expectExact();
    });
  });

  describe('back at the hub', () => {
    test('the run is expected with what it collected, and differences are named', async () => {
      const three = await booked(3);
      const id = await sendOut(here.bilal.id, three);
      const [one = '', two = '', third = ''] = await stopsOf(here.bilal, three);
      await act(here.bilal, one, collected);
      await act(here.bilal, two, collected);
      await act(here.bilal, third, left('not_there'));
      const arrivals = await server.call(scanning.listArrivals, { query: {} }, { token: here.office });
      expect(arrivals.data.find(({ id: of }) => of === id)).toMatchObject({ kind: 'run', parcels: 2 });
      const expected = await server.call(
        scanning.listExpected,
        { query: { runId: id } },
        { token: here.office },
      );
      expect(expected.data.map(({ parcel }) => parcel.trackingID).sort()).toEqual(
        idsOf(three.slice(0, 2)).sort(),
      );
      expect(await scan('received', [three[0]!, three[2]!], id)).toEqual(['ok', 'surplus']);
      const refused = await server.refused(runs.closeRun, await changeOf(id), { token: here.office });
      expect(refused).toMatchObject({
        code: 'run_not_back',
        params: { parcels: 1, first: three[1]!.tracking_id },
      });
      expect(await scan('received', [three[1]!], id)).toEqual(['ok']);
      const closed = await server.call(runs.closeRun, await changeOf(id), { token: here.office });
      expect(closed).toMatchObject({ data: { state: 'closed', done: 2, failed: 1 } });
      expect(await Promise.all(three.map(statusOf))).toEqual(['warehouse', 'warehouse', 'warehouse']);
      await expectExact();
    });

    test('a run is not expected with a parcel that came in and left with another driver', async () => {
      const [one, two] = await booked(2);
      const id = await sendOut(here.bilal.id, [one!, two!]);
      for (const stop of await stopsOf(here.bilal, [one!, two!])) await act(here.bilal, stop, collected);
      expect(await scan('received', [one!], id)).toEqual(['ok']);
      const assignments = [{ driverId: here.yusuf.id, trackingIDs: idsOf([one!]) }];
      const given = await server.call(
        dispatch.assignParcels,
        { body: { assignments } },
        { token: here.office },
      );
      const body = { version: given.data.runs[0]!.version, unloaded: 'load' } as const;
      const params = { id: given.data.runs[0]!._id };
      await server.call(runs.sendRun, { params, body }, { token: here.office });
      const expected = await server.call(
        scanning.listExpected,
        { query: { runId: id } },
        { token: here.office },
      );
      expect(expected.data.map(({ parcel }) => parcel.trackingID)).toEqual(idsOf([two!]));
    });

    test('a run is not closed while the result of a parcel is missing, unless it is left out', async () => {
      const [one, two] = await booked(2);
      await ask();
      const id = await sendOut(here.bilal.id, [one!, two!]);
      await act(here.bilal, (await stopsOf(here.bilal, [one!]))[0]!, collected);
      expect(await scan('received', [one!], id)).toEqual(['ok']);
      const refused = await server.refused(runs.closeRun, await changeOf(id), { token: here.office });
      expect(refused).toMatchObject({
        code: 'run_not_visited',
        params: { parcels: 1, first: two!.tracking_id },
      });
      await server.call(runs.closeRun, await changeOf(id, { missing: true }), { token: here.office });
      expect(await statusOf(two!)).toBe('accepted');
      expect(await pickupStates()).toEqual(['done']);
      expect((await board()).shops[0]?.parcels).toMatchObject([{ trackingID: two!.tracking_id }]);
      expect(await openFollowUps()).toEqual([]);
      await expectExact();
    });

    test('an order cancelled meanwhile is not on the list of the driver, and its run is closed without it', async () => {
      const [one, two] = await booked(2);
      await ask();
      const id = await sendOut(here.bilal.id, [one!, two!]);
      await cancel(two!);
      expect((await dayOf(here.bilal)).stops.map(({ trackingID }) => trackingID)).toEqual(idsOf([one!]));
      await act(here.bilal, (await stopsOf(here.bilal, [one!]))[0]!, collected);
      await scan('received', [one!], id);
      await server.call(runs.closeRun, await changeOf(id), { token: here.office });
      expect(await pickupStates()).toEqual(['done']);
      await expectExact();
    });

    test('a collected parcel that never arrived is missing once a user says so', async () => {
      const [order] = await booked(1);
      const id = await sendOut(here.bilal.id, [order!]);
      await act(here.bilal, (await stopsOf(here.bilal, [order!]))[0]!, collected);
      await server.call(runs.closeRun, await changeOf(id, { missing: true }), { token: here.office });
      expect(await openFollowUps()).toEqual([['missing', order!.tracking_id, '']]);
      await expectExact();
    });

    test('the desk can also receive it by its button', async () => {
      const [order] = await booked(1);
      await sendOut(here.bilal.id, [order!]);
      await act(here.bilal, (await stopsOf(here.bilal, [order!]))[0]!, collected);
      const params = { trackingID: order!.tracking_id };
      await server.call(
        orders.moveOrder,
        { params, body: { trackingStatus: 'warehouse' } },
        { token: here.office },
      );
      const { data } = await server.call(scanning.readParcel, { params: { code: params.trackingID } });
      expect(data.parcel?.holder).toMatchObject({ kind: 'warehouse', id: here.dubai.id });
      await expectExact();
    });
  });

  test('the check finds stops, pickups and holders that contradict the acts, and repairs them', async () => {
    const [one, two] = await booked(2);
    const { id: pickup } = await ask();
    const run = await sendOut(here.bilal.id, [one!, two!]);
    const [first = '', second = ''] = await stopsOf(here.bilal, [one!, two!]);
    await act(here.bilal, first, collected);
    await act(here.bilal, second, left('not_ready'));
    const { db } = server;
    await db.updateTable('run_stops').set({ state: 'failed' }).where('id', '=', first).execute();
    await db.updateTable('pickups').set({ state: 'asked' }).where('id', '=', pickup).execute();
    await db.deleteFrom('custody').where('seq', '=', one!.seq).execute();
    expect(await findProblems(db, 'Asia/Dubai')).toEqual([
      `The state of a stop differs from what was done there: 1, the first of ${one!.tracking_id}.`,
      expect.stringMatching(/^The state of a pickup differs from its stops: 1, the first /),
      expect.stringMatching(/^Who has a parcel differs/),
    ]);
    expect(await repairStops(db)).toBe(1);
    expect(await repairCustody(db)).toBe(1);
    expect(await pickupStates()).toEqual(['done']);
    expect((await runOf(run)).stops.map(({ state }) => state)).toEqual(['done', 'failed']);
    await expectExact();
  });
});
