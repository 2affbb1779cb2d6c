import { dispatch } from '@tawseel/contract/dispatch';
import { followUps } from '@tawseel/contract/follow-ups';
import { myDay } from '@tawseel/contract/my-day';
import { runs } from '@tawseel/contract/runs';
import { scanning } from '@tawseel/contract/scanning';
import { beforeEach, expect } from 'vitest';
import { findProblems } from '../commands/check.ts';
import { newId } from '../platform/engine/ids.ts';
import type { Tables } from '../platform/engine/tables.ts';
import { sessionOf, type TestApp } from './app.ts';
import type { Person } from './at-the-door.ts';
import { insertRow } from './rows.ts';

type Order = Tables['orders'];

let drawn = 0;
/** Generates an id in the format of the phone's. */
export function draw(): string {
  drawn += 1;
  return String(drawn).padStart(22, 'p');
}

/**
 * A warehouse with its supervisor and two drivers, created before each test, and what they do with runs of a kind from
 * the board to the last stop.
 */
export function atTheHub(server: TestApp, kind: 'delivery' | 'pickup') {
  const here = {} as {
    dubai: Tables['warehouses'];
    /** The supervisor's token. */
    office: string;
    bilal: Person;
    yusuf: Person;
  };

  async function hire(role: string, name: string): Promise<Person> {
    const person = { kind: role, warehouse_id: here.dubai.id, first_name: name, last_name: '' };
    const phones = { phone_e164: newId(), email: `${newId()}@tawseel.example` };
    const { id } = await insertRow(server.db, 'staff', { ...person, ...phones });
    return { id, token: await sessionOf(server.db, id) };
  }

  beforeEach(async () => {
    here.dubai = await insertRow(server.db, 'warehouses', { name: 'Dubai Hub' });
    here.office = (await hire('supervisor', 'Sara')).token;
    here.bilal = await hire('driver', 'Bilal');
    here.yusuf = await hire('driver', 'Yusuf');
  });

  const idsOf = (of: readonly Order[]) => of.map(({ tracking_id: id }) => id);
  const give = async (driverId: string, of: readonly Order[], token = here.office) => {
    const body = { kind, assignments: [{ driverId, trackingIDs: idsOf(of) }] };
    return (await server.call(dispatch.assignParcels, { body }, { token })).data;
  };
  const runOf = async (id: string) =>
    (await server.call(runs.readRun, { params: { id } }, { token: here.office })).data;
  const changeOf = async (id: string, more: object = {}) => {
    const { run } = await runOf(id);
    return { params: { id }, body: { version: run.version, ...more } };
  };
  const dayOf = async ({ token }: { token: string }) =>
    (await server.call(myDay.readMyDay, {}, { token })).data;

  return {
    here,
    hire,
    idsOf,
    give,
    runOf,
    /** Returns the request of a call that changes a run. */
    changeOf,
    /** Gives a driver a run with these and sends it out, loaded. */
    sendOut: async (driverId: string, of: readonly Order[]): Promise<string> => {
      const id = (await give(driverId, of)).runs[0]?._id ?? '';
      const loading = kind === 'delivery' ? { unloaded: 'load' } : {};
      await server.call(runs.sendRun, await changeOf(id, loading), { token: here.office });
      server.clock.advance(1000);
      return id;
    },
    dayOf,
    stopsOf: async (driver: { token: string }, of: readonly Order[]) => {
      const { stops } = await dayOf(driver);
      return of.map(
        ({ tracking_id }) => stops.find(({ trackingID }) => trackingID === tracking_id)?._id ?? '',
      );
    },
    act: async (driver: { token: string }, stopId: string, contents: object) => {
      const now = server.clock.read().toISOString();
      const given = { clientId: draw(), stopId, happenedAt: now, ...contents };
      // The input is the test's own, so its type is not checked.
      const body = { clock: now, acts: [given] } as never;
      const { data } = await server.call(myDay.sendActs, { body }, driver);
      server.clock.advance(1000);
      return data[0]!;
    },
    statusOf: async ({ tracking_id }: Order) =>
      (await server.call(scanning.readParcel, { params: { code: tracking_id } }, { token: here.office })).data
        .parcel?.trackingStatus,
    scan: async (act: 'sent' | 'received', of: readonly Order[], runId?: string) => {
      const scans = idsOf(of).map((code) => ({ clientId: draw(), act, code, ...(runId && { runId }) }));
      const body = { station: { device: 'desk-0001', name: 'Dock 1' }, scans };
      const { data } = await server.call(scanning.scan, { body }, { token: here.office });
      server.clock.advance(1000);
      return data.map(({ result, before }) => (before === '' ? result : `${result}: ${before}`));
    },
    openFollowUps: async () =>
      (await server.call(followUps.listFollowUps, { query: {} }, { token: here.office })).data.map(
        ({ kind, parcel, note }) => [kind, parcel.trackingID, note],
      ),
    board: async () =>
      (await server.call(dispatch.readBoard, { query: { kind } }, { token: here.office })).data,
    expectExact: async () => expect(await findProblems(server.db, 'Asia/Dubai')).toEqual([]),
  };
}
