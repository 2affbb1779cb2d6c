import type { Sentence } from '@tawseel/contract/facts/sentences/say';
import { sentence } from '@tawseel/contract/facts/sentences/sentence';
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

export type AssignResult = { trackingID: string; isAssigned: boolean; answer: Sentence };

type Giving = {
  assignments: readonly Assignment[];
  runs: ReadonlyMap<string, RunRow>;
  /** Locked pickups, with the ids of their rows. */
  pickupIds: ReadonlyMap<NamedPickup, string>;
  at: string;
};

/** Puts pickups without booked parcels on the runs of drivers. Returns one result for each, in their order. */
export async function assignVisits(
  trx: Trx,
  { assignments, runs, pickupIds: ids, at }: Giving,
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
    given.add(pickup);
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
