import { cash } from '@tawseel/contract/cash';
import { dispatch } from '@tawseel/contract/dispatch';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@tawseel/contract/facts/durations';
import { orders } from '@tawseel/contract/orders';
import { type DriverOfToday, FIGURE_LISTS, overview, type RunOfToday } from '@tawseel/contract/overview';
import { runs } from '@tawseel/contract/runs';
import { expect, test } from 'vitest';
import type { Tables } from '../../platform/engine/tables.ts';
import { NOW } from '../../testing/app.ts';
import { atTheDoor, FAILED, type Person } from '../../testing/at-the-door.ts';
import { insertRun } from '../../testing/hub.ts';
import { onEveryDatabase } from '../../testing/on-every-database.ts';
import { insertOrder, insertRow } from '../../testing/rows.ts';

const settings = { DOOR_PROOF: 'none' } as const;
const COD = { payment_method: 'COD', value_fils: 10_050 };
const TODAY = '2026-11-21';
const YESTERDAY = '2026-11-20';
const ago = (ms: number) => new Date(Date.parse(NOW) - ms).toISOString();

onEveryDatabase(
  (server) => {
    const { at, hire, out, act } = atTheDoor(server);

    const today = async (by?: Person) => (await server.call(overview.readToday, {}, by)).data;
    const overdueOf = async () =>
      (await today()).drivers.map(({ runs: [run] }) => [run?.state, run?.overdue]);
    const promise = (trackingID: string, hours: object, day = TODAY) =>
      server.call(dispatch.promiseTry, { params: { trackingID }, body: { day, ...hours } }, at.sara);
    const plan = (run: Partial<Tables['runs']>, parcels: readonly Tables['orders'][]) =>
      insertRun(
        server.db,
        { warehouse_id: at.dubai, to_warehouse_id: null, kind: 'delivery', driver_id: at.yusuf.id, ...run },
        parcels,
      );
    const parcel = () =>
      insertOrder(server.db, { ...COD, warehouse_id: at.dubai, moved_at: ago(2 * DAY_MS) });

    /** Inserts a visit to a shop that has booked nothing. */
    async function visit(run_id: string, to_time: string, state = 'pending') {
      const shop = await insertRow(server.db, 'senders');
      const hours = { day: TODAY, from_time: '09:00', to_time, state: 'planned' };
      const pickup = await insertRow(server.db, 'pickups', {
        ...{ warehouse_id: at.dubai, sender_id: shop.id },
        ...hours,
      });
      const fresh = { client_id: null, reason: '', note: '', received_by: '', ended_at: null };
      await server.db
        .insertInto('pickup_visits')
        .values({ pickup_id: pickup.id, run_id, state, added_at: NOW, ...fresh })
        .execute();
    }

    /** Counts what the page of a run lists, as its figures of today do. */
    async function listed({ _id: id }: RunOfToday, by?: Person) {
      const { run, stops, visits } = (await server.call(runs.readRun, { params: { id } }, by)).data;
      const all = [...stops, ...visits];
      const count = (state: string) => all.filter((one) => one.state === state).length;
      return {
        ...{ _id: run._id, number: run.number, kind: run.kind, state: run.state, outAt: run.outAt },
        ...{ done: count('done'), failed: count('failed'), skipped: count('skipped') },
        ...{ pending: count('pending'), overdue: all.filter(({ isOverdue }) => isOverdue).length },
      };
    }

    test('refuses operators, cashiers and drivers', async () => {
      for (const kind of ['operator', 'cashier', 'driver'])
        expect(await server.refused(overview.readToday, {}, await hire(kind)), kind).toMatchObject({
          code: 'role_not_allowed',
        });
    });

    test('an empty business has no drivers and no orders to move', async () => {
      expect(await today()).toEqual({ drivers: [], unmovedOrders: 0, moreThanUnmoved: false });
    });

    test.each([
      ['an administrator', () => undefined],
      ['a supervisor', () => at.sara],
    ])('for %s each figure is that of the page that it opens', async (_, person) => {
      const by = person();
      const [paid, failed, overdue] = await out(4, COD);
      await act(paid!.stopId, { cash: 100.5 });
      await act(failed!.stopId, FAILED);
      await promise(overdue!.trackingID, { from: '09:00', to: '13:00' });
      const pickup = { kind: 'pickup', driver_id: at.bilal.id, state: 'out' };
      const shops = await plan(pickup, [await parcel()]);
      await visit(shops, '13:00');
      await visit(shops, '19:00');
      await visit(shops, '13:00', 'failed');
      await plan({}, [await parcel(), await parcel()]);

      const { drivers, unmovedOrders, moreThanUnmoved } = await today(by);
      expect(drivers.map(({ driver, runs: made }) => [driver._id, made.length])).toEqual([
        [at.bilal.id, 2],
        [at.yusuf.id, 1],
      ]);
      const figures = { done: 1, failed: 1, skipped: 0, pending: 2, overdue: 1 };
      const ofShops = { done: 0, failed: 1, skipped: 0, pending: 3, overdue: 1 };
      expect(drivers[0]?.runs).toMatchObject([figures, ofShops]);
      for (const run of drivers.flatMap((one) => one.runs)) expect(await listed(run, by)).toEqual(run);
      expect(drivers.map(({ toHandIn }) => toHandIn)).toEqual([100.5, 0]);
      const opened = (await server.call(cash.readDriverCash, { params: { id: at.bilal.id } }, by)).data;
      expect(opened.total).toBe(drivers[0]?.toHandIn);
      const query = { ...FIGURE_LISTS.unmovedOrders, page: 1 };
      const { total } = await server.call(orders.listOrders, { query }, by);
      expect([unmovedOrders, moreThanUnmoved]).toEqual([3, false]);
      expect(total).toBe(unmovedOrders);
    });

    test('a stop is overdue from the end of its promised hours or day until it has a result', async () => {
      const [first, second] = await out(2);
      const until = async (clock: string) => {
        server.clock.set(clock);
        return overdueOf();
      };
      await promise(first!.trackingID, { from: '12:00', to: '15:00' });
      await promise(second!.trackingID, {});
      expect(await until('2026-11-21T10:59:00.000Z')).toEqual([['out', 0]]);
      expect(await until('2026-11-21T11:00:00.000Z')).toEqual([['out', 1]]);
      await act(first!.stopId, FAILED);
      expect(await until('2026-11-21T19:59:00.000Z')).toEqual([['out', 0]]);
      // Midnight in Dubai: the promised day is over, and the run left yesterday.
      expect(await until('2026-11-21T20:00:00.000Z')).toEqual([['out', 1]]);
    });

    test('every stop without a result of a run that left yesterday is overdue, of one that waits only those promised', async () => {
      await plan({ state: 'out', day: YESTERDAY, out_at: ago(20 * HOUR_MS) }, [
        await parcel(),
        await parcel(),
      ]);
      const promised = await parcel();
      await plan({ driver_id: at.bilal.id, day: YESTERDAY }, [promised, await parcel()]);
      await promise(promised.tracking_id, { from: '15:00', to: '16:00' });
      expect(await overdueOf()).toEqual([
        ['out', 2],
        ['open', 0],
      ]);
      server.clock.advance(2 * HOUR_MS);
      expect(await overdueOf()).toEqual([
        ['out', 2],
        ['open', 1],
      ]);
    });

    test('lists drivers with most overdue stops first, then those with most to do, then by name', async () => {
      const put = async (first_name: string, stops: number, promised: number) => {
        const person = { kind: 'driver', warehouse_id: at.dubai, first_name, last_name: '' };
        const { id } = await insertRow(server.db, 'staff', { ...person, email: first_name, phone_e164: '' });
        const parcels = await Promise.all(Array.from({ length: stops }, parcel));
        await plan({ driver_id: id, state: 'out' }, parcels);
        for (const { tracking_id } of parcels.slice(0, promised))
          await promise(tracking_id, { from: '15:00', to: '16:00' });
      };
      await put('Zayed', 1, 0);
      await put('Ali', 1, 0);
      await put('Omar', 3, 0);
      await put('Late', 1, 1);
      await put('Later', 2, 2);
      server.clock.advance(2 * HOUR_MS);
      expect((await today()).drivers.map(({ driver }) => driver.name)).toEqual([
        ...['Later', 'Late', 'Omar', 'Ali', 'Zayed'],
      ]);
    });

    test('lists runs that are not over or left today, whenever they were made, but no linehauls and no empty ones', async () => {
      const lists = async (run: Partial<Tables['runs']>, parcels = 1) => {
        const id = await plan(run, parcels === 0 ? [] : [await parcel()]);
        return (await today()).drivers.flatMap((one) => one.runs).some(({ _id }) => _id === id);
      };
      const closed = { state: 'closed', closed_at: NOW };
      const thisMorning = ago(6 * HOUR_MS);
      expect(await lists({ state: 'open', day: '2026-10-01' })).toBe(true);
      expect(await lists({ ...closed, out_at: thisMorning })).toBe(true);
      expect(await lists({ ...closed, day: YESTERDAY, out_at: thisMorning })).toBe(true);
      // One minute before midnight in Dubai, 14 hours ago.
      expect(await lists({ ...closed, day: YESTERDAY, out_at: ago(14 * HOUR_MS + MINUTE_MS) })).toBe(false);
      expect(await lists({ state: 'cancelled' })).toBe(false);
      expect(await lists({ state: 'out' }, 0)).toBe(false);
      const { id: to_warehouse_id } = await insertRow(server.db, 'warehouses');
      expect(await lists({ state: 'out', kind: 'linehaul', to_warehouse_id })).toBe(false);
    });

    test('a supervisor sees no driver of another warehouse, nor the cash of one who has moved there', async () => {
      const [stop] = await out(1, COD);
      await act(stop!.stopId, { cash: 100.5 });
      const { id: warehouse_id } = await insertRow(server.db, 'warehouses', { name: 'Sharjah' });
      const elsewhere = await hire('driver', warehouse_id);
      const there = await insertOrder(server.db, { warehouse_id });
      await plan({ warehouse_id, driver_id: elsewhere.id, state: 'out' }, [there]);
      const seen = ({ drivers }: { drivers: DriverOfToday[] }) =>
        drivers.map(({ driver, toHandIn }) => [driver._id, toHandIn]);
      expect(seen(await today(at.sara))).toEqual([[at.bilal.id, 100.5]]);
      expect(seen(await today(await hire('supervisor', warehouse_id)))).toEqual([[elsewhere.id, 0]]);
      expect((await today()).drivers.map(({ warehouse }) => warehouse._id).sort()).toEqual(
        [at.dubai, warehouse_id].sort(),
      );
      await server.db.updateTable('staff').set({ warehouse_id }).where('id', '=', at.bilal.id).execute();
      expect(seen(await today(at.sara))).toEqual([[at.bilal.id, 0]]);
    });
  },
  undefined,
  settings,
);
