export type StopState = 'pending' | 'done' | 'failed' | 'skipped' | 'withdrawn' | 'moved';

type StopValues = {
  state?: StopState;
  loaded_at?: string | null;
  done_at?: string | null;
  back_at?: string | null;
  why?: string;
};

/** Sets values of a stop; without an id, of the one that is pending. */
export type StopSetting = { id?: string; set: StopValues };

/** Change of a parcel's stops, which are locked with its order. */
export type StopChange =
  | StopSetting
  /** Puts the parcel at the end of a run, or marks it as loaded there; any other run loses it. */
  | { putOn: { id: string; kind: string }; pickupId: string | null; at: string; isLoaded: boolean }
  /** Notes when a return came back to a warehouse from a run that had left. */
  | { backFrom: string; at: string };

/** Ends a stop: done if its parcel is where it should be. */
export function endStop(id: string, state: Exclude<StopState, 'pending'>, at: string): StopSetting {
  return { id, set: { state, done_at: at } };
}

/** Takes a stop off a run that has left, for a reason that its driver reads. */
export function withdrawStop(id: string, at: string, why: string): StopSetting {
  return { id, set: { state: 'withdrawn', done_at: at, why } };
}

/** Reopens a stop that has ended. `loadedAt` is since when the run has its parcel again; absent if it still has it. */
export function reopenStop(id: string, loadedAt?: string | null): StopSetting {
  const loaded = loadedAt === undefined ? {} : { loaded_at: loadedAt };
  return { id, set: { state: 'pending', done_at: null, ...loaded } };
}
