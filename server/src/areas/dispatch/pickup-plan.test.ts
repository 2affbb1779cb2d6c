import { dispatch } from '@tawseel/contract/dispatch';
import { runs } from '@tawseel/contract/runs';
import { scanning } from '@tawseel/contract/scanning';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { engineOf } from '../../platform/engine/database.ts';
import type { Tables } from '../../platform/engine/tables.ts';
import { NOW } from '../../testing/app.ts';
import { draw } from '../../testing/at-the-hub.ts';
import { atTheShop, collected } from '../../testing/at-the-shop.ts';
import { SHARED } from '../../testing/databases.ts';
import { onEveryDatabase } from '../../testing/on-every-database.ts';
import { insertRow } from '../../testing/rows.ts';

type Order = Tables['orders'];

onEveryDatabase((server) => {
  const {
    here,
    booked,
    ask,
    idsOf,
    give,
    runOf,
    changeOf,
    sendOut,
    dayOf,
    stopsOf,
    act,
    statusOf,
    pickupStates,
    cancel,
    board,
    expectExact,
  } = atTheShop(server);

  describe('refuses to assign', () => {
    test.each([
      ['is in our hands already', { tracking_status: 'pickup' }],
      ['is at the warehouse', { tracking_status: 'warehouse' }],
      ['was cancelled', { tracking_status: 'return', cancelled_at: NOW }],
    ] as const)('a parcel that %s', async (_, said) => {
      const [order] = await booked(1, said);
      expect((await give(here.bilal.id, [order!])).results).toEqual([
        {
          trackingID: order!.tracking_id,
          isAssigned: false,
          message: `${order!.tracking_id} is not waiting here for a driver.`,
        },
      ]);
    });

    test('a parcel that another warehouse collects', async () => {
      const elsewhere = await insertRow(server.db, 'warehouses');
      const [order] = await booked(1, { warehouse_id: elsewhere.id });
      expect((await give(here.bilal.id, [order!])).results).toMatchObject([{ isAssigned: false }]);
    });

    test('to a driver of another warehouse', async () => {
      const [order] = await booked(1);
      const elsewhere = await insertRow(server.db, 'warehouses');
      const { id: driverId } = await insertRow(server.db, 'staff', {
        kind: 'driver',
        warehouse_id: elsewhere.id,
      });
      const assignments = [{ driverId, trackingIDs: idsOf([order!]) }];
      const body = { kind: 'pickup', assignments } as const;
      expect(await server.refused(dispatch.assignParcels, { body }, { token: here.office })).toMatchObject({
        code: 'no_such_driver',
      });
    });

    test('what another dispatcher has assigned', async () => {
      const [order] = await booked(1);
      const first = await give(here.bilal.id, [order!]);
      expect((await give(here.yusuf.id, [order!])).results).toMatchObject([
        { isAssigned: false, message: `${order!.tracking_id} is on ${first.runs[0]?.number} already.` },
      ]);
    });

    test('a parcel in the warehouse cannot be scanned onto a pickup run', async () => {
      const [order] = await booked(1, { tracking_status: 'warehouse' });
      const body = { kind: 'pickup', driverId: here.bilal.id } as const;
      const run = (await server.call(runs.makeRun, { body }, { token: here.office })).data;
      const scans = [{ clientId: draw(), act: 'sent' as const, code: order!.tracking_id, runId: run._id }];
      const station = { device: 'desk-0001', name: 'Dock 1' };
      const { data } = await server.call(scanning.scan, { body: { station, scans } }, { token: here.office });
      expect(data).toMatchObject([{ result: 'refused' }]);
    });
  });

  describe('the board', () => {
    test('has shops with their bookings, those that requested a pickup first', async () => {
      const [one, two] = await booked(2);
      await booked(1, { sender_id: null, sender_name: 'Walk-in', sender_address: 'Karama 9' });
      await booked(1, { tracking_status: 'pickup' });
      const pickup = await ask();
      const { shops, areas } = await board();
      expect(areas).toEqual([]);
      expect(shops.map(({ name, parcels }) => [name, parcels.length])).toEqual([
        ['Noor Trading', 2],
        ['Walk-in', 1],
      ]);
      expect(shops[0]).toMatchObject({
        street: 'Al Maktoum Road 4',
        pickup: { number: pickup.number, state: 'asked', from: '14:00', expected: 6, note: 'Back door' },
      });
      expect(shops[0]?.parcels.map(({ trackingID }) => trackingID).sort()).toEqual(
        idsOf([one!, two!]).sort(),
      );
      const given = await give(here.bilal.id, [one!, two!]);
      // A parcel at its sender is not missing from the run.
      expect(given.runs).toMatchObject([{ state: 'open', kind: 'pickup', parcels: 2, unloaded: 0 }]);
      expect((await board()).shops.map(({ name }) => name)).toEqual(['Walk-in']);
      const waiting = await ask({ number: 'PCK-2', from_time: '08:00' });
      expect((await board()).shops.map(({ pickup: of, parcels }) => [of?.number, parcels.length])).toEqual([
        [waiting.number, 0],
        [undefined, 1],
      ]);
    });

    test('shows the open one of two pickups of a shop', async () => {
      const [morning, evening] = await booked(2);
      await ask({ from_time: '09:00', to_time: '12:00' });
      const id = await sendOut(here.bilal.id, [morning!]);
      await act(here.bilal, (await stopsOf(here.bilal, [morning!]))[0]!, collected);
      const second = await ask({ from_time: '17:00', to_time: '20:00', number: 'PCK-2' });
      const shown = (await board()).shops.find(({ parcels }) => parcels.length > 0);
      expect(shown).toMatchObject({ pickup: { number: second.number } });
      expect(shown?.parcels).toMatchObject([{ trackingID: evening!.tracking_id }]);
      expect(await runOf(id)).toMatchObject({ run: { kind: 'pickup', unloaded: 0, cashDue: 0 } });
    });
  });

  describe('starting a run', () => {
    test('is atomic: what was cancelled meanwhile is named', async () => {
      const [good, bad] = await booked(2);
      const id = (await give(here.bilal.id, [good!, bad!])).runs[0]?._id ?? '';
      await cancel(bad!);
      const refused = await server.refused(runs.sendRun, await changeOf(id), { token: here.office });
      expect(refused).toMatchObject({ code: 'run_wrong_parcel', params: { trackingID: bad!.tracking_id } });
      expect(await statusOf(good!)).toBe('created');
      await expectExact();
    });

    test('accepts orders that were not accepted yet, by implied moves', async () => {
      const all = [
        ...(await booked(1)),
        ...(await booked(1, { tracking_status: 'unpick' })),
        ...(await booked(1, { tracking_status: 'accepted' })),
      ];
      await sendOut(here.bilal.id, all);
      expect(await Promise.all(all.map(statusOf))).toEqual(['accepted', 'accepted', 'accepted']);
      const { data } = await server.call(
        scanning.readParcel,
        { params: { code: all[0]!.tracking_id } },
        { token: here.office },
      );
      expect(data).toMatchObject({
        parcel: { holder: { kind: 'sender' } },
        road: [{ what: 'accepted', isImplied: true }],
      });
      await expectExact();
    });

    test('keeps a run with nothing on it', async () => {
      const body = { kind: 'pickup', driverId: here.bilal.id } as const;
      const run = (await server.call(runs.makeRun, { body }, { token: here.office })).data;
      const refused = await server.refused(runs.sendRun, await changeOf(run._id), { token: here.office });
      expect(refused).toMatchObject({ code: 'run_empty' });
    });
  });

  describe('moving to another driver', () => {
    test('who has left already accepts what was not accepted', async () => {
      const [one, two] = await booked(2);
      await ask();
      const first = (await give(here.bilal.id, [one!])).runs[0]?._id ?? '';
      const second = await sendOut(here.yusuf.id, [two!]);
      const body = { toDriverId: here.yusuf.id, trackingIDs: idsOf([one!]) };
      const { data } = await server.call(
        dispatch.moveStops,
        { params: { id: first }, body },
        { token: here.office },
      );
      expect(data).toMatchObject({ _id: second, kind: 'pickup', parcels: 2 });
      expect(await statusOf(one!)).toBe('accepted');
      const [stop = ''] = await stopsOf(here.yusuf, [one!]);
      expect(await act(here.yusuf, stop, collected)).toMatchObject({ result: 'accepted' });
      expect(await pickupStates()).toEqual(['planned']);
      await expectExact();
    });

    test('in both directions at once does not deadlock', async () => {
      const mine = await booked(6);
      const theirs = await booked(6);
      const first = await sendOut(here.bilal.id, mine);
      const second = await sendOut(here.yusuf.id, theirs);
      const move = (id: string, toDriverId: string, order: Order) =>
        server.call(
          dispatch.moveStops,
          { params: { id }, body: { toDriverId, trackingIDs: idsOf([order]) } },
          { token: here.office },
        );
      for (const at of mine.keys())
        await Promise.all([move(first, here.yusuf.id, mine[at]!), move(second, here.bilal.id, theirs[at]!)]);
      expect(await runOf(first)).toMatchObject({ run: { parcels: 6, version: 15 } });
      expect((await dayOf(here.yusuf)).stops.map(({ trackingID }) => trackingID).sort()).toEqual(
        idsOf(mine).sort(),
      );
      await expectExact();
    });

    test.runIf(SHARED.name === 'PostgreSQL')(
      'locks the two runs in the same order, in either direction',
      async () => {
        const [one, two] = await booked(2);
        const first = await sendOut(here.bilal.id, [one!]);
        const second = await sendOut(here.yusuf.id, [two!]);
        const [lower, higher] = [first, second].sort();
        if (engineOf(server.db).name === 'sqlite') return;
        for (const [id, toDriverId, order] of [
          [first, here.yusuf.id, one!],
          [second, here.bilal.id, two!],
        ] as const) {
          const moved = await server.db.transaction().execute(async (trx) => {
            await trx.selectFrom('runs').select('id').where('id', '=', lower!).forUpdate().execute();
            const body = { toDriverId, trackingIDs: idsOf([order]) };
            const moving = server.call(dispatch.moveStops, { params: { id }, body }, { token: here.office });
            const waits = sql`select 1 from pg_stat_activity where datname = current_database()
            and wait_event_type = 'Lock'`;
            while ((await waits.execute(trx)).rows.length === 0);
            await trx
              .selectFrom('runs')
              .select('id')
              .where('id', '=', higher!)
              .forUpdate()
              .noWait()
              .execute();
            return { moving };
          });
          expect((await moved.moving).data.parcels).toBeGreaterThan(0);
        }
      },
    );
  });
});
