import type { ScanResultKind } from '@tawseel/contract/facts/scans';
import type { Sentence } from '@tawseel/contract/facts/sentences/say';
import type { Work } from '../../platform/engine/work.ts';
import type { Custody, Placement } from '../custody/rules/custody.ts';
import type { OrderRow } from '../orders/tables.ts';
import type { Place } from '../parcels/store.ts';
import type { RunRow } from '../runs/store/runs.ts';
import type { Meant } from './store/codes.ts';
import type { ScanRow } from './store/scans.ts';

/** Desk with its user, and everything that the scans of a call share. */
export type Desk = {
  warehouse: Place;
  device: string;
  station: number;
  scanner: number;
  /** Open stock counts at the warehouse, by id. */
  counts: ReadonlyMap<string, { no: number }>;
  /** Names of warehouses by their ids. */
  names: ReadonlyMap<string, string>;
  /** Clock skew in milliseconds. */
  skew: number;
  /** True if the user sees only orders of the own warehouse, and parcels that it holds or awaits. */
  isLimited: boolean;
  /** Destinations of the addresses that this call has looked up. */
  places: Map<string, Placement>;
};

/** Result of a scan before it is put into words. */
export type ScanOutcome = {
  clientId: string;
  result: ScanResultKind;
  isRepeated: boolean;
  answer: Sentence;
  /** Sentence about a surprising state of the parcel before this scan. */
  before?: Sentence | undefined;
  /** Seq of the order, and of the orders that the code may mean. */
  parcel: number | undefined;
  choices: number[];
};

/** Context of a scan: its desk, the time, the run, and the effects of earlier scans of the call. */
export type ScanContext = {
  work: Work;
  desk: Desk;
  run: RunRow | undefined;
  meant: Map<string, Meant>;
  /** Custody of the parcels, and times of their orders' last events, as far as known. */
  held: Map<number, Custody>;
  lastAt: Map<string, string>;
  rows: readonly ScanRow[];
};

/** Parcel after a scan has moved it. */
export type MovedParcel = {
  after: OrderRow;
  instant: string;
  held: Custody | undefined;
  lastAt: string | undefined;
};
/** Order of a scan, with the custody and the destination of its parcel. */
export type ScannedOrder = { order: OrderRow; held: Custody | undefined; place: Placement };
