import type { ScanAct, ScanResultKind } from '@tawseel/contract/facts/scans';
import type { Sentence } from '@tawseel/contract/facts/sentences/say';
import { sentence } from '@tawseel/contract/facts/sentences/sentence';
import type { GivenScan } from '@tawseel/contract/scanning';
import type { Trx } from '../../platform/engine/tables.ts';
import type { Work } from '../../platform/engine/work.ts';
import { businessDay } from '../../platform/values/period.ts';
import { WHOLE_BUSINESS } from '../../platform/values/scope.ts';
import { listLaterDays } from '../../reads/promised-days.ts';
import { type Custody, changesHolder, type Placement } from '../custody/rules/custody.ts';
import { findCustodyOf } from '../custody/store/custody.ts';
import { placementOf } from '../delivery-areas/placement.ts';
import { PER_UNIT } from '../orders/rules/order-fields.ts';
import { lastOrderEvents } from '../orders/store/orders.ts';
import type { OrderRow } from '../orders/tables.ts';
import { lockRun, type RunRow } from '../runs/store/runs.ts';
import { findPendingStop } from '../stops/store/stops.ts';
import type { Desk, MovedParcel, ScanContext, ScanOutcome } from './desk.ts';
import { moveParcel } from './move-parcel.ts';
import { readAt, readScanning } from './read-scanning.ts';
import { decideScan } from './rules/decide-scan.ts';
import { codeOf, lockMeant } from './store/codes.ts';
import { type FirstScan, findScans, insertScans, nextScanSeq, type ScanRow } from './store/scans.ts';

/**
 * Acts that any desk may do: a parcel at the desk can be received or counted for any warehouse; other acts only for its
 * own warehouses.
 */
const BY_HAND: readonly ScanAct[] = ['received', 'counted'];

/** Takes scans in one transaction; each sees the effects of those before it. */
export async function takeScans(work: Work, scans: readonly GivenScan[], desk: Desk): Promise<ScanOutcome[]> {
  const { trx } = work;
  const first = await findScans(
    trx,
    scans.map(({ clientId }) => clientId),
  );
  const fresh = scans.filter(({ clientId }) => !first.has(clientId));
  // Runs before orders, in the order of all transactions.
  const runs = await lockRuns(trx, fresh, desk);
  const meant = await lockMeant(trx, [...new Set(fresh.map(({ code }) => codeOf(code)))]);
  const orders = [...meant.values()].flatMap(({ order, ofReference }) => (order ? [order] : ofReference));
  const held = await findCustodyOf(trx, orders);
  // For a single order it is read only if its scan moves it.
  const lastAt =
    orders.length > 1
      ? await lastOrderEvents(
          trx,
          orders.map(({ id }) => id),
        )
      : new Map<string, string>();
  const rows: ScanRow[] = [];
  const taken: ScanOutcome[] = [];
  for (const scan of scans) {
    const known = first.get(scan.clientId);
    if (known) {
      taken.push(isSame(known, scan, desk) ? repeatAnswer(scan, known) : refuseTaken(scan));
      continue;
    }
    const one = await takeScan(scan, {
      work,
      desk,
      run: runs.get(scan.runId ?? ''),
      meant,
      held,
      lastAt,
      rows,
    });
    rows.push(one.row);
    first.set(scan.clientId, firstScanOf(scan, one.row, desk));
    taken.push(one.taken);
  }
  await insertScans(trx, rows);
  return taken;
}

async function lockRuns(
  trx: Trx,
  scans: readonly GivenScan[],
  { warehouse }: Desk,
): Promise<Map<string, RunRow>> {
  const runs = new Map<string, RunRow>();
  for (const id of [...new Set(scans.flatMap(({ runId }) => runId ?? []))].sort()) {
    const run = await lockRun(trx, id, WHOLE_BUSINESS, 'share');
    if (run && [run.warehouse_id, run.to_warehouse_id].includes(warehouse.id)) runs.set(id, run);
  }
  return runs;
}

