import type { TrackingEvent } from '@tawseel/contract/order-replies';
import type { RoadStep } from '@tawseel/contract/scanning';
import type { Loose } from '../../../api/tolerant.ts';
import { collectedText } from '../../../texts/en/collected.ts';
import { roadText } from '../../../texts/en/road.ts';
import { showHour } from '../../../ui/dates.ts';
import type { Tone } from '../../../ui/display/badge.tsx';
import { joined } from '../../../ui/format.ts';
import { eventLines, eventTitle } from '../order-facts.ts';
import { attemptLines, attemptTime, attemptTitle, type LooseAttempt } from './attempt-lines.ts';

type Event = Loose<TrackingEvent>;
type Step = Loose<RoadStep>;

/** Entry of an order's history with all its details. */
export type HistoryEntry = {
  /** Instant for sorting. */
  at: string;
  title: string;
  time: string;
  lines: readonly string[];
  tone?: Tone | undefined;
  /** Act of a driver, with pictures and a position if any. */
  attempt?: LooseAttempt;
};

/** Scan or act of a driver that may have caused an event of the order. */
type Cause = HistoryEntry & {
  /** When the server received it, which is within milliseconds the time of the event. */
  takenAt: string;
  /** Status or event that it causes if it causes one. */
  causes: string | undefined;
  /** Details that the event of the order does not have. */
  result?: string;
};

const TONES: Readonly<Record<string, Tone>> = {
  surplus: 'urgent',
  wrong_place: 'urgent',
  late: 'urgent',
  refused: 'bad',
  unknown: 'bad',
};
const CAUSED_BY_SCANS: Readonly<Record<string, string>> = { received: 'warehouse', counted: 'warehouse' };
const CAUSED_BY_ACTS: Readonly<Record<string, string>> = {
  delivered: 'delivered',
  collected: 'pickup',
  not_collected: 'unpick',
  reopened: 'takenBack',
};
const SAME_MS = 1000;

function ofScan({ at = '', what = '', result, warehouse, station = '', run, by }: Step): Cause {
  const acts: Readonly<Record<string, string>> = roadText.acts;
  const act = acts[what] ?? what;
  const became = result ? roadText.results[result] : '';
  return {
    at,
    takenAt: at,
    causes: CAUSED_BY_SCANS[what],
    result: became,
    title: became === '' ? act : roadText.resultOf(act, became),
    time: showHour(at),
    lines: [
      ...(warehouse ? [roadText.at(warehouse, station)] : []),
      ...(run ? [roadText.on(run)] : []),
      ...(by ? [roadText.by(by)] : []),
    ],
    tone: TONES[result ?? ''],
  };
}

function ofAttempt(attempt: LooseAttempt): Cause {
  const { at = '', receivedAt = '', act = '', result = '' } = attempt;
  return {
    at,
    takenAt: receivedAt,
    causes: result === 'accepted' ? CAUSED_BY_ACTS[act] : undefined,
    title: attemptTitle(attempt),
    time: attemptTime(attempt),
    lines: attemptLines(attempt),
    tone: TONES[result],
    attempt,
  };
}

/** Returns an event with the labels of what was collected, which the fields of the specification do not include. */
function withLabels(event: Event): Event {
  const labels: Readonly<Record<string, string>> = collectedText.fields;
  const changes = event.changes?.map((change) => ({
    ...change,
    field: labels[change.field ?? ''] ?? change.field,
  }));
  return changes ? { ...event, changes } : event;
}

function ofEvent(told: Event, cause: Cause | undefined): HistoryEntry {
  const event = withLabels(told);
  const { at = '', implied } = event;
  const title = eventTitle(event);
  if (!cause)
    return {
      at,
      title,
      time: showHour(at),
      lines: [...eventLines(event), ...(implied ? [roadText.implied] : [])],
    };
  // The cause has the actor.
  const lines = [cause.result ?? '', ...cause.lines, ...eventLines({ ...event, by: undefined })];
  return { ...cause, title, lines: [...new Set(lines.filter(Boolean))] };
}

/** Removes and returns the cause of an event: of the matching ones the nearest within a second. */
function takeCause(left: Set<Cause>, { event, status, at = '', receivedAt = at }: Event): Cause | undefined {
  const became = event === 'status' ? status : event;
  const apart = ({ takenAt }: Cause) => Math.abs(Date.parse(takenAt) - Date.parse(receivedAt));
  const [nearest] = [...left]
    .filter((cause) => cause.causes !== undefined && cause.causes === became && apart(cause) <= SAME_MS)
    .sort((one, other) => apart(one) - apart(other));
  if (nearest) left.delete(nearest);
  return nearest;
}

/** Adds the titles of events that a scan implied to the event of that scan, which follows them within a second. */
function foldImplied(events: readonly Event[]): { event: Event; notScanned: string[] }[] {
  const folded: { event: Event; notScanned: string[] }[] = [];
  let implied: Event[] = [];
  for (const event of events) {
    const isSame = ({ at = '' }: Event) => Date.parse(event.at ?? '') - Date.parse(at) <= SAME_MS;
    const [of, others] = [implied.filter(isSame), implied.filter((each) => !isSame(each))];
    folded.push(...others.map((each) => ({ event: each, notScanned: [] })));
    implied = event.implied ? [...of, event] : [];
    if (!event.implied) folded.push({ event, notScanned: of.map(eventTitle) });
  }
  return [...folded, ...implied.map((event) => ({ event, notScanned: [] }))];
}

/**
 * Returns the history of an order, oldest first and each entry once: its events with the scans and acts that caused
 * them, and scans and acts that caused none.
 */
export function historyEntries(
  events: readonly Event[],
  steps: readonly Step[],
  attempts: readonly LooseAttempt[],
): HistoryEntry[] {
  const left = new Set([
    ...steps.filter(({ kind }) => kind === 'scan').map(ofScan),
    ...attempts.map(ofAttempt),
  ]);
  const entries = foldImplied(events).map(({ event, notScanned }) => {
    const entry = ofEvent(event, takeCause(left, event));
    if (notScanned.length === 0) return entry;
    return { ...entry, lines: [...entry.lines, roadText.notScanned(joined(notScanned))] };
  });
  return [...entries, ...left].sort((one, other) => Date.parse(one.at) - Date.parse(other.at));
}
