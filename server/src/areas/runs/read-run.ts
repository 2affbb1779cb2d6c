import { MOST_LISTED } from '@tawseel/contract/facts/parcels';
import type { StopState } from '@tawseel/contract/facts/stops';
import { refuse } from '../../platform/http/errors.ts';
import { speakerOf } from '../../platform/http/language.ts';
import type { Context } from '../../platform/http/serve.ts';
import { sayStored } from '../../platform/values/stored-text.ts';
import { listLaterDays } from '../../reads/promised-days.ts';
import { readParcels } from '../parcels/store.ts';
import { listStops, listWithdrawn } from '../stops/store/stops.ts';
import { listVisits } from '../stops/store/visits.ts';
import { readOutcomes, visitOutcome } from './outcomes.ts';
import { findRun } from './store/read-runs.ts';
import { listWaiting } from './store/runs.ts';
import { dayAt, listOverdue } from './store/today.ts';

type RunRequest = Pick<Context, 'db' | 'scope' | 'request' | 'clock' | 'settings'>;

export type RunContents = Awaited<ReturnType<typeof readRun>>;

/** Returns a run with its stops and visits, those withdrawn, and the parcels that wait for one to where it goes. */
export async function readRun({ db, scope, request, clock, settings }: RunRequest, id: string) {
  const say = speakerOf(request);
  const run = await findRun(db, id, scope);
  if (!run) throw refuse('no_such_run');
  const stops = await listStops(db, run._id);
  const withdrawn = await listWithdrawn(db, run._id);
  const parcels = await readParcels(
    db,
    [...stops, ...withdrawn].map(({ order_id }) => order_id),
  );
  const goal = run.state === 'open' ? run.to : null;
  const waiting = goal ? await listWaiting(db, run.from.id, goal.id, MOST_LISTED) : [];
  const outcomes = await readOutcomes(db, run._id, say);
  const today = dayAt(clock(), settings.TIME_ZONE);
  const later = await listLaterDays(
    db,
    stops.filter(({ state }) => state === 'pending').map(({ order_id }) => order_id),
    today.minute.slice(0, 10),
  );
  const visits = await listVisits(db, { runIds: [run._id] });
  const overdue = await listOverdue(db, run._id, today);
  return {
    run,
    visits: visits.map((visit) => ({
      pickupId: visit.pickup_id,
      number: visit.number,
      name: visit.sender_name,
      street: visit.street,
      area: visit.area,
      city: visit.city,
      phone: visit.phone,
      from: visit.from_time,
      to: visit.to_time,
      expected: visit.expected,
      note: visit.shop_note,
      // A closed set in the database.
      state: visit.state as StopState,
      isOverdue: overdue.has(visit.pickup_id),
      outcome: visit.client_id === null ? '' : say(visitOutcome(visit)),
      doneAt: visit.ended_at,
    })),
    stops: stops.flatMap(({ id: stopId, state, loaded_at, done_at }, at) => {
      const parcel = parcels[at];
      const isLoaded = loaded_at !== null;
      const { outcome = '', at: endedAt = done_at } = outcomes.get(stopId) ?? {};
      const doneAt = done_at && endedAt;
      // Only those that are on it are listed.
      const isOverdue = overdue.has(stopId);
      const stop = { _id: stopId, state: state as StopState, isLoaded, isOverdue, outcome, doneAt };
      return parcel ? [{ ...stop, promisedDay: later.get(parcel.trackingID) ?? null, parcel }] : [];
    }),
    withdrawn: withdrawn.flatMap(({ id: stopId, why, done_at: at }, index) => {
      const parcel = parcels[stops.length + index];
      const { outcome = '' } = outcomes.get(stopId) ?? {};
      return parcel && at !== null ? [{ parcel, why: sayStored(why, say), at, outcome }] : [];
    }),
    waiting: await readParcels(db, waiting),
  };
}
