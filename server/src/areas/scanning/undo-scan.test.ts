import { followUps } from '@tawseel/contract/follow-ups';
import { orders } from '@tawseel/contract/orders';
import { runs } from '@tawseel/contract/runs';
import { scanning } from '@tawseel/contract/scanning';
import { beforeEach, describe, expect, test } from 'vitest';
import { findProblems } from '../../commands/check.ts';
import { newId } from '../../platform/engine/ids.ts';
import type { Tables } from '../../platform/engine/tables.ts';
import { sessionOf } from '../../testing/app.ts';
import { insertRun } from '../../testing/hub.ts';
import { onEveryDatabase } from '../../testing/on-every-database.ts';
import { insertOrder, insertRow } from '../../testing/rows.ts';

type Order = Tables['orders'];

let drawn = 0;

onEveryDatabase((server) => {
  let dubai: Tables['warehouses'];
  let abuDhabi: Tables['warehouses'];
  let here: { token: string };
  let there: { token: string };
  let driverId: string;

  async function hire(kind: string, warehouse_id: string) {
    const told = { kind, warehouse_id, email: `${newId()}@tawseel.example`, phone_e164: newId() };
    return (await insertRow(server.db, 'staff', told)).id;
  }
  const signIn = async (warehouseId: string) => ({
    token: await sessionOf(server.db, await hire('supervisor', warehouseId)),
  });

  beforeEach(async () => {
    dubai = await insertRow(server.db, 'warehouses', { name: 'Dubai Hub' });
    abuDhabi = await insertRow(server.db, 'warehouses', { name: 'Abu Dhabi Hub' });
    here = await signIn(dubai.id);
    there = await signIn(abuDhabi.id);
    driverId = await hire('driver', dubai.id);
  });

  /** An order with the event that brought it to its status. */
  async function insertMoved(tracking_status: string, overrides: Partial<Order> = {}): Promise<Order> {
    const order = await insertOrder(server.db, { warehouse_id: dubai.id, tracking_status, ...overrides });
    const { id: order_id, created_at } = order;
    const event = { id: newId(Date.parse(created_at)), order_id, status: tracking_status, note: '' };
    await server.db
      .insertInto('order_events')
      .values({ ...event, created_at, kind: 'status' })
      .execute();
    return order;
  }
  async function scan(
    by: { token: string },
    code: string,
    overrides: { act?: 'sorted' | 'sent'; runId?: string } = {},
  ) {
    drawn += 1;
    const clientId = String(drawn).padStart(22, 'u');
    const station = { device: 'desk-0001', name: 'Dock 1' };
    const body = { station, scans: [{ clientId, act: 'received' as const, code, ...overrides }] };
    const [result] = (await server.call(scanning.scan, { body }, by)).data;
    server.clock.advance(1000);
    return { clientId, result: result?.result };
  }
  const undo = (clientId: string, by = here) => server.call(scanning.undoScan, { params: { clientId } }, by);
  const refusal = async (clientId: string, by = here) =>
    (await server.refused(scanning.undoScan, { params: { clientId } }, by)).code;
  async function parcelOf({ tracking_id }: Order) {
    const { data } = await server.call(scanning.readParcel, { params: { code: tracking_id } });
    const { trackingStatus, holder, exception } = data.parcel!;
    return { trackingStatus, holder: [holder.kind, holder.name], exception };
  }
  const openFollowUps = async (by: { token: string }) =>
    (await server.call(followUps.listFollowUps, { query: {} }, by)).data.map(({ kind }) => kind);
  const problems = () => findProblems(server.db, 'Asia/Dubai');

  test('an order whose parcel is with its sender goes back through the implied statuses, as events', async () => {
    const order = await insertMoved('created');
    const before = await parcelOf(order);
    const { clientId, result } = await scan(here, order.tracking_id);
    expect(result).toBe('implied');
    expect((await undo(clientId)).message).toBe(
      `${order.tracking_id} is not received: it is where it was before.`,
    );
    expect(await parcelOf(order)).toEqual(before);
    const { data } = await server.call(orders.listTrackingEvents, {
      params: { trackingID: order.tracking_id },
    });
    expect(data.map(({ event, status }) => `${event} ${status}`)).toEqual([
      'status created',
      'status accepted',
      'status pickup',
      'status warehouse',
      'takenBack pickup',
      'takenBack accepted',
      'takenBack created',
    ]);
    expect(await refusal(clientId)).toBe('scan_changed_since');
    expect((await scan(here, order.tracking_id)).result).toBe('implied');
    expect(await problems()).toEqual([]);
  });

  test('a parcel of a current delivery run is to be delivered there again', async () => {
    const order = await insertMoved('assignedtodriver');
    const told = { warehouse_id: dubai.id, to_warehouse_id: null, kind: 'delivery', driver_id: driverId };
    const run = await insertRun(server.db, { ...told, state: 'out' }, [order]);
    const stateOf = async () =>
      (await server.call(runs.readRun, { params: { id: run } }, here)).data.stops.map(({ state }) => state);
    const before = await parcelOf(order);
    const { clientId } = await scan(here, order.tracking_id);
    expect(await stateOf()).toEqual(['skipped']);
    await undo(clientId);
    expect(await stateOf()).toEqual(['pending']);
    // The scan has found that no area fits the address.
    expect(await parcelOf(order)).toEqual({ ...before, exception: 'address' });
    expect(await problems()).toEqual([]);
  });

  test('a parcel of a run between warehouses is on its way again', async () => {
    const order = await insertMoved('pickup', { dropoff_city: 'Abu-Dhabi' });
    await scan(here, order.tracking_id);
    const { data: run } = await server.call(
      runs.makeRun,
      { body: { toWarehouseId: abuDhabi.id, driverId } },
      here,
    );
    await scan(here, order.tracking_id, { act: 'sent', runId: run._id });
    await server.call(runs.sendRun, { params: { id: run._id }, body: { version: run.version } }, here);
    const before = await parcelOf(order);
    const { clientId } = await scan(there, order.tracking_id, { runId: run._id });
    await undo(clientId, there);
    expect(await parcelOf(order)).toEqual(before);
    expect(await problems()).toEqual([]);
    expect((await scan(there, order.tracking_id, { runId: run._id })).result).toBe('ok');
  });

  test('a missing parcel is missing again', async () => {
    const order = await insertMoved('pickup');
    await scan(here, order.tracking_id);
    const { data: count } = await server.call(scanning.beginCount, { body: { sortCode: '' } }, here);
    await server.call(scanning.endCount, { params: { id: count._id } }, here);
    const before = await parcelOf(order);
    expect(before.exception).toBe('missing');
    const { clientId } = await scan(here, order.tracking_id);
    expect(await openFollowUps(here)).toEqual([]);
    await undo(clientId);
    expect(await parcelOf(order)).toEqual(before);
    expect(await openFollowUps(here)).toEqual(['missing']);
    expect(await problems()).toEqual([]);
  });

  test('the surplus of an order that another warehouse expects is settled', async () => {
    const order = await insertMoved('created');
    const { clientId, result } = await scan(there, order.tracking_id);
    expect([result, await openFollowUps(there), await openFollowUps(here)]).toEqual([
      'surplus',
      ['surplus'],
      ['surplus'],
    ]);
    await undo(clientId, there);
    expect([await openFollowUps(there), await openFollowUps(here)]).toEqual([[], []]);
    expect(await problems()).toEqual([]);
  });

  describe('is refused', () => {
    test('once the parcel was scanned again, or the minutes are over', async () => {
      const order = await insertMoved('created');
      const { clientId } = await scan(here, order.tracking_id);
      const { clientId: again } = await scan(here, order.tracking_id);
      expect([await refusal(clientId), await refusal(again)]).toEqual(['scan_changed_since', 'no_such_scan']);
      const late = await scan(here, (await insertMoved('created')).tracking_id);
      server.clock.advance(60 * 60_000);
      expect(await refusal(late.clientId)).toBe('scan_undo_late');
    });

    test('to other users, other warehouses and for other acts', async () => {
      const order = await insertMoved('created');
      const { clientId } = await scan(here, order.tracking_id);
      expect(await refusal(clientId, await signIn(dubai.id))).toBe('scan_of_other');
      expect(await refusal(clientId, there)).toBe('no_such_scan');
      const sorted = await scan(here, order.tracking_id, { act: 'sorted' });
      expect(await refusal(sorted.clientId)).toBe('no_such_scan');
    });

    test('if neither a run nor a status gives the previous holder', async () => {
      const order = await insertMoved('pickup');
      await scan(here, order.tracking_id);
      const { clientId } = await scan(there, order.tracking_id);
      expect(await refusal(clientId, there)).toBe('scan_not_restored');
    });
  });
});
