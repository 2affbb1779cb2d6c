import {
  isTrackingStatus,
  type TrackingEventKind,
  type TrackingStatus,
} from '@tawseel/contract/facts/tracking';
import { isCashEvent } from '../domain/tracking-history.ts';
import { type Codec, instant, json } from './codecs.ts';

export type HistoryEvent = { status: TrackingStatus; at: string; note: string; event?: TrackingEventKind };

const LONGEST_NOTE = 500;

function parseHistoryEvent(value: unknown): HistoryEvent | undefined {
  const { status, at, note = '' } = Object(value) as Record<string, unknown>;
  if (typeof status !== 'string' || !isTrackingStatus(status)) return undefined;
  if (typeof at !== 'string' || typeof note !== 'string' || note.length > LONGEST_NOTE) return undefined;
  // UTC offset required: JSON is written by programs.
  const when = /(Z|[+-]\d\d:?\d\d)$/.test(at) ? instant.parse(at, 'UTC') : undefined;
  return when === undefined ? undefined : { status, at: when, note };
}

function isInOrder(history: readonly HistoryEvent[]): boolean {
  return history.every(({ at }, index) => at >= (history[index - 1]?.at ?? ''));
}

const asJson = json<HistoryEvent[]>(
  'the tracking history as JSON, oldest first: [{"status": "created", "at": "2026-11-21T10:00:00Z", "note": ""}]',
  (value) => {
    if (!Array.isArray(value) || value.length === 0) return undefined;
    const read = value.map(parseHistoryEvent);
    return read.every((one) => one !== undefined) && isInOrder(read) ? read : undefined;
  },
);

/** JSON codec of an order's tracking history, oldest first, in the shape in which the API gives it. */
export const history: Codec<HistoryEvent[]> = {
  ...asJson,
  format: (events, timeZone) =>
    asJson.format(
      events.map((event) => ({ ...event, at: instant.format(event.at, timeZone) })),
      timeZone,
    ),
};

/** Stored tracking events, with the handing in of cash named as such for readers; an import knows it by its time. */
export function namedEvents(events: readonly HistoryEvent[], cashAt: string | null): HistoryEvent[] {
  return events.map((event, index) =>
    isCashEvent(events, index, cashAt) ? { ...event, event: 'cashHandedIn' } : event,
  );
}
