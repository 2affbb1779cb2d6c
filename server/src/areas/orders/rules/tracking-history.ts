import { MINUTE_MS } from '@tawseel/contract/facts/durations';
import type { Say } from '@tawseel/contract/facts/sentences/say';
import {
  isFinal,
  isTrackingStatus,
  type ToldEventKind,
  type TrackingEventKind,
} from '@tawseel/contract/facts/tracking';
import { sayStored } from '../../../platform/values/stored-text.ts';

/** Actor of an event: a role or 'key', with the name at that time. */
export type EventActor = { kind: string; id: string; name: string };

/** Corrected field by its path in an order, with both values as text. */
export type FieldChange = { field: string; before: string; after: string };

/** Paths of what was collected, in the changes of a correction. */
export const COLLECTED_FIELDS = { cash: 'collected.cash', card: 'collected.card' } as const;

/** Returns true for a change of what was collected. */
export function isOfCollected({ field }: FieldChange): boolean {
  return field === COLLECTED_FIELDS.cash || field === COLLECTED_FIELDS.card;
}

/** Stored event: the status after it, its time and its note; null if it was not stored at that time. */
export type StoredEvent = {
  status: string;
  at: string;
  /** When it happened by the phone, if that was before it was stored. */
  happenedAt?: string;
  note: string;
  kind?: TrackingEventKind | null;
  by?: EventActor | null;
  reason?: string | null;
  changes?: FieldChange[] | null;
  /** True if a scan or a run implied it. */
  isImplied?: boolean;
  /** Act at the door or scan that caused it. */
  causeId?: string | null;
};

export type HistoryEvent = Pick<StoredEvent, 'status' | 'at' | 'note'> & {
  event: ToldEventKind;
  /** When the server got it, if it happened before. */
  receivedAt?: string;
  by?: EventActor;
  reason?: string;
  changes?: FieldChange[];
  implied?: true;
  failure?: string;
  window?: { day: string; from: string; to: string };
};

/** New event of an order, with its time and actor. */
export type NewEvent = Required<Pick<StoredEvent, 'kind' | 'at'>> & { by: EventActor } & Partial<
    Pick<StoredEvent, 'note' | 'reason' | 'changes' | 'isImplied'>
  >;

/**
 * Returns true if an event stored without a kind is the hand-in of cash. At that moment either the delivery itself
 * was stored, if both were one call, or an event that leaves the status unchanged, which can be nothing else because
 * delivered is final.
 */
export function isCashEvent(
  events: readonly Pick<StoredEvent, 'status' | 'at' | 'kind'>[],
  index: number,
  cashAt: string | null,
): boolean {
  const { at, status, kind } = events[index] ?? {};
  if (kind) return kind === 'cashHandedIn';
  return at !== undefined && at === cashAt && status === events[index - 1]?.status;
}

/**
 * Returns the history of an order for the API, with the hand-in of cash as an event of its own: delivered at 10:00
 * with the cash at 10:00 is the status delivered, then cashHandedIn.
 */
export function trackingHistory(events: readonly StoredEvent[], cashAt: string | null): HistoryEvent[] {
  const history = events.map(
    ({ kind, by, reason, changes, isImplied, happenedAt, ...event }, index): HistoryEvent => ({
      event: kind ?? (isCashEvent(events, index, cashAt) ? 'cashHandedIn' : 'status'),
      ...event,
      ...(happenedAt && happenedAt !== event.at ? { at: happenedAt, receivedAt: event.at } : {}),
      ...(by ? { by } : {}),
      ...(reason ? { reason } : {}),
      ...(changes ? { changes } : {}),
      ...(isImplied ? { implied: true } : {}),
    }),
  );
  if (cashAt === null || history.some(({ event }) => event === 'cashHandedIn')) return history;
  const index = history.findLastIndex(({ at }) => at <= cashAt) + 1;
  const status = history[index - 1]?.status ?? 'delivered';
  return history.toSpliced(index, 0, { event: 'cashHandedIn', status, at: cashAt, note: '' });
}

/** Merges attempts and promises into the history by their arrival, after events of the same moment. */
export function withAttempts(
  history: readonly HistoryEvent[],
  cashEvents: readonly HistoryEvent[],
): HistoryEvent[] {
  // The sort is stable.
  const arrivedAt = ({ at, receivedAt = at }: HistoryEvent) => receivedAt;
  return [...history, ...cashEvents].sort((one, other) =>
    arrivedAt(one) < arrivedAt(other) ? -1 : Number(arrivedAt(one) > arrivedAt(other)),
  );
}

/** Returns true if an event changed the order itself; a correction changes only its fields. */
export function isMove({ kind }: { kind?: string | null | undefined }): boolean {
  return kind !== 'corrected';
}

/** Removes and returns the last event that can be undone. Corrections stay: a hand-in is undone past them. */
export function popMove<E extends Pick<StoredEvent, 'kind'>>(standing: E[]): E | undefined {
  const index = standing.findLastIndex(isMove);
  return index < 0 ? undefined : standing.splice(index, 1)[0];
}

/**
 * Returns the events that are still in force, oldest first: without those that were undone, and without the undoing.
 */
export function standingEvents<E extends Pick<StoredEvent, 'kind'>>(events: readonly E[]): E[] {
  const standing: E[] = [];
  for (const event of events) {
    if (event.kind === 'takenBack') popMove(standing);
    else standing.push(event);
  }
  return standing;
}

/** Returns an event with its note and its reason in words. */
export function inWords<E extends Pick<StoredEvent, 'note' | 'reason'>>(event: E, say: Say): E {
  const { note, reason } = event;
  return { ...event, note: sayStored(note, say), ...(reason ? { reason: sayStored(reason, say) } : {}) };
}

export type Undo = { event: TrackingEventKind; status: string; until: number };
export type NoUndo = 'nothing' | 'corrected' | 'unknown' | 'another' | 'often' | 'late';

/** Maximum undone events of an order, because what is in force is recomputed from all of them. */
const MOST_UNDONE = 100;

/**
 * Returns the event that a user may undo and the status that it leads to, otherwise the reason why none. Accepted at
 * 10:00 by Sara, who has 10 minutes: to her {event: 'status', status: 'created', until: 10:10}, at 10:11 'late'.
 */
export function undoOf(
  events: readonly StoredEvent[],
  person: { id: string; mayTakeBackAll: boolean },
  now: Date,
  minutes: number,
): Undo | NoUndo {
  const [before, last] = standingEvents(events).slice(-2);
  if (!before || !last) return 'nothing';
  if (!last.kind || !last.by) return 'unknown';
  if (last.kind === 'corrected') return 'corrected';
  if (last.by.id !== person.id && !person.mayTakeBackAll) return 'another';
  if (events.filter(({ kind }) => kind === 'takenBack').length >= MOST_UNDONE) return 'often';
  const until = Date.parse(last.at) + minutes * MINUTE_MS;
  if (now.getTime() >= until) return 'late';
  return { event: last.kind, status: before.status, until };
}

/** Returns true if a status is final. */
export function isAtEnd(status: string): boolean {
  return isTrackingStatus(status) && isFinal(status);
}
