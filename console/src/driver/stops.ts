import { type ActResult, STOP_STATES, type StopAct, type StopState } from '@tawseel/contract/facts/stops';
import { codeInAddress, searchedTrackingId } from '@tawseel/contract/facts/tracking-id';
import type { MyStop } from '@tawseel/contract/my-day';

/** What an act makes of its stop; a call ends nothing. */
const STATE_AFTER: Readonly<Record<StopAct, StopState | undefined>> = {
  delivered: 'done',
  handed_back: 'done',
  failed: 'failed',
  collected: 'done',
  not_collected: 'failed',
  called: undefined,
};

export function stateAfter(act: StopAct): StopState | undefined {
  return STATE_AFTER[act];
}

export function isStopState(state: unknown): state is StopState {
  return STOP_STATES.some((known) => known === state);
}

/** Whether the office looks after an act, which changed nothing here. */
export function isForOffice(result: ActResult | undefined): boolean {
  return result === 'late' || result === 'refused';
}

/** Parcels of one visit, in the order of the run. */
export type Door = { first: MyStop; stops: MyStop[] };

/** Visits in the order in which they are made; parcels of one door together, unless they go other ways. */
export function doorsOf(stops: readonly MyStop[]): Door[] {
  const doors = new Map<string, Door>();
  for (const stop of stops.toSorted((one, other) => one.place - other.place)) {
    const key = `${stop.runId} ${stop.kind} ${stop.door || stop._id}`;
    const door = doors.get(key) ?? { first: stop, stops: [] };
    door.stops.push(stop);
    doors.set(key, door);
  }
  return [...doors.values()];
}

export function doorOf(stops: readonly MyStop[], id: string): Door | undefined {
  return doorsOf(stops).find((door) => door.stops.some(({ _id }) => _id === id));
}

export const isPending = ({ state }: MyStop) => state === 'pending';

/** The stop of a code that was read or typed: its tracking ID, or the sender's own number where one parcel alone has it. */
export function stopOfCode(stops: readonly MyStop[], text: string): MyStop | undefined {
  const code = codeInAddress(text);
  const id = searchedTrackingId(code);
  const known = stops.find(({ trackingID }) => trackingID === (id ?? code.toUpperCase()));
  if (known) return known;
  const same = stops.filter(
    ({ reference }) => reference !== '' && reference.toLowerCase() === code.toLowerCase(),
  );
  return same.length === 1 ? same[0] : undefined;
}
