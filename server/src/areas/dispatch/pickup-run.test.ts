import { dispatch } from '@tawseel/contract/dispatch';
import { PICKUP_CODES } from '@tawseel/contract/facts/pickup-reasons';
import { followUps } from '@tawseel/contract/follow-ups';
import { myDay } from '@tawseel/contract/my-day';
import { orders } from '@tawseel/contract/orders';
import { pickups } from '@tawseel/contract/pickups';
import { runs } from '@tawseel/contract/runs';
import { scanning } from '@tawseel/contract/scanning';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { findProblems } from '../../commands/check.ts';
import { engineOf } from '../../platform/engine/database.ts';
import { newId } from '../../platform/engine/ids.ts';
import type { Tables } from '../../platform/engine/tables.ts';
import { NOW, sessionOf } from '../../testing/app.ts';
import { SHARED } from '../../testing/databases.ts';
import { onEveryDatabase } from '../../testing/on-every-database.ts';
import { insertOrder, insertRow } from '../../testing/rows.ts';
import { repairStops } from '../runs/store/differing-stops.ts';
import { repairCustody } from '../scanning/store/differing-custody.ts';

type Order = Tables['orders'];
const TODAY = NOW.slice(0, 10);

let drawn = 0;
function draw(): string {
  drawn += 1;
  return String(drawn).padStart(22, 'p');
}

