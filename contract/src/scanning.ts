import * as z from 'zod/mini';
import { clientId, several } from './batches.ts';
import { LABEL_CHANGES } from './facts/labels.ts';
import { LONGEST, MAX_CM } from './facts/limits.ts';
import { EXCEPTIONS, HELD_PLACES, LEGS } from './facts/parcels.ts';
import { DESK, DISPATCH } from './facts/roles.ts';
import { LONGEST_CODE, MOST_SCANS, SCAN_ACTS, SCAN_RESULTS } from './facts/scans.ts';
import { rule } from './facts/sentences/rule.ts';
import { aed, byId, city, id, instant, maybeWords, moment, notOneOf, wholeNumber, words } from './fields.ts';
import { pageFigures } from './paging.ts';
import { HoldingDriver, Parcel, PlannedRun } from './parcel.ts';
import { keyed, messageOnly, table, withMessage } from './route.ts';
import { noSuchWarehouse } from './shared-refusals.ts';

/** Scanning desk. `device` is generated once per browser. Administrators must name the warehouse. */
export const Station = z.strictObject({
  device: z.string().check(z.regex(/^[\w-]{8,64}$/, rule('not_device'))),
  name: words(LONGEST.name),
  warehouseId: z.optional(id),
  /** Clock of the station when it sends, by which the times of its scans are corrected. */
  clock: z.optional(moment),
});
export type Station = z.infer<typeof Station>;

const side = z
  .number()
  .check(z.positive(rule('not_positive')), z.maximum(MAX_CM, rule('beyond', { max: MAX_CM })));
/** Above the 30 kg limit of new orders, so that overweight parcels can be measured. */
const MOST_MEASURED_KG = 1000;

export const GivenScan = z.strictObject({
  /** Generated when the code was read, so that a repeated scan gets the first reply. */
  clientId,
  act: z.enum(SCAN_ACTS, notOneOf(SCAN_ACTS)),
  /** A tracking ID, the address in a QR code, a bound label, another carrier's code or the sender's own number. */
  code: words(500),
  /** Run that the parcel is added to or removed from. */
  runId: z.optional(id),
  countId: z.optional(id),
  /** Measured weight in kg and size in cm. */
  weight: z.optional(
    z
      .number()
      .check(
        z.positive(rule('not_positive')),
        z.maximum(MOST_MEASURED_KG, rule('beyond', { max: MOST_MEASURED_KG })),
      ),
  ),
  size: z.optional(z.strictObject({ length: side, width: side, height: side })),
  /** When it was read, by the clock of the station. */
  happenedAt: z.optional(moment),
});
export type GivenScan = z.infer<typeof GivenScan>;

export const ScanResult = z.object({
  clientId: z.string(),
  result: z.enum(SCAN_RESULTS),
  /** True if the scan was sent before; this repeats the first reply. */
  isRepeated: z.boolean(),
  message: z.string(),
  /** Sentence about the parcel before this scan that may surprise, for example another planned run; else ''. */
  before: z.string(),
  parcel: z.nullable(Parcel),
  /** True for a blank label that was printed here and is not bound to an order yet. */
  isBlankLabel: z.boolean(),
  /** Orders with this code, if there are several to choose from. */
  choices: z.array(Parcel),
  /** Charge before and after a measurement. */
  charge: z.nullable(z.object({ before: aed, after: z.nullable(aed) })),
  /** Outdated parts of the parcel's label, which must be printed again. */
  labelChanges: z.array(z.enum(LABEL_CHANGES)),
});
export type ScanResult = z.infer<typeof ScanResult>;

/** Step in a parcel's history: an event of its order, or a scan. */
export const RoadStep = z.object({
  at: instant,
  kind: z.enum(['event', 'scan']),
  /** New status, or act. */
  what: z.string(),
  result: z.nullable(z.enum(SCAN_RESULTS)),
  /** Place of the scan. */
  warehouse: z.string(),
  station: z.string(),
  run: z.string(),
  by: z.string(),
  isImplied: z.boolean(),
});
export type RoadStep = z.infer<typeof RoadStep>;

/** Code of a blank label or of another carrier that is bound to a parcel. */
export const ParcelCode = z.object({ code: z.string(), boundAt: instant });
export type ParcelCode = z.infer<typeof ParcelCode>;

