import { DAY_MS } from '@tawseel/contract/facts/durations';
import { MOST_LISTED } from '@tawseel/contract/facts/parcels';
import { isAllowed } from '@tawseel/contract/facts/permission';
import { sentence } from '@tawseel/contract/facts/sentences/sentence';
import type { Parcel } from '@tawseel/contract/parcel';
import { runs } from '@tawseel/contract/runs';
import type { GivenScan, ScanResult, Station, scanning } from '@tawseel/contract/scanning';
import type { Trx } from '../../platform/engine/tables.ts';
import type { Work } from '../../platform/engine/work.ts';
import { actorOf } from '../../platform/http/auth.ts';
import { refuse } from '../../platform/http/errors.ts';
import { letOthersIn } from '../../platform/http/fair-queue.ts';
import { speakerOf } from '../../platform/http/language.ts';
import type { Context, Handlers } from '../../platform/http/serve.ts';
import { writeTogether } from '../../platform/http/write.ts';
import { pageOf } from '../../platform/values/paging.ts';
import { businessDay, startOfHour } from '../../platform/values/period.ts';
import { findLabelChanges } from '../labels/store.ts';
import { knownSender } from '../orders/calls/price.ts';
import { seenBy } from '../orders/calls/views.ts';
import { findOrder, findOrderById } from '../orders/store/orders.ts';
import { findBlankCodes, findBoundOrders, listBoundCodes } from '../orders/store/parcel-codes.ts';
import { seqAt } from '../orders/store/seq.ts';
import type { OrderRow } from '../orders/tables.ts';
import { namedWarehouse, placeNamed } from '../parcels/named-warehouse.ts';
import { listPlaces, readBySeq } from '../parcels/store.ts';
import { findDriverOf, findRun } from '../runs/store/read-runs.ts';
import { findRunsOf } from '../stops/store/stops.ts';
import { countCalls } from './count-calls.ts';
import type { Desk, ScanOutcome } from './desk.ts';
import { meantSortCodes } from './meant-sort-codes.ts';
import { measuredCharge } from './measured-charge.ts';
import { codeOf, findByReference } from './store/codes.ts';
import { openCounts } from './store/counts.ts';
import { deskNumbers } from './store/desks.ts';
import { EXPECTED_DAYS, listArrivals, listExpected, listHeld, readRoad } from './store/lists.ts';
import { takeScans } from './take-scans.ts';
import { undoScan } from './undo-scan.ts';

/** Scans of one transaction; other requests are served in between. */
const SLICE = 20;
const PAGE_SIZE = 25;

/** Returns what all scans of a call share. The desk itself is stored before them. */
async function deskOf(
  { db, scope, clock, caller, audit }: Context,
  station: Station,
  isCounting: boolean,
): Promise<Desk> {
  const places = await listPlaces(db);
  const warehouse = placeNamed(places, scope, station.warehouseId);
  const actor = actorOf(caller);
  const { device, name, clock: theirs } = station;
  const subject = { kind: 'warehouse', id: warehouse.id, name: warehouse.name } as const;
  const onRenamed = (trx: Trx, before: string) =>
    audit(trx, { subject, before: { desk: before }, after: { desk: name } });
  const desk = { device, name, warehouseId: warehouse.id };
  return {
    warehouse,
    device,
    ...(await deskNumbers(db, desk, actor, onRenamed)),
    counts: isCounting ? await openCounts(db, warehouse.id) : new Map(),
    names: new Map(places.map(({ id, name: called }) => [id, called])),
    places: new Map(),
    skew: theirs === undefined ? 0 : clock().getTime() - Date.parse(theirs),
    isLimited: scope.warehouseId !== undefined,
  };
}

/** Returns the results of scans, with the present state of their parcels. */
async function toResults(
  context: Context,
  scans: readonly GivenScan[],
  taken: readonly ScanOutcome[],
): Promise<ScanResult[]> {
  const { db, request } = context;
  const say = speakerOf(request);
  const seqs = [
    ...new Set(
      taken.flatMap(({ parcel, choices }) => [...(parcel === undefined ? [] : [parcel]), ...choices]),
    ),
  ];
  const parcels = await readBySeq(db, seqs);
  const labelChanges = await findLabelChanges(
    db,
    taken.flatMap(({ parcel }) => parcel ?? []),
  );
  // A blank label may be bound later: a repeated scan gets the present state.
  const blank = await findBlankCodes(
    db,
    taken.flatMap(({ result, choices }, at) =>
      result === 'unknown' && choices.length === 0 ? codeOf(scans[at]?.code ?? '') : [],
    ),
  );
  const results: ScanResult[] = [];
  for (const [at, { clientId, result, isRepeated, answer, before, parcel, choices }] of taken.entries()) {
    const scan = scans[at];
    const isMeasured = scan?.act === 'measured' && result === 'ok' && parcel !== undefined;
    const { charge = null, refused } = isMeasured ? await measuredCharge(db, parcel, scan) : {};
    const code = codeOf(scan?.code ?? '');
    const isBlankLabel = result === 'unknown' && blank.has(code);
    const found = (parcel !== undefined && parcels.get(parcel)) || null;
    results.push({
      clientId,
      result,
      isRepeated,
      message: [
        say(isBlankLabel ? sentence('scan_blank_label', { code }) : answer),
        ...(refused ? [say(refused)] : []),
      ].join(' '),
      before: before ? say(before) : '',
      isBlankLabel,
      parcel: found,
      choices: choices.flatMap((seq) => parcels.get(seq) ?? []),
      charge,
      labelChanges: found?.leg === 'out' ? (labelChanges.get(parcel ?? 0) ?? []) : [],
    });
  }
  return results;
}

