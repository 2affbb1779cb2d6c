import { createHash } from 'node:crypto';
import { followUps } from '@tawseel/contract/follow-ups';
import { myDay } from '@tawseel/contract/my-day';
import { proofs } from '@tawseel/contract/proofs';
import { beforeEach } from 'vitest';
import { newId } from '../platform/engine/ids.ts';
import type { Tables } from '../platform/engine/tables.ts';
import type { FileStore } from '../platform/files/file-store.ts';
import { folderStore } from '../platform/files/folder-store.ts';
import { FILES_FOLDER, sessionOf, type TestApp } from './app.ts';
import { insertRun, pictureOf } from './hub.ts';
import { insertOrder, insertRow } from './rows.ts';

export type Person = { id: string; token: string };

/** Store of the files of proofs on test servers. */
export const files: FileStore = folderStore(FILES_FOLDER);

export const hashOf = (file: Buffer): string => createHash('sha256').update(file).digest('hex');

let drawn = 0;
/** A picture that no other test has. */
export function draw(): Buffer {
  drawn += 1;
  return pictureOf(`${process.pid} ${drawn} ${newId()}`);
}

/** A file as an act names it. */
export const named = (file: Buffer, kind: 'photo' | 'signature' = 'photo') => ({
  sha256: hashOf(file),
  kind,
  bytes: file.length,
});

/** Act at a door where no one was home. */
export const FAILED = { act: 'failed', reason: 'not_home', receivedBy: undefined };

/** Creates before each test a warehouse with its supervisor and two drivers, the first with a current run. */
export function atTheDoor(server: TestApp) {
  const at = {} as { dubai: string; sara: Person; bilal: Person; yusuf: Person };

  async function hire(kind: string, warehouse_id = at.dubai): Promise<Person> {
    const contents = { kind, warehouse_id, email: `${newId()}@tawseel.example`, phone_e164: newId() };
    const { id } = await insertRow(server.db, 'staff', contents);
    return { id, token: await sessionOf(server.db, id) };
  }

  beforeEach(async () => {
    at.dubai = (await insertRow(server.db, 'warehouses')).id;
    at.sara = await hire('supervisor');
    at.bilal = await hire('driver');
    at.yusuf = await hire('driver');
  });

  return {
    at,
    hire,
    /** Stops of a run of Bilal's that is out with so many parcels. */
    out: async (many: number, overrides: Partial<Tables['orders']> = {}) => {
      const parcels: Tables['orders'][] = [];
      const order = { warehouse_id: at.dubai, tracking_status: 'assignedtodriver', ...overrides };
      for (let made = 0; made < many; made += 1) parcels.push(await insertOrder(server.db, order));
      const run = { warehouse_id: at.dubai, to_warehouse_id: null, kind: 'delivery', state: 'out' };
      const id = await insertRun(server.db, { ...run, driver_id: at.bilal.id }, parcels);
      const { stops } = (await server.call(myDay.readMyDay, {}, at.bilal)).data;
      const made = stops.filter(({ runId }) => runId === id);
      return made.map(({ _id, trackingID }) => ({ stopId: _id, trackingID }));
    },
    /** Sends an act at a stop: a delivery unless the test says otherwise. */
    act: async (stopId: string, contents: object = {}) => {
      server.clock.advance(1000);
      const now = server.clock.read().toISOString();
      const delivered = { clientId: newId().slice(0, 22), act: 'delivered', receivedBy: 'Ahmed' };
      const acts = [{ ...delivered, stopId, happenedAt: now, ...contents }];
      // The input is the test's own, so its type is not checked.
      return (await server.call(myDay.sendActs, { body: { clock: now, acts } as never }, at.bilal)).data[0]!;
    },
    put: (file: Buffer, by = at.bilal, sha256 = hashOf(file)) =>
      server.send(proofs.putProof, { params: { sha256 }, file }, by),
    refusedPut: (file: Buffer, by = at.bilal, sha256 = hashOf(file)) =>
      server.refused(proofs.putProof, { params: { sha256 }, file }, by),
    listOf: async (trackingID: string) =>
      (await server.call(proofs.listProofs, { params: { trackingID } }, at.sara)).data,
    codeOf: async (trackingID: string, by: { token: string } = at.sara) =>
      (await server.call(proofs.showDeliveryCode, { params: { trackingID } }, by)).data.code,
    refusedCode: (trackingID: string, by: { token: string } = at.sara) =>
      server.refused(proofs.showDeliveryCode, { params: { trackingID } }, by),
    read: (id: string, by = at.sara) => server.send(proofs.readProof, { params: { id } }, by),
    /** Kinds and notes of the follow-ups that are open. */
    followed: async () =>
      (await server.call(followUps.listFollowUps, { query: {} }, at.sara)).data.map(({ kind, note }) => [
        kind,
        note,
      ]),
  };
}