/** Group of parcels that a hub expects, from a run or a sender. */
export const Arrival = z.object({
  kind: z.enum(['run', 'sender']),
  id: z.string(),
  name: z.string(),
  /** Name of the run's driver; empty for a run without one and for a sender. */
  driverName: z.string(),
  parcels: z.number(),
});
export type Arrival = z.infer<typeof Arrival>;

/** Number of held parcels by what they wait for, over all pages. */
export const HeldFigures = z.object({ toDeliver: z.number(), toSendOn: z.number(), goingBack: z.number() });
export type HeldFigures = z.infer<typeof HeldFigures>;

export const StockCount = z.object({
  _id: z.string(),
  warehouseId: z.string(),
  sortCode: z.string(),
  begunAt: instant,
  begunBy: z.string(),
  /** True if the caller began it, and may cancel it. */
  isMine: z.boolean(),
  endedAt: z.nullable(instant),
  endedBy: z.nullable(z.string()),
  expected: z.number(),
  found: z.number(),
  missing: z.number(),
  surplus: z.number(),
});
export type StockCount = z.infer<typeof StockCount>;

const ofWarehouse = { warehouseId: z.optional(id) };
const code = z.strictObject({ code: words(LONGEST_CODE) });
const warehouseNamed = {
  ...noSuchWarehouse,
  warehouse_to_name: 'An administrator has to name the warehouse',
};
const noSuchCount = { no_such_count: 'No such stock count' };

