import type { ScanResultKind } from '@tawseel/contract/facts/scans';
import type { Sentence } from '@tawseel/contract/facts/sentences/say';
import type { Tables } from '../../platform/engine/tables.ts';
import type { Work } from '../../platform/engine/work.ts';
import type { Custody, Placement } from '../custody/rules/custody.ts';
import type { Place } from '../parcels/store.ts';
import type { Meant } from './store/codes.ts';
import type { ScanRow } from './store/scans.ts';

export type Order = Tables['orders'];
export type Run = Tables['runs'];

/** Who scans at which desk, and all that every scan of a call has in common. */
export type Desk = {
  warehouse: Place;
  station: number;
  scanner: number;
  /** The stock counts that are under way there, by id. */
  counts: ReadonlyMap<string, { no: number }>;
  /** Names of warehouses by their ids. */
  names: ReadonlyMap<string, string>;
  /** By how much its clock is wrong, in ms. */
  skew: number;
  /** Only its own warehouse's orders, and what that holds or waits for, are its business. */
  isLimited: boolean;
  /** Where addresses lie, as far as this call has asked. */
  places: Map<string, Placement>;
};

/** What became of a scan, before it is told. */
export type Taken = {
  clientId: string;
  result: ScanResultKind;
  isRepeated: boolean;
  said: Sentence;
  /** Sentence about the parcel before this scan that may surprise. */
  before?: Sentence | undefined;
  /** Seqs of the order, and of those that it may be. */
  parcel: number | undefined;
  choices: number[];
};

/** What a scan finds: its desk, the moment, the run, and what those before it did. */
export type At = {
  work: Work;
  desk: Desk;
  run: Run | undefined;
  meant: Map<string, Meant>;
  /** Who has the parcels, and when the last thing happened to their orders, as far as that is known. */
  held: Map<number, Custody>;
  lastAt: Map<string, string>;
  rows: readonly ScanRow[];
};

/** What became of a parcel that a scan moved. */
export type Moved = { after: Order; instant: string; held: Custody | undefined; lastAt: string | undefined };
/** The order of a scan, who has its parcel, and where its address lies. */
export type Found = { order: Order; held: Custody | undefined; place: Placement };
