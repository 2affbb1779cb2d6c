import type { BoardDriver, WaitingArea, WaitingShop } from '@tawseel/contract/dispatch';
import { isCashOnDelivery } from '@tawseel/contract/facts/payment-methods';
import type { Parcel } from '@tawseel/contract/parcel';
import type { Run, RunVisit, Stop, WithdrawnStop } from '@tawseel/contract/runs';
import type { Loose } from '../../api/tolerant.ts';
import { runsText as text } from '../../texts/en/runs.ts';
import type { NamedLine } from '../../ui/dialog/named-lines.tsx';
import { dotted, showMoney } from '../../ui/format.ts';

/** Parcels, and pickups that have no booked parcels. */
export type Load = { trackingIDs: string[]; pickupIds: string[] };
export type LooseRun = Loose<Run>;
export type LooseStop = Loose<Stop>;
export type LooseVisit = Loose<RunVisit>;
/** Place of a result on a run: the stop of a parcel, or a shop that has booked nothing. */
export type ResultPlace = LooseStop | LooseVisit;
export type LooseWithdrawn = Loose<WithdrawnStop>;
export type LooseParcel = Loose<Parcel>;
export type LooseArea = Loose<WaitingArea>;
export type LooseShop = Loose<WaitingShop>;
/** Group that waits for a driver: parcels of an area to deliver, or of a shop to collect. */
export type LooseGroup = LooseArea | LooseShop;
export type LooseDriver = Loose<BoardDriver>;

/** Returns the amount to collect at the door; undefined if it is paid. */
export function dueOf({ paymentMethod = '', orderValue = 0 }: LooseParcel): number | undefined {
  return isCashOnDelivery(paymentMethod) ? orderValue : undefined;
}

/** Returns the amount to collect as text. */
export function codOf(parcel: LooseParcel): string {
  const due = dueOf(parcel);
  return due === undefined ? text.paid : showMoney(due);
}

/** Returns the text of a load: '2 parcels and 1 pickup'. */
export function loadText({ trackingIDs = [], pickupIds = [] }: Partial<Load>): string {
  return text.load(trackingIDs.length, pickupIds.length);
}

export function runLoadText({ kind, parcels = 0, visits = 0, weight = 0, cashDue }: LooseRun): string {
  const figures = parcels === 0 && visits > 0 ? [] : [text.kilograms(weight)];
  if (kind !== 'pickup') figures.push(showMoney(cashDue));
  return dotted([text.load(parcels, visits), ...figures]);
}

/** Returns the progress of a run: its parcels, and its pickups without parcels. */
export function progressOf({ done = 0, failed = 0, parcels = 0, visits = 0 }: LooseRun): string {
  return dotted([
    (parcels > 0 || visits === 0) && text.progress(done, failed, parcels),
    visits > 0 && text.load(0, visits),
  ]);
}

export const isEmpty = ({ parcels = 0, visits = 0 }: LooseRun) => parcels + visits === 0;

export function isShop(group: LooseGroup): group is LooseShop {
  return 'key' in group;
}

/** Returns the visit, or undefined if the place is the stop of a parcel. */
export function visitAt(place: ResultPlace): LooseVisit | undefined {
  return 'pickupId' in place ? place : undefined;
}

/** Names the parcels of stops in a question. */
export const linesOf = (stops: readonly LooseStop[]): NamedLine[] =>
  stops.map(({ parcel }) => ({ code: parcel?.trackingID, name: parcel?.receiverName }));
