import { dispatch } from '@tawseel/contract/dispatch';
import { followUps } from '@tawseel/contract/follow-ups';
import { myDay } from '@tawseel/contract/my-day';
import { orders } from '@tawseel/contract/orders';
import { runs } from '@tawseel/contract/runs';
import { scanning } from '@tawseel/contract/scanning';
import { describe, expect, test } from 'vitest';
import { newId } from '../../platform/engine/ids.ts';
import type { Tables } from '../../platform/engine/tables.ts';
import { ADMIN, NOW, sessionOf } from '../../testing/app.ts';
import { atTheHub, draw } from '../../testing/at-the-hub.ts';
import { insertRun } from '../../testing/hub.ts';
import { onEveryDatabase } from '../../testing/on-every-database.ts';
import { insertArea, insertOrder, insertRow } from '../../testing/rows.ts';

type Order = Tables['orders'];

// Proofs of deliveries are tested with the proofs.
const settings = { DOOR_PROOF: 'none' } as const;

onEveryDatabase(
  (server) => {
    const {
      here,
      hire,
      idsOf,
      give,
      scan,
      runOf,
      changeOf,
      sendOut,
      dayOf,
      act,
      statusOf,
      openFollowUps,
      expectExact,
    } = atTheHub(server, 'delivery');

    async function parcels(many: number, said: Partial<Order> = {}): Promise<Order[]> {
      const waiting = {
        warehouse_id: here.dubai.id,
        tracking_status: 'warehouse',
        dropoff_city: 'Dubai',
        ...said,
      };
      const made: Order[] = [];
      for (let at = 0; at < many; at += 1) made.push(await insertOrder(server.db, waiting));
      return made;
    }
    const delivered = { act: 'delivered', receivedBy: 'Ahmed', relation: 'self' } as const;

    describe('the holder of a parcel', () => {
      const readParcel = async ({ tracking_id: code }: Order, token = here.office) =>
        (await server.call(scanning.readParcel, { params: { code } }, { token })).data;

      test('is its driver with the phone, for users who may read the run', async () => {
        const [parcel] = await parcels(1);
        await sendOut(here.bilal.id, [parcel!]);
        await server.db
          .updateTable('staff')
          .set({ phone: '055 640 2218' })
          .where('id', '=', here.bilal.id)
          .execute();
        const elsewhere = await insertRow(server.db, 'warehouses');
        const stranger = await insertRow(server.db, 'staff', {
          kind: 'operator',
          warehouse_id: elsewhere.id,
        });
        await server.db.updateTable('custody').set({ to_warehouse: elsewhere.id }).execute();
        expect((await readParcel(parcel!, (await hire('cashier', 'Leila')).token)).driver).toBeNull();
        expect((await readParcel(parcel!, await sessionOf(server.db, stranger.id))).driver).toBeNull();
        const driver = { _id: here.bilal.id, name: 'Bilal', phone: '055 640 2218' };
        expect((await readParcel(parcel!)).driver).toEqual(driver);
        await scan('received', [parcel!]);
        expect((await readParcel(parcel!)).driver).toBeNull();
      });

      test('is not yet the driver of the run that it is planned on, which is named until it leaves', async () => {
        const [parcel] = await parcels(1);
        const { runs: planned } = await give(here.bilal.id, [parcel!]);
        const { holder } = (await readParcel(parcel!)).parcel!;
        expect(holder.kind).toBe('warehouse');
        const { _id, number } = planned[0]!;
        expect(await readParcel(parcel!)).toMatchObject({
          driver: null,
          planned: { _id, number, driver: { _id: here.bilal.id, name: 'Bilal' } },
        });
        expect((await readParcel(parcel!, (await hire('cashier', 'Leila')).token)).planned).toBeNull();
      });

      test('and its acts name no administrator to staff', async () => {
        const [parcel] = await parcels(1);
        const id = await sendOut(here.bilal.id, [parcel!]);
        const told = { act: 'failed', reason: 'not_home', why: 'Told by phone' } as const;
        const params = { id, trackingID: parcel!.tracking_id };
        await server.call(dispatch.enterStop, { params, body: told });
        const asked = { params: { trackingID: parcel!.tracking_id } };
        const station = { device: 'desk-0009', name: 'Dock 9', warehouseId: here.dubai.id };
        const scans = [{ clientId: draw(), act: 'received' as const, code: parcel!.tracking_id }];
        await server.call(scanning.scan, { body: { station, scans } });
        const namesFor = async (token: string) => {
          const { attempts } = (await server.call(dispatch.listAttempts, asked, { token })).data;
          return [...attempts, ...(await readParcel(parcel!, token)).road.slice(-2)].map(({ by }) => by);
        };
        expect(await namesFor(here.office)).toEqual(['Administrator', 'Administrator', 'Administrator']);
        expect(await namesFor(server.token)).toEqual([ADMIN.name, ADMIN.name, ADMIN.name]);
      });
    });

    describe('the board', () => {
      test('has waiting parcels by area, without those on a run, with a driver or for another warehouse', async () => {
        const [one, two] = await parcels(2, {
          dropoff_area: 'Jumeirah',
          value_fils: 5000,
          payment_method: 'COD',
        });
        await parcels(1, { tracking_status: 'assignedtodriver' });
        await give(here.bilal.id, [two!]);
        const { data } = await server.call(dispatch.readBoard, { query: {} }, { token: here.office });
        expect(data.areas).toMatchObject([{ area: 'Jumeirah', cashDue: 50 }]);
        expect(data.areas[0]?.parcels.map(({ trackingID }) => trackingID)).toEqual([one!.tracking_id]);
        expect(data.drivers.map(({ name, runs: of }) => [name, of.map(({ parcels: n }) => n)])).toEqual([
          ['Bilal', [1]],
          ['Yusuf', []],
        ]);
        expect(data.onNoRun).toBe(1);
      });

      test('lists areas with urgent parcels first, then those with most parcels', async () => {
        await parcels(1, { dropoff_area: 'Karama' });
        await parcels(2, { dropoff_area: 'Marina' });
        await parcels(1, { dropoff_area: 'Quoz', delivery_type: 'urgent' });
        const { data } = await server.call(dispatch.readBoard, { query: {} }, { token: here.office });
        expect(data.areas.map(({ area }) => area)).toEqual(['Quoz', 'Marina', 'Karama']);
      });

      test('keeps parcels promised for a later day separate and last, until that day', async () => {
        const [now, later] = await parcels(2, { dropoff_area: 'Marina' });
        await parcels(2, { dropoff_area: 'Karama' });
        const promise = (day: string) =>
          server.call(
            dispatch.promiseTry,
            { params: { trackingID: later!.tracking_id }, body: { day } },
            { token: here.office },
          );
        const groups = async () => {
          const { data } = await server.call(dispatch.readBoard, { query: {} }, { token: here.office });
          return data.areas.map(({ area, promisedDay, parcels: of }) => [area, promisedDay, of.length]);
        };
        await promise('2026-11-23');
        expect(await groups()).toEqual([
          ['Karama', null, 2],
          ['Marina', null, 1],
          ['Marina', '2026-11-23', 1],
        ]);
        await give(here.bilal.id, [now!]);
        expect((await groups()).at(-1)).toEqual(['Marina', '2026-11-23', 1]);
        await promise('2026-11-21');
        expect((await groups()).at(-1)).toEqual(['Marina', null, 1]);
      });

      test('counts parcels with a driver but no run, which a filter of orders finds, until they are scanned in', async () => {
        const [stray] = await parcels(1, { tracking_status: 'assignedtodriver' });
        await parcels(1, { tracking_status: 'pickup' });
        await sendOut(here.bilal.id, await parcels(1));
        const readCount = async () =>
          (await server.call(dispatch.readBoard, { query: {} }, { token: here.office })).data.onNoRun;
        const query = { page: 1, custody: 'unknown', trackingStatus: 'assignedtodriver' } as const;
        const listIds = async (token: string, more: object = {}) =>
          (await server.call(orders.listOrders, { query: { ...query, ...more } }, { token })).data.map(
            ({ trackingID }) => trackingID,
          );
        expect(await readCount()).toBe(1);
        expect(await listIds(here.office)).toEqual([stray!.tracking_id]);
        expect(await listIds(server.token, { warehouseId: here.dubai.id })).toEqual([stray!.tracking_id]);
        expect(await scan('received', [stray!])).toEqual(['ok']);
        expect([await readCount(), await listIds(here.office)]).toEqual([0, []]);
        expect((await give(here.yusuf.id, [stray!])).results).toMatchObject([{ isAssigned: true }]);
        await expectExact();
      });

      test('takes parcels back only from their driver, until the run has left', async () => {
        const [one, two, three] = await parcels(3);
        await give(here.bilal.id, [one!, two!]);
        await give(here.yusuf.id, [three!]);
        const takeBack = async (driverId: string, of: readonly Order[]) => {
          const body = { assignments: [{ driverId, trackingIDs: idsOf(of) }] };
          const answer = await server.call(dispatch.unassignParcels, { body }, { token: here.office });
          return { message: answer.message, left: answer.data.results.map(({ isAssigned }) => isAssigned) };
        };
        expect(await takeBack(here.bilal.id, [one!, three!])).toEqual({
          message: '1 parcel waits for a driver again, 1 stayed on the run.',
          left: [false, true],
        });
        expect(await takeBack(here.bilal.id, [one!])).toMatchObject({ left: [true] });
        const { data } = await server.call(dispatch.readBoard, { query: {} }, { token: here.office });
        expect(data.areas.flatMap((area) => area.parcels.map(({ trackingID }) => trackingID))).toEqual([
          one!.tracking_id,
        ]);
        const run = data.drivers.find(({ id }) => id === here.bilal.id)!.runs[0]!;
        await server.call(runs.sendRun, await changeOf(run._id, { unloaded: 'load' }), {
          token: here.office,
        });
        expect(await takeBack(here.bilal.id, [two!])).toMatchObject({ left: [true] });
        const other = await insertRow(server.db, 'warehouses', { name: 'Sharjah Hub' });
        const assignments = [{ driverId: here.yusuf.id, trackingIDs: idsOf([three!]) }];
        const elsewhere = await server.call(dispatch.unassignParcels, {
          body: { warehouseId: other.id, assignments },
        });
        expect(elsewhere.data.results).toMatchObject([{ isAssigned: true }]);
        await takeBack(here.yusuf.id, [three!]);
        const { data: after } = await server.call(dispatch.readBoard, { query: {} }, { token: here.office });
        expect(after.drivers.find(({ id }) => id === here.yusuf.id)?.runs).toEqual([]);
        await expectExact();
      });

      test('proposes the driver with most parcels for an area in 14 days and today, counting past days once', async () => {
        const usual = async () => {
          const { data } = await server.call(dispatch.readBoard, { query: {} }, { token: here.office });
          return data.areas.map(({ area, usualDriverId }) => [area, usualDriverId]);
        };
        async function ran(driver_id: string, many: number, day: string): Promise<void> {
          const withDriver = { dropoff_area: 'Jumeirah', tracking_status: 'assignedtodriver' };
          const run = {
            warehouse_id: here.dubai.id,
            to_warehouse_id: null,
            kind: 'delivery',
            driver_id,
            day,
          };
          await insertRun(server.db, run, await parcels(many, withDriver));
        }
        await parcels(1, { dropoff_area: 'Jumeirah' });
        await ran(here.yusuf.id, 5, '2026-11-06');
        await ran(here.yusuf.id, 2, '2026-11-07');
        await ran(here.bilal.id, 2, '2026-11-20');
        await ran(here.bilal.id, 1, '2026-11-21');
        expect(await usual()).toEqual([['Jumeirah', here.bilal.id]]);
        await ran(here.yusuf.id, 2, '2026-11-20');
        expect(await usual()).toEqual([['Jumeirah', here.bilal.id]]);
        await ran(here.yusuf.id, 2, '2026-11-21');
        expect(await usual()).toEqual([['Jumeirah', here.yusuf.id]]);
      });

      test('takes every name of an area for that area, in its groups and in the history of its drivers', async () => {
        const board = async () => {
          const { data } = await server.call(dispatch.readBoard, { query: {} }, { token: here.office });
          return data.areas.map((area) => [
            area.area,
            area.sortCode,
            area.parcels.length,
            area.usualDriverId,
          ]);
        };
        const typed = ['Dubai Marina', 'marina', 'MARINA, Dubai', 'JBR', 'Al Wadi Tower', 'wadi  tower'];
        for (const dropoff_area of typed) await parcels(1, { dropoff_area });
        for (const [driver_id, dropoff_area, many, day] of [
          [here.bilal.id, 'Dubai Marina', 2, '2026-11-20'],
          [here.yusuf.id, 'J.B.R', 2, '2026-11-19'],
          [here.yusuf.id, 'مارينا', 1, '2026-11-21'],
        ] as const) {
          const run = {
            warehouse_id: here.dubai.id,
            to_warehouse_id: null,
            kind: 'delivery',
            driver_id,
            day,
          };
          await insertRun(
            server.db,
            run,
            await parcels(many, { dropoff_area, tracking_status: 'assignedtodriver' }),
          );
        }
        expect((await board()).map(([area]) => area)).toContain('JBR');
        const names = { name_ar: 'مارينا', aliases: '["Marina", "JBR"]', sort_code: 'DXB · MARINA' };
        await insertArea(server.db, { name: 'Dubai Marina', ...names });
        expect(await board()).toEqual([
          ['Dubai Marina', 'DXB · MARINA', 4, here.yusuf.id],
          ['Al Wadi Tower', '', 2, null],
        ]);
      });

      test('if two dispatchers assign one parcel, the second learns whose it is', async () => {
        const [parcel] = await parcels(1);
        const first = await give(here.bilal.id, [parcel!]);
        const second = await give(here.yusuf.id, [parcel!]);
        expect(first.results).toMatchObject([{ isAssigned: true }]);
        expect(second.results).toEqual([
          {
            trackingID: parcel!.tracking_id,
            isAssigned: false,
            message: `${parcel!.tracking_id} is on ${first.runs[0]?.number} already.`,
          },
        ]);
        // The same again changes nothing.
        expect((await give(here.bilal.id, [parcel!])).results).toMatchObject([{ isAssigned: true }]);
      });

      test('four assignments to one driver at the same moment create one run', async () => {
        const waiting = await parcels(4);
        await Promise.all(waiting.map((parcel) => give(here.bilal.id, [parcel])));
        const open = await server.db
          .selectFrom('runs')
          .select('id')
          .where('driver_id', '=', here.bilal.id)
          .execute();
        expect(open).toHaveLength(1);
        expect(await server.db.selectFrom('run_stops').select('id').execute()).toHaveLength(4);
      });

      test('refuses to assign to a driver of another warehouse, or an inactive one', async () => {
        const [parcel] = await parcels(1);
        const elsewhere = await insertRow(server.db, 'warehouses');
        const other = await insertRow(server.db, 'staff', { kind: 'driver', warehouse_id: elsewhere.id });
        const body = { assignments: [{ driverId: other.id, trackingIDs: idsOf([parcel!]) }] };
        expect(await server.refused(dispatch.assignParcels, { body }, { token: here.office })).toMatchObject({
          code: 'no_such_driver',
        });
      });
    });

    describe('starting a run', () => {
      test('names what is not loaded, then leaves it behind', async () => {
        const three = await parcels(3);
        const id = (await give(here.bilal.id, three)).runs[0]?._id ?? '';
        expect(await scan('sent', three.slice(0, 2), id)).toEqual(['ok', 'ok']);
        expect((await runOf(id)).stops.map(({ isLoaded }) => isLoaded)).toEqual([true, true, false]);
        const refused = await server.refused(runs.sendRun, await changeOf(id), { token: here.office });
        expect(refused).toMatchObject({
          code: 'run_not_loaded',
          params: { parcels: 1, first: three[2]!.tracking_id },
        });
        expect(await Promise.all(three.map(statusOf))).toEqual(['warehouse', 'warehouse', 'warehouse']);
        const { message } = await server.call(runs.sendRun, await changeOf(id, { unloaded: 'leave' }), {
          token: here.office,
        });
        expect(message).toMatch(/is out with 2 parcels; 1 left behind/);
        expect(await Promise.all(three.map(statusOf))).toEqual([
          'assignedtodriver',
          'assignedtodriver',
          'warehouse',
        ]);
        await expectExact();
      });

      test('includes the named parcels that are not loaded, and leaves the rest', async () => {
        const three = await parcels(3);
        const id = (await give(here.bilal.id, three)).runs[0]?._id ?? '';
        await scan('sent', three.slice(0, 1), id);
        const { params, body } = await changeOf(id);
        const taken = { params, body: { ...body, taken: [three[1]!.tracking_id] } };
        const { message } = await server.call(runs.sendRun, taken, { token: here.office });
        expect(message).toMatch(/is out with 2 parcels; 1 left behind/);
        expect(await Promise.all(three.map(statusOf))).toEqual([
          'assignedtodriver',
          'assignedtodriver',
          'warehouse',
        ]);
        await expectExact();
      });

      test('is atomic: a cancelled parcel on it is named', async () => {
        const [good, bad] = await parcels(2);
        const id = (await give(here.bilal.id, [good!, bad!])).runs[0]?._id ?? '';
        await scan('sent', [good!, bad!], id);
        const cancel = { params: { trackingID: bad!.tracking_id }, body: { reason: 'Changed her mind' } };
        await server.call(orders.cancelOrder, cancel);
        const refused = await server.refused(runs.sendRun, await changeOf(id, { unloaded: 'load' }), {
          token: here.office,
        });
        expect(refused).toMatchObject({ code: 'run_wrong_parcel', params: { trackingID: bad!.tracking_id } });
        expect(await statusOf(good!)).toBe('warehouse');
        await expectExact();
      });

      test('a returning parcel cannot be scanned onto a delivery run', async () => {
        const [parcel] = await parcels(1);
        const cancel = { params: { trackingID: parcel!.tracking_id }, body: { reason: 'Changed her mind' } };
        await server.call(orders.cancelOrder, cancel);
        const body = { kind: 'delivery', driverId: here.bilal.id } as const;
        const run = (await server.call(runs.makeRun, { body }, { token: here.office })).data;
        expect(await scan('sent', [parcel!], run._id)).toEqual(['refused']);
      });
    });

    describe('at the door', () => {
      test('records a delivery, a failure with its call, and a repeated act once', async () => {
        const [one, two] = await parcels(2, { payment_method: 'COD', value_fils: 25_000 });
        const id = await sendOut(here.bilal.id, [one!, two!]);
        const day = await dayOf(here.bilal);
        expect(day.stops.map(({ trackingID, cashDue, state }) => [trackingID, cashDue, state])).toEqual([
          [one!.tracking_id, 250, 'pending'],
          [two!.tracking_id, 250, 'pending'],
        ]);
        const [first = '', second = ''] = day.stops.map(({ _id }) => _id);
        const clientId = draw();
        const cash = { ...delivered, cash: 250, dueSeen: 250, clientId };
        expect(await act(here.bilal, first, cash)).toMatchObject({ result: 'accepted', state: 'done' });
        expect(await act(here.bilal, first, cash)).toMatchObject({
          result: 'accepted',
          isRepeated: true,
          state: 'done',
        });
        expect(await act(here.bilal, second, { act: 'failed', reason: 'not_home' })).toMatchObject({
          result: 'accepted',
          state: 'failed',
        });
        expect(await statusOf(one!)).toBe('delivered');
        expect(await statusOf(two!)).toBe('assignedtodriver');
        expect(await openFollowUps()).toEqual([['call', two!.tracking_id, 'Receiver not there']]);
        expect(await dayOf(here.bilal)).toMatchObject({ acts: 2, cash: 250 });

        const refused = await server.refused(runs.closeRun, await changeOf(id), { token: here.office });
        expect(refused).toMatchObject({ code: 'run_not_back', params: { first: two!.tracking_id } });
        expect(await scan('received', [two!])).toEqual(['ok']);
        const closed = await server.call(runs.closeRun, await changeOf(id), { token: here.office });
        expect(closed).toMatchObject({ data: { state: 'closed', done: 1, failed: 1 } });
        expect(await statusOf(two!)).toBe('warehouse');
        await expectExact();
      });

      test.each([
        ['COD', 10_000, 1_000_000],
        ['COD', 10_000, 5],
        ['Card', 10_000, 100],
      ])(
        'refuses an amount far from the due one until it is confirmed: %s, %i fils, AED %d',
        async (payment_method, value_fils, cash) => {
          const [parcel, other] = await parcels(2, { payment_method, value_fils });
          await sendOut(here.bilal.id, [parcel!, other!]);
          const [stop] = (await dayOf(here.bilal)).stops;
          const answer = await act(here.bilal, stop!._id, { ...delivered, cash });
          expect(answer).toMatchObject({ result: 'refused' });
          expect(await dayOf(here.bilal)).toMatchObject({ cash: 0 });
          await act(here.bilal, stop!._id, { ...delivered, cash, confirmAmount: true });
          expect(await dayOf(here.bilal)).toMatchObject({ cash });
        },
      );

      test('an amount that differs from the amount due is recorded, and followed up', async () => {
        const [parcel] = await parcels(1, { payment_method: 'COD', value_fils: 25_000 });
        await sendOut(here.bilal.id, [parcel!]);
        const [stop] = (await dayOf(here.bilal)).stops;
        await act(here.bilal, stop!._id, {
          ...delivered,
          cash: 200,
          dueSeen: 250,
          note: 'One piece was missing',
        });
        expect(await openFollowUps()).toEqual([
          ['cod_changed', parcel!.tracking_id, 'AED 200.00 of AED 250.00: One piece was missing'],
        ]);
      });

      test.each([
        [250, 0],
        [249.75, 0],
        [250.15, 1],
        [249.74, 1],
      ])(
        'AED %d for 249.90 opens %d follow-ups: what coins round is no difference',
        async (cash, followUps) => {
          const [parcel] = await parcels(1, { payment_method: 'COD', value_fils: 24_990 });
          await sendOut(here.bilal.id, [parcel!]);
          const [stop] = (await dayOf(here.bilal)).stops;
          const told = { ...delivered, cash, dueSeen: 249.9 };
          expect(await act(here.bilal, stop!._id, told)).toMatchObject({ result: 'accepted' });
          expect(await openFollowUps()).toHaveLength(followUps);
          expect(await dayOf(here.bilal)).toMatchObject({ cash });
        },
      );

      test.each([
        ['a failure without a reason', { act: 'failed' }],
        ['a delivery to nobody', { act: 'delivered' }],
        ['handing back what is to be delivered', { act: 'handed_back', receivedBy: 'Noor' }],
      ] as const)('%s is refused', async (_, told) => {
        const [parcel] = await parcels(1);
        await sendOut(here.bilal.id, [parcel!]);
        const [stop] = (await dayOf(here.bilal)).stops;
        expect(await act(here.bilal, stop!._id, told)).toMatchObject({ result: 'refused', state: 'pending' });
        expect(await statusOf(parcel!)).toBe('assignedtodriver');
      });

      test("refuses another driver's stop, and an unknown one", async () => {
        const [parcel] = await parcels(1);
        await sendOut(here.bilal.id, [parcel!]);
        const [stop] = (await dayOf(here.bilal)).stops;
        expect((await dayOf(here.yusuf)).stops).toEqual([]);
        expect(await act(here.yusuf, stop!._id, delivered)).toMatchObject({ result: 'refused' });
        expect(await act(here.bilal, newId(), delivered)).toMatchObject({ result: 'refused', state: null });
        expect(await statusOf(parcel!)).toBe('assignedtodriver');
      });

      test('an act on a stop that the here.office withdrew is late: stored, and followed up', async () => {
        const [parcel] = await parcels(1);
        const id = await sendOut(here.bilal.id, [parcel!]);
        const [stop] = (await dayOf(here.bilal)).stops;
        const withdraw = {
          params: { id, trackingID: parcel!.tracking_id },
          body: { reason: 'Wants it back' },
        };
        await server.call(dispatch.withdrawStop, withdraw, { token: here.office });
        const late = { ...delivered, clientId: draw() };
        const first = await act(here.bilal, stop!._id, late);
        expect(first).toMatchObject({ result: 'late', isRepeated: false, state: null });
        // Its answer was lost: the phone hears the same again.
        expect(await act(here.bilal, stop!._id, late)).toEqual({ ...first, isRepeated: true });
        expect(await statusOf(parcel!)).toBe('assignedtodriver');
        expect((await openFollowUps()).toSorted()).toEqual([
          ['late_act', parcel!.tracking_id, 'delivered, Ahmed'],
          ['recall', parcel!.tracking_id, 'Wants it back'],
        ]);
        await expectExact();
        const attempts = await server.call(
          dispatch.listAttempts,
          { params: { trackingID: parcel!.tracking_id } },
          { token: here.office },
        );
        expect(attempts.data.attempts).toMatchObject([
          { act: 'delivered', result: 'late', receivedBy: 'Ahmed' },
        ]);
      });

      test('a phone clock that is three hours off changes no time', async () => {
        const [parcel] = await parcels(1);
        await sendOut(here.bilal.id, [parcel!]);
        const [stop] = (await dayOf(here.bilal)).stops;
        const now = server.clock.read().getTime();
        const wrong = new Date(now + 3 * 3_600_000).toISOString();
        const given = { clientId: draw(), stopId: stop!._id, happenedAt: wrong, ...delivered };
        await server.call(myDay.sendActs, { body: { clock: wrong, acts: [given] } }, here.bilal);
        const said = { params: { trackingID: parcel!.tracking_id } };
        const { data } = await server.call(dispatch.listAttempts, said, { token: here.office });
        expect(data.attempts[0]?.at).toBe(new Date(now).toISOString());
      });
    });

    test("parcels of a driver whose vehicle broke down are on another's run, and delivered from it", async () => {
      const [one, two] = await parcels(2);
      const first = await sendOut(here.bilal.id, [one!]);
      const second = await sendOut(here.yusuf.id, [two!]);
      const move = { params: { id: first }, body: { toDriverId: here.yusuf.id, trackingIDs: idsOf([one!]) } };
      const { data } = await server.call(dispatch.moveStops, move, { token: here.office });
      expect(data).toMatchObject({ _id: second, parcels: 2 });
      const stop = (await dayOf(here.yusuf)).stops.find(({ trackingID }) => trackingID === one!.tracking_id);
      expect(await act(here.yusuf, stop!._id, delivered)).toMatchObject({ result: 'accepted' });
      expect(await server.call(runs.closeRun, await changeOf(first), { token: here.office })).toMatchObject({
        data: { parcels: 0 },
      });
      await expectExact();
    });

    test('a moved parcel waits on the board again if its new run is cancelled or it is taken off before that run leaves', async () => {
      const mine = await parcels(2);
      const [one, two] = mine;
      const first = await sendOut(here.bilal.id, mine);
      const move = { params: { id: first }, body: { toDriverId: here.yusuf.id, trackingIDs: idsOf(mine) } };
      const { data } = await server.call(dispatch.moveStops, move, { token: here.office });
      expect(data).toMatchObject({ state: 'open', parcels: 2, unloaded: 0 });
      server.clock.advance(1000);
      const taken = { params: { id: data._id, trackingID: one!.tracking_id } };
      await server.call(runs.takeFromRun, taken, { token: here.office });
      const { version } = (await runOf(data._id)).run;
      const cancel = { params: { id: data._id }, body: { version } };
      await server.call(runs.cancelRun, cancel, { token: here.office });
      const { areas } = (await server.call(dispatch.readBoard, { query: {} }, { token: here.office })).data;
      const waiting = areas.flatMap((area) => area.parcels.map(({ trackingID }) => trackingID));
      expect(waiting.toSorted()).toEqual(idsOf(mine).toSorted());
      expect(await statusOf(two!)).toBe('warehouse');
      expect((await give(here.bilal.id, mine)).results.every(({ isAssigned }) => isAssigned)).toBe(true);
      await expectExact();
    });

    test("unloaded parcels are moved to another driver's run that has not left either", async () => {
      const mine = await parcels(2);
      const given = await give(here.bilal.id, mine);
      const id = given.runs[0]!._id;
      const move = { params: { id }, body: { toDriverId: here.yusuf.id, trackingIDs: idsOf([mine[0]!]) } };
      const { data } = await server.call(dispatch.moveStops, move, { token: here.office });
      expect(data).toMatchObject({ driverId: here.yusuf.id, state: 'open', parcels: 1, unloaded: 1 });
      await expectExact();
    });

    test('a return decided while its parcel is loaded on a run that has not left is at the warehouse again', async () => {
      const [parcel] = await parcels(1);
      const [run] = (await give(here.bilal.id, [parcel!])).runs;
      await scan('sent', [parcel!], run!._id);
      const params = { trackingID: parcel!.tracking_id };
      const body = { reason: 'Refused on the phone' };
      await server.call(dispatch.decideReturn, { params, body }, { token: here.office });
      const { data } = await server.call(scanning.readParcel, { params: { code: parcel!.tracking_id } });
      expect(data.parcel?.holder).toMatchObject({ kind: 'warehouse', id: here.dubai.id });
      expect(await openFollowUps()).toEqual([]);
      await expectExact();
    });

    test('a parcel that failed on a run and came to it again is withdrawn, moved and entered by its open stop', async () => {
      const [one, two] = await parcels(2);
      const id = await sendOut(here.bilal.id, [one!, two!]);
      const stop = (await dayOf(here.bilal)).stops.find(({ trackingID }) => trackingID === one!.tracking_id);
      await act(here.bilal, stop!._id, { act: 'failed', reason: 'not_home' });
      await scan('received', [one!]);
      const [planned] = (await give(here.yusuf.id, [one!])).runs;
      const move = {
        params: { id: planned!._id },
        body: { toDriverId: here.bilal.id, trackingIDs: idsOf([one!]) },
      };
      await server.call(dispatch.moveStops, move, { token: here.office });
      server.clock.advance(1000);
      const params = { id, trackingID: one!.tracking_id };
      const entered = { act: 'failed', reason: 'no_answer', why: 'Phone is dead' } as const;
      await server.call(dispatch.enterStop, { params, body: entered }, { token: here.office });
      await server.call(
        dispatch.enterStop,
        { params, body: { act: 'reopened', why: 'They called' } },
        { token: here.office },
      );
      const ordered = { version: (await runOf(id)).run.version, trackingIDs: idsOf([one!, two!]) };
      await server.call(dispatch.orderStops, { params: { id }, body: ordered }, { token: here.office });
      const listed = (await runOf(id)).stops.map(({ parcel }) => parcel.trackingID);
      expect(listed).toEqual(idsOf([one!, one!, two!]));
      const body = { reason: 'The shop wants it back' };
      await server.call(dispatch.withdrawStop, { params, body }, { token: here.office });
      expect((await runOf(id)).withdrawn).toHaveLength(1);
      await expectExact();
    });

    test('stops that are named come first, and those left out after them as they were', async () => {
      const mine = await parcels(4);
      const [a, b, c, d] = idsOf(mine) as [string, string, string, string];
      const id = (await give(here.bilal.id, mine)).runs[0]!._id;
      for (const [named, order] of [
        [[c], [c, a, b, d]],
        [[d], [d, c, a, b]],
        [
          [b, a],
          [b, a, d, c],
        ],
        [
          [a, b, c, d],
          [a, b, c, d],
        ],
      ] as const) {
        const body = { version: (await runOf(id)).run.version, trackingIDs: [...named] };
        await server.call(dispatch.orderStops, { params: { id }, body }, { token: here.office });
        expect((await runOf(id)).stops.map(({ parcel }) => parcel.trackingID)).toEqual(order);
      }
      await expectExact();
    });

    test('a scan reports what it ended: another planned run, an open stop, a search', async () => {
      const [planned, other, out, lost] = await parcels(4);
      const numberOf = async (id: string) => (await runOf(id)).run.number;
      const first = (await give(here.bilal.id, [planned!])).runs[0]!;
      const second = (await give(here.yusuf.id, [other!])).runs[0]!;
      expect(await scan('sent', [planned!], second._id)).toEqual([
        `ok: It was planned for ${first.number} of Bilal.`,
      ]);
      expect(await scan('sent', [other!], second._id)).toEqual(['ok']);
      await server.call(
        runs.cancelRun,
        { params: { id: first._id }, body: { version: (await runOf(first._id)).run.version } },
        { token: here.office },
      );
      const id = await sendOut(here.bilal.id, [out!, lost!]);
      expect(await scan('received', [out!])).toEqual([
        `ok: It was still to do on ${await numberOf(id)} of Bilal.`,
      ]);
      await server.call(runs.closeRun, await changeOf(id, { missing: true }), { token: here.office });
      expect(await scan('received', [lost!])).toEqual(['ok: It was missing. That follow-up is done.']);
      await expectExact();
    });

    test('a parcel neither delivered nor brought back is missing once a user says so', async () => {
      const [parcel] = await parcels(1);
      const id = await sendOut(here.bilal.id, [parcel!]);
      const { message } = await server.call(runs.closeRun, await changeOf(id, { missing: true }), {
        token: here.office,
      });
      expect(message).toMatch(/1 missing/);
      const { data } = await server.call(followUps.listFollowUps, { query: {} }, { token: here.office });
      expect(data).toMatchObject([
        {
          kind: 'missing',
          parcel: { trackingID: parcel!.tracking_id },
          driver: { name: expect.stringMatching(/^Bilal/), phone: expect.stringMatching(/^\+971/) },
        },
      ]);
      await expectExact();
    });

    test('a missing parcel that the desk receives by its button is found, and waits on the board again', async () => {
      const [back, given] = await parcels(2);
      const id = await sendOut(here.bilal.id, [back!, given!]);
      await server.call(runs.closeRun, await changeOf(id, { missing: true }), { token: here.office });
      expect(await openFollowUps()).toHaveLength(2);
      const move = (of: Order, trackingStatus: 'warehouse' | 'delivered') =>
        server.call(
          orders.moveOrder,
          { params: { trackingID: of.tracking_id }, body: { trackingStatus } },
          { token: here.office },
        );
      await move(back!, 'warehouse');
      await move(given!, 'delivered');
      expect(await openFollowUps()).toEqual([]);
      const { areas } = (await server.call(dispatch.readBoard, { query: {} }, { token: here.office })).data;
      expect(areas).toMatchObject([{ parcels: [{ trackingID: back!.tracking_id, exception: null }] }]);
      await expectExact();
    });

    test('the third failure proposes the return, which is decided, goes on a run and is handed back', async () => {
      const [parcel] = await parcels(1);
      for (const reason of ['no_answer', 'not_home', 'refused']) {
        const id = await sendOut(here.bilal.id, [parcel!]);
        const [stop] = (await dayOf(here.bilal)).stops;
        await act(here.bilal, stop!._id, { act: 'failed', reason });
        await scan('received', [parcel!]);
        await server.call(runs.closeRun, await changeOf(id), { token: here.office });
      }
      // No call is made about a parcel that must come back.
      expect((await openFollowUps()).map(([kind]) => kind)).toEqual(['return']);
      const said = { params: { trackingID: parcel!.tracking_id } };
      const reason = { ...said, body: { reason: 'Refused three times' } };
      await server.call(dispatch.decideReturn, reason, { token: here.office });
      expect(await statusOf(parcel!)).toBe('return');
      expect(await openFollowUps()).toEqual([]);

      const body = { kind: 'return', driverId: here.bilal.id } as const;
      const run = (await server.call(runs.makeRun, { body }, { token: here.office })).data;
      expect(await scan('sent', [parcel!], run._id)).toEqual(['ok']);
      await server.call(runs.sendRun, await changeOf(run._id), { token: here.office });
      const [stop] = (await dayOf(here.bilal)).stops;
      expect(stop).toMatchObject({ kind: 'return', name: parcel!.sender_name });
      expect(await act(here.bilal, stop!._id, { act: 'handed_back', receivedBy: 'Noor' })).toMatchObject({
        result: 'accepted',
        state: 'done',
      });
      const { data } = await server.call(dispatch.listAttempts, said, { token: here.office });
      expect(data.attempts.map(({ act: done }) => done)).toEqual([
        'handed_back',
        'failed',
        'failed',
        'failed',
      ]);
      await expectExact();
    });

    test('a receiver is promised a day, which the driver sees and an attempt clears', async () => {
      const [parcel] = await parcels(1);
      const trackingID = parcel!.tracking_id;
      const promise = (day: string) => ({
        params: { trackingID },
        body: { day, from: '17:00', to: '21:00', note: 'With the guard' },
      });
      const past = await server.refused(dispatch.promiseTry, promise('2026-11-20'), { token: here.office });
      expect(past).toMatchObject({ code: 'promise_over' });
      await server.call(dispatch.promiseTry, promise(NOW.slice(0, 10)), { token: here.office });
      await sendOut(here.bilal.id, [parcel!]);
      const [stop] = (await dayOf(here.bilal)).stops;
      expect(stop?.promised).toEqual({
        day: NOW.slice(0, 10),
        from: '17:00',
        to: '21:00',
        note: 'With the guard',
        leaveWith: '',
      });
      await act(here.bilal, stop!._id, { act: 'failed', reason: 'no_answer' });
      expect((await dayOf(here.bilal)).stops[0]?.promised).toBeNull();
    });

    test('the here.office enters the result of a stop if a phone is dead', async () => {
      const [parcel] = await parcels(1);
      const id = await sendOut(here.bilal.id, [parcel!]);
      const params = { id, trackingID: parcel!.tracking_id };
      const told = { act: 'delivered', relation: 'self', why: 'His phone fell into the water' } as const;
      const nobody = await server.refused(dispatch.enterStop, { params, body: told }, { token: here.office });
      expect(nobody).toMatchObject({ code: 'act_incomplete' });
      const body = { ...told, receivedBy: 'Ahmed' };
      await server.call(dispatch.enterStop, { params, body }, { token: here.office });
      expect(await statusOf(parcel!)).toBe('delivered');
      expect(
        await server.refused(dispatch.enterStop, { params, body }, { token: here.office }),
      ).toMatchObject({
        code: 'stop_over',
      });
    });
  },
  undefined,
  settings,
);
