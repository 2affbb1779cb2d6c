import { sentence } from '@tawseel/contract/facts/sentences/sentence';
import {
  isTrackingStatus,
  TRACKING_EVENTS,
  type TrackingEventKind,
  type TrackingStatus,
} from '@tawseel/contract/facts/tracking';
import { FieldChange, type TrackingEvent } from '@tawseel/contract/order-replies';
import { severalLines } from '@tawseel/contract/typed-text';
import * as z from 'zod/mini';
import { type Codec, instant, json } from '../../../platform/csv/codecs.ts';
import { inEnglish } from '../../../platform/values/in-english.ts';
import { inWords, isCashEvent, type StoredEvent } from '../rules/tracking-history.ts';

export type HistoryEvent = {
  status: TrackingStatus;
  at: string;
  note: string;
  event?: TrackingEventKind | undefined;
} & Pick<TrackingEvent, 'by' | 'reason' | 'changes' | 'implied'>;

/** Longer than what is typed, because an exported note may be a sentence with such a note in it. */
const LONGEST_NOTE = 2000;
// Control characters mark stored sentences, which no file may bring.
const short = z.string().check(z.maxLength(LONGEST_NOTE), severalLines);

/** Fields that newer histories have. */
const Known = z.object({
  note: z.optional(short),
  event: z.optional(z.enum(TRACKING_EVENTS)),
  by: z.optional(z.object({ kind: short, id: short, name: short })),
  reason: z.optional(short),
  changes: z.optional(z.array(FieldChange)),
  implied: z.optional(z.boolean()),
});

function parseHistoryEvent(value: unknown): HistoryEvent | undefined {
  const { status, at, ...others } = Object(value) as Record<string, unknown>;
  const known = Known.safeParse(others).data;
  if (!known || typeof status !== 'string' || !isTrackingStatus(status)) return undefined;
  if (typeof at !== 'string') return undefined;
  // UTC offset required: JSON is written by programs.
  const when = /(Z|[+-]\d\d:?\d\d)$/.test(at) ? instant.parse(at, 'UTC') : undefined;
  return when === undefined ? undefined : { status, at: when, ...known, note: known.note ?? '' };
}

function isInOrder(history: readonly HistoryEvent[]): boolean {
  return history.every(({ at }, index) => at >= (history[index - 1]?.at ?? ''));
}

const asJson = json<HistoryEvent[]>(sentence('a_history'), (value) => {
  if (!Array.isArray(value) || value.length === 0) return undefined;
  const read = value.map(parseHistoryEvent);
  return read.every((one) => one !== undefined) && isInOrder(read) ? read : undefined;
});

/** JSON codec of an order's tracking history, oldest first, in the shape in which the API gives it. */
export const history: Codec<HistoryEvent[]> = {
  ...asJson,
  format: (events, timeZone) =>
    asJson.format(
      events.map((event) => ({ ...event, at: instant.format(event.at, timeZone) })),
      timeZone,
    ),
};

/** Event of a history as written by the database. */
export type WrittenEvent = Omit<HistoryEvent, 'event' | 'by' | 'reason' | 'changes' | 'implied'> & {
  kind: TrackingEventKind | null;
  actor_kind: string | null;
  actor: string | null;
  actor_name: string | null;
  reason: string | null;
  changes: string | null;
  implied: number | null;
};

/** Returns stored events for readers, with the hand-in of cash as such; an import recognises it by its time. */
export function namedEvents(events: readonly WrittenEvent[], cashAt: string | null): HistoryEvent[] {
  return events.map((written, index) => {
    const { status, at, note, reason } = inWords(written, inEnglish);
    const { actor_kind: kind, actor: id, actor_name: name, changes, implied } = written;
    const event = written.kind ?? (isCashEvent(events, index, cashAt) ? 'cashHandedIn' : undefined);
    return {
      status,
      at,
      note,
      ...(event ? { event } : {}),
      ...(kind && id ? { by: { kind, id, name: name ?? '' } } : {}),
      ...(reason ? { reason } : {}),
      ...(changes ? { changes: JSON.parse(changes) } : {}),
      ...(implied ? { implied: true } : {}),
    };
  });
}

/**
 * Returns the kind to store with an event; null for a move or a hand-in of cash without an actor, which other columns
 * tell.
 */
export function storedKind({ event = 'status', by }: HistoryEvent): StoredEvent['kind'] {
  return by || (event !== 'status' && event !== 'cashHandedIn') ? event : null;
}
