import type { City } from '@tawseel/contract/facts/emirates';
import type { DoorWork, Position, StopActInput } from '../areas/attempts/door-work.ts';
import { takeAct } from '../areas/attempts/take-act.ts';
import { assignAll } from '../areas/dispatch/assign.ts';
import { handOut } from '../areas/runs/hand-out.ts';
import { type RunRow, updateRun } from '../areas/runs/store/runs.ts';
import { reportMissing } from '../areas/runs/unload.ts';
import { listStops } from '../areas/stops/store/stops.ts';
import type { Actor } from '../platform/values/actor.ts';
import { inEnglish } from '../platform/values/in-english.ts';
import { iso, MINUTE_MS, wavesSince } from './context.ts';
import type { DemoOrder } from './make-orders.ts';
import type { PlayedAct, PlayedGroup } from './play-plan.ts';
import type { Stage } from './play-stage.ts';

/** Latitude and longitude of residential areas, in degrees. */
const CENTRES: Record<City, readonly [number, number]> = {
  'Abu-Dhabi': [24.453, 54.377],
  Dubai: [25.186, 55.276],
  Sharjah: [25.346, 55.421],
  Ajman: [25.406, 55.481],
  Fujairah: [25.129, 56.327],
  'Ras-Al-Khaimah': [25.78, 55.953],
  'Umm-Al-Quwain': [25.554, 55.556],
};
const APART = 0.009;

/** Returns a position in an emirate, a different one for each number. */
function positionIn(city: string, no: number): Position {
  const [lat, lng] = CENTRES[city as City] ?? CENTRES.Dubai;
  return { lat: lat + (no % 5) * APART, lng: lng - (no % 3) * APART, accuracy: 6 + (no % 4) * 5 };
}

/** The drivers after these have nothing to do yet. */
const MOST_DRIVERS = 3;
const MOST_STOPS = 12;
const CLOSED_AFTER_MS = 10 * MINUTE_MS;

const idOf = ({ order }: PlayedAct) => order.row.tracking_id;

/** Plays the runs of drivers. `actsOf` returns all acts on an order, earliest first. */
export function openRuns(stage: Stage, actsOf: (order: DemoOrder) => readonly PlayedAct[]) {
  const { trx, context, crews, workAt } = stage;
  const stops = new Map<string, { id: string; driver: Actor }>();
  const over: { run: RunRow; at: number }[] = [];

  /** Returns when a run is over: all its parcels are delivered or back; undefined if some are not. */
  function overAt(parcels: readonly PlayedAct[]): number | undefined {
    const ends = parcels.map(({ order, at }) => {
      const ending = actsOf(order).find(
        (one) => one.at > at && (one.act === 'deliver' || one.act === 'receive'),
      );
      return ending?.at ?? Number.POSITIVE_INFINITY;
    });
    const at = Math.max(...ends) + CLOSED_AFTER_MS;
    return at <= context.now ? at : undefined;
  }

  /** Shares out the parcels, which are sorted, so that each driver has a part of the town. */
  function share(parcels: readonly PlayedAct[], { at, place }: PlayedAct) {
    const drivers = crews.list(place, 'driver').slice(0, MOST_DRIVERS);
    const count = Math.min(drivers.length, Math.ceil(parcels.length / MOST_STOPS));
    // The first driver, who can sign in, is among those who left last.
    const ago = wavesSince(context, at);
    return drivers
      .map((_, index) => drivers[(ago + index) % drivers.length]!)
      .slice(0, count)
      .map((driver, nth) => ({
        driver,
        parcels: parcels.filter((_, rank) => Math.floor((rank * count) / parcels.length) === nth),
      }));
  }

  return {
    /** Puts parcels on runs and hands these out. */
    goOut: async (kind: 'delivery' | 'pickup', parcels: PlayedGroup): Promise<void> => {
      const [{ at, place }] = parcels;
      const work = workAt(crews.pick(iso(at), place, 'supervisor', 'operator'), { at, place });
      const shares = share(parcels, parcels[0]);
      const { runs, results } = await assignAll(work, {
        from: { id: place, code: stage.codeOf(place) },
        kind,
        assignments: shares.map(({ driver, parcels }) => ({
          driverId: driver.id,
          trackingIDs: parcels.map(idOf),
        })),
      });
      for (const { isAssigned, answer } of results) if (!isAssigned) throw new Error(inEnglish(answer));
      for (const { driver, parcels } of shares) {
        const run = runs.find(({ driver_id }) => driver_id === driver.id)!;
        await handOut(work, run, { unloaded: 'load' });
        await updateRun(trx, run, { state: 'out', out_at: iso(at) });
        for (const { order_id, id } of await listStops(trx, run.id)) stops.set(order_id, { id, driver });
        const endsAt = overAt(parcels);
        if (endsAt !== undefined) over.push({ run: { ...run, version: run.version + 1 }, at: endsAt });
      }
    },

    /** Does an act at the stop of a parcel. Returns its driver, or undefined if no run has it. */
    actAtStop: async (
      { at, place, order }: PlayedAct,
      input: Pick<StopActInput, 'act'> & Partial<StopActInput>,
    ): Promise<Actor | undefined> => {
      const stop = stops.get(order.row.id);
      if (!stop) return undefined;
      const { driver, id: stopId } = stop;
      const work: DoorWork = { ...workAt(driver, { at, place }), mayActForOthers: false, proof: 'none' };
      const position = positionIn(order.row.dropoff_city, stops.size);
      const sent = { clientId: stage.clientId(), happenedAt: iso(at), skewMs: 0 };
      const { result, answer } = await takeAct(work, { ...sent, stopId, position, ...input });
      if (result !== 'accepted') throw new Error(inEnglish(answer));
      return driver;
    },

    closeRuns: async (): Promise<void> => {
      for (const { run, at } of over) {
        const place = run.warehouse_id;
        await reportMissing(workAt(crews.pick(run.id, place, 'operator'), { at, place }), run, false);
        await updateRun(trx, run, { state: 'closed', closed_at: iso(at) });
      }
    },
  };
}
