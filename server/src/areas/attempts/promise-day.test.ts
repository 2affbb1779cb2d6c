import { contact } from '@tawseel/contract/contact';
import { dispatch } from '@tawseel/contract/dispatch';
import { followUps } from '@tawseel/contract/follow-ups';
import { myDay } from '@tawseel/contract/my-day';
import { runs } from '@tawseel/contract/runs';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Tables } from '../../platform/engine/tables.ts';
import { NOW } from '../../testing/app.ts';
import { atTheHub } from '../../testing/at-the-hub.ts';
import { onEveryDatabase } from '../../testing/on-every-database.ts';
import { insertOrder } from '../../testing/rows.ts';

const TODAY = NOW.slice(0, 10);
const LATER = '2026-11-28';

onEveryDatabase(
  (server) => {
    const { here, give, scan, runOf, changeOf, board, expectExact } = atTheHub(server, 'delivery');
    const office = () => ({ token: here.office });
    let parcel: Tables['orders'];
    beforeEach(async () => {
      const waits = { warehouse_id: here.dubai.id, tracking_status: 'warehouse', dropoff_city: 'Dubai' };
      parcel = await insertOrder(server.db, waits);
    });

    const params = () => ({ trackingID: parcel.tracking_id });
    /** Gives a parcel to Bilal's run, which is not loaded yet. */
    const assign = async (order: Tables['orders']) => (await give(here.bilal.id, [order])).runs[0]!._id;
    const promise = (day: string) =>
      server.call(
        dispatch.promiseTry,
        { params: params(), body: { day, from: '17:00', to: '21:00' } },
        office(),
      );
    const waiting = async () =>
      (await board()).areas.map(({ parcels, promisedDay }) => [
        parcels.map(({ trackingID }) => trackingID),
        promisedDay,
      ]);
    describe('a later day takes a parcel off a run that has not left', () => {
      test('and tells the board', async () => {
        const run = await assign(parcel);
        expect((await promise(LATER)).message).toMatch(/is promised for 2026-11-28, and off RUN-/);
        expect((await runOf(run)).stops).toEqual([]);
        expect(await waiting()).toEqual([[[parcel.tracking_id], LATER]]);
        await expectExact();
      });

      test('also if it is loaded already', async () => {
        const run = await assign(parcel);
        await scan('sent', [parcel], run);
        await promise(LATER);
        expect((await runOf(run)).stops).toEqual([]);
        expect(await waiting()).toEqual([[[parcel.tracking_id], LATER]]);
        await expectExact();
      });

      test('after a call', async () => {
        const run = await assign(parcel);
        const body = { ...params(), kind: 'call' as const, note: 'Ask' };
        await server.call(followUps.makeFollowUp, { body }, office());
        const { data } = await server.call(contact.nextCase, { query: {} }, office());
        const call = { params: { id: data.case!._id }, body: { outcome: 'agreed' as const, day: LATER } };
        await server.call(contact.saveCall, call, office());
        expect((await runOf(run)).stops).toEqual([]);
        await expectExact();
      });
    });

    test('today keeps the parcel on its run', async () => {
      const run = await assign(parcel);
      await promise(TODAY);
      expect((await runOf(run)).stops).toMatchObject([{ promisedDay: null }]);
    });

    test('a driver who has left reads the day', async () => {
      const run = await assign(parcel);
      await server.call(runs.sendRun, await changeOf(run, { unloaded: 'load' }), office());
      await promise(LATER);
      expect((await runOf(run)).stops).toMatchObject([{ state: 'pending', promisedDay: LATER }]);
      const { stops } = (await server.call(myDay.readMyDay, {}, here.bilal)).data;
      expect(stops).toMatchObject([{ promised: { day: LATER, from: '17:00', to: '21:00' } }]);
    });

    test('loading against a promise is answered with the day, and named before the run starts', async () => {
      const run = await assign(
        await insertOrder(server.db, { warehouse_id: here.dubai.id, tracking_status: 'warehouse' }),
      );
      await promise(LATER);
      expect(await scan('sent', [parcel], run)).toEqual([
        `ok: The receiver is promised another day, ${LATER}.`,
      ]);
      const stops = (await runOf(run)).stops.map(({ parcel: { trackingID }, promisedDay }) => [
        trackingID,
        promisedDay,
      ]);
      expect(stops).toContainEqual([parcel.tracking_id, LATER]);
      await expectExact();
    });
  },
  undefined,
  { DOOR_PROOF: 'none' },
);