onEveryDatabase((server) => {
  let dubai: Tables['warehouses'];
  let shop: Tables['senders'];
  let office: string;
  let bilal: { id: string; token: string };
  let yusuf: { id: string; token: string };

  async function hire(kind: string, name: string) {
    const told = { kind, warehouse_id: dubai.id, first_name: name, last_name: '', phone_e164: newId() };
    const { id } = await insertRow(server.db, 'staff', { ...told, email: `${newId()}@tawseel.example` });
    return { id, token: await sessionOf(server.db, id) };
  }

  beforeEach(async () => {
    dubai = await insertRow(server.db, 'warehouses', { name: 'Dubai Hub' });
    shop = await insertRow(server.db, 'senders', { name: 'Noor Trading', street: 'Al Maktoum Road 4' });
    office = (await hire('supervisor', 'Sara')).token;
    bilal = await hire('driver', 'Bilal');
    yusuf = await hire('driver', 'Yusuf');
  });

  async function booked(many: number, said: Partial<Order> = {}): Promise<Order[]> {
    const ofShop = { sender_id: shop.id, sender_name: shop.name, sender_address: 'Al Maktoum Road 4' };
    const made: Order[] = [];
    for (let at = 0; at < many; at += 1)
      made.push(await insertOrder(server.db, { warehouse_id: dubai.id, ...ofShop, ...said }));
    return made;
  }
  const ask = async (said: Partial<Tables['pickups']> = {}) =>
    insertRow(server.db, 'pickups', {
      ...{ warehouse_id: dubai.id, sender_id: shop.id, street: 'Al Maktoum Road 4', day: TODAY },
      ...{ from_time: '14:00', to_time: '18:00', expected: 6, note: 'Back door', ...said },
    });
  const idsOf = (of: readonly Order[]) => of.map(({ tracking_id: id }) => id);
  const give = async (driverId: string, of: readonly Order[], token = office) =>
    (
      await server.call(
        dispatch.assignParcels,
        { body: { kind: 'pickup', assignments: [{ driverId, trackingIDs: idsOf(of) }] } },
        { token },
      )
    ).data;
  const runOf = async (id: string) =>
    (await server.call(runs.readRun, { params: { id } }, { token: office })).data;
  const changeOf = async (id: string, more: object = {}) => {
    const { run } = await runOf(id);
    return { params: { id }, body: { version: run.version, ...more } };
  };
  async function sendOut(driverId: string, of: readonly Order[]): Promise<string> {
    const id = (await give(driverId, of)).runs[0]?._id ?? '';
    await server.call(runs.sendRun, await changeOf(id), { token: office });
    server.clock.advance(1000);
    return id;
  }
  const dayOf = async ({ token }: { token: string }) =>
    (await server.call(myDay.readMyDay, {}, { token })).data;
  const stopsOf = async (driver: { token: string }, of: readonly Order[]) => {
    const { stops } = await dayOf(driver);
    return of.map(({ tracking_id }) => stops.find(({ trackingID }) => trackingID === tracking_id)?._id ?? '');
  };
  async function act(driver: { token: string }, stopId: string, told: object) {
    const now = server.clock.read().toISOString();
    const given = { clientId: draw(), stopId, happenedAt: now, ...told };
    // What is sent is the test's own.
    const body = { clock: now, acts: [given] } as never;
    const { data } = await server.call(myDay.sendActs, { body }, driver);
    server.clock.advance(1000);
    return data[0]!;
  }
  const collected = { act: 'collected' } as const;
  const left = (reason: string) => ({ act: 'not_collected', reason });
  const statusOf = async ({ tracking_id }: Order) =>
    (await server.call(scanning.readParcel, { params: { code: tracking_id } }, { token: office })).data.parcel
      ?.trackingStatus;
  async function scan(of: readonly Order[], runId?: string) {
    const scans = idsOf(of).map((code) => ({
      ...{ clientId: draw(), act: 'received' as const, code },
      ...(runId ? { runId } : {}),
    }));
    const body = { station: { device: 'desk-0001', name: 'Dock 1' }, scans };
    const { data } = await server.call(scanning.scan, { body }, { token: office });
    server.clock.advance(1000);
    return data.map(({ result }) => result);
  }
  const pickupStates = async () =>
    (await server.call(pickups.listPickups, { query: {} }, { token: office })).data.pickups.map(
      ({ state }) => state,
    );
  const openFollowUps = async () =>
    (await server.call(followUps.listFollowUps, { query: {} }, { token: office })).data.map(
      ({ kind, parcel, note }) => [kind, parcel.trackingID, note],
    );
  const cancel = ({ tracking_id: trackingID }: Order) =>
    server.call(orders.cancelOrder, { params: { trackingID }, body: { reason: 'Sold out' } });
  const board = async () =>
    (await server.call(dispatch.readBoard, { query: { kind: 'pickup' } }, { token: office })).data;
  const sound = async () => expect(await findProblems(server.db, 'Asia/Dubai')).toEqual([]);

  describe('what may not be given', () => {
    test.each([
      ['is in our hands already', { tracking_status: 'pickup' }],
      ['is at the warehouse', { tracking_status: 'warehouse' }],
      ['was cancelled', { tracking_status: 'return', cancelled_at: NOW }],
    ] as const)('a parcel that %s', async (_, said) => {
      const [order] = await booked(1, said);
      expect((await give(bilal.id, [order!])).results).toEqual([
        {
          trackingID: order!.tracking_id,
          isAssigned: false,
          message: `${order!.tracking_id} does not wait here for a driver.`,
        },
      ]);
    });

    test('a parcel that another warehouse collects', async () => {
      const elsewhere = await insertRow(server.db, 'warehouses');
      const [order] = await booked(1, { warehouse_id: elsewhere.id });
      expect((await give(bilal.id, [order!])).results).toMatchObject([{ isAssigned: false }]);
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
      expect(await server.refused(dispatch.assignParcels, { body }, { token: office })).toMatchObject({
        code: 'no_such_driver',
      });
    });

    test('what another dispatcher gave away before', async () => {
      const [order] = await booked(1);
      const first = await give(bilal.id, [order!]);
      expect((await give(yusuf.id, [order!])).results).toMatchObject([
        { isAssigned: false, message: `${order!.tracking_id} is on ${first.runs[0]?.number} already.` },
      ]);
    });

    test('a parcel in the warehouse is not scanned onto a run that collects', async () => {
      const [order] = await booked(1, { tracking_status: 'warehouse' });
      const body = { kind: 'pickup', driverId: bilal.id } as const;
      const run = (await server.call(runs.makeRun, { body }, { token: office })).data;
      const scans = [{ clientId: draw(), act: 'sent' as const, code: order!.tracking_id, runId: run._id }];
      const station = { device: 'desk-0001', name: 'Dock 1' };
      const { data } = await server.call(scanning.scan, { body: { station, scans } }, { token: office });
      expect(data).toMatchObject([{ result: 'refused' }]);
    });
  });

  describe('the board', () => {
    test('has shops with what they booked, those that asked for a pickup first', async () => {
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
      const given = await give(bilal.id, [one!, two!]);
      // What is with its sender is not missing from the run.
      expect(given.runs).toMatchObject([{ state: 'open', kind: 'pickup', parcels: 2, unloaded: 0 }]);
      expect((await board()).shops.map(({ name }) => name)).toEqual(['Walk-in']);
      const waiting = await ask({ number: 'PCK-2', from_time: '08:00' });
      expect((await board()).shops.map(({ pickup: of, parcels }) => [of?.number, parcels.length])).toEqual([
        [undefined, 1],
        [waiting.number, 0],
      ]);
    });

    test('of two pickups of a shop the one that is still to be made', async () => {
      const [morning, evening] = await booked(2);
      await ask({ from_time: '09:00', to_time: '12:00' });
      const id = await sendOut(bilal.id, [morning!]);
      await act(bilal, (await stopsOf(bilal, [morning!]))[0]!, collected);
      const second = await ask({ from_time: '17:00', to_time: '20:00', number: 'PCK-2' });
      const shown = (await board()).shops.find(({ parcels }) => parcels.length > 0);
      expect(shown).toMatchObject({ pickup: { number: second.number } });
      expect(shown?.parcels).toMatchObject([{ trackingID: evening!.tracking_id }]);
      expect(await runOf(id)).toMatchObject({ run: { kind: 'pickup', unloaded: 0, cashDue: 0 } });
    });
  });

  describe('handing out', () => {
    test('is for all or none: what was cancelled meanwhile is named', async () => {
      const [good, bad] = await booked(2);
      const id = (await give(bilal.id, [good!, bad!])).runs[0]?._id ?? '';
      await cancel(bad!);
      const refused = await server.refused(runs.sendRun, await changeOf(id), { token: office });
      expect(refused).toMatchObject({ code: 'run_wrong_parcel', params: { trackingID: bad!.tracking_id } });
      expect(await statusOf(good!)).toBe('created');
      await sound();
    });

    test('accepts what was not accepted, by moves that are implied', async () => {
      const all = [
        ...(await booked(1)),
        ...(await booked(1, { tracking_status: 'unpick' })),
        ...(await booked(1, { tracking_status: 'accepted' })),
      ];
      await sendOut(bilal.id, all);
      expect(await Promise.all(all.map(statusOf))).toEqual(['accepted', 'accepted', 'accepted']);
      const { data } = await server.call(
        scanning.readParcel,
        { params: { code: all[0]!.tracking_id } },
        { token: office },
      );
      expect(data).toMatchObject({
        parcel: { holder: { kind: 'sender' } },
        road: [{ what: 'accepted', isImplied: true }],
      });
      await sound();
    });

    test('a run with nothing on it stays', async () => {
      const body = { kind: 'pickup', driverId: bilal.id } as const;
      const run = (await server.call(runs.makeRun, { body }, { token: office })).data;
      const refused = await server.refused(runs.sendRun, await changeOf(run._id), { token: office });
      expect(refused).toMatchObject({ code: 'run_empty' });
    });
  });

  describe('at the shop', () => {
    test.each([
      ['delivering', { act: 'delivered', receivedBy: 'Noor' }],
      ['failing', { act: 'failed', reason: 'not_home' }],
      ['not collecting without a reason', { act: 'not_collected' }],
      ['not collecting for a reason of receivers', { act: 'not_collected', reason: 'not_home' }],
    ])('%s is refused', async (_, told) => {
      const [order] = await booked(1);
      await sendOut(bilal.id, [order!]);
      const [stop] = await stopsOf(bilal, [order!]);
      expect(await act(bilal, stop!, told)).toMatchObject({ result: 'refused', state: 'pending' });
      expect(await statusOf(order!)).toBe('accepted');
    });

    test("another driver's shop is none of his business", async () => {
      const [order] = await booked(1);
      await sendOut(bilal.id, [order!]);
      const [stop] = await stopsOf(bilal, [order!]);
      expect(await act(yusuf, stop!, collected)).toMatchObject({ result: 'refused' });
      expect(await statusOf(order!)).toBe('accepted');
    });

    test('one door for all that a shop gives, at the address and in the hours that it asked for', async () => {
      const own = await booked(2, { payment_method: 'COD', value_fils: 25_000 });
      const other = await booked(1, { sender_id: null, sender_name: 'Walk-in', sender_address: 'Karama 9' });
      await ask({ street: 'Warehouse 12, Ras Al Khor', phone: '+971501110000' });
      await sendOut(bilal.id, [...own, ...other]);
      const { stops, runs: of } = await dayOf(bilal);
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
      const id = await sendOut(bilal.id, three);
      expect(await pickupStates()).toEqual(['planned']);
      const [one = '', two = '', third = ''] = await stopsOf(bilal, three);
      const clientId = draw();
      const signed = { ...collected, receivedBy: 'Hana', clientId };
      const first = await act(bilal, one, signed);
      expect(first).toMatchObject({ result: 'accepted', state: 'done', isRepeated: false });
      expect(await act(bilal, one, signed)).toEqual({ ...first, isRepeated: true });
      await act(bilal, two, collected);
      expect(await pickupStates()).toEqual(['planned']);
      await act(bilal, third, left('not_ready'));
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
        { token: office },
      );
      expect(data.parcel?.holder).toMatchObject({ kind: 'run', id });
      expect((await board()).shops[0]?.parcels).toMatchObject([{ trackingID: three[2]!.tracking_id }]);
      await sound();
    });

    test.each(PICKUP_CODES)('nothing is collected: %s', async (reason) => {
      const [order] = await booked(1);
      await ask();
      await sendOut(bilal.id, [order!]);
      const [stop = ''] = await stopsOf(bilal, [order!]);
      expect(await act(bilal, stop, left(reason))).toMatchObject({ result: 'accepted', state: 'failed' });
      expect(await statusOf(order!)).toBe(reason === 'refused_by_driver' ? 'unpick' : 'accepted');
      expect(await pickupStates()).toEqual(['failed']);
      expect(await openFollowUps()).toEqual([]);
      await sound();
    });

    test('what was moved back by the desk meanwhile is collected all the same', async () => {
      const [order] = await booked(1);
      await sendOut(bilal.id, [order!]);
      const [stop = ''] = await stopsOf(bilal, [order!]);
      const to = { params: { trackingID: order!.tracking_id }, body: { trackingStatus: 'unpick' } } as const;
      await server.call(orders.moveOrder, to, { token: office });
      expect(await act(bilal, stop, collected)).toMatchObject({ result: 'accepted' });
      expect(await statusOf(order!)).toBe('pickup');
      await sound();
    });

    test.each([
      ['was cancelled', cancel],
      ['was brought to the hub', (order: Order) => scan([order])],
    ] as const)('what %s meanwhile comes late: kept, and followed up', async (_, happens) => {
      const [order] = await booked(1);
      await sendOut(bilal.id, [order!]);
      const [stop = ''] = await stopsOf(bilal, [order!]);
      await happens(order!);
      const status = await statusOf(order!);
      expect(await act(bilal, stop, collected)).toMatchObject({ result: 'late' });
      expect(await statusOf(order!)).toBe(status);
      expect(await openFollowUps()).toEqual([['late_act', order!.tracking_id, 'collected']]);
      await sound();
    });

    test('what was brought to the hub meanwhile is off the run, and may be given to be delivered', async () => {
      const [order] = await booked(1);
      await ask();
      const id = await sendOut(bilal.id, [order!]);
      expect(await scan([order!])).toEqual(['implied']);
      expect((await runOf(id)).stops).toMatchObject([{ state: 'skipped' }]);
      expect(await pickupStates()).toEqual(['failed']);
      const assignments = [{ driverId: yusuf.id, trackingIDs: idsOf([order!]) }];
      const { data } = await server.call(
        dispatch.assignParcels,
        { body: { assignments } },
        { token: office },
      );
      expect(data.results).toMatchObject([{ isAssigned: true }]);
      await sound();
    });

    test('the office enters it where a phone is dead', async () => {
      const [one, two] = await booked(2);
      const id = await sendOut(bilal.id, [one!, two!]);
      const enter = (order: Order, told: object) => ({
        params: { id, trackingID: order.tracking_id },
        body: { why: 'His phone fell into the water', ...told } as never,
      });
      const unsaid = enter(one!, { act: 'not_collected' });
      expect(await server.refused(dispatch.enterStop, unsaid, { token: office })).toMatchObject({
        code: 'act_incomplete',
      });
      await server.call(dispatch.enterStop, enter(one!, collected), { token: office });
      await server.call(dispatch.enterStop, enter(two!, left('shop_closed')), { token: office });
      expect(await Promise.all([one!, two!].map(statusOf))).toEqual(['pickup', 'accepted']);
      await sound();
    });
  });

  describe('a pickup', () => {
    test('on a run is not changed or cancelled, and is asked again once all is taken off', async () => {
      const [order] = await booked(1);
      const { id } = await ask();
      const run = (await give(bilal.id, [order!])).runs[0]?._id ?? '';
      const gone = { params: { id }, body: { reason: 'Closed today' } };
      expect(await server.refused(pickups.cancelPickup, gone, { token: office })).toMatchObject({
        code: 'pickup_not_open',
      });
      const params = { id: run, trackingID: order!.tracking_id };
      await server.call(runs.takeFromRun, { params }, { token: office });
      expect(await pickupStates()).toEqual(['asked']);
      await give(bilal.id, [order!]);
      expect(await pickupStates()).toEqual(['planned']);
      await server.call(runs.cancelRun, await changeOf(run), { token: office });
      expect(await pickupStates()).toEqual(['asked']);
      await sound();
    });

    test('of a standing one is a day of its own from then on', async () => {
      const [order] = await booked(1);
      await ask({ weekdays: '1234567', day: '2026-11-01' });
      await sendOut(bilal.id, [order!]);
      expect(await pickupStates()).toEqual(['planned']);
      const standing = await server.call(pickups.listStandingPickups, { query: {} }, { token: office });
      expect(standing.data).toMatchObject([{ state: 'asked' }]);
      await act(bilal, (await stopsOf(bilal, [order!]))[0]!, collected);
      expect(await pickupStates()).toEqual(['done']);
      await sound();
    });
  });

  describe('back at the hub', () => {
    test('the run is waited for with what it collected: what is short and what is more is named', async () => {
      const three = await booked(3);
      const id = await sendOut(bilal.id, three);
      const [one = '', two = '', third = ''] = await stopsOf(bilal, three);
      await act(bilal, one, collected);
      await act(bilal, two, collected);
      await act(bilal, third, left('not_there'));
      const arrivals = await server.call(scanning.listArrivals, { query: {} }, { token: office });
      expect(arrivals.data.find(({ id: of }) => of === id)).toMatchObject({ kind: 'run', parcels: 2 });
      const expected = await server.call(scanning.listExpected, { query: { runId: id } }, { token: office });
      expect(expected.data.map(({ parcel }) => parcel.trackingID).sort()).toEqual(
        idsOf(three.slice(0, 2)).sort(),
      );
      expect(await scan([three[0]!, three[2]!], id)).toEqual(['ok', 'surplus']);
      const refused = await server.refused(runs.closeRun, await changeOf(id), { token: office });
      expect(refused).toMatchObject({
        code: 'run_not_back',
        params: { parcels: 1, first: three[1]!.tracking_id },
      });
      expect(await scan([three[1]!], id)).toEqual(['ok']);
      const closed = await server.call(runs.closeRun, await changeOf(id), { token: office });
      expect(closed).toMatchObject({ data: { state: 'closed', done: 2, failed: 1 } });
      expect(await Promise.all(three.map(statusOf))).toEqual(['warehouse', 'warehouse', 'warehouse']);
      await sound();
    });

    test('a run is not closed while nobody said what became of a parcel, unless it is left out', async () => {
      const [one, two] = await booked(2);
      await ask();
      const id = await sendOut(bilal.id, [one!, two!]);
      await act(bilal, (await stopsOf(bilal, [one!]))[0]!, collected);
      expect(await scan([one!], id)).toEqual(['ok']);
      const refused = await server.refused(runs.closeRun, await changeOf(id), { token: office });
      expect(refused).toMatchObject({
        code: 'run_not_visited',
        params: { parcels: 1, first: two!.tracking_id },
      });
      await server.call(runs.closeRun, await changeOf(id, { missing: true }), { token: office });
      expect(await statusOf(two!)).toBe('accepted');
      expect(await pickupStates()).toEqual(['done']);
      expect((await board()).shops[0]?.parcels).toMatchObject([{ trackingID: two!.tracking_id }]);
      expect(await openFollowUps()).toEqual([]);
      await sound();
    });

    test('what was collected and never came is missing once somebody says so', async () => {
      const [order] = await booked(1);
      const id = await sendOut(bilal.id, [order!]);
      await act(bilal, (await stopsOf(bilal, [order!]))[0]!, collected);
      await server.call(runs.closeRun, await changeOf(id, { missing: true }), { token: office });
      expect(await openFollowUps()).toEqual([['missing', order!.tracking_id, '']]);
      await sound();
    });

    test('the desk takes it in by its button as well', async () => {
      const [order] = await booked(1);
      await sendOut(bilal.id, [order!]);
      await act(bilal, (await stopsOf(bilal, [order!]))[0]!, collected);
      const params = { trackingID: order!.tracking_id };
      await server.call(
        orders.moveOrder,
        { params, body: { trackingStatus: 'warehouse' } },
        { token: office },
      );
      const { data } = await server.call(scanning.readParcel, { params: { code: params.trackingID } });
      expect(data.parcel?.holder).toMatchObject({ kind: 'warehouse', id: dubai.id });
      await sound();
    });
  });

  describe('moving to another driver', () => {
    test('who is out already: what was not accepted is', async () => {
      const [one, two] = await booked(2);
      await ask();
      const first = (await give(bilal.id, [one!])).runs[0]?._id ?? '';
      const second = await sendOut(yusuf.id, [two!]);
      const body = { toDriverId: yusuf.id, trackingIDs: idsOf([one!]) };
      const { data } = await server.call(
        dispatch.moveStops,
        { params: { id: first }, body },
        { token: office },
      );
      expect(data).toMatchObject({ _id: second, kind: 'pickup', parcels: 2 });
      expect(await statusOf(one!)).toBe('accepted');
      const [stop = ''] = await stopsOf(yusuf, [one!]);
      expect(await act(yusuf, stop, collected)).toMatchObject({ result: 'accepted' });
      expect(await pickupStates()).toEqual(['planned']);
      await sound();
    });

    test('crosswise at the same time waits for nothing that waits for it', async () => {
      const mine = await booked(6);
      const theirs = await booked(6);
      const first = await sendOut(bilal.id, mine);
      const second = await sendOut(yusuf.id, theirs);
      const move = (id: string, toDriverId: string, order: Order) =>
        server.call(
          dispatch.moveStops,
          { params: { id }, body: { toDriverId, trackingIDs: idsOf([order]) } },
          { token: office },
        );
      for (const at of mine.keys())
        await Promise.all([move(first, yusuf.id, mine[at]!), move(second, bilal.id, theirs[at]!)]);
      expect(await runOf(first)).toMatchObject({ run: { parcels: 6, version: 15 } });
      expect((await dayOf(yusuf)).stops.map(({ trackingID }) => trackingID).sort()).toEqual(
        idsOf(mine).sort(),
      );
      await sound();
    });

    test.runIf(SHARED.name === 'PostgreSQL')(
      'has one run locked before the other, whichever it is from',
      async () => {
        const [one, two] = await booked(2);
        const first = await sendOut(bilal.id, [one!]);
        const second = await sendOut(yusuf.id, [two!]);
        const [lower, higher] = [first, second].sort();
        if (engineOf(server.db).name === 'sqlite') return;
        for (const [id, toDriverId, order] of [
          [first, yusuf.id, one!],
          [second, bilal.id, two!],
        ] as const) {
          const moved = await server.db.transaction().execute(async (trx) => {
            await trx.selectFrom('runs').select('id').where('id', '=', lower!).forUpdate().execute();
            const body = { toDriverId, trackingIDs: idsOf([order]) };
            const moving = server.call(dispatch.moveStops, { params: { id }, body }, { token: office });
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

  test('the check names stops, pickups and holders that are not what was done, and puts them right', async () => {
    const [one, two] = await booked(2);
    const { id: pickup } = await ask();
    const run = await sendOut(bilal.id, [one!, two!]);
    const [first = '', second = ''] = await stopsOf(bilal, [one!, two!]);
    await act(bilal, first, collected);
    await act(bilal, second, left('not_ready'));
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
    await sound();
  });
});
