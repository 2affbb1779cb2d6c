import { MINUTE_MS } from '@tawseel/contract/facts/durations';
import type { Say } from '@tawseel/contract/facts/sentences/say';
import {
  isFinal,
  isTrackingStatus,
  type ToldEventKind,
  type TrackingEventKind,
} from '@tawseel/contract/facts/tracking';
import { sayStored } from '../../../platform/values/stored-text.ts';

/** Who did it: a role or 'key', with the name they had then. */
export type Who = { kind: string; id: string; name: string };

/** A corrected field by its path in an order, as text. */
export type FieldChange = { field: string; before: string; after: string };

/** What is stored of an event: where it left the order, when, and what was said; null is what was not kept then. */
export type StoredEvent = {
  status: string;
  at: string;
  note: string;
  kind?: TrackingEventKind | null;
  by?: Who | null;
  reason?: string | null;
  changes?: FieldChange[] | null;
  /** A scan took the order this way. */
  isImplied?: boolean;
};

export type HistoryEvent = Pick<StoredEvent, 'status' | 'at' | 'note'> & {
  event: ToldEventKind;
  by?: Who;
  reason?: string;
  changes?: FieldChange[];
  implied?: true;
  failure?: string;
  window?: { day: string; from: string; to: string };
};

/** What happens to an order, when, and through whom. */
export type Happening = Required<Pick<StoredEvent, 'kind' | 'at'>> & { by: Who } & Partial<
    Pick<StoredEvent, 'note' | 'reason' | 'changes' | 'isImplied'>
  >;

/**
 * Tells the handing in of cash from the delivery before it, in what was stored without its kind. Stored at that moment
 * is the delivery itself, where both were one call, or an event that leaves the order where it was, which is nothing
 * else: delivered goes nowhere.
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
 * Event history of an order as the API shows it, the handing in of its cash an event of its own: delivered at 10:00
 * with the cash at 10:00 is the status delivered, then cashHandedIn.
 */
export function trackingHistory(events: readonly StoredEvent[], cashAt: string | null): HistoryEvent[] {
  const history = events.map(
    ({ kind, by, reason, changes, isImplied, ...event }, index): HistoryEvent => ({
      event: kind ?? (isCashEvent(events, index, cashAt) ? 'cashHandedIn' : 'status'),
      ...event,
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

/** What was tried and promised, in its place among the rest: after what happened at the same moment. */
export function withTold(history: readonly HistoryEvent[], told: readonly HistoryEvent[]): HistoryEvent[] {
  // The sort is stable.
  return [...history, ...told].sort((one, other) => (one.at < other.at ? -1 : Number(one.at > other.at)));
}

/** Whether something happened to the order itself; a correction changes only what is said of it. */
export function isMove({ kind }: { kind?: string | null | undefined }): boolean {
  return kind !== 'corrected';
}

/** The events that hold, oldest first: without those that were taken back, and the taking back. */
export function standingEvents<E extends Pick<StoredEvent, 'kind'>>(events: readonly E[]): E[] {
  const standing: E[] = [];
  for (const event of events) {
    if (event.kind === 'takenBack') standing.pop();
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
export type NoUndo = 'nothing' | 'corrected' | 'unknown' | 'another' | 'late';

/**
 * What a person may take back of an order, and to which status it then goes; else why nothing. Accepted at 10:00 by
 * Sara, who has 10 minutes: to her {event: 'status', status: 'created', until: 10:10}, at 10:11 'late'.
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
  const until = Date.parse(last.at) + minutes * MINUTE_MS;
  if (now.getTime() >= until) return 'late';
  return { event: last.kind, status: before.status, until };
}

/** Whether nothing is to happen to an order at this status any more. */
export function isAtEnd(status: string): boolean {
  return isTrackingStatus(status) && isFinal(status);
}
