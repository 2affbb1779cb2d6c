import { dispatch } from '@tawseel/contract/dispatch';
import { followUps } from '@tawseel/contract/follow-ups';
import { myDay } from '@tawseel/contract/my-day';
import { orders } from '@tawseel/contract/orders';
import { pickups } from '@tawseel/contract/pickups';
import { runs } from '@tawseel/contract/runs';
import { scanning } from '@tawseel/contract/scanning';
import { beforeEach } from 'vitest';
import { newId } from '../platform/engine/ids.ts';
import type { Tables } from '../platform/engine/tables.ts';
import { NOW, sessionOf, type TestApp } from './app.ts';
import type { Person } from './at-the-door.ts';
import { insertOrder, insertRow } from './rows.ts';

type Order = Tables['orders'];

export const TODAY = NOW.slice(0, 10);

let drawn = 0;
export function draw(): string {
  drawn += 1;
  return String(drawn).padStart(22, 'p');
}
/** Act of a driver about a parcel at a shop. */
export const collected = { act: 'collected' } as const;
export const left = (reason: string) => ({ act: 'not_collected', reason });

/** A shop with a warehouse, its supervisor and two drivers, created before each test. */
export function atTheShop(server: TestApp) {
  const here = {} as {
    dubai: Tables['warehouses'];
    shop: Tables['senders'];
    /** The supervisor's token. */
    office: string;
    bilal: Person;
    yusuf: Person;
  };

  async function hire(kind: string, name: string) {
    const person = {
      kind,
      warehouse_id: here.dubai.id,
      first_name: name,
      last_name: '',
      phone_e164: newId(),
    };
    const { id } = await insertRow(server.db, 'staff', { ...person, email: `${newId()}@tawseel.example` });
    return { id, token: await sessionOf(server.db, id) };
  }

  beforeEach(async () => {
    here.dubai = await insertRow(server.db, 'warehouses', { name: 'Dubai Hub' });
    here.shop = await insertRow(server.db, 'senders', { name: 'Noor Trading', street: 'Al Maktoum Road 4' });
    here.office = (await hire('supervisor', 'Sara')).token;
    here.bilal = await hire('driver', 'Bilal');
    here.yusuf = await hire('driver', 'Yusuf');
  });

  async function booked(many: number, overrides: Partial<Order> = {}): Promise<Order[]> {
    const ofShop = {
      sender_id: here.shop.id,
      sender_name: here.shop.name,
      sender_address: 'Al Maktoum Road 4',
    };
    const made: Order[] = [];
    for (let at = 0; at < many; at += 1)
      made.push(await insertOrder(server.db, { warehouse_id: here.dubai.id, ...ofShop, ...overrides }));
    return made;
  }
  const ask = async (overrides: Partial<Tables['pickups']> = {}) =>
    insertRow(server.db, 'pickups', {
      ...{ warehouse_id: here.dubai.id, sender_id: here.shop.id, street: 'Al Maktoum Road 4', day: TODAY },
      ...{ from_time: '14:00', to_time: '18:00', expected: 6, note: 'Back door', ...overrides },
    });
  const idsOf = (of: readonly Order[]) => of.map(({ tracking_id: id }) => id);
  const give = async (driverId: string, of: readonly Order[], token = here.office) =>
    (
      await server.call(
        dispatch.assignParcels,
        { body: { kind: 'pickup', assignments: [{ driverId, trackingIDs: idsOf(of) }] } },
        { token },
      )
    ).data;
  /** Gives or takes back pickups that have no booked parcels. */
  const visit = async (call: 'assign' | 'unassign', driverId: string, pickupIds: string[]) => {
    const row = call === 'assign' ? dispatch.assignParcels : dispatch.unassignParcels;
    const body = { kind: 'pickup' as const, assignments: [{ driverId, pickupIds }] };
    return server.call(row, { body }, { token: here.office });
  };
  const runOf = async (id: string) =>
    (await server.call(runs.readRun, { params: { id } }, { token: here.office })).data;
  const changeOf = async (id: string, more: object = {}) => {
    const { run } = await runOf(id);
    return { params: { id }, body: { version: run.version, ...more } };
  };
  async function sendOut(driverId: string, of: readonly Order[]): Promise<string> {
    const id = (await give(driverId, of)).runs[0]?._id ?? '';
    await server.call(runs.sendRun, await changeOf(id), { token: here.office });
    server.clock.advance(1000);
    return id;
  }
  const dayOf = async ({ token }: { token: string }) =>
    (await server.call(myDay.readMyDay, {}, { token })).data;
  const stopsOf = async (driver: { token: string }, of: readonly Order[]) => {
    const { stops } = await dayOf(driver);
    return of.map(({ tracking_id }) => stops.find(({ trackingID }) => trackingID === tracking_id)?._id ?? '');
  };
  async function act(driver: { token: string }, stopId: string, contents: object) {
    const now = server.clock.read().toISOString();
    const given = { clientId: draw(), stopId, happenedAt: now, ...contents };
    // The input is the test's own, so its type is not checked.
    const body = { clock: now, acts: [given] } as never;
    const { data } = await server.call(myDay.sendActs, { body }, driver);
    server.clock.advance(1000);
    return data[0]!;
  }
  const statusOf = async ({ tracking_id }: Order) =>
    (await server.call(scanning.readParcel, { params: { code: tracking_id } }, { token: here.office })).data
      .parcel?.trackingStatus;
  async function scan(of: readonly Order[], runId?: string) {
    const scans = idsOf(of).map((code) => ({
      ...{ clientId: draw(), act: 'received' as const, code },
      ...(runId ? { runId } : {}),
    }));
    const body = { station: { device: 'desk-0001', name: 'Dock 1' }, scans };
    const { data } = await server.call(scanning.scan, { body }, { token: here.office });
    server.clock.advance(1000);
    return data.map(({ result }) => result);
  }
  const pickupStates = async () =>
    (await server.call(pickups.listPickups, { query: {} }, { token: here.office })).data.pickups.map(
      ({ state }) => state,
    );
  const openFollowUps = async () =>
    (await server.call(followUps.listFollowUps, { query: {} }, { token: here.office })).data.map(
      ({ kind, parcel, note }) => [kind, parcel.trackingID, note],
    );
  const cancel = ({ tracking_id: trackingID }: Order) =>
    server.call(orders.cancelOrder, { params: { trackingID }, body: { reason: 'Sold out' } });
  const board = async () =>
    (await server.call(dispatch.readBoard, { query: { kind: 'pickup' } }, { token: here.office })).data;

  return {
    here,
    booked,
    ask,
    idsOf,
    give,
    visit,
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
    cancel,
    board,
  };
}
