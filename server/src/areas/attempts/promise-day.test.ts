import { contact } from '@tawseel/contract/contact';
import { dispatch } from '@tawseel/contract/dispatch';
import { followUps } from '@tawseel/contract/follow-ups';
import { myDay } from '@tawseel/contract/my-day';
import { runs } from '@tawseel/contract/runs';
import { scanning } from '@tawseel/contract/scanning';
import { beforeEach, describe, expect, test } from 'vitest';
import { findProblems } from '../../commands/check.ts';
import { newId } from '../../platform/engine/ids.ts';
import type { Tables } from '../../platform/engine/tables.ts';
import { NOW } from '../../testing/app.ts';
import { atTheDoor } from '../../testing/at-the-door.ts';
import { onEveryDatabase } from '../../testing/on-every-database.ts';
import { insertOrder } from '../../testing/rows.ts';

const TODAY = NOW.slice(0, 10);
const LATER = '2026-11-28';

onEveryDatabase(
  (server) => {
    const { at } = atTheDoor(server);
    let parcel: Tables['orders'];
    beforeEach(async () => {
      const here = { warehouse_id: at.dubai, tracking_status: 'warehouse', dropoff_city: 'Dubai' };
      parcel = await insertOrder(server.db, here);
    });

    const params = () => ({ trackingID: parcel.tracking_id });
    /** Gives a parcel to Bilal's run, which is not loaded yet. */
    async function assign({ tracking_id }: Tables['orders']): Promise<string> {
      const assignments = [{ driverId: at.bilal.id, trackingIDs: [tracking_id] }];
      const { data } = await server.call(dispatch.assignParcels, { body: { assignments } }, at.sara);
      return data.runs[0]!._id;
    }
    const promise = (day: string) =>
      server.call(
        dispatch.promiseTry,
        { params: params(), body: { day, from: '17:00', to: '21:00' } },
        at.sara,
      );
    const board = async () => (await server.call(dispatch.readBoard, { query: {} }, at.sara)).data;
    const waiting = async () =>
      (await board()).areas.map(({ parcels, promisedDay }) => [
        parcels.map(({ trackingID }) => trackingID),
        promisedDay,
      ]);
    const runOf = async (id: string) => (await server.call(runs.readRun, { params: { id } }, at.sara)).data;
    async function scan(runId: string) {
      server.clock.advance(1000);
      const scans = [
        { clientId: newId().slice(0, 22), act: 'sent' as const, code: parcel.tracking_id, runId },
      ];
      const body = { station: { device: 'desk-0001', name: 'Dock 1' }, scans };
      return (await server.call(scanning.scan, { body }, at.sara)).data[0];
    }
    const sound = async () => expect(await findProblems(server.db, 'Asia/Dubai')).toEqual([]);
    const send = async (id: string) => {
      const { version } = (await runOf(id)).run;
      return server.call(runs.sendRun, { params: { id }, body: { version, unloaded: 'load' } }, at.sara);
    };

    describe('a later day takes a parcel off a run that has not left', () => {
      test('and tells the board', async () => {
        const run = await assign(parcel);
        expect((await promise(LATER)).message).toMatch(/is promised for 2026-11-28, and off RUN-/);
        expect((await runOf(run)).stops).toEqual([]);
        expect(await waiting()).toEqual([[[parcel.tracking_id], LATER]]);
        await sound();
      });

      test('also if it is loaded already', async () => {
        const run = await assign(parcel);
        await scan(run);
        await promise(LATER);
        expect((await runOf(run)).stops).toEqual([]);
        expect(await waiting()).toEqual([[[parcel.tracking_id], LATER]]);
        await sound();
      });

      test('after a call', async () => {
        const run = await assign(parcel);
        const body = { ...params(), kind: 'call' as const, note: 'Ask' };
        await server.call(followUps.makeFollowUp, { body }, at.sara);
        const { data } = await server.call(contact.nextCase, { query: {} }, at.sara);
        const call = { params: { id: data.case!._id }, body: { outcome: 'agreed' as const, day: LATER } };
        await server.call(contact.saveCall, call, at.sara);
        expect((await runOf(run)).stops).toEqual([]);
        await sound();
      });
    });

    test('today keeps the parcel on its run', async () => {
      const run = await assign(parcel);
      await promise(TODAY);
      expect((await runOf(run)).stops).toMatchObject([{ promisedDay: null }]);
    });

    test('a driver who has left reads the day', async () => {
      const run = await assign(parcel);
      await send(run);
      await promise(LATER);
      expect((await runOf(run)).stops).toMatchObject([{ state: 'pending', promisedDay: LATER }]);
      const { stops } = (await server.call(myDay.readMyDay, {}, at.bilal)).data;
      expect(stops).toMatchObject([{ promised: { day: LATER, from: '17:00', to: '21:00' } }]);
    });

    test('loading against a promise is answered with the day, and named before the run starts', async () => {
      const run = await assign(
        await insertOrder(server.db, { warehouse_id: at.dubai, tracking_status: 'warehouse' }),
      );
      await promise(LATER);
      expect(await scan(run)).toMatchObject({
        ...{ result: 'ok', before: `The receiver is promised another day, ${LATER}.` },
      });
      const stops = (await runOf(run)).stops.map(({ parcel: { trackingID }, promisedDay }) => [
        trackingID,
        promisedDay,
      ]);
      expect(stops).toContainEqual([parcel.tracking_id, LATER]);
      await sound();
    });
  },
  undefined,
  { DOOR_PROOF: 'none' },
);
