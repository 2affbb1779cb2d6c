import type { Sentence } from '@tawseel/contract/facts/sentences/say';
import { sentence } from '@tawseel/contract/facts/sentences/sentence';
import { MOST_ON_RUN } from '@tawseel/contract/facts/stops';
import type { Trx } from '../../platform/engine/tables.ts';
import type { NamedPickup } from '../pickups/store.ts';
import type { RunRow } from '../runs/store/runs.ts';
import { deleteVisits, insertVisits, listVisits } from '../stops/store/visits.ts';

export type Assignment = {
  driverId: string;
  trackingIDs?: readonly string[] | undefined;
  /** Pickups without booked parcels. */
  pickupIds?: readonly string[] | undefined;
};

/** Parcels and pickups that are assigned in one transaction, so that other calls wait for a short time. */
const AT_ONCE = 100;

/** Divides assignments into slices of few parcels and pickups. Slices that were done before an error get the same answer again. */
export function slicesOf(assignments: readonly Assignment[]): Assignment[][] {
  const keys = [
    ...assignments.flatMap(({ driverId, trackingIDs = [] }) =>
      trackingIDs.map((key) => ({ driverId, trackingIDs: [key], pickupIds: [] as string[] })),
    ),
    ...assignments.flatMap(({ driverId, pickupIds = [] }) =>
      pickupIds.map((key) => ({ driverId, trackingIDs: [] as string[], pickupIds: [key] })),
    ),
  ];
  const slices: Assignment[][] = [];
  for (let from = 0; from < keys.length; from += AT_ONCE) {
    const byDriver = Map.groupBy(keys.slice(from, from + AT_ONCE), ({ driverId }) => driverId);
    slices.push(
      [...byDriver].map(([driverId, of]) => ({
        driverId,
        trackingIDs: of.flatMap(({ trackingIDs }) => trackingIDs),
        pickupIds: of.flatMap(({ pickupIds }) => pickupIds),
      })),
    );
  }
  return slices;
}

export type AssignResult = { trackingID: string; isAssigned: boolean; answer: Sentence };

export function runFull({ number: run }: RunRow): Sentence {
  return sentence('run_full', { run, most: MOST_ON_RUN });
}

type Giving = {
  assignments: readonly Assignment[];
  runs: ReadonlyMap<string, RunRow>;
  /** Number of stops that each run still takes. */
  room: Map<string, number>;
  /** Locked pickups, with the ids of their rows. */
  pickupIds: ReadonlyMap<NamedPickup, string>;
  at: string;
};

/** Puts pickups without booked parcels on the runs of drivers. Returns one result for each, in their order. */
export async function assignVisits(
  trx: Trx,
  { assignments, runs, room, pickupIds: ids, at }: Giving,
): Promise<AssignResult[]> {
  const pickups = [...ids.keys()];
  const named = assignments.flatMap(({ driverId, pickupIds = [] }) =>
    pickupIds.map((id) => ({ id, run: runs.get(driverId), pickup: pickups.find((one) => one.id === id) })),
  );
  const onRuns = await listVisits(trx, { pickupIds: [...ids.values()] });
  const given = new Set<NamedPickup>();
  const visits: { pickup_id: string; run_id: string }[] = [];
  const results = named.map(({ id, run, pickup }): AssignResult => {
    const trackingID = pickup?.number ?? id;
    const pickup_id = pickup && ids.get(pickup);
    const visit = onRuns.find((one) => one.pickup_id === pickup_id);
    const isOn = visit !== undefined && visit.run_id === run?.id;
    const isFree = pickup?.state === 'asked' && !visit && !given.has(pickup);
    if (!pickup || !run || pickup_id === undefined || !(isOn || isFree))
      return { trackingID, isAssigned: false, answer: sentence('parcel_not_waiting', { trackingID }) };
    const left = room.get(run.id) ?? 0;
    if (isFree && left <= 0) return { trackingID, isAssigned: false, answer: runFull(run) };
    given.add(pickup);
    if (isFree) room.set(run.id, left - 1);
    if (isFree) visits.push({ pickup_id, run_id: run.id });
    return {
      trackingID,
      isAssigned: true,
      answer: sentence('parcel_assigned', { trackingID, run: run.number }),
    };
  });
  await insertVisits(trx, visits, at);
  return results;
}

/** Takes pickups off a run that is being loaded. `isAssigned` is true for one that stays. */
export async function unassignVisits(
  trx: Trx,
  run: RunRow | undefined,
  keys: readonly string[],
): Promise<AssignResult[]> {
  const visits = run ? await listVisits(trx, { runIds: [run.id] }) : [];
  const found = keys.map((key) => ({
    key,
    visit: visits.find(({ pickup_id, standing_id }) => pickup_id === key || standing_id === key),
  }));
  await deleteVisits(
    trx,
    found.flatMap(({ visit }) => visit?.pickup_id ?? []),
  );
  return found.map(({ key, visit }) => {
    const trackingID = visit?.number ?? key;
    const answer =
      visit && run
        ? sentence('taken_from_run', { trackingID, run: run.number })
        : sentence('no_such_stop', { trackingID });
    return { trackingID, isAssigned: !visit, answer };
  });
}
