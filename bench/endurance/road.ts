import { createHash, randomBytes } from 'node:crypto';
import { Agent } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import type { ActAnswer, GivenAct } from '@tawseel/contract/my-day';
import { folderStore } from '@tawseel/server/src/platform/files/folder-store.ts';
import { NOW, sessionOf } from '@tawseel/server/src/testing/app.ts';
import { insertRun, pictureOf } from '@tawseel/server/src/testing/hub.ts';
import { insertManyOrders, insertRow, ordinaryOrder } from '@tawseel/server/src/testing/rows.ts';
import { ask } from '../measure.ts';
import { type Business, type Server, withDatabaseOf } from './business.ts';

const PHOTO_BYTES = 100_000;
const BATCH = 50;
const FILES_AT_ONCE = 3;
const CLIENT_ID_BYTES = 16;
const BUSY = 503;
/** Delay in ms before the page of drivers retries: the first one, and the maximum. */
const SHORTEST_MS = 1000;
const LONGEST_MS = 10_000;

type Load = { phones: number; acts: number; photos: number };

/** A driver's phone at the end of a day without a network: acts that wait, and the files that they name. */
export type Phone = {
  token: string;
  acts: GivenAct[];
  files: { sha256: string; file: Buffer }[];
  /** Number of answers with 503. */
  putOff: number;
  /** Time until all acts and all files were sent, in ms from the start of the phone. */
  actsMs: number;
  filesMs: number;
};

/** Runs made so far, each in a millisecond of its own: there is room for so many scans in one. */
let runs = 0;

function drawPhoto() {
  const file = pictureOf(randomBytes(PHOTO_BYTES / 2).toString('hex'));
  return { sha256: createHash('sha256').update(file).digest('hex'), file };
}

/** Drivers whose runs are out; each parcel was delivered, and each of the first so many has one photo more. */
export async function sendOut(business: Business, { phones, acts, photos }: Load): Promise<Phone[]> {
  return withDatabaseOf(business, async (db) => {
    const { id: warehouse_id } = await db.selectFrom('warehouses').select('id').executeTakeFirstOrThrow();
    const out: Phone[] = [];
    for (let at = 0; at < phones; at += 1) {
      const driver = await insertRow(db, 'staff', { kind: 'driver', warehouse_id });
      const order = (_: unknown, door: number) => ({
        ...ordinaryOrder(),
        warehouse_id,
        tracking_status: 'assignedtodriver',
        dropoff_street: `Street ${door + 1}`,
        receiver_name: `Receiver ${door + 1}`,
      });
      const orders = await insertManyOrders(db, Array.from({ length: acts }, order));
      const run = { warehouse_id, to_warehouse_id: null, kind: 'delivery', state: 'out' };
      runs += 1;
      const created_at = new Date(Date.parse(NOW) + runs).toISOString();
      const id = await insertRun(db, { ...run, driver_id: driver.id, created_at }, orders);
      const stops = await db.selectFrom('run_stops').select('id').where('run_id', '=', id).execute();
      const files = Array.from({ length: photos }, drawPhoto);
      const happenedAt = new Date().toISOString();
      const delivered = {
        act: 'delivered' as const,
        happenedAt,
        receivedBy: 'Ahmed',
        relation: 'self' as const,
      };
      const named = files.map(({ sha256, file }) => ({ sha256, kind: 'photo' as const, bytes: file.length }));
      out.push({
        token: await sessionOf(db, driver.id),
        acts: stops.map(({ id: stopId }, stop) => ({
          ...delivered,
          clientId: randomBytes(CLIENT_ID_BYTES).toString('base64url'),
          stopId,
          proofs: named.filter((_, photo) => photo % acts === stop),
        })),
        files,
        putOff: 0,
        actsMs: 0,
        filesMs: 0,
      });
    }
    return out;
  });
}