function firstScanOf(
  { code, runId, countId }: GivenScan,
  row: ScanRow,
  { device, warehouse }: Desk,
): FirstScan {
  const ids = { run_id: runId ?? null, count_id: countId ?? null };
  return { ...row, ...ids, code: codeOf(code), device, warehouse_id: warehouse.id };
}

/**
 * Returns true if a stored scan is the one that was sent, perhaps before its desk got another name. Desks generate ids, each for one scan; a user who takes
 * over a desk sends its queue. A run or a stock count of another warehouse was not stored with its scan.
 */
function isSame(first: FirstScan, scan: GivenScan, { device, warehouse }: Desk): boolean {
  const sent = {
    device,
    warehouse_id: warehouse.id,
    act: scan.act,
    code: codeOf(scan.code),
    ...measuresOf(scan),
  };
  const keys = Object.keys(sent) as (keyof typeof sent)[];
  const isOn = (kept: string | null, id: string | undefined) => kept === null || kept === id;
  return (
    keys.every((key) => first[key] === sent[key]) &&
    isOn(first.run_id, scan.runId) &&
    isOn(first.count_id, scan.countId)
  );
}

function refuseTaken(scan: GivenScan): ScanOutcome {
  return takenOf(scan, { result: 'refused', answer: sentence('scan_id_taken') });
}

function repeatAnswer({ clientId, code }: GivenScan, { result, code: read, parcel }: FirstScan): ScanOutcome {
  return {
    clientId,
    // A closed set in the database.
    result: result as ScanResultKind,
    isRepeated: true,
    answer:
      result === 'unknown'
        ? sentence('scan_unknown', { code: read ?? code })
        : sentence('scan_known', { trackingID: codeOf(code) }),
    parcel: parcel ?? undefined,
    choices: [],
  };
}

function isOwn(order: OrderRow, held: Custody | undefined, { warehouse, isLimited }: Desk): boolean {
  const { id } = warehouse;
  return !isLimited || [order.warehouse_id, held?.warehouse_id, held?.to_warehouse].includes(id);
}

/**
 * Returns the order that a code means: by its label, otherwise by its sender's number if only one order here has it.
 */
function findMeant(
  { act, code }: GivenScan,
  { desk, meant, held }: ScanContext,
): { order?: OrderRow; choices: OrderRow[] } {
  const { order, ofReference = [] } = meant.get(codeOf(code)) ?? {};
  const own = (one: OrderRow) => isOwn(one, held.get(one.seq), desk);
  if (order) return BY_HAND.includes(act) || own(order) ? { order, choices: [] } : { choices: [] };
  const [only, ...others] = ofReference.filter(own);
  return only && others.length === 0 ? { order: only, choices: [] } : { choices: ofReference.filter(own) };
}

async function takeScan(scan: GivenScan, at: ScanContext): Promise<{ row: ScanRow; taken: ScanOutcome }> {
  const { trx, now } = at.work;
  const { order, choices } = findMeant(scan, at);
  const code = codeOf(scan.code);
  if (!order) {
    const orders = choices.length;
    const answer =
      orders > 0 ? sentence('scan_several', { code, orders }) : sentence('scan_unknown', { code });
    const row = rowOf(scan, at, { instant: now.toISOString(), result: 'unknown', parcel: null, code });
    return { row, taken: takenOf(scan, { result: 'unknown', answer, choices }) };
  }
  const held = at.held.get(order.seq);
  const place = await destinationOf(trx, order, at.desk);
  const scanning = await readScanning(scan, { order, held, place }, at);
  const { result, answer, moves } = decideScan(scan.act, scanning);
  const before = changesHolder(scan.act, result)
    ? await surpriseOf(at.work, scan.act, { order, held, run: at.run })
    : undefined;
  const done = changesHolder(scan.act, result)
    ? await moveParcel(scan, { order, held, place, moves, result }, at)
    : { after: order, instant: now.toISOString(), held, lastAt: undefined };
  rememberEffects(at, done);
  const other = order.tracking_id === code ? null : code;
  const row = rowOf(scan, at, { instant: done.instant, result, parcel: order.seq, code: other });
  return { row, taken: takenOf(scan, { result, answer, before, order: done.after }) };
}