export const scanning = table('scanning', {
  scan: {
    method: 'POST',
    path: '/api/scans',
    may: DISPATCH,
    feature: 'tawseel',
    held: true,
    log: 'scans',
    summary:
      'Up to 500 scans of a station, in their order; each is answered by itself, a repeated one with its first answer',
    invalidates: ['scanning'],
    bodyLimit: 262_144,
    mostValues: 6000,
    body: z.strictObject({
      station: Station,
      scans: several(GivenScan, MOST_SCANS),
    }),
    ...withMessage(z.array(ScanResult)),
    refusals: warehouseNamed,
  },
  undoScan: {
    method: 'POST',
    path: '/api/scans/:clientId/undo',
    may: DISPATCH,
    feature: 'tawseel',
    summary:
      'Undoes the receipt of a parcel by a scan: who had it before has it again, and its order the status of before',
    invalidates: ['scanning', 'runs', 'orders', 'followUps'],
    params: z.strictObject({ clientId }),
    ...messageOnly,
    refusals: {
      no_such_scan: 'No parcel was received by a scan with this id',
      scan_of_other: 'Another person scanned it, and the caller is no administrator',
      scan_undo_late: 'It was scanned longer ago than UNDO_MINUTES',
      scan_changed_since: 'Something else happened to the parcel since',
      scan_not_restored:
        'Who had it before is known by no run and no status, or that run has left or ended since',
      undo_without_warehouse: 'The warehouse of the order is deleted',
      undo_without_sender: 'The sender of the order is deleted',
    },
  },
  readParcel: {
    method: 'GET',
    path: '/api/parcels/:code',
    may: DESK,
    feature: 'tawseel',
    held: true,
    summary:
      'A parcel by any code that stands on it, with its road; several where the code is not of one alone',
    params: code,
    ...keyed(
      'data',
      z.object({
        parcel: z.nullable(Parcel),
        /** Null unless the parcel is on a run with a driver that the caller may read. */
        driver: z.nullable(HoldingDriver),
        /** Null unless the parcel waits to be loaded or collected on a run that the caller may read. */
        planned: z.nullable(PlannedRun),
        choices: z.array(Parcel),
        codes: z.array(ParcelCode),
        road: z.array(RoadStep),
      }),
    ),
    refusals: {
      no_such_parcel: 'Nothing has this code',
      scan_blank_label: 'It is a label that was printed ahead and stands for no order yet',
    },
  },
  listArrivals: {
    method: 'GET',
    path: '/api/hub/arrivals',
    may: DISPATCH,
    feature: 'tawseel',
    held: true,
    summary:
      'What a warehouse waits for: runs on their way to it, and the senders whose orders are to come in',
    query: z.strictObject(ofWarehouse),
    ...keyed('data', z.array(Arrival)),
    refusals: warehouseNamed,
  },
  listExpected: {
    method: 'GET',
    path: '/api/hub/expected',
    may: DISPATCH,
    feature: 'tawseel',
    held: true,
    summary: 'The parcels of one arrival, each with whether it is here already; at most 1000',
    query: z.strictObject({ ...ofWarehouse, runId: z.optional(id), senderId: z.optional(id) }),
    ...keyed('data', z.array(z.object({ parcel: Parcel, isHere: z.boolean() }))),
    refusals: { ...warehouseNamed, no_such_run: 'No such run', no_such_sender: 'No such sender' },
  },
  listHeld: {
    method: 'GET',
    path: '/api/hub/held',
    may: DESK,
    feature: 'tawseel',
    held: true,
    summary:
      'Parcels in the hands of a warehouse, on their way to it or sent on by it, those it has the longest first',
    query: z.strictObject({
      ...ofWarehouse,
      place: z.optional(z.enum(HELD_PLACES, notOneOf(HELD_PLACES))),
      /** Minimum number of days held. */
      days: z.optional(wholeNumber(365)),
      leg: z.optional(z.enum(LEGS, notOneOf(LEGS))),
      exception: z.optional(z.enum(EXCEPTIONS, notOneOf(EXCEPTIONS))),
      city: z.optional(city),
      senderId: z.optional(id),
      toWarehouseId: z.optional(id),
      /** Any part of a sort code, in any spelling. */
      sortCode: z.optional(words(LONGEST.area)),
      page: z.optional(wholeNumber(100_000)),
      limit: z.optional(wholeNumber(100)),
    }),
    reply: z.object({ data: z.array(Parcel), ...pageFigures, held: HeldFigures }),
    key: 'data',
    refusals: warehouseNamed,
  },
  listCounts: {
    method: 'GET',
    path: '/api/counts',
    may: DISPATCH,
    feature: 'tawseel',
    summary:
      'The last 50 stock counts of a warehouse, newest first, and the sort codes of the parcels that it has',
    query: z.strictObject(ofWarehouse),
    reply: z.object({
      data: z.array(StockCount),
      /** Sort codes by name, with their numbers of parcels. */
      sortCodes: z.array(z.object({ sortCode: z.string(), parcels: z.number() })),
    }),
    refusals: warehouseNamed,
  },
  beginCount: {
    method: 'POST',
    path: '/api/counts',
    may: DISPATCH,
    feature: 'tawseel',
    summary: 'Begins a stock count, of all parcels of a warehouse or of one sort code',
    invalidates: ['scanning'],
    idempotent: true,
    /** Empty to count all; otherwise a part of exactly one sort code that the warehouse has. */
    body: z.strictObject({ ...ofWarehouse, sortCode: maybeWords(LONGEST.area) }),
    ...withMessage(StockCount),
    status: 201,
    refusals: {
      ...warehouseNamed,
      count_runs: 'A stock count is under way there',
      count_of_nothing: 'No parcel there has such a sort code',
      count_of_several: 'Several sort codes there fit',
    },
  },
  readCount: {
    method: 'GET',
    path: '/api/counts/:id',
    may: DISPATCH,
    feature: 'tawseel',
    summary:
      'A stock count, with the parcels that are missing and those that nobody expected; at most 1000 each',
    params: byId,
    ...keyed('data', z.object({ count: StockCount, missing: z.array(Parcel), surplus: z.array(Parcel) })),
    refusals: noSuchCount,
  },
  endCount: {
    method: 'POST',
    path: '/api/counts/:id/end',
    may: ['supervisor'],
    feature: 'tawseel',
    summary: 'Ends a stock count: what is missing and what nobody expected become follow-ups',
    invalidates: ['scanning', 'followUps'],
    idempotent: true,
    params: byId,
    ...withMessage(StockCount),
    refusals: { ...noSuchCount, count_over: 'It is over already' },
  },
  cancelCount: {
    method: 'DELETE',
    path: '/api/counts/:id',
    may: DISPATCH,
    feature: 'tawseel',
    summary:
      'Cancels a stock count: nothing is missing or surplus of it. Operators cancel those that they began',
    invalidates: ['scanning'],
    params: byId,
    ...messageOnly,
    refusals: {
      ...noSuchCount,
      count_over: 'It is over already',
      count_of_other: 'Another person began it, and the caller is no supervisor',
    },
  },
});
