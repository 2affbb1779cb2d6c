import { createHash } from 'node:crypto';
import { actorNo, stationNo } from '../areas/scanning/store/desks.ts';
import { insertScans, nextScanSeq } from '../areas/scanning/store/scans.ts';
import { newId } from '../platform/engine/ids.ts';
import type { Database, Tables } from '../platform/engine/tables.ts';
import { folderStore } from '../platform/files/folder-store.ts';
import { readCallingWarehouse } from '../reads/calling-warehouse.ts';
import { FILES_FOLDER, NOW } from './app.ts';
import { insertOrder, insertRow } from './rows.ts';

let numbers = 0;

/** Since when a parcel is there that was received again at NOW. */
const LONG_BEFORE = '2026-01-01T00:00:00.000Z';

type NewScan = { parcel: number; run: number | null; warehouseId: string; at: string; act?: string };

/** Inserts a scan, by default one that put a parcel on a run. Returns its client id. */
async function insertScan(
  db: Database,
  { parcel, run, warehouseId, at, act = 'sent' }: NewScan,
): Promise<string> {
  const station = await stationNo(db, { device: 'desk-0001', name: 'Dock 1', warehouseId });
  const actor = await actorNo(db, { kind: 'operator', id: 'sara', name: 'Sara' });
  const nothing = {
    count: null,
    code: null,
    weight_grams: null,
    length_mm: null,
    width_mm: null,
    height_mm: null,
  };
  const scan = { client_id: newId().slice(0, 22), parcel, act, station, run, result: 'ok', actor };
  await insertScans(db, [{ seq: nextScanSeq(at), ...scan, ...nothing, happened_at: null, skew_ms: null }]);
  return scan.client_id;
}

type GivenStopAct = {
  order: Pick<Tables['orders'], 'id'>;
  run: string;
  stop: string;
  driver: string;
  note?: string;
  act?: string;
  reason?: string;
  cash_fils?: number;
};

/** Inserts an act at a stop, by default a call. */
export async function insertAct(
  db: Database,
  { order, run, stop, driver, note = '', act = 'called', reason = '', cash_fils = 0 }: GivenStopAct,
) {
  const who = { actor_kind: 'driver', actor: driver, actor_name: 'Imran Qureshi' };
  const money = { cash_fils, card_fils: 0, slip: '', due_seen_fils: null, code_right: null };
  const position = { lat_e6: null, lng_e6: null, accuracy_m: null };
  const times = { happened_at: NOW, skew_ms: 0, received_at: NOW };
  const at = { id: newId(), client_id: newId().slice(0, 22), stop_id: stop, run_id: run, order_id: order.id };
  const contents = { act, reason, note, received_by: '', relation: '' };
  const row = { ...at, ...contents, ...money, ...position, ...who, ...times, result: 'accepted', why: '' };
  await db.insertInto('stop_acts').values(row).execute();
  return at.id;
}

/** Returns the smallest file that is a JPEG by its magic bytes. */
export function pictureOf(comment: string): Buffer {
  const [head, end] = [Buffer.from([0xff, 0xd8, 0xff, 0xda, 0, 2]), Buffer.from([0xff, 0xd9])];
  return Buffer.concat([head, Buffer.from(comment), end]);
}

/** A proof of an act; its file is where the servers of tests look for it, if it has arrived. */
export async function insertProof(
  db: Database,
  row: Pick<Tables['proofs'], 'act_id' | 'order_id' | 'actor' | 'arrived_at'>,
  comment: string,
  folder = FILES_FOLDER,
): Promise<{ id: string; sha256: string; file: Buffer }> {
  const file = pictureOf(comment);
  const sha256 = createHash('sha256').update(file).digest('hex');
  if (row.arrived_at) await folderStore(folder).put(sha256, file);
  const id = newId();
  const type = row.arrived_at ? 'image/jpeg' : '';
  const values = { id, kind: 'photo', sha256, bytes: file.length, type, taken_at: NOW };
  await db
    .insertInto('proofs')
    .values({ ...row, ...values, dropped_at: null, missed_at: null })
    .execute();
  return { id, sha256, file };
}

/** A run, with these orders on it. */
export async function insertRun(
  db: Database,
  run: Partial<Tables['runs']> & Pick<Tables['runs'], 'warehouse_id' | 'to_warehouse_id'>,
  orders: readonly Tables['orders'][] = [],
): Promise<string> {
  const id = newId();
  numbers += 1;
  const row = {
    id,
    no: numbers,
    number: `RUN-${id}`,
    kind: 'linehaul',
    driver_id: null,
    vehicle_no: '',
    day: '2026-11-21',
    state: 'open',
    version: 1,
    created_at: NOW,
    created_by: 'Sara',
    out_at: run.state === 'out' ? NOW : null,
    closed_at: null,
    ...run,
  };
  await db.insertInto('runs').values(row).execute();
  for (const [at, { id: order_id, seq }] of orders.entries()) {
    const stop = {
      id: newId(),
      run_id: id,
      kind: row.kind,
      order_id,
      pickup_id: null,
      state: 'pending',
      added_at: NOW,
      place: at + 1,
      loaded_at: NOW,
    };
    await db
      .insertInto('run_stops')
      .values({ ...stop, done_at: null, why: '' })
      .execute();
    const holder = { holder_kind: 'run', holder: id, since: NOW, warehouse_id: run.warehouse_id };
    await insertScan(db, { parcel: seq, run: numbers, warehouseId: run.warehouse_id, at: row.created_at });
    await db.updateTable('custody').set(holder).where('seq', '=', seq).execute();
  }
  return id;
}