/**
 * Returns the sentence about something that a scan ends silently: another planned run, an open stop, or the search
 * for a missing parcel; or about a later day that the receiver is promised.
 */
async function surpriseOf(
  { trx, now, timeZone }: Work,
  act: ScanAct,
  { order, held, run }: { order: OrderRow; held: Custody | undefined; run: RunRow | undefined },
): Promise<Sentence | undefined> {
  if (held?.exception === 'missing') return sentence('scan_was_missing');
  if (act === 'sent' && run?.kind === 'delivery') {
    const later = await listLaterDays(trx, [order.id], businessDay(now.toISOString(), timeZone));
    const day = later.get(order.tracking_id);
    if (day) return sentence('scan_promised_later', { day });
  }
  if (act !== 'sent' && !(act === 'received' && held?.holder_kind === 'run')) return undefined;
  const stop = await findPendingStop(trx, order.id);
  if (!stop || stop.run_id === run?.id || stop.kind === 'linehaul' || stop.kind === 'pickup')
    return undefined;
  const of = {
    run: stop.number,
    driver: [stop.first_name, stop.last_name].filter(Boolean).join(' '),
  };
  return sentence(stop.run_state === 'out' ? 'scan_was_to_do' : 'scan_was_on_run', of);
}

/** Records the effects of a scan for the scans after it. */
function rememberEffects({ meant, held, lastAt }: ScanContext, done: MovedParcel): void {
  const { after } = done;
  for (const known of meant.values()) if (known.order?.id === after.id) known.order = after;
  if (done.held) held.set(after.seq, done.held);
  else held.delete(after.seq);
  if (done.lastAt !== undefined) lastAt.set(after.id, done.lastAt);
}

/** Returns the destination of an order, from a cache because most scans go to the same areas. */
async function destinationOf(trx: Trx, order: OrderRow, { places }: Desk): Promise<Placement> {
  const address = `${order.dropoff_city}\n${order.dropoff_area}`;
  const place = places.get(address) ?? (await placementOf(trx, order));
  places.set(address, place);
  return place;
}

function takenOf(
  { clientId }: GivenScan,
  {
    result,
    answer,
    before,
    order,
    choices = [],
  }: Pick<ScanOutcome, 'result' | 'answer' | 'before'> & { order?: OrderRow; choices?: OrderRow[] },
): ScanOutcome {
  return {
    clientId,
    isRepeated: false,
    result,
    answer,
    before,
    parcel: order?.seq,
    choices: choices.map(({ seq }) => seq),
  };
}

/** Returns the measures as columns: grams and millimetres. */
function measuresOf({ weight, size }: GivenScan) {
  const { length, width, height } = size ?? {};
  const mm = (cm: number | undefined) => (cm === undefined ? null : Math.round(cm * PER_UNIT.cm));
  return {
    weight_grams: weight === undefined ? null : Math.round(weight * PER_UNIT.kg),
    length_mm: mm(length),
    width_mm: mm(width),
    height_mm: mm(height),
  };
}

type StoredScan = { instant: string; result: ScanResultKind; parcel: number | null; code: string | null };

/** Milliseconds of waiting for the network after which the time of a scan is stored next to its arrival. */
const WAITED_MS = 2000;

function rowOf(
  scan: GivenScan,
  { work: { now }, desk, run }: ScanContext,
  { instant, ...stored }: StoredScan,
): ScanRow {
  const read = readAt(scan, desk, now);
  const hasWaited = read !== undefined && now.getTime() - Date.parse(read) > WAITED_MS;
  return {
    seq: nextScanSeq(instant),
    client_id: scan.clientId,
    ...stored,
    act: scan.act,
    station: desk.station,
    run: run?.no ?? null,
    count: desk.counts.get(scan.countId ?? '')?.no ?? null,
    actor: desk.scanner,
    ...measuresOf(scan),
    happened_at: hasWaited ? read : null,
    skew_ms: desk.skew === 0 ? null : desk.skew,
  };
}