/** Waits as the page does after a server that has too much to do; nothing else may keep a phone from sending. */
async function backOff(phone: Phone, status: number, tries: number): Promise<void> {
  if (status !== BUSY) throw new Error(`A phone was told ${status}.`);
  phone.putOff += 1;
  await setTimeout(Math.min(LONGEST_MS, SHORTEST_MS * 2 ** tries) * (0.5 + Math.random() / 2));
}

async function sendActs(server: Server, phone: Phone, over: Agent): Promise<void> {
  for (let tries = 0; phone.acts.length > 0; tries += 1) {
    const body = { clock: new Date().toISOString(), acts: phone.acts.slice(0, BATCH) };
    const answer = await ask(server, { path: '/api/my/acts', body, token: phone.token, over });
    if (answer.status !== 200) {
      await backOff(phone, answer.status, tries);
      continue;
    }
    const { data } = JSON.parse(answer.body) as { data: ActAnswer[] };
    const wrong = data.find(({ result }) => result !== 'accepted');
    if (wrong) throw new Error(wrong.message);
    const answered = new Set(data.map(({ clientId }) => clientId));
    phone.acts = phone.acts.filter(({ clientId }) => !answered.has(clientId));
    tries = -1;
  }
}

async function sendFile(
  server: Server,
  phone: Phone,
  { sha256, file }: Phone['files'][number],
): Promise<number> {
  const headers = { authorization: `Bearer ${phone.token}`, 'content-type': 'image/jpeg' };
  const init = { method: 'PUT', headers, body: new Uint8Array(file) };
  const answer = await fetch(`${server.url}/api/my/proofs/${sha256}`, init);
  await answer.arrayBuffer();
  if (answer.status === 200) phone.files = phone.files.filter((one) => one.sha256 !== sha256);
  return answer.status;
}

async function sendFiles(server: Server, phone: Phone): Promise<void> {
  for (let tries = 0; phone.files.length > 0; tries += 1) {
    const batch = phone.files.slice(0, FILES_AT_ONCE);
    const statuses = await Promise.all(batch.map((file) => sendFile(server, phone, file)));
    const wrong = statuses.find((status) => status !== 200);
    if (wrong === undefined) tries = -1;
    else await backOff(phone, wrong, tries);
  }
}

/** Sends what waits, as the page of drivers does: acts first, then their files. False where the server is gone. */
export async function sendAll(server: Server, phone: Phone): Promise<boolean> {
  const started = performance.now();
  const over = new Agent({ keepAlive: true, maxSockets: 1 });
  try {
    await sendActs(server, phone, over);
    phone.actsMs = performance.now() - started;
    await sendFiles(server, phone);
    phone.filesMs = performance.now() - started;
    return true;
  } catch (error) {
    if (error instanceof TypeError || (error instanceof Error && 'code' in error)) return false;
    throw error;
  } finally {
    over.destroy();
  }
}

/** Returns problems with the phones' acts and files: those that are missing, doubled or changed. */
export async function lostOf(business: Business, sent: readonly Phone[], files: string): Promise<string[]> {
  return withDatabaseOf(business, async (db) => {
    const acts = await db.selectFrom('stop_acts').select(['client_id', 'stop_id']).execute();
    const known = new Set(acts.map(({ client_id }) => client_id));
    const proofs = await db.selectFrom('proofs').select(['sha256', 'arrived_at']).execute();
    const arrived = new Set(proofs.filter(({ arrived_at }) => arrived_at).map(({ sha256 }) => sha256));
    const store = folderStore(files);
    const lost: string[] = [];
    for (const phone of sent) {
      for (const { clientId } of phone.acts) if (!known.has(clientId)) lost.push(`act ${clientId}`);
      for (const { sha256, file } of phone.files)
        if (!arrived.has(sha256) || !(await store.read(sha256))?.equals(file)) lost.push(`file ${sha256}`);
    }
    if (new Set(acts.map(({ stop_id }) => stop_id)).size !== acts.length) lost.push('a stop was done twice');
    return lost;
  });
}
