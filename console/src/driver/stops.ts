import { MINUTE_MS } from '@tawseel/contract/facts/durations';
import { pastedPlaceIn } from '@tawseel/contract/facts/pasted-place';
import { ruleOf, type StopAct } from '@tawseel/contract/facts/stop-acts';
import { type ActResult, STOP_STATES, type StopState } from '@tawseel/contract/facts/stops';
import { codeInAddress, normalTrackingId, trackingIdIn } from '@tawseel/contract/facts/tracking-id';
import type { MyStop } from '@tawseel/contract/my-day';
import type { KeptAct, KeptDay } from './queue/day-schema.ts';

/** Returns the state of a stop after an act, or undefined if the stop is over. */
export function stateAfter(state: StopState, act: StopAct): StopState | undefined {
  const rule = ruleOf(act);
  if (!rule) return state;
  return rule.from.includes(state) ? rule.to : undefined;
}

export function isStopState(state: unknown): state is StopState {
  return STOP_STATES.some((known) => known === state);
}

/** Returns true if the office handles an act that changed nothing here. */
export function isForOffice(result: ActResult | undefined): boolean {
  return result === 'late' || result === 'refused';
}

type Now = { acts: readonly KeptAct[]; day: KeptDay | undefined; now: number };

/**
 * Returns true if a driver may reopen a stop: it failed, or was done on this phone some minutes ago. The server
 * decides.
 */
export function isReopenable({ _id, state }: MyStop, { acts, day, now }: Now): boolean {
  if (state === 'failed') return true;
  const last = acts.findLast(({ act }) => act.stopId === _id && act.act !== 'called');
  return state === 'done' && last !== undefined && now - last.at < (day?.undoMinutes ?? 0) * MINUTE_MS;
}

/** Parcels of one visit, in the order of the run. */
export type Door = { first: MyStop; stops: MyStop[] };

/** Returns visits in the order of the run; parcels of one door are one visit unless they go different ways. */
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

/** Returns true if the shop has booked no parcels: the stop is the visit itself. */
export const isUnbooked = ({ requested }: MyStop) => requested !== undefined;

export const isPending = ({ state }: MyStop) => state === 'pending';

/**
 * Returns the stop of a scanned or typed code: its tracking ID, or the sender's own number if only one parcel has it.
 */
export function stopOfCode(stops: readonly MyStop[], text: string): MyStop | undefined {
  const code = codeInAddress(text);
  const id = trackingIdIn(text) ?? normalTrackingId(code);
  const known = stops.find(({ trackingID }) => trackingID === id || trackingID === code.toUpperCase());
  if (known) return known;
  const same = stops.filter(
    ({ reference }) => reference !== '' && reference.toLowerCase() === code.toLowerCase(),
  );
  return same.length === 1 ? same[0] : undefined;
}

const GOOGLE = 'https://www.google.com/maps/search/?api=1&query=';

/** Returns what a map searches for: the point or code that was pasted, otherwise the address. */
function soughtOnMap(stop: MyStop): { query: string } | { link: string } {
  const { building, street, landmark, area, city, makani, instructions, promised } = stop;
  const pasted = pastedPlaceIn([street, instructions, promised?.note, landmark, building]);
  if (pasted && 'link' in pasted) return pasted;
  if (pasted && 'point' in pasted) return { query: pasted.point };
  // Only Google's maps read these; a short code needs its town.
  if (pasted) {
    const isShort = pasted.plusCode.indexOf('+') < 8;
    return { link: GOOGLE + encodeURIComponent(isShort ? `${pasted.plusCode} ${city}` : pasted.plusCode) };
  }
  return { query: [building, street, landmark, area, city, makani].filter(Boolean).join(', ') };
}

/** Returns the link to the phone's own map, which may have tiles offline. */
export function mapLink(stop: MyStop, agent = navigator.userAgent): string {
  const place = soughtOnMap(stop);
  if ('link' in place) return place.link;
  const query = encodeURIComponent(place.query);
  if (/android/i.test(agent)) return `geo:0,0?q=${query}`;
  if (/iphone|ipad|ipod/i.test(agent)) return `https://maps.apple.com/?q=${query}`;
  return GOOGLE + query;
}