async function insertCount(db: Database, warehouse_id: string, ended_at: string | null): Promise<string> {
  const id = newId();
  numbers += 1;
  const figures = { expected: 0, found: 0, missing: 0, surplus: 0 };
  const begun = {
    begun_at: NOW,
    begun_by: 'Sara',
    begun_actor: 'sara',
    ended_at,
    ended_by: ended_at && 'Sara',
  };
  await db
    .insertInto('stock_counts')
    .values({ id, no: numbers, warehouse_id, sort_code: '', ...begun, ...figures })
    .execute();
  return id;
}

/** Inserts a due follow-up about an order, by default a call to make. */
export async function insertCase(
  db: Database,
  order: Pick<Tables['orders'], 'id'>,
  overrides: Partial<Tables['follow_ups']> = {},
): Promise<{ followUp: string }> {
  const followUp = newId();
  const nobody = { claimed_by: null, claimed_name: null, claimed_until: null };
  const open = { state: 'open', outcome: null, closed_at: null, closed_name: null };
  const opened = { opened_at: NOW, opened_by: 'Sara', due_at: NOW, note: '', run_id: null };
  const warehouse_id = await readCallingWarehouse(db, order.id);
  const about = { order_id: order.id, warehouse_id, kind: 'call' };
  await db
    .insertInto('follow_ups')
    .values({ id: followUp, ...about, ...opened, ...nobody, ...open, ...overrides })
    .execute();
  return { followUp };
}

/** Inserts an unanswered call about a case. */
export async function insertCall(
  db: Database,
  { followUp, order, note = '', at = NOW }: CaseCall,
): Promise<void> {
  const who = { actor_kind: 'operator', actor: 'sara', actor_name: 'Sara' };
  const about = { id: newId(), follow_up_id: followUp, order_id: order.id, at };
  await db
    .insertInto('contact_calls')
    .values({ ...about, ...who, outcome: 'no_answer', note, next_at: null })
    .execute();
}

type CaseCall = { followUp: string; order: Pick<Tables['orders'], 'id'>; note?: string; at?: string };

/** Inserts parcels, runs, counts and a follow-up of a warehouse. */
export async function insertHub(
  db: Database,
  { warehouseId, elsewhere }: { warehouseId: string; elsewhere: string },
) {
  const here = { warehouse_id: warehouseId, tracking_status: 'warehouse' };
  const held = await insertOrder(db, here);
  const loaded = await insertOrder(db, here);
  const packed = await insertOrder(db, here);
  const onItsWay = await insertOrder(db, { ...here, warehouse_id: warehouseId });
  const away = { warehouse_id: warehouseId, to_warehouse_id: elsewhere };
  const open = await insertRun(db, away);
  const loading = await insertRun(db, away, [loaded]);
  const full = await insertRun(db, away, [packed]);
  const coming = await insertRun(
    db,
    { warehouse_id: elsewhere, to_warehouse_id: warehouseId, state: 'out' },
    [onItsWay],
  );
  const atDoor = { warehouse_id: warehouseId, to_warehouse_id: null, kind: 'delivery' };
  const drivers = [];
  for (const first_name of ['Bilal', 'Yusuf']) {
    const person = {
      kind: 'driver',
      warehouse_id: warehouseId,
      first_name,
      email: `${first_name}@hub.example`,
    };
    drivers.push((await insertRow(db, 'staff', { ...person, phone: '', phone_e164: '' })).id);
  }
  const [driver = '', otherDriver = ''] = drivers;
  const planned = await insertOrder(db, here);
  const delivering = await insertRun(db, { ...atDoor, driver_id: driver }, [planned]);
  const withDriver = { ...here, tracking_status: 'assignedtodriver' };
  const [outFirst, outSecond] = [await insertOrder(db, withDriver), await insertOrder(db, withDriver)];
  const out = await insertRun(db, { ...atDoor, driver_id: driver, state: 'out' }, [outFirst, outSecond]);
  const stops = await db.selectFrom('run_stops').select('id').where('run_id', '=', out).execute();
  const { followUp } = await insertCase(db, held, { kind: 'missing', warehouse_id: warehouseId });
  const toCall = await insertCase(db, loaded);
  await insertCase(db, planned);
  const counted = await insertCount(db, warehouseId, NOW);
  const act = await insertAct(db, { order: outSecond, run: out, stop: stops[1]?.id ?? '', driver });
  const proofOf = (comment: string, arrived_at: string | null) =>
    insertProof(db, { act_id: act, order_id: outSecond.id, actor: driver, arrived_at }, comment);
  const { seq: parcel } = await insertOrder(db, { ...here, created_at: LONG_BEFORE, moved_at: LONG_BEFORE });
  return {
    held,
    received: await insertScan(db, { parcel, run: null, warehouseId, at: NOW, act: 'received' }),
    loaded,
    loading,
    open,
    full,
    coming,
    counted,
    counting: await insertCount(db, elsewhere, null),
    unwantedCount: await insertCount(db, (await insertRow(db, 'warehouses')).id, null),
    followUp,
    toCall: toCall.followUp,
    driver,
    otherDriver,
    planned,
    delivering,
    out,
    outFirst,
    outSecond,
    stop: stops[0]?.id ?? '',
    waiting: await proofOf('still on the phone', null),
    kept: await proofOf('kept', NOW),
    unwanted: await proofOf('unwanted', NOW),
  };
}
