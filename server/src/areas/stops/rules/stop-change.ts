export type StopState = 'pending' | 'done' | 'failed' | 'skipped' | 'withdrawn' | 'moved';

/** Change of a parcel's stop, which is locked with its order; `id` is absent for the stop that is pending. */
export type StopChange = {
  id?: string;
  set: {
    state?: StopState;
    loaded_at?: string | null;
    done_at?: string | null;
    back_at?: string | null;
    why?: string;
  };
};

/** Ends a stop: done if its parcel is where it should be. */
export function endStop(id: string, state: Exclude<StopState, 'pending'>, at: string): StopChange {
  return { id, set: { state, done_at: at } };
}

/** Takes a stop off a run that has left, for a reason that its driver reads. */
export function withdrawStop(id: string, at: string, why: string): StopChange {
  return { id, set: { state: 'withdrawn', done_at: at, why } };
}

/** Reopens a stop that has ended. `loadedAt` is since when the run has its parcel again; absent if it still has it. */
export function reopenStop(id: string, loadedAt?: string | null): StopChange {
  const loaded = loadedAt === undefined ? {} : { loaded_at: loadedAt };
  return { id, set: { state: 'pending', done_at: null, ...loaded } };
}