const scan: Handlers<typeof scanning>['scan'] = async ({ body: { station, scans } }, context) => {
  const desk = await deskOf(
    context,
    station,
    scans.some(({ countId }) => countId !== undefined),
  );
  const data: ScanResult[] = [];
  for (let start = 0; start < scans.length; start += SLICE) {
    const slice = scans.slice(start, start + SLICE);
    // A repeated scan is found by its client id.
    const task = async (work: Work): Promise<ScanOutcome[]> => {
      await work.assertStillAllowed();
      return takeScans(work, slice, desk);
    };
    const taken = await writeTogether(context, task, { isIdempotent: true });
    data.push(...(await toResults(context, slice, taken)));
    if (start + SLICE < scans.length) await letOthersIn();
  }
  return { ...context.done('scans_taken', { scans: scans.length }), data };
};

/** Returns the order of a code within the scope, otherwise the orders that it may mean. */
async function findByCode({ db, scope }: Context, read: string) {
  const code = codeOf(read);
  const order = await findOrder(db, code, scope);
  if (order) return { order, choices: [] };
  const bound = (await findBoundOrders(db, [code])).get(code);
  if (bound !== undefined) return { order: await findOrderById(db, bound, scope), choices: [] };
  const named = await findByReference(db, code);
  const seen = [];
  for (const { id } of named) {
    const found = await findOrderById(db, id, scope);
    if (found) seen.push(found);
  }
  const [only, ...others] = seen;
  return only && others.length === 0 ? { order: only, choices: [] } : { order: undefined, choices: seen };
}

/** Returns the driver who has a parcel, or the run that it is planned on; null if the caller may not read the run. */
async function readRunOf({ db, caller, scope }: Context, order: OrderRow | undefined, parcel: Parcel | null) {
  const nothing = { driver: null, planned: null };
  if (!order || !parcel || caller.kind === 'nobody' || !isAllowed(runs.readRun, caller.role)) return nothing;
  const { kind, id } = parcel.holder;
  if (kind === 'run') return { ...nothing, driver: (await findDriverOf(db, id, scope)) ?? null };
  const run = (await findRunsOf(db, [order.id])).get(order.id);
  const driver = run && (await findDriverOf(db, run.run_id, scope));
  return { ...nothing, planned: driver ? { _id: run.run_id, number: run.number, driver } : null };
}

const readParcel: Handlers<typeof scanning>['readParcel'] = async ({ params: { code } }, context) => {
  const { db } = context;
  const { order, choices } = await findByCode(context, code);
  if (!order && choices.length === 0) {
    const isBlankLabel = (await findBlankCodes(db, [codeOf(code)])).size > 0;
    throw refuse(isBlankLabel ? 'scan_blank_label' : 'no_such_parcel', { code });
  }
  const parcels = await readBySeq(db, [...(order ? [order.seq] : []), ...choices.map(({ seq }) => seq)]);
  const parcel = (order && parcels.get(order.seq)) ?? null;
  return {
    parcel,
    ...(await readRunOf(context, order, parcel)),
    choices: choices.flatMap(({ seq }) => parcels.get(seq) ?? []),
    codes: order ? await listBoundCodes(db, order.id) : [],
    road: (order ? await readRoad(db, order) : []).map(({ by, ...step }) => ({
      ...step,
      by: seenBy(context.caller, by).name,
    })),
  };
};

function startOfToday({ clock, settings }: Context): string {
  const { TIME_ZONE } = settings;
  return startOfHour(`${businessDay(clock().toISOString(), TIME_ZONE)}T00`, TIME_ZONE);
}

function daysAgo({ clock }: Context, days: number): string {
  return new Date(clock().getTime() - days * DAY_MS).toISOString();
}

export const scanningCalls: Handlers<typeof scanning> = {
  scan,
  undoScan: ({ params }, context) => undoScan(params.clientId, context),
  readParcel,

  listArrivals: async ({ query }, context) => {
    const { id } = await namedWarehouse(context.db, context.scope, query.warehouseId);
    return listArrivals(context.db, id, seqAt(daysAgo(context, EXPECTED_DAYS)));
  },

  listExpected: async ({ query: { warehouseId: named, runId, senderId } }, context) => {
    const { db, scope } = context;
    const { id: warehouseId } = await namedWarehouse(db, scope, named);
    const run = runId === undefined ? undefined : await findRun(db, runId, scope);
    if (runId !== undefined && (run?.to ?? run?.from)?.id !== warehouseId) throw refuse('no_such_run');
    await knownSender(db, senderId);
    const since = seqAt(daysAgo(context, EXPECTED_DAYS));
    const wanted = { warehouseId, runId, senderId, since, today: startOfToday(context) };
    return listExpected(db, wanted, MOST_LISTED);
  },

  listHeld: async ({ query }, context) => {
    const { db, scope } = context;
    const { warehouseId, page = 1, limit = PAGE_SIZE, days, place = 'here', sortCode, ...filter } = query;
    const { id } = await namedWarehouse(db, scope, warehouseId);
    const heldSince = days === undefined ? undefined : daysAgo(context, days);
    const { wanted, figures } = pageOf(page, limit);
    const where = { ...filter, warehouseId: id, place, heldSince };
    const sortCodes = sortCode === undefined ? undefined : await meantSortCodes(db, where, sortCode);
    const { parcels, total, held } = await listHeld(db, { ...where, sortCodes }, wanted);
    return { data: parcels, ...figures(total), held };
  },

  ...countCalls,
};
